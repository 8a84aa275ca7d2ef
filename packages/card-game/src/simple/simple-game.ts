import { Game, type GameOptions, type Position, type Refusal, type View } from '@battleline/kernel'
import { CardGame, type CardGameSpec, gameFromSave } from '../api/card-game.ts'
import { FIRST_CARD, type PlayerId } from '../model/reference.ts'
import {
  readBoard,
  readCard,
  readPlayer,
  type SimpleBoard,
  type SimpleCardReading,
  type SimplePlayerReading,
} from './board.ts'
import { chartsIn, simpleRules } from './game-rules.ts'
import { factsProblem, SimpleLibrary } from './library.ts'
import { type SimpleSetup, setUp } from './setup.ts'
import type { SimpleCardFacts, SimpleGameSpec } from './spec.ts'

export interface SimpleOptions<E extends string = string> extends GameOptions {
  /** Default: the first edition. */
  readonly edition?: E
  /** Custom cards; one with the name of a library card replaces it. */
  readonly cards?: readonly SimpleCardFacts[]
}

const cardGameSpec = (spec: SimpleGameSpec): CardGameSpec<string, string> => ({
  ...spec,
  firstCard: FIRST_CARD,
  factsProblem: factsProblem(spec.words),
})

/** A simple game by the rules of one edition. It has no state: positions are values. */
export class SimpleGame extends CardGame<string, string, SimpleCardFacts> {
  readonly spec: SimpleGameSpec
  readonly library: SimpleLibrary
  protected readonly verbs: Game

  /** @throws TypeError for an unknown edition, or a custom card with invalid facts */
  constructor(
    spec: SimpleGameSpec,
    { edition = spec.editions[0], cards = [], ...habits }: SimpleOptions = {},
  ) {
    super(cardGameSpec(spec), edition, cards)
    this.spec = spec
    this.library = new SimpleLibrary([...spec.cards, ...this.ownCards])
    this.verbs = new Game(simpleRules(spec, chartsIn(spec, edition), this.library), habits)
  }

  /** The board as a position, or why the board is invalid. */
  begin(setup: SimpleSetup): Position | Refusal {
    const rows = setUp(setup, this.spec.words, this.library)
    return Array.isArray(rows) ? this.verbs.begin(rows, this.spec.start()) : { refused: 'illegal', ...rows }
  }

  /** @throws RangeError if the position has no card of this number */
  card(position: Position, card: number): SimpleCardReading {
    return readCard(this.withCard(position, card), card, this.spec.words)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: Position, player: PlayerId): SimplePlayerReading {
    return readPlayer(this.withPlayer(position, player), player, this.spec.words)
  }

  /** Equal for equivalent positions: those with the same key. */
  equivalenceKey(position: Position): string {
    return this.positionKey(position)
  }

  /** All public information. */
  board(position: Position): SimpleBoard {
    return readBoard(position as Position & View, this.spec.words)
  }
}

/** The game that a save belongs to, or why the save is invalid. */
export const simpleGameFromSave = (spec: SimpleGameSpec, saved: unknown): SimpleGame | Refusal =>
  gameFromSave<string, string, SimpleCardFacts, SimpleGame>(
    cardGameSpec(spec),
    saved,
    (options) => new SimpleGame(spec, options),
  )
