import { FIRST_CARD, PLAYERS } from '@battleline/card-game'
import type { TraceEvent, View } from '@battleline/kernel'
import { cardOf, playerOf, type Table, tableOf } from '../model/state.ts'
import { cardOutOfPlace } from '../setup/restore.ts'

/** A broken invariant; null if none is. */
export type Breach = string | null

/** Every card of the game before an answer must be in exactly one place after it, with the same owner. */
export function lostCards(before: View, after: View): Breach {
  const [had, has] = [before.rows.length - FIRST_CARD, after.rows.length - FIRST_CARD]
  if (had !== has) return `${had} cards have become ${has} (KF-ZON-2)`
  const misplaced = cardOutOfPlace(after.rows)
  if (misplaced !== null) return misplaced.reason
  for (let card = FIRST_CARD; card < after.rows.length; card++) {
    const { name, owner, zone } = cardOf(after, card)
    if (owner !== cardOf(before, card).owner) return `${name} has another owner (KF-CTL-1)`
    if (zone === 'revealed' && isAtRest(after)) return `${name} is in no zone, and nothing resolves`
  }
  return null
}

/** Whether nothing resolves: only the turn is open. A game that is won stops in the middle of things (KF-TRN-3). */
export const isAtRest = (w: View): boolean => w.stack.length === 1

/** The trace must report every change to the Æmber in pools, on cards, and on its way to a creature that captures it. */
export function unreportedAember(before: View, after: View, events: readonly TraceEvent[]): Breach {
  const reported = events.reduce((sum, event) => sum + aemberChange(event), 0)
  const changed = allAember(after) - allAember(before)
  return changed === reported ? null : `${changed} Æmber came, and the trace reports ${reported} (KF-AMB-2)`
}

/** How much an event adds to the Æmber outside the common supply. */
export function aemberChange(event: TraceEvent): number {
  if (event.kind !== 'change') return 0
  const { property, before, after } = event
  if (property === 'aember') return Number(after) - Number(before)
  return property === 'undecided' ? amountIn(after) - amountIn(before) : 0
}

function allAember(w: View): number {
  let sum = amountIn(tableOf(w).undecided)
  for (const player of PLAYERS) sum += playerOf(w, player).aember
  for (let card = FIRST_CARD; card < w.rows.length; card++) sum += cardOf(w, card).aember
  return sum
}

const amountIn = (undecided: unknown): number =>
  (undecided as Table['undecided']).reduce((sum, { amount }) => sum + amount, 0)
