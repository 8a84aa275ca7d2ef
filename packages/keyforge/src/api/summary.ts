import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { cardOf, playerOf, tableOf } from '../model/state.ts'
import { keyCost } from '../query/keys.ts'
import { powerOf } from '../query/power.ts'

/** What a player has, in numbers that both players can see. */
export interface PlayerSummary {
  /** The number of forged keys, the Æmber in the pool, and the current cost of a key. */
  readonly keys: number
  readonly aember: number
  readonly keyCost: number
  readonly chains: number
  /** The numbers of cards in hand, deck, discard pile and archives. */
  readonly hand: number
  readonly deck: number
  readonly discard: number
  readonly archives: number
  /** The number of creatures, and the power that damage has left them. */
  readonly creatures: number
  readonly power: number
  /** How many creatures are ready, stunned, and warded. */
  readonly ready: number
  readonly stunned: number
  readonly warded: number
  readonly artifacts: number
  /** The number of upgrades on this player's creatures. */
  readonly upgrades: number
  /** The Æmber on this player's creatures. */
  readonly captured: number
}

/** The summaries of players 1 and 2, whose turn it is, and the winner, or null. */
export interface Summary {
  readonly players: readonly [PlayerSummary, PlayerSummary]
  readonly active: PlayerId
  readonly turn: number
  readonly winner: PlayerId | null
}

/** A position in numbers: much cheaper than the readings of all its cards. */
export function summaryOf(w: View): Summary {
  const { active, turn, winner } = tableOf(w)
  return { players: [ofPlayer(w, 1), ofPlayer(w, 2)], active, turn, winner }
}

function ofPlayer(w: View, player: PlayerId): PlayerSummary {
  const { keys, aember, chains, hand, deck, discard, archives, battleline, artifacts } = playerOf(w, player)
  let [power, ready, stunned, warded, upgrades, captured] = [0, 0, 0, 0, 0, 0]
  for (const creature of battleline) {
    const card = cardOf(w, creature)
    power += Math.max(0, powerOf(w, creature) - card.damage)
    if (card.ready) ready++
    if (card.stunned) stunned++
    if (card.warded) warded++
    upgrades += card.upgrades.length
    captured += card.aember
  }
  return {
    keys: keys.length,
    aember,
    keyCost: keyCost(w, player),
    chains,
    hand: hand.length,
    deck: deck.length,
    discard: discard.length,
    archives: archives.length,
    creatures: battleline.length,
    power,
    ready,
    stunned,
    warded,
    artifacts: artifacts.length,
    upgrades,
    captured,
  }
}
