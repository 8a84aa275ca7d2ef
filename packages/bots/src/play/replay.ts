import type { PlayerId } from '@battleline/card-game'
import { CHANCE, type Choice, isRefusal, type Position, randomChoice } from '@battleline/kernel'
import type { AnyDeal, BotGame } from '../model/bot-game.ts'
import { type PlacedChoice, unplaced } from './placed-choice.ts'
import { diceOf } from './play-game.ts'

/** A game as a file: a few kilobytes from which every position can be made again. */
export interface Replay {
  readonly format: 1
  readonly game: string
  readonly edition: string
  /** The names of the players' bots, and their decks. */
  readonly bots: readonly [string, string]
  readonly decks: AnyDeal
  /** Of the dice. */
  readonly seed: number
  /** The answers of the players in order. */
  readonly choices: readonly PlacedChoice[]
  readonly winner: PlayerId | null
  readonly turns: number
}

/**
 * Every position of a replay with the choice that was made there, those of chance included; the last one has none.
 * @throws Error if the replay belongs to other rules or cards
 */
export function* replayed(
  game: BotGame,
  { decks, seed, choices }: Replay,
): Generator<{ readonly position: Position; readonly choice: Choice | null }> {
  const dice = diceOf(seed)
  let position = game.deal(decks)
  let next = 0
  for (;;) {
    if (isRefusal(position)) throw new Error(`the replay cannot be played: ${position.reason}`)
    const asked = game.decision(position)
    const given = asked === null || asked.who === CHANCE ? undefined : choices[next++]
    if (asked === null || (asked.who !== CHANCE && given === undefined)) {
      yield { position, choice: null }
      return
    }
    const choice = given === undefined ? randomChoice(asked, dice) : unplaced(asked, given)
    yield { position, choice }
    position = game.answer(position, choice)
  }
}
