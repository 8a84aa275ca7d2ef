import type { TraceEvent } from '@battleline/kernel'
import { isDeclared, skippedIn } from './ability.ts'
import { type Answer, answer, type Because } from './answer.ts'
import { before, type EventOf, isChange, isStep, places, type Told, toldBy } from './story.ts'

/** What a creature’s keyword is worth at a place of the run; 0 where it has not got it. */
export type WorthAt = (card: number, keyword: string, at: number) => number

export interface AskedKeyword {
  readonly card: number
  readonly keyword: string
  readonly worth: WorthAt
}

interface Why {
  readonly text: string
  readonly cite: readonly string[]
}

/** Why a keyword of a creature did nothing; or that it did something, and what. */
export function notKeyword(told: Told, asked: AskedKeyword): Answer {
  const { card, keyword, worth } = asked
  const name = told.name(card)
  const had = told.trace.findIndex((event) => isHook(event, card, keyword))
  const hook = told.trace[had]
  if (hook !== undefined) {
    const links = places(told, (event) => isHook(event, card, keyword)).flatMap((at): readonly Because[] => {
      const event = told.trace[at]
      return event === undefined ? [] : listOf(toldBy(told, event))
    })
    return answer(`${name}’s ${keyword} did act.`, hook.kind === 'hook' ? hook.cite : [], links, false)
  }
  const lost = told.trace.find(
    (event): event is EventOf<'not'> =>
      event.kind === 'not' && event.record === card && event.what === `${name}: ${keyword}`,
  )
  if (lost !== undefined)
    return answer(
      `${name}’s ${keyword} was lost: ${lost.why.reason}.`,
      lost.why.cite,
      listOf(toldBy(told, lost)),
    )
  const moments = [0, ...places(told, isDeclared), told.trace.length]
  if (!moments.some((at) => worth(card, keyword, at) > 0))
    return answer(`${name} does not have ${keyword}.`, [FIRST[keyword] ?? 'KF-GEN-3'], [], false)
  const why = (REASONS[keyword] ?? unasked)(told, asked)
  return answer(`${name}’s ${keyword} did nothing: ${why.text}.`, why.cite)
}

const listOf = (one: Because | null): readonly Because[] => (one === null ? [] : [one])

/** An effect of the keyword, or the keyword in the window before a fight. */
const isHook = (event: TraceEvent, card: number, keyword: string): boolean =>
  event.kind === 'hook' &&
  event.record === card &&
  (event.id === keyword || event.id.startsWith(`${keyword}:`) || event.id.endsWith(`/${keyword}`))

const FIRST: Readonly<Record<string, string>> = {
  elusive: 'KF-ELU-1',
  taunt: 'KF-TNT-1',
  assault: 'KF-ASL-1',
  hazardous: 'KF-HAZ-1',
  skirmish: 'KF-SKR-1',
  poison: 'KF-POI-1',
  'splash-attack': 'KF-SPL-1',
  invulnerable: 'KF-INV-1',
}

/** The last fight of a creature in a role (0: attacker, 1: defender), or in either; -1 where there is none. */
function lastFight(told: Told, card: number, role?: 0 | 1): number {
  const as = ({ subjects }: EventOf<'step'>) =>
    role === undefined ? subjects.includes(card) : subjects[role] === card
  return before(told, told.trace.length, (event) => event.kind === 'step' && isDeclared(event) && as(event))
}

/** Where the exchange of a fight begins. */
const exchangeOf = (told: Told, declared: number): number =>
  told.trace.findIndex((event, at) => at > declared && isStep(event, 'fight.3-exchange'))

type Reasoning = (told: Told, asked: AskedKeyword) => Why

const unasked: Reasoning = (_, { keyword }) => ({
  text: 'nothing in this run asked for it',
  cite: [FIRST[keyword] ?? 'KF-GEN-5'],
})

/** What the two keywords of the exchange have in common: the fight must come to it, and the creature have them then. */
function exchanged(told: Told, { card, keyword, worth }: AskedKeyword, declared: number): Why | null {
  const skipped = skippedIn(told, declared)
  if (skipped !== null)
    return { text: `there was no exchange, because ${skipped.why.reason}`, cite: skipped.why.cite }
  const at = exchangeOf(told, declared)
  if (at >= 0 && worth(card, keyword, at) === 0)
    return {
      text: `${told.name(card)} did not have it when power was exchanged`,
      cite: ['KF-FGT-9', 'KF-MID-7'],
    }
  return null
}

const elusive: Reasoning = (told, asked) => {
  const { card } = asked
  const declared = lastFight(told, card, 1)
  if (declared < 0)
    return { text: `${told.name(card)} was not chosen to be fought`, cite: ['KF-ELU-1', 'KF-ELU-4'] }
  const why = exchanged(told, asked, declared)
  if (why !== null) return why
  const counted = told.trace.find((event, at) => at > declared && isChange(event, card, 'fought'))
  const times = counted?.kind === 'change' ? Number(counted.before) : 0
  if (times > 0)
    return {
      text: `it had been chosen to be fought before this turn (${times})`,
      cite: ['KF-ELU-1', 'KF-ELU-6'],
    }
  return {
    text: 'the attacker ignores it, or nothing was to be dealt between the two',
    cite: ['KF-ELU-5', 'KF-ELU-2'],
  }
}

const skirmish: Reasoning = (told, asked) => {
  const declared = lastFight(told, asked.card, 0)
  if (declared < 0) return { text: `${told.name(asked.card)} was not used to fight`, cite: ['KF-SKR-1'] }
  return (
    exchanged(told, asked, declared) ?? {
      text: 'the defender was not about to deal it damage with its power',
      cite: ['KF-SKR-1', 'KF-ELU-2'],
    }
  )
}

const poison: Reasoning = (told, asked) => {
  const declared = lastFight(told, asked.card)
  if (declared < 0)
    return { text: `${told.name(asked.card)} was in no fight`, cite: ['KF-POI-1', 'KF-POI-2'] }
  return (
    exchanged(told, asked, declared) ?? { text: 'none of its power damage was placed', cite: ['KF-POI-2'] }
  )
}

const splash: Reasoning = (told, asked) => {
  const declared = lastFight(told, asked.card, 0)
  if (declared < 0) return { text: `${told.name(asked.card)} was not used to fight`, cite: ['KF-SPL-1'] }
  return exchanged(told, asked, declared) ?? { text: 'the defender had no neighbors', cite: ['KF-SPL-1'] }
}

const inWindow =
  (role: 0 | 1, text: string, cite: string): Reasoning =>
  (told, { card }) =>
    lastFight(told, card, role) < 0
      ? { text: `${told.name(card)} ${text}`, cite: [cite] }
      : { text: 'it did not have it when the fight was about to begin', cite: [cite, 'KF-FGT-5'] }

const taunt: Reasoning = () => ({
  text: 'it only keeps its neighbors from being chosen as defenders, and changes nothing once a defender is chosen',
  cite: ['KF-TNT-1', 'KF-TNT-3'],
})

const invulnerable: Reasoning = () => ({
  text: 'nothing was about to damage or destroy it',
  cite: ['KF-INV-1'],
})

const REASONS: Readonly<Record<string, Reasoning>> = {
  elusive,
  skirmish,
  poison,
  'splash-attack': splash,
  assault: inWindow(0, 'was not used to fight', 'KF-ASL-1'),
  hazardous: inWindow(1, 'was not chosen to be fought', 'KF-HAZ-1'),
  taunt,
  invulnerable,
}
