import type { KeyForge, KeyForgePosition, PlayerId, PlayerSummary, Summary } from '@battleline/keyforge'

/** What things are worth, in Æmber. Found by play in the arena (docs/bots.md). */
const WORTH = {
  /** Each forged key, by how many there are. */
  keys: [0, 9, 20, 1000],
  /** Æmber that pays for the next key, and the step to enough of it, which the other player must answer. */
  aember: 1,
  enough: 2.5,
  spare: 0.45,
  creature: 0.7,
  power: 0.25,
  stunned: -0.6,
  warded: 0.5,
  captured: 0.45,
  artifact: 0.9,
  upgrade: 0.5,
  archived: 0.5,
  card: 0.35,
  /** A place in hand that will be refilled with a new card, beyond the worth of a card. */
  fresh: 0.12,
  chain: -0.35,
} as const

/** What each card that can act in a house is worth when a house is chosen, in Æmber. */
export const ACTS = 1

/** A hand is refilled to this size. */
const HAND = 6

/** The worth of a won game: more than everything else together. */
const WON = 1000

/** How many Æmber make a lead that wins three games in four, about. */
const LEAD = 9

/** How much better a position is for a player than for the other one, in Æmber. */
export function evaluate(game: KeyForge, position: KeyForgePosition, player: PlayerId): number {
  const summary = game.summary(position)
  if (summary.winner !== null) return summary.winner === player ? WON : -WON
  const [one, two] = [worthOf(summary, 1), worthOf(summary, 2)]
  return player === 1 ? one - two : two - one
}

/** A lead in Æmber as a chance to win, from 0 to 1. */
export const chanceToWin = (lead: number): number => 1 / (1 + Math.exp(-lead / LEAD))

function worthOf({ players, active }: Summary, player: PlayerId): number {
  const one: PlayerSummary = players[player - 1] ?? players[0]
  const toward = Math.min(one.aember, one.keyCost)
  const enough = one.aember >= one.keyCost
  const toDraw = active === player ? Math.max(0, HAND - one.hand) : 0
  return (
    (WORTH.keys[one.keys] ?? WON) +
    WORTH.aember * toward +
    WORTH.spare * (one.aember - toward) +
    (enough ? WORTH.enough : 0) +
    WORTH.creature * one.creatures +
    WORTH.power * one.power +
    WORTH.stunned * one.stunned +
    WORTH.warded * one.warded +
    WORTH.captured * one.captured +
    WORTH.artifact * one.artifacts +
    WORTH.upgrade * one.upgrades +
    WORTH.archived * one.archives +
    WORTH.card * (one.hand + toDraw) +
    WORTH.fresh * toDraw +
    WORTH.chain * one.chains
  )
}
