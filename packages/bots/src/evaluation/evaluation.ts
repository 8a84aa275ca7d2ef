import type { PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position } from '@battleline/kernel'
import type { BotGame } from '../model/bot-game.ts'

/** What bots know of a game beside its rules: where a move ends, and what a position is worth. */
export interface Evaluation<G extends BotGame> {
  /** How much better a position is for a player than for the other one, in a unit of the game. */
  evaluate(game: G, position: Position, player: PlayerId): number
  /** A lead as a chance to win, from 0 to 1. */
  chanceToWin(lead: number): number
  /** Whether the move before a decision is complete: a player decides about the next one, or about a turn. */
  isBetweenMoves(game: G, position: Position, asked: Decision): boolean
  /** Whether an answer ends the moves of a turn, so that the position is worth what it is before. */
  endsMoves(game: G, position: Position, step: string, choice: Choice): boolean
  /** What an answer to a decision of this step promises beyond the value of the position after it. */
  promise(game: G, position: Position, step: string): number
  /** The answer to a decision that is not compared; null for any at random. */
  quick(asked: Decision): Choice | null
}
