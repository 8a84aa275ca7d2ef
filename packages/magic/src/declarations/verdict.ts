import { because, type Message, messageOf, type Reason, say, type View } from '@battleline/kernel'
import { problemJudgedBy } from '../legality/evaluate.ts'
import { judge, type LegalityResult } from '../legality/judge.ts'
import { paymentsOf } from '../legality/payments.ts'
import { nameOf } from '../model/state.ts'
import type { CombatAction } from '../vocabulary.ts'
import {
  type DeclarationQuestion,
  type Declared,
  declarationText,
  declaredIn,
  pairsIn,
} from './declaration-question.ts'

/** Whether a declaration is legal, with the solver's result and the reason in a player's words. */
export interface DeclarationVerdict extends Reason {
  readonly verdict: LegalityResult
  /** Null if it is not proved: the search found nothing better but ended early. */
  readonly legal: boolean | null
  /** A better declaration, which proves this one illegal; null if there is none to show. */
  readonly better: Declared | null
}

const requirementCount = (count: number): Message =>
  count === 1 ? say`${count} requirement` : say`${count} requirements`

/** Whether a declaration is legal, with the proof and a sentence. Its costs count as paid. */
export function judgeDeclaration(
  w: View,
  question: DeclarationQuestion,
  declared: Declared,
  action: CombatAction,
  work?: number,
): DeclarationVerdict {
  const strays = outsidersIn(w, question, declared)
  if (strays.length > 0) return violation({ kind: 'broken', broken: strays })
  const pairs = pairsIn(question, declared)
  const verdict = judge(question.problem, pairs, work)
  const cite = action === 'attack' ? ['MTG-ATK-30'] : ['MTG-BLK-30']
  switch (verdict.kind) {
    case 'broken':
      return violation(verdict)
    case 'outdone': {
      const better = declaredIn(question, verdict.better)
      const possible = verdict.proved ? verdict.possible : say`at least ${verdict.possible}`
      const example = declarationText(better, action, (one) => nameOf(w, one))
      const reason =
        verdict.possible === 1
          ? say`it obeys ${requirementCount(verdict.obeyed)}; ${possible} is possible, for example ${example}`
          : say`it obeys ${requirementCount(verdict.obeyed)}; ${possible} are possible, for example ${example}`
      return { verdict, legal: false, better, ...because(reason, ...cite, ...citesOf(verdict)) }
    }
    case 'legal': {
      const required = problemJudgedBy(question.problem, pairs).requirements.length > 0
      const reason = legalText(verdict.obeyed, required, question.problem.costs.length > 0)
      return { verdict, legal: true, better: null, ...because(reason, ...cite) }
    }
    case 'not proved': {
      const reason = say`not proved: it obeys ${requirementCount(verdict.obeyed)}, nothing better was found, and more than ${verdict.bound} are impossible`
      return { verdict, legal: null, better: null, ...because(reason, ...cite) }
    }
    default:
      return verdict satisfies never
  }
}

/** `costs`: paying could allow more than anybody is required to do. */
function legalText(obeyed: number, required: boolean, costs: boolean): Message {
  if (!required) return say`nothing is required of it`
  const most =
    obeyed === 0
      ? say`nothing that is required is possible`
      : say`it obeys ${requirementCount(obeyed)}, and no more are possible`
  return costs ? say`${most} without a payment, which nobody has to make` : most
}

/** Names every violated restriction, or the first ones of a long list. */
function violation(verdict: LegalityResult & { kind: 'broken' }): DeclarationVerdict {
  const reasons = [...new Map(verdict.broken.map((one) => [one.reason, messageOf(one)])).values()]
  const more = reasons.length > MOST_NAMED ? [say`and ${reasons.length - MOST_NAMED} more`] : []
  const [first = say``, ...others] = [...reasons.slice(0, MOST_NAMED), ...more]
  const reason = others.reduce((before, one) => say`${before}; ${one}`, first)
  const cite = [...new Set(verdict.broken.flatMap((one) => one.cite))]
  return { verdict, legal: false, better: null, ...because(reason, ...cite) }
}

const MOST_NAMED = 10

/** The rules of the missed requirements, each once. */
const citesOf = (verdict: LegalityResult & { kind: 'outdone' }): string[] => [
  ...new Set(verdict.missed.flatMap(({ requirement }) => requirement.cite)),
]

/** The records of a declaration that cannot be declared, each with the reason. */
function outsidersIn(w: View, { creatures, goals }: DeclarationQuestion, declared: Declared): Reason[] {
  const known = (record: number): string =>
    record > 0 && record < w.rows.length ? nameOf(w, record) : `record ${record}`
  const [able, choosable] = [new Set(creatures), new Set(goals)]
  const strangers = (column: 0 | 1, those: ReadonlySet<number>): number[] => [
    ...new Set(declared.map((pair) => pair[column]).filter((one) => !those.has(one))),
  ]
  return [
    ...strangers(0, able).map((one) =>
      because(say`${known(one)} is no creature of the player who declares`, 'MTG-ATK-2', 'MTG-BLK-2'),
    ),
    ...strangers(1, choosable).map((one) =>
      because(say`${known(one)} cannot be chosen`, 'MTG-ATK-3', 'MTG-BLK-2'),
    ),
  ]
}

/** How many payments of a declaration are lands, or may be paid with 2 life. */
export const paymentCount = (
  question: DeclarationQuestion,
  declared: Declared,
  paid: 'land' | 'life',
): number =>
  paymentsOf(question.problem, pairsIn(question, declared)).filter(
    ({ cost }) => question.problem.costs[cost]?.paid === paid,
  ).length

/** The costs of a declaration, one sentence for each payment. */
export const costTexts = ({ problem, ...question }: DeclarationQuestion, declared: Declared): string[] =>
  paymentsOf(problem, pairsIn({ problem, ...question }, declared)).map(
    ({ cost }) => problem.costs[cost]?.reason ?? '',
  )
