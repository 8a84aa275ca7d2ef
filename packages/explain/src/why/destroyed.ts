import type { TraceEvent } from '@battleline/kernel'
import { type Answer, answer, type Because, dealtBy, listed, unlike } from './answer.ts'
import {
  before,
  beginning,
  dealtAt,
  isChange,
  isOfText,
  isStep,
  leavesPlay,
  path,
  places,
  type Told,
  toldBy,
  zoneNamed,
} from './story.ts'
import { survived } from './survived.ts'

/** What tagged a card: the place in the run, and a sentence about it. */
interface Cause {
  readonly at: number
  readonly text: string
  readonly cite: readonly string[]
}

/** Why a card was destroyed: what tagged it, what set the damage, what else had a say. */
export function destroyed(told: Told, card: number): Answer {
  const tagged = lastTag(told, card)
  if (tagged < 0) return unlike(survived(told, card))
  const { trace, name } = told
  const gone = places(told, (event) => leavesPlay(event, card), tagged)[0]
  const saved = places(told, (event) => isChange(event, card, 'tagged') && event.after === false, tagged)[0]
  if (saved !== undefined && (gone === undefined || saved < gone) && !isLeaving(trace[saved]))
    return unlike(survived(told, card))
  const cause = causeOf(told, card, tagged)
  const because = [
    ...path(told, cause.at),
    ...changesOn(told, card, cause.at),
    ...leavingOf(told, card, tagged, gone),
  ]
  const still = gone === undefined ? ' It is tagged and has not left play yet.' : ''
  return answer(`${name(card)} was destroyed: ${cause.text}.${still}`, [...cause.cite, 'KF-DST-1'], because)
}

/** Where a card was tagged for the last time; -1 where it never was. */
export const lastTag = (told: Told, card: number): number =>
  before(told, told.trace.length, (event) => isChange(event, card, 'tagged') && event.after === true)

const isLeaving = (event: TraceEvent | undefined): boolean =>
  event?.step.id.startsWith('keyforge/leave.') === true

/** Damage, the standing check or a text: what came right before the tag. */
function causeOf(told: Told, card: number, tagged: number): Cause {
  const { trace } = told
  const start = beginning(told, tagged)
  const at = before(told, start < 0 ? tagged : start, (event) => isCause(event, card))
  const event = trace[at]
  // The standing check finds what damage destroys, too: it is the damage that is the cause.
  if (isChange(event, card, 'lethal')) {
    const placed = before(told, at, (one) => one.kind === 'step' || isLethal(one, card))
    const hit = trace[placed]
    if (hit !== undefined && hit.kind === 'change') return causeIn(told, card, hit, placed)
  }
  if (event === undefined) return { at: tagged, text: 'it was tagged', cite: trace[tagged]?.step.cite ?? [] }
  return causeIn(told, card, event, at)
}

const isCause = (event: TraceEvent, card: number): boolean =>
  isChange(event, card, 'lethal') ||
  isLethal(event, card) ||
  (event.kind === 'step' && isOfText(event)) ||
  (event.kind === 'step' &&
    !isStep(event, 'destroyed.1-tag') &&
    !event.step.id.startsWith('keyforge/damage.5'))

function isLethal(event: TraceEvent, card: number): boolean {
  const dealt = dealtAt(event, card)
  return dealt !== null && (dealt.damage >= dealt.power || dealt.by.some(({ poison }) => poison))
}

function causeIn(told: Told, card: number, event: TraceEvent, at: number): Cause {
  const { name } = told
  const dealt = dealtAt(event, card)
  if (dealt !== null) {
    const placed = dealt.by.reduce((sum, { amount }) => sum + amount, 0)
    const earlier = dealt.damage - placed
    const had = earlier > 0 ? `, which with the ${earlier} damage it had makes ${dealt.damage}` : ''
    const poisoner = dealt.by.find(({ poison }) => poison)
    if (dealt.damage < dealt.power && poisoner !== undefined)
      return {
        at,
        text: `${dealtBy(dealt, name)}, and poison destroys whatever the power`,
        cite: ['KF-POI-1', 'KF-POI-4'],
      }
    return {
      at,
      text: `${dealtBy(dealt, name)}${had}; its power is ${dealt.power}`,
      cite: ['KF-PWR-3', 'KF-DMG-8'],
    }
  }
  if (isChange(event, card, 'lethal')) {
    const { damage, power } = event.after as { readonly damage: number; readonly power: number }
    const { text, cite } = sinceWhat(told, card, at)
    return {
      at,
      text: `${text}its power of ${power} was not more than its damage (${damage})`,
      cite: ['KF-PWR-3', ...cite],
    }
  }
  const subject = event.kind === 'step' ? event.subjects.map(name).join(', ') : ''
  const whose = subject === '' ? '' : `${subject}: `
  return { at, text: `${whose}“${event.step.title}” destroys it`, cite: event.step.cite }
}

/** What had changed when the standing check found the creature. */
function sinceWhat(told: Told, card: number, at: number): Pick<Cause, 'text' | 'cite'> {
  const { trace, name } = told
  const from = before(told, at, ({ kind }) => kind === 'step')
  const since = trace[from]
  const inside = trace.slice(Math.max(0, from), at)
  const gone = inside.flatMap((one) =>
    one.kind === 'change' && leavesPlay(one, one.record) ? [name(one.record)] : [],
  )
  if (gone.length > 0) return { text: `once ${listed(gone)} had left play, `, cite: ['KF-PWR-4'] }
  if (inside.some((one) => isChange(one, card, 'warded')))
    return { text: 'its ward was spent, and still ', cite: ['KF-WRD-7'] }
  if (inside.some((one) => isChange(one, card, 'tagged')))
    return { text: 'its destruction was replaced once, and still ', cite: ['KF-RPL-8'] }
  return since === undefined
    ? { text: '', cite: [] }
    : { text: `after “${since.step.title}” `, cite: ['KF-PWR-4'] }
}

/** What effects, wards and armor did to the damage on its way to this creature. */
function changesOn(told: Told, card: number, at: number): readonly Because[] {
  const { trace } = told
  const event = trace[at]
  if (event === undefined || dealtAt(event, card) === null) return []
  const from = before(
    told,
    at,
    (one) => one.kind === 'step' && isStep(one, 'damage.1-pending') && one.depth === event.depth,
  )
  return places(told, (one) => isChange(one, card, 'pending') && one.depth === event.depth, from, at).flatMap(
    (n) => {
      const change = trace[n]
      if (!isChange(change, card, 'pending')) return []
      const hook = before(told, n, (one) => one.kind === 'hook' || one.kind === 'step')
      const by = trace[hook]
      const said = by?.kind === 'hook' ? toldBy(told, by) : null
      const text = `${said?.text ?? change.step.title}: ${change.before} damage becomes ${change.after}`
      return [{ text, step: change.step.id, cite: said?.cite ?? change.step.cite }]
    },
  )
}

/** How it left: with its batch, or earlier by a text. */
function leavingOf(told: Told, card: number, tagged: number, gone: number | undefined): readonly Because[] {
  const tag = told.trace[tagged]
  const name = told.name(card)
  const links: Because[] =
    tag === undefined
      ? []
      : [{ text: `${name} is tagged for destruction`, step: tag.step.id, cite: tag.step.cite }]
  const left = gone === undefined ? undefined : told.trace[gone]
  if (left === undefined || left.kind !== 'change') return links
  return [
    ...links,
    { text: `${name} leaves play: ${zoneNamed(left.after)}`, step: left.step.id, cite: left.step.cite },
  ]
}
