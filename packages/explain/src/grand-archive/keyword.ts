import type { TraceEvent } from '@battleline/kernel'
import { type Answer, answer } from '../why/answer.ts'
import { becauseOf, indexes } from '../why/trace-queries.ts'
import { attacks, isHookOf, type RunWithBoard } from './trace-queries.ts'

export interface AskedKeyword {
  readonly card: number
  readonly keyword: string
  /** True if the card prints it in brackets that are not true. */
  readonly barred: boolean
}

/** When a keyword applies, and the rule. */
interface Application {
  readonly when: string
  readonly cite: string
}

/** Why a keyword of a card did nothing; or that it did something, with the result. */
export function notKeyword(run: RunWithBoard, { card, keyword, barred }: AskedKeyword): Answer {
  const name = run.name(card)
  const rule = APPLICATIONS[keyword]
  const cite = rule === undefined ? [] : [rule.cite]
  const acted = indexes(run, (event) => isActOf(event, card, keyword))
  if (acted.length > 0) {
    const because = acted.flatMap((at) => becauseOf(run, run.trace[at]))
    return answer(`${name}’s ${keyword} did act.`, cite, because, false)
  }
  const moments = [0, ...attacks(run).flatMap(({ from, to }) => [from, to]), run.trace.length]
  if (!moments.some((at) => (run.at(card, at).keywords[keyword] ?? 0) > 0)) {
    const why = barred ? ': its condition in brackets is false' : ''
    return answer(`${name} does not have ${keyword}${why}.`, cite, [], false)
  }
  const own = REASONS[keyword]?.(run, card) ?? undoneBy(run, card, cite)
  return answer(
    `${name}’s ${keyword} did nothing: ${own ?? `it is ${rule?.when ?? 'used by no step of a chart'}`}.`,
    cite,
  )
}

/** An effect of the keyword, or a step of its own chart. */
const isActOf = (event: TraceEvent, card: number, keyword: string): boolean =>
  isHookOf(event, card, keyword) ||
  (event.kind === 'step' &&
    event.subjects.includes(card) &&
    event.step.id.startsWith(`grand-archive/${keyword}.`))

/** The trace's report that the keyword did nothing. */
function undoneBy({ trace }: RunWithBoard, card: number, cite: readonly string[]): string | null {
  const report = trace.find(
    (event) =>
      event.kind === 'not' && event.record === card && event.why.cite.some((rule) => cite.includes(rule)),
  )
  return report?.kind === 'not' ? report.why.reason : null
}

type FindReason = (run: RunWithBoard, card: number) => string | null

/** Reasons that the board shows when the last attack is declared. */
const REASONS: Readonly<Record<string, FindReason>> = {
  taunt: (run, card) => (restedIn(run, card) ? 'a rested unit does not taunt' : null),
  intercept: (run, card) => (restedIn(run, card) ? 'a rested ally does not intercept' : null),
  bulwark: () => 'no combat damage met a bulwark counter on it',
  ranged: (run, card) => {
    const own = attacks(run).filter(({ attacker }) => attacker === card)
    if (own.length === 0) return 'it did not attack, and ranged counts for its attacks only'
    return own.some(({ from }) => run.at(card, from).distant) ? null : 'it was not distant'
  },
}

const restedIn = (run: RunWithBoard, card: number): boolean => {
  const last = attacks(run).at(-1)
  return last !== undefined && run.at(card, last.from).rested
}

/** When each keyword applies. */
const APPLICATIONS: Readonly<Record<string, Application>> = {
  ambush: {
    when: 'used when another unit or domain of its controller is attacked',
    cite: 'GA-KW-AMBUSH',
  },
  bulwark: { when: 'used as the object enters the field', cite: 'GA-KW-BULWARK' },
  cleave: { when: 'used as an attack with it is declared', cite: 'GA-KW-CLEAVE' },
  'commanded will': { when: 'used while it attacks with a command', cite: 'GA-KW-COMMANDEDWILL' },
  critical: {
    when: 'used when its attack or retaliation would deal combat damage',
    cite: 'GA-KW-CRITICAL',
  },
  foster: {
    when: 'used as the recollection phase of its controller begins',
    cite: 'GA-KW-FOSTER',
  },
  immortality: { when: 'used when it would go from the field to the graveyard', cite: 'GA-IMM-1' },
  intercept: {
    when: 'used when an attack that can be intercepted is declared on its champion',
    cite: 'GA-KW-INTERCEPT',
  },
  'link shield': {
    when: 'used when its linked object would be destroyed',
    cite: 'GA-RPL-7',
  },
  multistrike: { when: 'used as an attack with it is declared', cite: 'GA-KW-MULTISTRIKE' },
  omnishroud: { when: 'used as targets are chosen', cite: 'GA-KW-OMNISHROUD' },
  prepare: { when: 'used as the card is activated', cite: 'GA-DEF-7' },
  pride: { when: 'used as it attacks or uses an ability', cite: 'GA-KW-PRIDE' },
  ranged: { when: 'used while it attacks and is distant', cite: 'GA-KW-RANGED' },
  retort: { when: 'used while it retaliates', cite: 'GA-KW-RETORT' },
  spellshroud: { when: 'used as a spell chooses its targets', cite: 'GA-KW-SPELLSHROUD' },
  stealth: { when: 'used when it is attacked', cite: 'GA-KW-STEALTH' },
  steadfast: { when: 'used as it retaliates', cite: 'GA-KW-STEADFAST' },
  taunt: { when: 'used when its controller is attacked', cite: 'GA-KW-TAUNT' },
  'true sight': { when: 'used when it attacks a unit with stealth', cite: 'GA-KW-TRUESIGHT' },
  unblockable: { when: 'used against taunt or intercept', cite: 'GA-KW-UNBLOCKABLE' },
  vigor: { when: 'used as its controller’s end phase begins', cite: 'GA-KW-VIGOR' },
}
