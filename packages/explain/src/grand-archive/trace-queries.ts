import { parseDeclaration } from '@battleline/grand-archive'
import { commaList, type Message, say, type TraceEvent } from '@battleline/kernel'
import { type Because, becauseAt } from '../why/answer.ts'
import { before, chosenParts, type EventOf, indexes, isChange, link, type Run } from '../why/trace-queries.ts'

/** A run with the values of its cards at each event. */
export interface RunWithBoard extends Run {
  at(card: number, place: number): Values
}

export interface Values {
  readonly type: string
  readonly zone: string
  readonly life: number | null
  readonly damage: number
  readonly durability: number
  readonly rested: boolean
  readonly distant: boolean
  readonly keywords: Readonly<Record<string, number>>
}

const GAME = 'grand-archive/'
const ACT = `${GAME}opportunity.3-act`
const DONE = `${GAME}opportunity.4-do`
/** Charts that are always open around others, which explain nothing. */
const AROUND = /^grand-archive\/(turn|opportunity|combat)\.|^grand-archive\/declaration\.2/

export const isStep = (event: TraceEvent | undefined, id: string): event is EventOf<'step'> =>
  event?.kind === 'step' && event.step.id === `${GAME}${id}`

/** Damage that an object was dealt: the source, and the damage relative to its life. */
export interface Dealt {
  readonly by: number
  readonly amount: number
  readonly combat: boolean
  /** All damage on it then, and its life; null without such a stat. */
  readonly damage: number
  readonly life: number | null
}

export const dealtAt = (event: TraceEvent | undefined, card: number): Dealt | null =>
  isChange(event, card, 'dealt') ? (event.after as unknown as Dealt) : null

/** All dealt damage, with its place in the run and its recipient. */
export const allDealt = (
  run: Run,
): readonly { readonly at: number; readonly to: number; readonly dealt: Dealt }[] =>
  run.trace.flatMap((event, at) => {
    const dealt = event.kind === 'change' ? dealtAt(event, event.record) : null
    return event.kind === 'change' && dealt !== null ? [{ at, to: event.record, dealt }] : []
  })

/** "Fireball dealt it 2 damage", "X dealt it 3 combat damage". */
export const dealtBy = ({ by, amount, combat }: Dealt, { name }: Run): Message =>
  combat ? say`${name(by)} dealt it ${amount} combat damage` : say`${name(by)} dealt it ${amount} damage`

/** Where a card last left the field; -1 if it did not. */
export const lastLeft = (run: Run, card: number): number =>
  before(run, run.trace.length, (event) => leavesField(event, card))

export const leavesField = (event: TraceEvent | undefined, card: number): event is EventOf<'change'> =>
  isChange(event, card, 'zone') && event.before === 'field'

/** What led to a place in the run: the move, and the steps around it, outermost first. */
export function path(run: Run, at: number): readonly Because[] {
  const links: Because[] = []
  let depth = Number.POSITIVE_INFINITY
  for (let n = at; n >= 0 && depth > 0; n--) {
    const event = run.trace[n]
    if (event?.kind !== 'step' || event.depth >= depth) continue
    depth = event.depth
    if (event.step.id === DONE) links.unshift(...doneAt(run, n, depth))
    else if (!AROUND.test(event.step.id)) links.unshift(link(run, event))
  }
  return links
}

/** The player's choice in the window around a place. */
function doneAt(run: Run, at: number, depth: number): readonly Because[] {
  const act =
    run.trace[before(run, at, (one) => one.kind === 'answer' && one.depth === depth && one.step.id === ACT)]
  if (act?.kind !== 'answer') return []
  return [becauseAt(commaList(chosenParts(act)), act.step.id, act.step.cite)]
}

/** The attacks of a run: their declaration, attacker, cards, and end. */
export interface Attack {
  readonly from: number
  readonly to: number
  readonly attacker: number
}

const DECLARED = /^grand-archive\/(declaration\.1-declare|attack-card\.4-attack)$/

/** Each attack from its declaration to the step in which its intent leaves. */
export function attacks(run: Run): readonly Attack[] {
  const begun = indexes(run, (event) => event.kind === 'step' && DECLARED.test(event.step.id))
  return begun.map((from) => {
    const ended = indexes(run, (event) => isStep(event, 'end-of-combat.4-leave'), from)[0]
    const event = run.trace[from]
    const [attacker = -1] = event?.kind === 'step' ? event.subjects : []
    return { from, to: ended ?? run.trace.length, attacker }
  })
}

/** Whether an attack had the card in its intent, or wielded it. */
export function isUsedIn(run: RunWithBoard, card: number, at: number): boolean {
  const answered = before(run, at + 1, (event) => event.kind === 'answer')
  const event = run.trace[answered]
  const declared = event?.kind === 'answer' ? parseDeclaration(String(event.ids[0]), -1) : null
  if (declared?.weapons.includes(card) === true) return true
  return run.at(card, at + 1).zone === 'intent' || run.at(card, at).zone === 'intent'
}

/** The intervention of a card's keyword. */
export const isHookOf = (event: TraceEvent, card: number, keyword: string): event is EventOf<'hook'> =>
  event.kind === 'hook' && event.record === card && event.id.startsWith(`${keyword}@`)
