import { type Message, say, type TraceEvent, word } from '@battleline/kernel'
import { asMessage, listing } from '../trace/lists.ts'
import { isStepOfText } from '../trace/outline.ts'
import { type Answer, answer, type Because, becauseAt, presuppositionFailed, settled } from '../why/answer.ts'
import { type Cause, damageChanges, withEarlier } from '../why/destruction.ts'
import { before, beginning, indexes, isChange, type Run } from '../why/trace-queries.ts'
import { survived } from './survived.ts'
import { dealtAt, dealtBy, isStep, leavesPlay, path, zoneName } from './trace-queries.ts'

/** Why a card was destroyed: what tagged it, and what changed the damage. */
export function destroyed(run: Run, card: number): Answer {
  const tagged = lastTag(run, card)
  if (tagged < 0) return presuppositionFailed(survived(run, card))
  const { trace, name } = run
  const gone = indexes(run, (event) => leavesPlay(event, card), tagged)[0]
  const saved = indexes(run, (event) => isChange(event, card, 'tagged') && event.after === false, tagged)[0]
  if (saved !== undefined && (gone === undefined || saved < gone) && !isLeaving(trace[saved]))
    return presuppositionFailed(survived(run, card))
  const cause = causeOf(run, card, tagged)
  const because = [
    ...path(run, cause.at),
    ...damageChanges(run, card, cause.at, 'keyforge/damage.1-pending'),
    ...leavingOf(run, card, tagged, gone),
  ]
  const text =
    gone === undefined
      ? say`${name(card)} was destroyed: ${cause.message}. It is tagged and has not left play yet.`
      : say`${name(card)} was destroyed: ${cause.message}.`
  const found = answer(text, [...cause.cite, 'KF-DST-1'], because)
  return gone === undefined ? found : settled(found)
}

/** Where a card was last tagged; -1 if it never was. */
export const lastTag = (run: Run, card: number): number =>
  before(run, run.trace.length, (event) => isChange(event, card, 'tagged') && event.after === true)

const isLeaving = (event: TraceEvent | undefined): boolean =>
  event?.step.id.startsWith('keyforge/leave.') === true

/** The cause right before the tag: damage, the state-based check or a text. */
function causeOf(run: Run, card: number, tagged: number): Cause {
  const { trace } = run
  const start = beginning(run, tagged)
  const at = before(run, start < 0 ? tagged : start, (event) => isCause(event, card))
  const event = trace[at]
  // If the state-based check found lethal damage, the damage is the cause.
  if (isChange(event, card, 'lethal')) {
    const placed = before(run, at, (one) => one.kind === 'step' || isLethal(one, card))
    const hit = trace[placed]
    if (hit !== undefined && hit.kind === 'change') return causeIn(run, card, hit, placed)
  }
  if (event === undefined)
    return { at: tagged, message: word('it was tagged'), cite: trace[tagged]?.step.cite ?? [] }
  return causeIn(run, card, event, at)
}

const isCause = (event: TraceEvent, card: number): boolean =>
  isChange(event, card, 'lethal') ||
  isLethal(event, card) ||
  (event.kind === 'step' && isStepOfText(event.step.id)) ||
  (event.kind === 'step' &&
    !isStep(event, 'destroyed.1-tag') &&
    !event.step.id.startsWith('keyforge/damage.5'))

function isLethal(event: TraceEvent, card: number): boolean {
  const dealt = dealtAt(event, card)
  return dealt !== null && (dealt.damage >= dealt.power || dealt.by.some(({ poison }) => poison))
}

function causeIn(run: Run, card: number, event: TraceEvent, at: number): Cause {
  const { name } = run
  const dealt = dealtAt(event, card)
  if (dealt !== null) {
    const placed = dealt.by.reduce((sum, { amount }) => sum + amount, 0)
    const blows = dealtBy(dealt, name)
    const poisoner = dealt.by.find(({ poison }) => poison)
    if (dealt.damage < dealt.power && poisoner !== undefined)
      return {
        at,
        message: say`${blows}, and poison destroys a creature of any power`,
        cite: ['KF-POI-1', 'KF-POI-4'],
      }
    return {
      at,
      message: say`${withEarlier(blows, dealt.damage, placed)}; its power is ${dealt.power}`,
      cite: ['KF-PWR-3', 'KF-DMG-8'],
    }
  }
  if (isChange(event, card, 'lethal')) {
    const { damage, power } = event.after as { readonly damage: number; readonly power: number }
    const found = say`its power of ${power} was not more than its damage (${damage})`
    const { message, cite } = sinceWhat(run, card, at, found)
    return { at, message, cite: ['KF-PWR-3', ...cite] }
  }
  const subject = event.kind === 'step' ? event.subjects.map(name).join(', ') : ''
  const { title, cite } = event.step
  const text = isStepOfText(event.step.id) ? title : asMessage(title)
  const message = subject === '' ? say`“${text}” destroys it` : say`${subject}: “${text}” destroys it`
  return { at, message, cite }
}

/** The change that made the state-based check find the creature. */
function sinceWhat(run: Run, card: number, at: number, found: Message): Omit<Cause, 'at'> {
  const { trace, name } = run
  const from = before(run, at, ({ kind }) => kind === 'step')
  const since = trace[from]
  const inside = trace.slice(Math.max(0, from), at)
  const gone = inside.flatMap((one) =>
    one.kind === 'change' && leavesPlay(one, one.record) ? [name(one.record)] : [],
  )
  if (gone.length > 0)
    return { message: say`once ${listing(gone)} had left play, ${found}`, cite: ['KF-PWR-4'] }
  if (inside.some((one) => isChange(one, card, 'warded')))
    return { message: say`its ward was spent, and still ${found}`, cite: ['KF-WRD-7'] }
  if (inside.some((one) => isChange(one, card, 'tagged')))
    return { message: say`its destruction was replaced once, and still ${found}`, cite: ['KF-RPL-8'] }
  return since === undefined
    ? { message: found, cite: [] }
    : { message: say`after “${asMessage(since.step.title)}” ${found}`, cite: ['KF-PWR-4'] }
}

/** How the creature was tagged and left play. */
function leavingOf(run: Run, card: number, tagged: number, gone: number | undefined): readonly Because[] {
  const tag = run.trace[tagged]
  const name = run.name(card)
  const links: Because[] =
    tag === undefined ? [] : [becauseAt(say`${name} is tagged for destruction`, tag.step.id, tag.step.cite)]
  const left = gone === undefined ? undefined : run.trace[gone]
  if (left === undefined || left.kind !== 'change') return links
  return [
    ...links,
    becauseAt(say`${name} leaves play: ${zoneName(left.after)}`, left.step.id, left.step.cite),
  ]
}
