import type { TraceEvent } from '@battleline/kernel'
import { type Answer, answer, type Because } from '../answer.ts'
import { places, toldBy } from '../story.ts'
import { attacks, isHookOf, type ToldBoard } from './story.ts'

export interface AskedKeyword {
  readonly card: number
  readonly keyword: string
  /** True where the card prints it, behind brackets that do not hold. */
  readonly barred: boolean
}

/** When a keyword has its say, and the rule. */
interface Says {
  readonly when: string
  readonly cite: string
}

/** Why a keyword of a card did nothing; or that it did something, and what. */
export function notKeyword(told: ToldBoard, { card, keyword, barred }: AskedKeyword): Answer {
  const name = told.name(card)
  const rule = KEYWORD_SAYS[keyword]
  const cite = rule === undefined ? [] : [rule.cite]
  const acted = places(told, (event) => isActOf(event, card, keyword))
  if (acted.length > 0) {
    const said = acted.flatMap((at): readonly Because[] => {
      const event = told.trace[at]
      const one = event === undefined ? null : toldBy(told, event)
      return one === null ? [] : [one]
    })
    return answer(`${name}’s ${keyword} did act.`, cite, said, false)
  }
  const moments = [0, ...attacks(told).flatMap(({ from, to }) => [from, to]), told.trace.length]
  if (!moments.some((at) => (told.at(card, at).keywords[keyword] ?? 0) > 0)) {
    const why = barred ? ': what stands in brackets before it does not hold' : ''
    return answer(`${name} does not have ${keyword}${why}.`, cite, [], false)
  }
  const own = REASONS[keyword]?.(told, card) ?? undoneBy(told, card, cite)
  return answer(
    `${name}’s ${keyword} did nothing: ${own ?? `it is ${rule?.when ?? 'asked for by no step of a chart'}`}.`,
    cite,
  )
}

/** An effect of the keyword, or a step of its own chart. */
const isActOf = (event: TraceEvent, card: number, keyword: string): boolean =>
  isHookOf(event, card, keyword) ||
  (event.kind === 'step' &&
    event.subjects.includes(card) &&
    event.step.id.startsWith(`grand-archive/${keyword}.`))

/** What the run told of the keyword's not being carried out. */
function undoneBy({ trace }: ToldBoard, card: number, cite: readonly string[]): string | null {
  const said = trace.find(
    (event) =>
      event.kind === 'not' && event.record === card && event.why.cite.some((rule) => cite.includes(rule)),
  )
  return said?.kind === 'not' ? said.why.reason : null
}

type Reasoning = (told: ToldBoard, card: number) => string | null

/** Reasons that can be told from the board as the last attack was declared. */
const REASONS: Readonly<Record<string, Reasoning>> = {
  taunt: (told, card) => (restedIn(told, card) ? 'a rested unit does not taunt' : null),
  intercept: (told, card) => (restedIn(told, card) ? 'a rested ally does not intercept' : null),
  bulwark: () => 'no combat damage met a bulwark counter on it',
  ranged: (told, card) => {
    const own = attacks(told).filter(({ attacker }) => attacker === card)
    if (own.length === 0) return 'it did not attack, and ranged counts for its attacks only'
    return own.some(({ from }) => told.at(card, from).distant) ? null : 'it was not distant'
  },
}

const restedIn = (told: ToldBoard, card: number): boolean => {
  const last = attacks(told).at(-1)
  return last !== undefined && told.at(card, last.from).rested
}

/** When each keyword has its say. */
const KEYWORD_SAYS: Readonly<Record<string, Says>> = {
  ambush: {
    when: 'asked for where another unit or domain of its controller is attacked',
    cite: 'GA-KW-AMBUSH',
  },
  bulwark: { when: 'asked for as the object enters the field', cite: 'GA-KW-BULWARK' },
  cleave: { when: 'asked for as an attack with it is declared', cite: 'GA-KW-CLEAVE' },
  'commanded will': { when: 'asked for while it attacks with a command', cite: 'GA-KW-COMMANDEDWILL' },
  critical: {
    when: 'asked for where its attack or retaliation would deal combat damage',
    cite: 'GA-KW-CRITICAL',
  },
  foster: {
    when: 'asked for as the recollection phase of its controller begins',
    cite: 'GA-KW-FOSTER',
  },
  immortality: { when: 'asked for where it would go from the field to the graveyard', cite: 'GA-IMM-1' },
  intercept: {
    when: 'asked for where an attack on its champion is declared that can be intercepted',
    cite: 'GA-KW-INTERCEPT',
  },
  'link shield': {
    when: 'asked for where what it is linked to would be destroyed',
    cite: 'GA-RPL-7',
  },
  multistrike: { when: 'asked for as an attack with it is declared', cite: 'GA-KW-MULTISTRIKE' },
  omnishroud: { when: 'asked for as targets are chosen', cite: 'GA-KW-OMNISHROUD' },
  prepare: { when: 'asked for as the card is activated', cite: 'GA-DEF-7' },
  pride: { when: 'asked for as it attacks or uses an ability', cite: 'GA-KW-PRIDE' },
  ranged: { when: 'asked for while it attacks and is distant', cite: 'GA-KW-RANGED' },
  retort: { when: 'asked for while it retaliates', cite: 'GA-KW-RETORT' },
  spellshroud: { when: 'asked for as a spell chooses its targets', cite: 'GA-KW-SPELLSHROUD' },
  stealth: { when: 'asked for as somebody attacks it', cite: 'GA-KW-STEALTH' },
  steadfast: { when: 'asked for as it retaliates', cite: 'GA-KW-STEADFAST' },
  taunt: { when: 'asked for as somebody attacks its controller', cite: 'GA-KW-TAUNT' },
  'true sight': { when: 'asked for where its attack is on a unit with stealth', cite: 'GA-KW-TRUESIGHT' },
  unblockable: { when: 'asked for where its attack meets taunt or intercept', cite: 'GA-KW-UNBLOCKABLE' },
  vigor: { when: 'asked for as its controller’s end phase begins', cite: 'GA-KW-VIGOR' },
}
