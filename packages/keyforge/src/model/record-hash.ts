import { FIRST_CARD, TABLE } from '@battleline/card-game'
import type { StateRecord } from '@battleline/kernel'
import type { Card, HistoryEntry, Player, Table } from './state.ts'

/**
 * A hash that is equal for equal records and mostly differs for different ones in a game. Leaving a field out costs a
 * comparison if only that field differs.
 */
export function recordHash(row: StateRecord, id: number): number {
  if (id === TABLE) return digestOfTable(row as Table)
  return id < FIRST_CARD ? digestOfPlayer(row as Player) : digestOfCard(row as Card)
}

/** The start of a record's hash, and the step for one more number (FNV-1a). */
const SEED = 0x811c9dc5 | 0
const and = (digest: number, value: number): number => Math.imul(digest ^ value, 0x01000193)

/** Zones, houses and history kinds differ in their length and two letters. */
const digestOfWord = (word: string): number =>
  (word.charCodeAt(0) << 9) ^ (word.charCodeAt(3) << 4) ^ word.length

function digestOfCard(one: Card): number {
  const marks =
    (one.ready ? 1 : 0) |
    (one.stunned ? 2 : 0) |
    (one.warded ? 4 : 0) |
    (one.enraged ? 8 : 0) |
    (one.tagged ? 16 : 0) |
    (one.facedown === null ? 0 : 32) |
    (one.fought << 6)
  let digest = and(and(SEED, digestOfWord(one.zone)), marks)
  digest = and(and(and(digest, one.damage), one.aember), one.life)
  digest = and(and(and(digest, one.powerCounters), one.armorUsed), one.controller)
  digest = and(and(digest, one.host), one.counters.length)
  return withAll(withAll(digest, one.upgrades), one.under)
}

function digestOfPlayer(one: Player): number {
  let digest = and(and(and(SEED, one.aember), one.chains), one.keys.length)
  digest = withAll(withAll(withAll(digest, one.battleline), one.artifacts), one.hand)
  digest = and(withAll(digest, one.archives), one.purged.length)
  // These are long, and change at one end.
  digest = and(and(digest, one.deck.length), one.deck[0] ?? 0)
  return and(and(digest, one.discard.length), one.discard[one.discard.length - 1] ?? 0)
}

function digestOfTable(one: Table): number {
  let digest = and(and(and(SEED, one.turn), one.active), one.house === null ? 0 : digestOfWord(one.house))
  digest = and(and(digest, one.main.length), one.tide ?? 0)
  digest = and(and(digest, one.memory.length), one.lasting.at(-1)?.id ?? 0)
  digest = and(and(digest, one.permits.length), one.winner ?? 0)
  for (const memory of one.memory) digest = withMemory(digest, memory)
  for (const { card } of one.left) digest = and(digest, card)
  for (const { card, armor } of one.worn) digest = and(and(digest, card), armor)
  return digest
}

const withMemory = (digest: number, { deed, by, card, times }: HistoryEntry): number =>
  and(and(and(and(digest, digestOfWord(deed)), by), card), times)

function withAll(digest: number, cards: readonly number[]): number {
  let all = and(digest, cards.length)
  for (const card of cards) all = and(all, card)
  return all
}
