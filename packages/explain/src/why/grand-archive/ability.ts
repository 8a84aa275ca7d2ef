import { type Answer, answer, type Because, unlike } from '../answer.ts'
import { before, isChange, places, type Told, toldBy } from '../story.ts'
import { destroyed, survived } from './fate.ts'
import { allDealt, attacks, leavesField, path, type ToldBoard } from './story.ts'

/** An ability of a card, as the run may have told it. */
export interface CardAbility {
  /** `on hit`, `whenever`, `activated`. */
  readonly trigger: string
  readonly runs: string
  readonly holds: boolean
}

export interface AskedAbility {
  readonly card: number
  readonly ability: string
  /** The abilities that the card had at some place of the run. */
  readonly has: readonly CardAbility[]
}

interface Why {
  readonly text: string
  readonly cite: readonly string[]
  readonly because?: readonly Because[]
}

/** Why an ability of a card did not resolve; or that it did, and what. */
export function notAbility(told: ToldBoard, { card, ability, has }: AskedAbility): Answer {
  const name = told.name(card)
  const asked = ability.toLowerCase().replace(/:$/, '')
  const own = has.filter(({ trigger }) => trigger === asked)
  const resolved = places(
    told,
    (event) =>
      event.kind === 'step' &&
      event.subjects.includes(card) &&
      own.some(({ runs }) => event.step.id.startsWith(`${runs}.`)),
  )
  const [first] = resolved
  if (first !== undefined) {
    const said = [...path(told, first), ...notDoneIn(told, card, first)]
    return answer(`${name}’s ${ability} ability did resolve.`, ['GA-TRG-6'], said, false)
  }
  if (own.length === 0) return unlike(answer(`${name} has no such ability.`, []))
  const why = own.some(({ holds }) => holds)
    ? (REASONS[asked] ?? notSetOff)(told, card)
    : { text: 'what stands in brackets before it does not hold', cite: ['GA-TRG-1'] }
  return answer(`${name}’s ${ability} ability did not resolve: ${why.text}.`, why.cite, why.because)
}

/** What an ability that resolved said it did not do. */
const notDoneIn = (told: Told, card: number, from: number): readonly Because[] =>
  places(told, (event) => event.kind === 'not' && event.record === card, from).flatMap((at) => {
    const event = told.trace[at]
    const said = event === undefined ? null : toldBy(told, event)
    return said === null ? [] : [said]
  })

type Reasoning = (told: ToldBoard, card: number) => Why

const notSetOff: Reasoning = () => ({ text: 'what it waits for did not happen', cite: ['GA-TRG-6'] })

/** The attack that a card took part in as its attacker, in its intent or wielded, or as a retaliator that dealt damage. */
function dealtCombat(told: ToldBoard, card: number) {
  const own = attacks(told).filter(({ from, attacker }) => attacker === card || isUsedIn(told, card, from))
  return allDealt(told).filter(
    ({ at, dealt }) =>
      dealt.combat &&
      (dealt.by === card ||
        own.some(({ from, to, attacker }) => at > from && at < to && dealt.by === attacker)),
  )
}

/** Whether the attack that was declared at a place had the card in its intent, or wielded it. */
function isUsedIn(told: ToldBoard, card: number, declared: number): boolean {
  const answered = before(told, declared + 1, (event) => event.kind === 'answer')
  const event = told.trace[answered]
  const named = event?.kind === 'answer' && event.chosen.some((words) => words.includes(told.name(card)))
  return named || told.at(card, declared + 1).zone === 'intent' || told.at(card, declared).zone === 'intent'
}

const NO_DAMAGE: Why = {
  text: 'it was in no attack that dealt combat damage above 0',
  cite: ['GA-DMG-7', 'GA-TRG-1'],
}

const onHit =
  (type: string | null): Reasoning =>
  (told, card) => {
    const dealt = dealtCombat(told, card)
    if (dealt.length === 0) return NO_DAMAGE
    const hit = dealt.filter(({ to, at }) => type === null || told.at(to, at).type === type)
    return hit.length > 0 ? notSetOff(told, card) : { text: `what was hit is no ${type}`, cite: ['GA-TRG-1'] }
  }

const onKill: Reasoning = (told, card) => {
  const dealt = dealtCombat(told, card)
  const [victim] = dealt.map(({ to }) => to)
  if (victim === undefined) return NO_DAMAGE
  const name = told.name(victim)
  const gone = told.trace.find((event) => leavesField(event, victim))
  if (gone === undefined) {
    const spared = survived(told, victim)
    return { text: `${name} did not die`, cite: ['GA-TRG-2'], because: spared.because }
  }
  if (isChange(gone, victim, 'zone') && gone.after !== 'graveyard' && gone.after !== 'nowhere')
    return { text: `${name} did not go to the graveyard: it did not die`, cite: ['GA-TRG-2', 'GA-DTH-3'] }
  const fate = destroyed(told, victim)
  return { text: `${name} died of something else`, cite: ['GA-TRG-2', 'GA-TRG-3'], because: fate.because }
}

const onDeath: Reasoning = (told, card) => {
  const gone = told.trace.find((event) => leavesField(event, card))
  if (gone === undefined) {
    const spared = survived(told, card)
    return { text: `${told.name(card)} did not die`, cite: ['GA-DTH-3'], because: spared.because }
  }
  return { text: `${told.name(card)} did not go straight to the graveyard`, cite: ['GA-DTH-3'] }
}

const REASONS: Readonly<Record<string, Reasoning>> = {
  'on hit': onHit(null),
  'on ally hit': onHit('ally'),
  'on champion hit': onHit('champion'),
  'on kill': onKill,
  'on death': onDeath,
  'on attack': () => ({ text: 'it was in no attack', cite: ['GA-CMB-8'] }),
  'on enter': () => ({ text: 'it did not enter the field in this run', cite: ['GA-DEF-5'] }),
  activated: () => ({ text: 'nobody used it', cite: ['GA-DEF-7'] }),
}
