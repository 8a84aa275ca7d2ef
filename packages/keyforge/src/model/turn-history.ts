import { FIRST_CARD, type PlayerId, type Ref } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import type { House } from '../vocabulary.ts'
import type { Definition } from './definition.ts'
import { inserted } from './lists.ts'
import { cardOf, type HistoryEntry, type HistoryKind, playerOf, tableOf, writeTable } from './state.ts'

/**
 * The turn history: which player did what with which cards, and how often. It is sorted, so that turns with the same
 * actions in different orders are equal positions. It is cleared at the end of the turn (end-of-turn.ts).
 */

const before = (one: HistoryEntry, other: HistoryEntry): number =>
  one.by - other.by ||
  one.card - other.card ||
  one.life - other.life ||
  inOrder(one.deed, other.deed) ||
  inOrder(one.name, other.name)

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Records that a player did something with a card. */
export function recordHistory(w: World, deed: HistoryKind, by: PlayerId, card: number, times = 1): void {
  const { life, definition: name } = card < FIRST_CARD ? NO_CARD : cardOf(w, card)
  record(w, { deed, by, card, life, name, times })
}

/** Records the house that a player chose, if a text of the game refers to a previous turn. */
export function recordHouse(w: World, by: PlayerId, house: House): void {
  if (tableOf(w).$needs.before)
    record(w, { deed: 'chose house', by, card: by, life: 0, name: house, times: 1 })
}

/** The house that a player chose in their previous turn; undefined if there was none, or it is not remembered. */
export const houseChosenBefore = (w: View, player: PlayerId): House | undefined =>
  playerOf(w, player).before.find(({ deed, by }) => deed === 'chose house' && by === player)?.name

function record(w: World, once: HistoryEntry): void {
  const { memory } = tableOf(w)
  let at = 0
  for (let known = memory[at]; known !== undefined && before(known, once) < 0; known = memory[at]) at++
  const known = memory[at]
  const isNew = known === undefined || before(known, once) > 0
  writeTable(w).memory = isNew
    ? inserted(memory, once, at)
    : memory.map((one) => (one === known ? { ...once, times: one.times + once.times } : one))
}

const NO_CARD = { life: 0, definition: '' }

/** Every kind of use counts as a use, and every kind of destruction as a destruction. */
const KINDS_OF = {
  used: ['used', 'fought', 'reaped'],
  destroyed: ['destroyed', 'destroyed in a fight'],
} as const satisfies Readonly<Record<string, readonly HistoryKind[]>>

/** Whether a card was destroyed or is tagged. A tagged card that left play in another way was not destroyed (KF-RPL-1). */
export function isDestroyed(w: View, { card, life }: Ref): boolean {
  if (cardOf(w, card).life === life) return cardOf(w, card).tagged
  return timesThisTurn(w, KINDS_OF.destroyed, { of: (row, was) => row === card && was.life === life }) > 0
}

export const historyKindsOf = (deed: HistoryKind): readonly HistoryKind[] =>
  deed === 'used' || deed === 'destroyed' ? KINDS_OF[deed] : [deed]

/** Omitted fields match everything; `memory` defaults to this turn. */
interface HistoryFilter {
  readonly by?: PlayerId
  of?(card: number, was: HistoryEntry): boolean
  readonly memory?: readonly HistoryEntry[]
}

/** How often something that matches was done this turn. */
export function timesThisTurn(
  w: View,
  deeds: readonly HistoryKind[],
  { by, of, memory = tableOf(w).memory }: HistoryFilter = {},
): number {
  let times = 0
  for (const one of memory) {
    if (!deeds.includes(one.deed) || (by !== undefined && one.by !== by) || of?.(one.card, one) === false)
      continue
    times += one.times
  }
  return times
}

/** The face that a card had when it was recorded: a token creature has another face now (KF-TOK-2). */
export function faceAtThatTime(w: View, { card, name }: HistoryEntry): Definition {
  const { $def, $printed, $facedown, $reverse, owner } = cardOf(w, card)
  const faces = [$def, $printed, $facedown, $reverse, playerOf(w, owner).$token]
  return faces.find((one) => one?.name === name) ?? $def
}

/**
 * How often this turn a player did any of these things with cards of one name, as named then: for the Rule of Six
 * (KF-LIM-1).
 */
export function timesByName(w: View, deeds: readonly HistoryKind[], name: string, by: PlayerId): number {
  let times = 0
  for (const one of tableOf(w).memory)
    if (one.name === name && one.by === by && deeds.includes(one.deed)) times += one.times
  return times
}
