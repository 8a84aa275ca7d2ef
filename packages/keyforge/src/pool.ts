import type { Fact, Start, View, World } from '@battleline/kernel'
import { NO_FACTS, playerFacts } from './facts.ts'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { barsFrom, rulesFor } from './player-rules.ts'
import { hostOfEffect, isCreature } from './read.ts'
import { cardOf, type PlayerId, playerOf, tableOf, writeCard, writePlayer, writeTable } from './state.ts'

/** Æmber on its way to a pool that each of several creatures captures instead: the active player says which (KF-RPL-3). */
export interface Undecided {
  readonly player: PlayerId
  readonly amount: number
  readonly among: readonly number[]
}

/** The chart that asks: by name, for those that it opens itself. */
export const CAPTURE_INSTEAD = 'keyforge/capture-instead'

/**
 * Æmber comes into a pool, from wherever it was: a creature whose text says so captures it instead (KF-RPL-1). What
 * leaves play at the same moment does not: `going`.
 */
export function addToPool(
  w: World,
  player: PlayerId,
  amount: number,
  going: readonly number[] = NOBODY,
): void {
  if (amount === 0) return
  const among = captorsOf(w, player, going)
  const [by] = among
  if (by === undefined) writePlayer(w, player).aember = playerOf(w, player).aember + amount
  else if (among.length === 1) putOn(w, by, amount)
  else writeTable(w).undecided = [...tableOf(w).undecided, { player, amount, among }]
}
const NOBODY: readonly number[] = []

/** A player gains Æmber: what reaches the pool is seen by what waits for that. */
export function gained(w: World, player: PlayerId, amount: number): readonly Fact[] {
  if (isKeptFromGaining(w, player)) return NO_FACTS
  if (effectsOn(w, HOOK.gains).length === 0) {
    addToPool(w, player, amount)
    return NO_FACTS
  }
  const before = playerOf(w, player).aember
  addToPool(w, player, amount)
  const got = playerOf(w, player).aember - before
  return got > 0 ? playerFacts(w, 'gains', player, { amount: got }) : NO_FACTS
}

/** Whether a text keeps a player from gaining Æmber; says so (KF-GEN-2). */
export function isKeptFromGaining(w: World, player: PlayerId): boolean {
  const bar = barsFrom(w, player, 'gain')
  if (bar >= 0) w.not(player, 'a gain', `${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
  return bar >= 0
}

/** Æmber comes onto a card, from wherever it was. */
export function putOn(w: World, card: number, amount: number): void {
  writeCard(w, card).aember = cardOf(w, card).aember + amount
}

/** The creatures that capture what would be added to a pool. */
function captorsOf(w: View, player: PlayerId, going: readonly number[]): readonly number[] {
  const found = rulesFor(w, HOOK.pool, 'pool captured', player)
  if (found.length === 0) return NOBODY
  const rows = found.map(({ effect, is }) => (is.host === true ? hostOfEffect(w, effect) : effect.row))
  return [...new Set(rows)].filter((row) => isCreature(w, row) && !going.includes(row))
}

/** The first that is undecided is decided: each of the creatures captures its share. */
export function captureShares(w: World, { among }: Undecided, shares: readonly number[]): void {
  writeTable(w).undecided = tableOf(w).undecided.slice(1)
  for (const [at, card] of among.entries()) {
    const share = shares[at] ?? 0
    if (share > 0) putOn(w, card, share)
  }
}

/** A part of the standing check: what is undecided is asked at once, and the rest is looked at when that is settled. */
export function decideCapture(w: World, touched: readonly number[]): Start | null {
  const [first] = tableOf(w).undecided
  if (first === undefined) return null
  w.touch(touched)
  return { chart: CAPTURE_INSTEAD, locals: { ...first } }
}
