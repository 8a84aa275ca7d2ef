import { type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import { asMessage } from '../trace/lists.ts'
import { hookMessage, rescueMessage } from '../trace/sentences.ts'
import { type Answer, answer, type Because, becauseAt, distinct } from '../why/answer.ts'
import { notDestroyed } from '../why/destruction.ts'
import { before, type EventOf, indexes, isChange, isSpared, type Run } from '../why/trace-queries.ts'
import { dealtAt, dealtBy, isStep, leavesPlay, zoneName } from './trace-queries.ts'

/** Why a card was not destroyed: everything that could have destroyed it, and what prevented it. */
export function survived(run: Run, card: number): Answer {
  const name = run.name(card)
  const rescues = run.trace.flatMap((event, at): Because[] => rescueIn(run, card, event, at))
  const left = indexes(run, (event) => leavesPlay(event, card))
  const gone = left.length > 0 ? run.trace[left.at(-1) ?? -1] : undefined
  if (gone !== undefined && gone.kind === 'change' && rescues.length === 0) {
    const text = say`${name} was not destroyed: it left play another way (to the ${zoneName(gone.after)})`
    return answer(say`${text}.`, ['KF-LVP-1'], [becauseAt(text, gone.step.id, gone.step.cite)])
  }
  return notDestroyed(name, distinct(rescues), 'KF-PWR-3')
}

function rescueIn(run: Run, card: number, event: TraceEvent, at: number): Because[] {
  const step = event.step.id
  const { cite } = event.step
  if (isSpared(event, card))
    return [becauseAt(rescueMessage(event.what, messageOf(event.why)), step, event.why.cite)]
  if (isChange(event, card, 'pending') && Number(event.after) < Number(event.before))
    return [stoppedBy(run, card, event, at)]
  if (isChange(event, card, 'tagged') && event.after === false && !step.startsWith('keyforge/leave.'))
    return [becauseAt(replacedBy(run, at), step, ['KF-RPL-4', 'KF-DST-13'])]
  if (event.kind === 'skip' && isStep(event, 'fight.3-exchange') && isFighting(run, card, at))
    return [becauseAt(say`no damage was exchanged, because ${messageOf(event.why)}`, step, event.why.cite)]
  const dealt = dealtAt(event, card)
  if (dealt !== null && dealt.damage < dealt.power && !dealt.by.some(({ poison }) => poison)) {
    const text = say`${dealtBy(dealt, run.name)}, and ${dealt.damage} damage is less than its power of ${dealt.power}`
    return [becauseAt(text, step, ['KF-PWR-3', ...cite])]
  }
  return []
}

/** What reduced damage before it was dealt. */
function stoppedBy(run: Run, card: number, event: EventOf<'change'>, at: number): Because {
  const stopped = Number(event.before) - Number(event.after)
  const { id, cite } = event.step
  if (isStep(event, 'damage.3-ward'))
    return becauseAt(say`its ward was spent and stopped ${stopped} damage`, id, cite)
  if (isStep(event, 'damage.4-armor')) return becauseAt(say`its armor absorbed ${stopped} damage`, id, cite)
  const hook = run.trace[before(run, at, ({ kind }) => kind === 'hook')]
  if (hook?.kind !== 'hook') return becauseAt(say`${stopped} damage was stopped`, id, cite)
  const taker = takerOf(run, card, at)
  const by = hookMessage({ ...hook, card: run.name(hook.record) })
  const text =
    taker === null
      ? say`${stopped} damage was stopped: ${by}`
      : say`${stopped} damage was stopped (${run.name(taker)} takes it): ${by}`
  return becauseAt(text, id, hook.cite)
}

/** The creature that an effect redirected damage to. */
function takerOf({ trace }: Run, card: number, at: number): number | null {
  const previous = trace[at - 1]
  return previous?.kind === 'change' &&
    previous.property === 'pending' &&
    previous.record !== card &&
    previous.before === 0
    ? previous.record
    : null
}

function replacedBy(run: Run, at: number): Message {
  const hook =
    run.trace[before(run, at, (event) => event.kind === 'hook' && isStep(event, 'destroyed.3-replace'))]
  return hook?.kind === 'hook'
    ? (hook.message ?? asMessage(hook.title))
    : word('its destruction was replaced')
}

/** Whether a card takes part in the open fight. */
function isFighting(run: Run, card: number, at: number): boolean {
  const declared =
    run.trace[before(run, at, (event) => event.kind === 'step' && isStep(event, 'fight.1-declare'))]
  return declared?.kind === 'step' && declared.subjects.includes(card)
}
