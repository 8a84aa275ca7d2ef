import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { openWindow } from '../charts/opportunity.ts'
import { cardOf, playerOf, tableOf } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { levelOf, lifeOf, powerOf } from '../query/values.ts'
import type { Window } from '../vocabulary.ts'

/** What a player has, in numbers that both players can see. */
export interface PlayerSummary {
  /** The level of the champion, and the life that damage has left it; 0 without one. */
  readonly level: number
  readonly life: number
  /** The number of allies, their power, the life that damage has left them, and how many are awake. */
  readonly allies: number
  readonly power: number
  readonly toughness: number
  readonly awake: number
  /** The number of weapons, and the durability left. */
  readonly weapons: number
  readonly durability: number
  /** The number of other objects: items, domains, phantasias. */
  readonly others: number
  /** The numbers of cards. */
  readonly hand: number
  readonly memory: number
  readonly deck: number
  readonly material: number
}

/** The summaries of players 1 and 2, and the state of the table. */
export interface Summary {
  readonly players: readonly [PlayerSummary, PlayerSummary]
  readonly active: PlayerId
  readonly turn: number
  /** The winner; 0 for a draw, null while the game continues. */
  readonly winner: PlayerId | 0 | null
  /** The open window; null outside all windows. */
  readonly window: Window | null
  /** How many cards and abilities are on the Effects Stack. */
  readonly stack: number
}

/** A position in numbers: much cheaper than the readings of all its cards. */
export function summaryOf(w: View): Summary {
  const { active, turn, winner, stack } = tableOf(w)
  const window = openWindow(w)
  return { players: [ofPlayer(w, 1), ofPlayer(w, 2)], active, turn, winner, window, stack: stack.length }
}

function ofPlayer(w: View, player: PlayerId): PlayerSummary {
  const { field, hand, memory, deck, material } = playerOf(w, player)
  const champion = championOf(w, player)
  const lifeLeft = (card: number) => Math.max(0, (lifeOf(w, card) ?? 0) - cardOf(w, card).damage)
  let [allies, power, toughness, awake, weapons, durability, others] = [0, 0, 0, 0, 0, 0, 0]
  for (const card of field) {
    const { $def, rested, durability: left } = cardOf(w, card)
    if ($def.type === 'ally') {
      allies++
      power += powerOf(w, card) ?? 0
      toughness += lifeLeft(card)
      if (!rested) awake++
    } else if ($def.type === 'weapon') {
      weapons++
      durability += left
    } else if (card !== champion) others++
  }
  return {
    level: levelOf(w, player),
    life: champion < 0 ? 0 : lifeLeft(champion),
    allies,
    power,
    toughness,
    awake,
    weapons,
    durability,
    others,
    hand: hand.length,
    memory: memory.length,
    deck: deck.length,
    material: material.length,
  }
}
