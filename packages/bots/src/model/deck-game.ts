import type { AnyDeck, CardPoolOf, DeckRules, PlayerId } from '@battleline/card-game'
import type { Position, Seeded } from '@battleline/kernel'
import type { Bots } from './bot.ts'
import type { BotGame } from './bot-game.ts'

/** A game of any cards, for everything that is the same in all of them. */
export interface LibraryGame extends BotGame {
  readonly library: CardPoolOf<object>
}

/** Both players with their decks. */
export interface DealOf<P> {
  readonly players: readonly [P, P]
}

/** A game that is played from decks, with its bots. */
export interface DeckGame {
  readonly name: string
  readonly game: LibraryGame
  readonly decks: DeckRules
  readonly bots: Bots<BotGame>
  /**
   * A player's chance to win from a true position, from 0 to 1, as the best bot of the game estimates it. `game`: with the
   * position's cards.
   */
  chanceToWin(game: BotGame, position: Position, player: PlayerId, random: Seeded): number
}

/**
 * A game that is played from decks. Whoever has it treats decks and players of a deal as values that only this game
 * knows.
 */
export function deckGame<G extends LibraryGame>(
  name: string,
  game: G,
  decks: DeckRules,
  bots: Bots<G>,
  chanceToWin: (game: G, position: Position, player: PlayerId, random: Seeded) => number,
): DeckGame {
  return {
    name,
    game,
    decks,
    // The bots of a game are only given situations of that game, and so is its estimate.
    bots: bots as unknown as Bots<BotGame>,
    chanceToWin: (of, position, player, random) => {
      const { winner } = of.summary(position)
      if (winner !== null) return winner === 0 ? 1 / 2 : Number(winner === player)
      return chanceToWin(of as unknown as G, position, player, random)
    },
  }
}

/** Both players, called Ann and Ben, with two decks of a game. */
export const dealOf = <D extends AnyDeck, F, P>(
  rules: DeckRules<D, F, P>,
  library: CardPoolOf<F>,
  [one, other]: readonly [D, D],
): DealOf<P> => ({
  players: [rules.dealtPlayer(one, 'Ann', library), rules.dealtPlayer(other, 'Ben', library)],
})
