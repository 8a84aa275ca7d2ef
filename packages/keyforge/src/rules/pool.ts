import type { PlayerId } from '@battleline/card-game'
import { type GameEvent, type Message, type Start, say, type View, type World } from '@battleline/kernel'
import { startInstead } from '../events/start-instead.ts'
import { andThen, facts, NO_FACTS, playerFacts } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import {
  cardOf,
  playerOf,
  tableOf,
  type UndecidedCapture,
  writeCard,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { hostOfEffect, isCreature } from '../query/board.ts'
import { playerRestriction, playerRulesFor } from '../query/player-rules.ts'
import type { Taken } from '../text/structure.ts'

/** The id of the chart that asks. */
export const CAPTURE_INSTEAD = 'keyforge/capture-instead'

/**
 * Adds Æmber to a pool, unless a creature's text captures it instead (KF-RPL-1), as soon as the change is complete.
 * Cards that leave play at the same time (`going`) do not capture it.
 */
export function addToPool(
  w: World,
  player: PlayerId,
  amount: number,
  going: readonly number[] = NOBODY,
): void {
  if (amount === 0) return
  const among = captorsOf(w, player, going)
  if (among.length === 0 && poolBecomes(w, player) === undefined)
    writePlayer(w, player).aember = playerOf(w, player).aember + amount
  else writeTable(w).undecided = [...tableOf(w).undecided, { player, amount, among }]
}

const NOBODY: readonly number[] = []

/** A player gains Æmber. Triggers see what reaches the pool. */
export function gainAember(
  w: World,
  player: PlayerId,
  amount: number,
  reaping = false,
): readonly GameEvent[] {
  if (isKeptFromGaining(w, player)) return NO_FACTS
  if (activeEffects(w, HOOK.gains).length === 0) {
    addToPool(w, player, amount)
    return NO_FACTS
  }
  const before = playerOf(w, player).aember
  addToPool(w, player, amount)
  const got = playerOf(w, player).aember - before
  return got > 0
    ? playerFacts(w, 'gains', player, { amount: got, how: reaping ? 'reaping' : undefined })
    : NO_FACTS
}

/** Whether a text prevents a player from gaining Æmber; reports it (KF-GEN-2). */
export function isKeptFromGaining(w: World, player: PlayerId): boolean {
  const bar = playerRestriction(w, player, 'gain')
  if (bar >= 0) w.reportNotDone(player, 'gains nothing', say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
  return bar >= 0
}

/** Places Æmber on a card. */
export function placeAemberOn(w: World, card: number, amount: number): void {
  writeCard(w, card).aember = cardOf(w, card).aember + amount
}

/** The text that does something else with what would be added to a pool. */
const poolBecomes = (w: View, player: PlayerId): ActiveEffect | undefined =>
  playerRulesFor(w, HOOK.pool, 'pool becomes', player)[0]?.effect

/** Why nothing comes out of a pool: “your pool is empty”. */
export function emptyPool(player: string): Message {
  if (player === 'me') return say`my pool is empty`
  return player === 'you' ? say`your pool is empty` : say`${player}’s pool is empty`
}

/** What the trace says of a player from whose pool it is not taken. */
export const KEEPS_AEMBER = 'keeps the Æmber'

/** Takes Æmber from a pool, unless a text takes it from the common supply. */
export function takeFromPool(w: World, player: PlayerId, amount: number, deed: Taken): void {
  const spared = playerRulesFor(w, HOOK.steal, 'taken from supply', player).find(({ is }) =>
    is.deeds.includes(deed),
  )
  if (spared === undefined) writePlayer(w, player).aember = playerOf(w, player).aember - amount
  else
    w.reportNotDone(
      player,
      KEEPS_AEMBER,
      say`${cardOf(w, spared.effect.row).name} takes it from the supply`,
      'KF-RPL-1',
    )
}

/** The creatures that capture what would be added to a pool. */
function captorsOf(w: View, player: PlayerId, going: readonly number[]): readonly number[] {
  const found = playerRulesFor(w, HOOK.pool, 'pool captured', player)
  if (found.length === 0) return NOBODY
  const rows = found.map(({ effect, is }) => (is.host === true ? hostOfEffect(w, effect) : effect.row))
  return [...new Set(rows)].filter((row) => isCreature(w, row) && !going.includes(row))
}

/** Each of the creatures captures its share of the first undecided capture. Returns the events. */
export function captureShares(
  w: World,
  { among }: UndecidedCapture,
  shares: readonly number[],
): readonly GameEvent[] {
  writeTable(w).undecided = tableOf(w).undecided.slice(1)
  let seen = NO_FACTS
  for (const [at, card] of among.entries()) {
    const amount = shares[at] ?? 0
    if (amount === 0) continue
    placeAemberOn(w, card, amount)
    seen = andThen(seen, facts(w, 'captures', [card], { amount }))
  }
  return seen
}

/**
 * Part of the state-based check: decides what becomes of such Æmber, and checks the rest afterwards. A text that has
 * ended by then lets it reach the pool.
 */
export function decideCapture(w: World, touched: readonly number[]): Start | null {
  const [first] = tableOf(w).undecided
  if (first === undefined) return null
  w.touch(touched)
  const { player, amount, among } = first
  if (among.length > 0) return { chart: CAPTURE_INSTEAD, locals: { ...first, facts: NO_FACTS } }
  writeTable(w).undecided = tableOf(w).undecided.slice(1)
  const becomes = poolBecomes(w, player)
  if (becomes !== undefined) return startInstead(w, becomes, { player, amount })
  writePlayer(w, player).aember = playerOf(w, player).aember + amount
  return null
}
