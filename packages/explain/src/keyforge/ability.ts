import { type AbilityFacts, type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import { EVENT_TRIGGERS } from '@battleline/keyforge'
import { notDoneInShortMessage } from '../trace/sentences.ts'
import {
  type Answer,
  answer,
  type Because,
  distinct,
  presuppositionFailed,
  reworded,
  settled,
} from '../why/answer.ts'
import { becauseOf, before, type EventOf, indexes, isChange, link, type Run } from '../why/trace-queries.ts'
import { lastTag } from './destroyed.ts'
import { survived } from './survived.ts'
import { isStep, leavesPlay } from './trace-queries.ts'

/** An ability in a question: its trigger, such as `after fight`. */
export interface AbilityQuestion {
  readonly card: number
  readonly ability: string
  /** The triggers of the card's abilities, at the end of the run or before it. */
  readonly has: readonly string[]
}

/** Why an ability of a card did not resolve; or which part of it did not happen; or that it did. */
export function notAbility(run: Run, question: AbilityQuestion): Answer {
  const { card, ability } = question
  const name = run.name(card)
  const called = say`${name}’s ${word(ability)} ability`
  const started = indexes(
    run,
    (event) => event.kind === 'hook' && event.record === card && isAbout(event.ability, ability),
  )
  const at = started.at(-1)
  if (at !== undefined) return resolved(run, question, at)
  const lost = run.trace.find(
    (event): event is EventOf<'not'> =>
      event.kind === 'not' &&
      event.record === card &&
      event.what.kind === 'ability' &&
      isAbout(event.what.ability, ability),
  )
  if (lost !== undefined) {
    return settled(
      answer(say`${called} was lost: ${messageOf(lost.why)}.`, lost.why.cite, becauseOf(run, lost)),
    )
  }
  if (mayStillFight(run, question))
    return answer(say`${called} has not resolved yet: the fight goes on.`, ['KF-FGT-12'])
  const never = neverReady(run, question)
  return reworded(never, say`${called} did not resolve: ${never.message}.`)
}

/** Whether an ability of the trace is the one of a question: “after fight”, “play/after reap”. */
const isAbout = (facts: AbilityFacts | undefined, ability: string): boolean =>
  wordsOf(ability).every((word) => facts?.triggers.includes(word) === true)

const wordsOf = (ability: string): readonly string[] => ability.toLowerCase().split(/ *\/ *| or /)

/** The answer for an ability that started: which of its effects did not happen. */
function resolved(run: Run, { card, ability }: AbilityQuestion, at: number): Answer {
  const hook = run.trace[at]
  const depth = hook?.depth ?? 0
  const end = run.trace.findIndex((event, n) => n > at && event.depth <= depth)
  const inside = run.trace.slice(at + 1, end < 0 ? undefined : end)
  const undone = inside.filter((event): event is EventOf<'not'> => event.kind === 'not')
  const because: Because[] = inside.flatMap((event) =>
    event.kind === 'step' && event.depth === depth + 1 ? [link(run, event)] : becauseOf(run, event),
  )
  const links = distinct(because)
  const triggers = hook?.kind === 'hook' ? hook.ability?.triggers : undefined
  const called = say`${run.name(card)}’s ${slashed(triggers ?? [ability])} ability`
  const [first] = undone
  if (first === undefined)
    return settled(answer(say`${called} did resolve.`, hook?.step.cite ?? [], links, false))
  const what = notDoneInShortMessage(run.name(first.record), first.what)
  const text = say`${called} resolved, but ${what}: ${messageOf(first.why)}.`
  return settled(answer(text, first.why.cite, links))
}

/** “play/after reap”. */
const slashed = ([first = '', ...others]: readonly string[]): Message =>
  others.reduce((before, one) => say`${before}/${word(one)}`, word(first))

/** Why an ability never became available. */
function neverReady(run: Run, question: AbilityQuestion): Answer {
  const { card, ability, has } = question
  const trigger = ability.toLowerCase()
  const name = run.name(card)
  if (!wordsOf(ability).every((word) => has.includes(word) || EVENT_TRIGGERS.includes(word)))
    return presuppositionFailed(answer(say`${name} has no such ability`, ['KF-ABL-1']))
  if (trigger === 'destroyed') return notDestroyed(run, card)
  if (trigger === 'before fight' || trigger === 'after fight') return notFought(run, card, trigger)
  if (trigger === 'after reap') return notReaped(run, card)
  const never = NEVER[trigger]
  if (never !== undefined) return answer(never.message(name), [never.cite])
  const gone = run.trace.find((event) => leavesPlay(event, card))
  if (gone !== undefined) return answer(say`${name} left play before its trigger`, ['KF-ABL-7'])
  return answer(word('its trigger did not happen while it was in play'), ['KF-ABL-7'])
}

interface Never {
  message(name: string): Message
  readonly cite: string
}

const NOT_USED: Never = { message: (name) => say`${name} was not used for it`, cite: 'KF-ACT-1' }
const NEVER: Readonly<Record<string, Never>> = {
  play: { message: (name) => say`${name} was not played in this run`, cite: 'KF-PLY-1' },
  'before reap': { message: (name) => say`${name} was not used to reap`, cite: 'KF-REA-1' },
  action: NOT_USED,
  omni: NOT_USED,
  scrap: { message: (name) => say`${name} was not discarded from hand`, cite: 'KF-DSC-2' },
  fate: { message: (name) => say`${name} was not revealed by a prophecy`, cite: 'KF-PRO-1' },
}

function notReaped(run: Run, card: number): Answer {
  const name = run.name(card)
  const reaped = indexes(run, (event) => isReaping(event, card)).at(-1)
  if (reaped === undefined) return answer(say`${name} was not used to reap`, ['KF-REA-1'])
  return run.trace.slice(reaped).some((event) => leavesPlay(event, card))
    ? answer(say`${name} was not in play any more after it reaped`, ['KF-REA-2', 'KF-ABL-7'])
    : answer(say`${name} did not have it when it had reaped`, ['KF-REA-2'])
}

const isReaping = (event: TraceEvent, card: number): boolean =>
  event.kind === 'step' && event.step.id.startsWith('keyforge/reap.1') && event.subjects[0] === card

function notDestroyed(run: Run, card: number): Answer {
  const name = run.name(card)
  if (lastTag(run, card) >= 0)
    return answer(say`${name} did not have it when it was tagged for destruction`, ['KF-DST-4'])
  const survival = survived(run, card)
  const why = survival.because.at(-1)
  const text =
    why === undefined
      ? say`${name} was not destroyed`
      : why.text.startsWith(`${name} was not destroyed`)
        ? why.message
        : say`${name} was not destroyed (${why.message})`
  return answer(text, ['KF-DST-1', ...survival.cite], survival.because)
}

/** The places of the fights in which a creature attacked. */
export const attacks = (run: Run, card: number): readonly number[] =>
  indexes(run, (event) => isDeclared(event) && event.kind === 'step' && event.subjects[0] === card)

export const isDeclared = (event: TraceEvent): boolean =>
  event.kind === 'step' && isStep(event, 'fight.1-declare')

/** Why a fight had no exchange; null if it had one. */
export function skippedIn(run: Run, declared: number): EventOf<'skip'> | null {
  const depth = run.trace[declared]?.depth
  const exchange = run.trace.find(
    (event, at) => at > declared && event.depth === depth && isStep(event, 'fight.3-exchange'),
  )
  return exchange?.kind === 'skip' ? exchange : null
}

/** Whether an ability of the open fight may still resolve. */
const mayStillFight = (run: Run, { card, ability }: AbilityQuestion): boolean =>
  wordsOf(ability).some((word) => word.endsWith('fight')) && isFightOpen(run, attacks(run, card).at(-1) ?? -1)

/** Whether a run stops at a question within the fight that was declared there; -1: there was none. */
export function isFightOpen({ trace, asks }: Run, declared: number): boolean {
  const depth = trace[declared]?.depth
  return (
    asks !== null && depth !== undefined && trace.every((event, at) => at < declared || event.depth >= depth)
  )
}

function notFought(run: Run, card: number, trigger: string): Answer {
  const name = run.name(card)
  const declared = attacks(run, card).at(-1)
  if (declared === undefined) return answer(say`${name} was not used to fight`, ['KF-FGT-12'])
  const skipped = skippedIn(run, declared)
  if (skipped !== null && trigger === 'after fight')
    return answer(say`the fight was skipped, because ${messageOf(skipped.why)}`, ['KF-FGT-7', 'KF-FGT-12'])
  const gone = run.trace.findIndex((event, at) => at > declared && leavesPlay(event, card))
  if (gone >= 0) {
    const tagged = before(run, gone, (event) => isChange(event, card, 'tagged'))
    const how = word(tagged > declared ? 'it was destroyed' : 'it left play')
    return answer(say`${name} did not survive the fight: ${how}`, ['KF-FGT-12', 'KF-MID-9'])
  }
  return answer(say`${name} did not have it at that time`, ['KF-FGT-12'])
}
