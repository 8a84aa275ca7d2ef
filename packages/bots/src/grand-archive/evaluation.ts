import type { PlayerId } from '@battleline/card-game'
import type { GrandArchive, PlayerSummary } from '@battleline/grand-archive'
import type { Decision, Position } from '@battleline/kernel'
import type { Evaluation } from '../evaluation/evaluation.ts'

/** The steps that bots distinguish. */
const ACT = 'grand-archive/opportunity.3-act'
const MATERIALIZE = 'grand-archive/turn.2-materialize'

/** What things are worth, in life of a champion. */
const WORTH = {
  life: 1,
  /** Each level of the champion: it enables elements, costs and bonuses. */
  level: 3,
  ally: 1,
  power: 0.6,
  toughness: 0.4,
  /** An ally that can still attack, or answers an attack awake. */
  awake: 0.1,
  weapon: 0.6,
  durability: 0.3,
  /** Items, domains and phantasias. */
  other: 1,
  hand: 0.9,
  /** Memory comes back to the hand, unless it pays for a card of the material deck. */
  memory: 0.8,
  material: 0.3,
} as const

/** The worth of a won game: more than everything else together. */
const WON = 1000

/** How much life makes a lead that wins three games in four, about. */
const LEAD = 8

/** A life of the champion below this is worth more, for a blow can end the game. */
const DANGER = 6
const IN_DANGER = 0.7

const worthOf = (one: PlayerSummary): number =>
  WORTH.life * one.life -
  IN_DANGER * Math.max(0, DANGER - one.life) +
  WORTH.level * one.level +
  WORTH.ally * one.allies +
  WORTH.power * one.power +
  WORTH.toughness * one.toughness +
  WORTH.awake * one.awake +
  WORTH.weapon * one.weapons +
  WORTH.durability * one.durability +
  WORTH.other * one.others +
  WORTH.hand * one.hand +
  WORTH.memory * one.memory +
  WORTH.material * one.material

/** How much better a position is for a player than for the other one, in life of a champion. */
function evaluate(game: GrandArchive, position: Position, player: PlayerId): number {
  const { winner, players } = game.summary(position)
  if (winner !== null) return winner === 0 ? 0 : winner === player ? WON : -WON
  const lead = worthOf(players[0]) - worthOf(players[1])
  return player === 1 ? lead : -lead
}

/** Whether the turn player acts in the main phase with nothing on the Effects Stack. */
function isMain(game: GrandArchive, position: Position, { step, who }: Decision): boolean {
  if (step !== ACT) return false
  const { window, stack, active } = game.summary(position)
  return window === 'main phase' && stack === 0 && who === active
}

/**
 * What bots know of Grand Archive. A move is complete when the turn player may act again in the main phase, or chooses what to
 * materialize; until then both players pass.
 */
export const EVALUATION: Evaluation<GrandArchive> = {
  evaluate,
  chanceToWin: (lead) => 1 / (1 + Math.exp(-lead / LEAD)),
  isBetweenMoves: (game, position, asked) => asked.step === MATERIALIZE || isMain(game, position, asked),
  endsMoves(game, position, _, choice) {
    const asked = choice === 'pass' ? game.decision(position) : null
    return asked !== null && isMain(game, position, asked)
  },
  promise: () => 0,
  quick: ({ step }) => (step === ACT ? 'pass' : null),
}
