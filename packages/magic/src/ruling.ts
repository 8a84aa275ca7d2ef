import { because, type Reason, type View } from '@battleline/kernel'
import { type Declared, declarationText, declaredIn, nameOf, pairsIn, type Question } from './asked.ts'
import { judge, type Verdict } from './legality/judge.ts'
import { paymentsOf } from './legality/payments.ts'
import type { Deed } from './vocabulary.ts'

/** A verdict in a player's words. */
export interface Ruling extends Reason {
  readonly verdict: Verdict
  /** Null where it is not proved: nothing better was found, but the search ended before it was sure that there is nothing. */
  readonly legal: boolean | null
  /** A legal declaration that proves this one illegal; null where there is none to show. */
  readonly better: Declared | null
}

const times = (count: number): string => `${count} requirement${count === 1 ? '' : 's'}`

/** Whether a declaration is legal, with the proof, and why in one sentence. Its costs are taken as paid. */
export function rule(w: View, question: Question, declared: Declared, deed: Deed, work?: number): Ruling {
  const stray = strangerOf(w, question, declared)
  if (stray !== null)
    return { verdict: { kind: 'broken', broken: [stray] }, legal: false, better: null, ...stray }
  const verdict = judge(question.declaring, pairsIn(question, declared), work)
  const cite = deed === 'attack' ? ['MTG-ATK-30'] : ['MTG-BLK-30']
  switch (verdict.kind) {
    case 'broken': {
      const [first] = verdict.broken
      return { verdict, legal: false, better: null, ...because(first?.reason ?? '', ...(first?.cite ?? [])) }
    }
    case 'outdone': {
      const better = declaredIn(question, verdict.better)
      const possible = `${verdict.proved ? '' : 'at least '}${verdict.possible}`
      const are = verdict.possible === 1 ? 'is' : 'are'
      const example = declarationText(better, deed, (one) => nameOf(w, one))
      const reason = `it obeys ${times(verdict.obeyed)}; ${possible} ${are} possible, for example ${example}`
      return { verdict, legal: false, better, ...because(reason, ...cite, ...citesOf(verdict)) }
    }
    case 'legal':
      return { verdict, legal: true, better: null, ...because(legalText(verdict.obeyed), ...cite) }
    case 'not proved': {
      const reason = `not proved: it obeys ${times(verdict.obeyed)}, nothing better was found, and more than ${verdict.bound} are impossible`
      return { verdict, legal: null, better: null, ...because(reason, ...cite) }
    }
    default:
      return verdict satisfies never
  }
}

const legalText = (obeyed: number): string =>
  obeyed === 0 ? 'no requirement can be obeyed' : `it obeys ${times(obeyed)}, and no more are possible`

/** The rules of the requirements that a declaration misses, each once. */
const citesOf = (verdict: Verdict & { kind: 'outdone' }): string[] => [
  ...new Set(verdict.missed.flatMap(({ requirement }) => requirement.cite)),
]

/** Why something in a declaration has no part in it; null where everything has. */
function strangerOf(w: View, { creatures, goals }: Question, declared: Declared): Reason | null {
  const known = (record: number): string =>
    record > 0 && record < w.rows.length ? nameOf(w, record) : `record ${record}`
  const [able, choosable] = [new Set(creatures), new Set(goals)]
  for (const [creature, goal] of declared) {
    if (!able.has(creature))
      return because(`${known(creature)} is no creature of the player who declares`, 'MTG-ATK-2', 'MTG-BLK-2')
    if (!choosable.has(goal)) return because(`${known(goal)} cannot be chosen`, 'MTG-ATK-3', 'MTG-BLK-2')
  }
  return null
}

/** What has to be paid for a declaration, as one sentence for each payment. */
export const costsOf = ({ declaring, ...question }: Question, declared: Declared): string[] =>
  paymentsOf(declaring, pairsIn({ declaring, ...question }, declared)).map(
    ({ cost }) => declaring.costs[cost]?.reason ?? '',
  )
