import { type Message, say, word } from '@battleline/kernel'
import { type Answer, answer, type Because, presuppositionFailed, settled } from '../why/answer.ts'
import { becauseOf, indexes, isChange, type Run } from '../why/trace-queries.ts'
import { destroyed, survived } from './destruction.ts'
import { allDealt, attacks, isUsedIn, leavesField, path, type RunWithBoard } from './trace-queries.ts'

/** An ability of a card. */
export interface CardAbility {
  /** `on hit`, `whenever`, `activated`. */
  readonly trigger: string
  readonly runs: string
  readonly holds: boolean
}

export interface AskedAbility {
  readonly card: number
  readonly ability: string
  /** The abilities of the card during the run. */
  readonly has: readonly CardAbility[]
}

interface Why {
  readonly message: Message
  readonly cite: readonly string[]
  readonly because?: readonly Because[]
}

/** Why an ability of a card did not resolve; or that it did, and its result. */
export function notAbility(run: RunWithBoard, { card, ability, has }: AskedAbility): Answer {
  const name = run.name(card)
  const asked = ability.toLowerCase().replace(/:$/, '')
  const own = has.filter(({ trigger }) => trigger === asked)
  const resolved = indexes(
    run,
    (event) =>
      event.kind === 'step' &&
      event.subjects.includes(card) &&
      own.some(({ runs }) => event.step.id.startsWith(`${runs}.`)),
  )
  const [first] = resolved
  if (first !== undefined) {
    const because = [...path(run, first), ...notDoneIn(run, card, first)]
    return settled(answer(say`${name}’s ${word(ability)} ability did resolve.`, ['GA-TRG-6'], because, false))
  }
  if (own.length === 0) return presuppositionFailed(answer(say`${name} has no such ability.`, []))
  const why = own.some(({ holds }) => holds)
    ? (REASONS[asked] ?? notSetOff)(run, card)
    : { message: word('its condition in brackets is false'), cite: ['GA-TRG-1'] }
  const text = say`${name}’s ${word(ability)} ability did not resolve: ${why.message}.`
  return answer(text, why.cite, why.because)
}

/** What a resolved ability did not do, by its own report. */
const notDoneIn = (run: Run, card: number, from: number): readonly Because[] =>
  indexes(run, (event) => event.kind === 'not' && event.record === card, from).flatMap((at) =>
    becauseOf(run, run.trace[at]),
  )

type FindReason = (run: RunWithBoard, card: number) => Why

const notSetOff: FindReason = () => ({ message: word('its trigger did not happen'), cite: ['GA-TRG-6'] })

/**
 * The attack that a card took part in: as the attacker, in its intent, wielded, or as a retaliator that dealt damage.
 */
function dealtCombat(run: RunWithBoard, card: number) {
  const own = attacks(run).filter(({ from, attacker }) => attacker === card || isUsedIn(run, card, from))
  return allDealt(run).filter(
    ({ at, dealt }) =>
      dealt.combat &&
      (dealt.by === card ||
        own.some(({ from, to, attacker }) => at > from && at < to && dealt.by === attacker)),
  )
}

const NO_DAMAGE: Why = {
  message: word('it was in no attack that dealt combat damage above 0'),
  cite: ['GA-DMG-7', 'GA-TRG-1'],
}

const onHit =
  (type: string | null): FindReason =>
  (run, card) => {
    const dealt = dealtCombat(run, card)
    if (dealt.length === 0) return NO_DAMAGE
    const hit = dealt.filter(({ to, at }) => type === null || run.at(to, at).type === type)
    return hit.length > 0
      ? notSetOff(run, card)
      : { message: say`the damaged object is no ${word(String(type))}`, cite: ['GA-TRG-1'] }
  }

const onKill: FindReason = (run, card) => {
  const dealt = dealtCombat(run, card)
  const [victim] = dealt.map(({ to }) => to)
  if (victim === undefined) return NO_DAMAGE
  const name = run.name(victim)
  const gone = run.trace.find((event) => leavesField(event, victim))
  if (gone === undefined) {
    const spared = survived(run, victim)
    return { message: say`${name} did not die`, cite: ['GA-TRG-2'], because: spared.because }
  }
  if (isChange(gone, victim, 'zone') && gone.after !== 'graveyard' && gone.after !== 'nowhere')
    return {
      message: say`${name} did not go to the graveyard: it did not die`,
      cite: ['GA-TRG-2', 'GA-DTH-3'],
    }
  const fate = destroyed(run, victim)
  return {
    message: say`${name} died of something else`,
    cite: ['GA-TRG-2', 'GA-TRG-3'],
    because: fate.because,
  }
}

const onDeath: FindReason = (run, card) => {
  const gone = run.trace.find((event) => leavesField(event, card))
  if (gone === undefined) {
    const spared = survived(run, card)
    return { message: say`${run.name(card)} did not die`, cite: ['GA-DTH-3'], because: spared.because }
  }
  return { message: say`${run.name(card)} did not go straight to the graveyard`, cite: ['GA-DTH-3'] }
}

const REASONS: Readonly<Record<string, FindReason>> = {
  'on hit': onHit(null),
  'on ally hit': onHit('ally'),
  'on champion hit': onHit('champion'),
  'on kill': onKill,
  'on ally kill': onKill,
  'on death': onDeath,
  'on attack': () => ({ message: word('it was in no attack'), cite: ['GA-CMB-8'] }),
  'on enter': () => ({ message: word('it did not enter the field in this run'), cite: ['GA-DEF-5'] }),
  activated: () => ({ message: word('it was not used'), cite: ['GA-DEF-7'] }),
}
