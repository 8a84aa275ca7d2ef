import type { PlayerId } from '@battleline/card-game'
import {
  CHANCE,
  type Choice,
  isRefusal,
  type Position,
  randomChoice,
  type Seeded,
  seeded,
} from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import type { Answer, Bot, Budget, Thinking } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'
import { type PlacedChoice, placed } from './placed-choice.ts'
import { Seat } from './seat.ts'

/** A player of a game: a bot, and how long it may think about a decision. */
export interface Contestant<G extends BotGame = KeyForge> {
  readonly bot: Bot<G>
  readonly budget: Budget
}

/** How to play a game. */
export interface GameSettings {
  /** Decides the dice, and what the bots do at random. */
  readonly seed: number
  /** The clock for budgets in milliseconds. */
  readonly now: () => number
  readonly stopped?: () => boolean
  /** More decisions than this end the game without a winner. */
  readonly most?: number
  /** Sees every choice after it was played, also those of chance. */
  readonly onPlayed?: (from: Position, choice: Choice, to: Position) => void
  /** Sees each answer of a player before it is played. */
  readonly onAnswer?: (answer: Answer, position: Position, player: PlayerId) => void
}

/** A game that was played. */
export interface PlayedGame {
  /** Null if the game was drawn or stopped, or came to an endless loop. */
  readonly winner: PlayerId | null
  /** True if it ended by its rules without a winner. */
  readonly isDraw: boolean
  readonly turns: number
  /** The answers of the players, by the places of their options; those of chance follow from the seed. */
  readonly choices: readonly PlacedChoice[]
  readonly position: Position
}

const MOST_DECISIONS = 20_000

/** The dice of a game. */
export const diceOf = (seed: number): Seeded => seeded(seed)

/**
 * Plays a game between two bots from a position that chance or a player decides in. It is the same for the same seed,
 * unless a bot thinks by the clock.
 * @throws Error if a bot gives an answer that is not legal
 */
export async function playGame<G extends BotGame>(
  game: G,
  start: Position,
  players: readonly [Contestant<G>, Contestant<G>],
  { seed, now, stopped = () => false, most = MOST_DECISIONS, onAnswer, onPlayed }: GameSettings,
): Promise<PlayedGame> {
  const dice = diceOf(seed)
  const seatOf = (player: PlayerId) => new Seat(game, player, players[player - 1]?.bot.needsNoWorld)
  const seats = [seatOf(1), seatOf(2)] as const
  const thinking = players.map(
    ({ budget }, at): Thinking => ({ random: seeded(seed * 2 + at + 1), budget, now, stopped }),
  )
  const choices: PlacedChoice[] = []
  let position = start
  for (let made = 0; ; made++) {
    for (const seat of seats) seat.see(position)
    const asked = game.decision(position)
    if (asked === null || made > most || stopped()) break
    let choice: Choice
    if (asked.who === CHANCE) choice = randomChoice(asked, dice)
    else {
      const at = asked.who - 1
      const [seat, player, own] = [seats[at], players[at], thinking[at]]
      if (seat === undefined || player === undefined || own === undefined)
        throw new Error(`nobody decides for player ${asked.who}`)
      const given = player.bot(seat.situation(), own)
      const answer = given instanceof Promise ? await given : given
      onAnswer?.(answer, position, asked.who as PlayerId)
      choice = answer.choice
      choices.push(placed(asked, choice))
    }
    const next = game.answer(position, choice)
    if (isRefusal(next)) {
      if (next.refused === 'limit') break
      throw new Error(`player ${asked.who} answers ${JSON.stringify(choice)}: ${next.reason}`)
    }
    onPlayed?.(position, choice, next)
    position = next
  }
  const { winner, turn } = game.summary(position)
  return { winner: winner === 0 ? null : winner, isDraw: winner === 0, turns: turn, choices, position }
}
