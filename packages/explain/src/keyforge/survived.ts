import type { TraceEvent } from '@battleline/kernel'
import { hookText, rescueText } from '../trace/sentences.ts'
import { type Answer, answer, type Because, distinct } from '../why/answer.ts'
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
    const text = `${name} was not destroyed: it left play another way (to the ${zoneName(gone.after)})`
    return answer(`${text}.`, ['KF-LVP-1'], [{ text, step: gone.step.id, cite: gone.step.cite }])
  }
  return notDestroyed(name, distinct(rescues), 'KF-PWR-3')
}

function rescueIn(run: Run, card: number, event: TraceEvent, at: number): Because[] {
  const step = event.step.id
  const { cite } = event.step
  if (isSpared(event, card))
    return [{ text: rescueText(event.what, event.why.reason), step, cite: event.why.cite }]
  if (isChange(event, card, 'pending') && Number(event.after) < Number(event.before))
    return [{ ...stoppedBy(run, card, event, at), step }]
  if (isChange(event, card, 'tagged') && event.after === false && !step.startsWith('keyforge/leave.'))
    return [{ text: replacedBy(run, at), step, cite: ['KF-RPL-4', 'KF-DST-13'] }]
  if (event.kind === 'skip' && isStep(event, 'fight.3-exchange') && isFighting(run, card, at))
    return [{ text: `no damage was exchanged, because ${event.why.reason}`, step, cite: event.why.cite }]
  const dealt = dealtAt(event, card)
  if (dealt !== null && dealt.damage < dealt.power && !dealt.by.some(({ poison }) => poison)) {
    const text = `${dealtBy(dealt, run.name)}, and ${dealt.damage} damage is less than its power of ${dealt.power}`
    return [{ text, step, cite: ['KF-PWR-3', ...cite] }]
  }
  return []
}

/** What reduced damage before it was dealt. */
function stoppedBy(run: Run, card: number, event: EventOf<'change'>, at: number): Omit<Because, 'step'> {
  const stopped = Number(event.before) - Number(event.after)
  if (isStep(event, 'damage.3-ward'))
    return { text: `its ward was spent and stopped ${stopped} damage`, cite: event.step.cite }
  if (isStep(event, 'damage.4-armor'))
    return { text: `its armor absorbed ${stopped} damage`, cite: event.step.cite }
  const hook = run.trace[before(run, at, ({ kind }) => kind === 'hook')]
  if (hook?.kind !== 'hook') return { text: `${stopped} damage was stopped`, cite: event.step.cite }
  const taker = takerOf(run, card, at)
  const to = taker === null ? '' : ` (${run.name(taker)} takes it)`
  return {
    text: `${stopped} damage was stopped${to}: ${hookText({ ...hook, card: run.name(hook.record) })}`,
    cite: hook.cite,
  }
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

function replacedBy(run: Run, at: number): string {
  const hook =
    run.trace[before(run, at, (event) => event.kind === 'hook' && isStep(event, 'destroyed.3-replace'))]
  return hook?.kind === 'hook' ? hook.title : 'its destruction was replaced'
}

/** Whether a card takes part in the open fight. */
function isFighting(run: Run, card: number, at: number): boolean {
  const declared =
    run.trace[before(run, at, (event) => event.kind === 'step' && isStep(event, 'fight.1-declare'))]
  return declared?.kind === 'step' && declared.subjects.includes(card)
}
