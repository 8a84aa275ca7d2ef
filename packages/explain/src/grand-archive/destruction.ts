import { BANISHED_INSTEAD } from '@battleline/grand-archive'
import { type Message, messageOf, say, type TraceEvent, word } from '@battleline/kernel'
import { listing } from '../trace/lists.ts'
import { hookMessage, rescueMessage, stepMessage } from '../trace/sentences.ts'
import {
  type Answer,
  answer,
  type Because,
  becauseAt,
  distinct,
  presuppositionFailed,
  settled,
} from '../why/answer.ts'
import { type Cause, damageChangedBy, damageChanges, notDestroyed, withEarlier } from '../why/destruction.ts'
import { before, indexes, isChange, isSpared } from '../why/trace-queries.ts'
import { type Dealt, dealtAt, dealtBy, isStep, lastLeft, path, type RunWithBoard } from './trace-queries.ts'
import { grandArchiveWords } from './words.ts'

/** Why an object was destroyed: the damage, the check or the text that did it, and what changed the damage. */
export function destroyed(run: RunWithBoard, card: number): Answer {
  const left = lastLeft(run, card)
  const cause = left < 0 ? null : causeOf(run, card, left)
  if (cause === null) return presuppositionFailed(survived(run, card))
  const because = [
    ...path(run, cause.at),
    ...damageChanges(run, card, cause.at, 'grand-archive/damage.2-replace'),
    ...leaving(run, card, left),
  ]
  const instead = insteadOf(run, card, left)
  const cite = [...cause.cite, ...(instead?.cite ?? []), 'GA-DTH-2']
  const name = run.name(card)
  const text =
    instead === null
      ? say`${name} was destroyed: ${cause.message}.`
      : say`${name} was banished instead of destroyed (${instead.message}): ${cause.message}.`
  return settled(answer(text, cite, because))
}

/** The effect that banished an object that would have gone to the graveyard. */
function insteadOf(run: RunWithBoard, card: number, left: number): Pick<Because, 'message' | 'cite'> | null {
  const from = before(run, left, (one) => one.kind === 'step')
  const hook = run.trace
    .slice(from + 1, left)
    .find((one) => one.kind === 'hook' && one.id === `${BANISHED_INSTEAD}@${card}`)
  return hook?.kind === 'hook'
    ? { message: hookMessage({ ...hook, card: run.name(hook.record) }), cite: hook.cite }
    : null
}

const zoneName = (zone: unknown): Message => word(grandArchiveWords.zones[String(zone)] ?? String(zone))

const leaving = (run: RunWithBoard, card: number, at: number): readonly Because[] => {
  const event = run.trace[at]
  if (event?.kind !== 'change') return []
  const text = say`${run.name(card)} leaves the field: ${zoneName(event.after)}`
  return [becauseAt(text, event.step.id, event.step.cite)]
}

/** Why an object left the field as destroyed; null if it left in another way. */
function causeOf(run: RunWithBoard, card: number, left: number): Cause | null {
  const event = run.trace[left]
  if (event === undefined) return null
  if (isStepOf(event, 'uniqueness.1-keep'))
    return { at: left, message: word('another unique object of its name was kept'), cite: ['GA-IMM-5'] }
  if (isStepOf(event, 'using.1-stack') && event.kind === 'change' && event.after !== 'banishment')
    return { at: left, message: word('it was sacrificed as a cost'), cite: event.step.cite }
  if (!isStepOf(event, 'destroyed.3-leave')) return null
  const linked = shieldedBy(run, card, left)
  if (linked !== null) return linked
  const opened = before(run, left, (one) => one.kind === 'step' && one.depth < event.depth)
  const by = run.trace[opened]
  // A text destroys from a step of its own; other destructions come from the state-based check.
  if (by?.kind === 'step' && by.step.id.startsWith('card/')) {
    const source = by.subjects.map(run.name).join(', ')
    return { at: opened, message: stepMessage(source, by.step.title), cite: by.step.cite }
  }
  return foundBy(run, card, left)
}

/** The object that a linked shield was destroyed for (GA-RPL-7). */
function shieldedBy(run: RunWithBoard, card: number, left: number): Cause | null {
  const opened = before(run, left, (one) => isStep(one, 'destroyed.1-immortal'))
  const [at] = indexes(
    run,
    (one) => one.kind === 'not' && isStepOf(one, 'destroyed.2-shield') && one.why.by === card,
    opened,
    left,
  )
  const event = at === undefined ? undefined : run.trace[at]
  if (at === undefined || event?.kind !== 'not') return null
  const message = say`it is linked to ${run.name(event.record)}, which would have been destroyed`
  return { at, message, cite: event.why.cite }
}

const isStepOf = ({ step }: TraceEvent, id: string): boolean => step.id === `grand-archive/${id}`

/** The finding of the state-based check: damage, reduced life, or no durability (GA-DTH-1, GA-DUR-5). */
function foundBy(run: RunWithBoard, card: number, left: number): Cause {
  const { type, life, damage } = run.at(card, left)
  if (type !== 'champion' && type !== 'ally')
    return { at: left, message: word('it had no durability counter left'), cite: ['GA-DUR-5'] }
  const placed = before(run, left, (one) => dealtAt(one, card) !== null)
  const dealt = dealtTogether(run, card, placed)
  const last = dealt.at(-1)
  if (last !== undefined && last.life !== null && last.damage >= last.life) return lethal(run, dealt, placed)
  if ((life ?? 0) <= 0)
    return { at: left, message: say`its life was ${Number(life)}`, cite: ['GA-DTH-1', 'GA-DTH-7'] }
  const message = say`its life of ${Number(life)} was not more than the ${damage} damage on it`
  return { at: left, message, cite: ['GA-DTH-1', 'GA-DTH-7'] }
}

/** The damage that an object was dealt at the same time as some of it, in order. */
function dealtTogether(run: RunWithBoard, card: number, at: number): readonly Dealt[] {
  const from = before(run, at, (one) => one.kind === 'step')
  return run.trace.slice(from + 1, at + 1).flatMap((event) => dealtAt(event, card) ?? [])
}

/** The blow that made the damage lethal is one of those that were dealt at once (GA-TRG-3). */
function lethal(run: RunWithBoard, all: readonly Dealt[], at: number): Cause {
  const { damage, life } = all.at(-1) as Dealt
  const dealt = all.reduce((sum, { amount }) => sum + amount, 0)
  const blow = all.find((one) => one.life !== null && one.damage >= one.life)
  const blows = listing(all.map((one) => dealtBy(one, run)))
  const together = all.length > 1 ? say`${blows} at once` : blows
  const sum =
    all.length > 1 && damage <= dealt
      ? say`${together}, which makes ${damage}`
      : withEarlier(together, damage, dealt)
  const message =
    all.length > 1 && blow !== undefined
      ? say`${sum}; its life is ${Number(life)}, and the blow of ${run.name(blow.by)} was lethal`
      : say`${sum}; its life is ${Number(life)}`
  return { at, message, cite: ['GA-DTH-1', 'GA-DMG-9'] }
}

/** Why an object was not destroyed: everything that could have destroyed it, and what prevented it. */
export function survived(run: RunWithBoard, card: number): Answer {
  const name = run.name(card)
  const rescues = run.trace.flatMap((event, at): Because[] => rescueIn(run, card, event, at))
  const left = lastLeft(run, card)
  if (left >= 0) {
    const [link] = leaving(run, card, left)
    const text = say`${name} was not destroyed: it left the field another way.`
    return settled(answer(text, ['GA-DTH-2'], link ? [link] : []))
  }
  return notDestroyed(name, distinct(rescues), 'GA-DTH-1')
}

function rescueIn(run: RunWithBoard, card: number, event: TraceEvent, at: number): Because[] {
  const step = event.step.id
  if (isSpared(event, card))
    return [becauseAt(rescueMessage(event.what, messageOf(event.why)), step, event.why.cite)]
  if (isChange(event, card, 'pending') && Number(event.after) < Number(event.before)) {
    const { message, cite } = damageChangedBy(run, at, event)
    const stopped = Number(event.before) - Number(event.after)
    return [becauseAt(say`${stopped} damage was stopped: ${message}`, step, cite)]
  }
  const dealt = dealtAt(event, card)
  if (dealt === null) return []
  // A siegeable domain loses durability instead (GA-DMG-9).
  if (dealt.life === null) return [becauseAt(dealtBy(dealt, run), step, ['GA-DMG-9'])]
  if (dealt.damage >= dealt.life) {
    const isImmortal = run.at(card, at).keywords.immortality !== undefined
    return isImmortal ? [becauseAt(say`${dealtBy(dealt, run)}, but it is immortal`, step, ['GA-IMM-2'])] : []
  }
  const text = say`${dealtBy(dealt, run)}, and ${dealt.damage} damage is less than its life of ${dealt.life}`
  return [becauseAt(text, step, ['GA-DTH-1'])]
}
