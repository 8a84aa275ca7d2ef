import {
  type CardGameSpec,
  type DecisionView,
  gameFromSave,
  type Identity,
  type Onlooker,
  type Renumber,
  type ResampleRules,
  type SaveWithCards,
  ViewedGame,
} from '@battleline/card-game'
import {
  Game,
  type GameOptions,
  type Position,
  type Reason,
  type Refusal,
  type World,
} from '@battleline/kernel'
import {
  type AbilityReading,
  abilitiesOf,
  type Breakdown,
  type BreakdownProperty,
  breakdown,
} from './api/breakdown.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPending,
  readPlayer,
  readTable,
  type TableReading,
} from './api/card-values.ts'
import { equivalenceKey } from './api/equivalence.ts'
import { type Summary, summaryOf } from './api/summary.ts'
import { type PlayersView, viewOf } from './api/view.ts'
import { VIEW_RULES } from './api/view-rules.ts'
import { factsProblem } from './cards/card-facts.ts'
import { Library } from './cards/library.ts'
import { NO_READER, type TextReader } from './cards/text-reader.ts'
import { boardStart, gameStart, turn } from './charts/turn.ts'
import { chartsOf, makeRules } from './game-rules.ts'
import type { ReadGoal } from './goals/goals.ts'
import type { CardFacts } from './model/definition.ts'
import { RENAMED_FIELDS } from './model/renamed-fields.ts'
import { FIRST_CARD, type PlayerId, tableOf } from './model/state.ts'
import { whyNotRetaliate } from './moves/retaliate.ts'
import type { Deal, Setup } from './setup/board.ts'
import { dealOf, setUp, setUpGame } from './setup/setup.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

/** Which rules and cards a game has. */
export interface Options extends GameOptions {
  /** Default: `cr-26`. */
  readonly edition?: Edition
  /** Custom cards; one with the name of a library card replaces it. */
  readonly cards?: readonly CardFacts[]
  /** The library. Saves do not hold its cards. Default: none for the class, the cards that ship for `grandArchive`. */
  readonly library?: readonly CardFacts[]
  /**
   * Reads card texts and goals. Without it, only cards without text can be used. Default: none for the class, so that a page
   * does not load the grammar; `textReader` for `grandArchive`.
   */
  readonly texts?: TextReader
}

/** A save: the position, its edition, and the cards outside the library. */
export type SavedGame = SaveWithCards<'grand-archive', Edition, CardFacts>

const SPEC: CardGameSpec<'grand-archive', Edition> = {
  game: 'grand-archive',
  editions: EDITIONS,
  renamed: RENAMED_FIELDS,
  firstCard: FIRST_CARD,
  factsProblem,
}

/** A position of Grand Archive. */
export type GrandArchivePosition = Position<'grand-archive'>

/**
 * Grand Archive by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an unknown edition, or a custom card with invalid facts.
 */
export class GrandArchive extends ViewedGame<
  'grand-archive',
  Edition,
  CardFacts,
  PlayersView,
  PlayersView<0>
> {
  readonly library: Library
  readonly texts: TextReader
  protected readonly verbs: Game
  protected override readonly viewRules: ResampleRules<Identity> = VIEW_RULES

  constructor(options: Options = {}) {
    const { edition = 'cr-26', cards = [], library = [], texts = NO_READER, ...habits } = options
    super(SPEC, edition, cards)
    this.texts = texts
    this.library = new Library([...library, ...this.ownCards], chartsOf(edition), texts)
    this.verbs = new Game(makeRules(edition, this.library), habits)
  }

  /**
   * The board as a position in the turn player's main phase, or before the set-up of the game; or why the board is
   * invalid.
   */
  begin(setup: Setup): GrandArchivePosition | Refusal {
    const deal = dealOf(setup)
    if (deal !== null) return this.deal(deal)
    const rows = setUp(setup, this.edition, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(rows, { chart: turn.id, locals: boardStart() })
  }

  /**
   * A whole game from its set-up, or why the decks are invalid. Chance (`who` is -1) decides every shuffle, who goes first
   * (unless `first` does), and which cards of a memory pay; dice or a script answer for it.
   */
  deal(decks: Deal): GrandArchivePosition | Refusal {
    const rows = setUpGame(decks, this.edition, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(rows, { chart: turn.id, locals: gameStart(decks.first ?? null) })
  }

  /**
   * Printed and computed values of a card.
   * @throws RangeError if the position has no card of this number
   */
  card(position: GrandArchivePosition, card: number): CardReading {
    return readCard(this.withCard(position, card), card)
  }

  /** A value of a card now, with its parts: the printed value, effects, counters, its role in an attack. */
  breakdown(position: GrandArchivePosition, card: number, property: BreakdownProperty): Breakdown {
    return breakdown(position as World, card, property)
  }

  /** The printed and granted abilities of a card, and whether the restriction in brackets is true. */
  abilities(position: GrandArchivePosition, card: number): readonly AbilityReading[] {
    return abilitiesOf(position as World, card)
  }

  /** Why a unit cannot retaliate in the current attack; null if it can. */
  whyNotRetaliate(position: GrandArchivePosition, card: number): Reason | null {
    return whyNotRetaliate(position as World, card)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: GrandArchivePosition, player: PlayerId): PlayerReading {
    return readPlayer(this.withPlayer(position, player), player)
  }

  /** A position in numbers: much cheaper than the readings of all its cards. */
  summary(position: GrandArchivePosition): Summary {
    return summaryOf(position as World)
  }

  protected override viewFor(
    w: World,
    player: Onlooker,
    known: readonly number[],
    own: Renumber,
    asked: DecisionView | null,
  ): PlayersView | PlayersView<0> {
    return viewOf(w, player, known, own, asked) as PlayersView | PlayersView<0>
  }

  /** The pending damage of each recipient, in the innermost damage event; empty if there is none. */
  pending(position: GrandArchivePosition): ReadonlyMap<number, number> {
    return readPending(position as World)
  }

  /**
   * Parses a player's goal for the rest of a game: “no ally of mine destroyed, then as much
   * damage on enemy champions as possible”; or returns what cannot be read, and where. Names are those of this position. A
   * game without `texts` reads none.
   */
  goal(position: GrandArchivePosition, text: string, player: PlayerId): ReadGoal {
    return this.texts.readGoal(position as World, text, player)
  }

  /**
   * A text that is equal for equivalent positions. It leaves out which of several cards came to a
   * graveyard first, since no rule reads it.
   */
  equivalenceKey(position: GrandArchivePosition): string {
    return equivalenceKey(position as World)
  }

  active(position: GrandArchivePosition): PlayerId {
    return tableOf(position as World).active
  }

  /** The turn player, the winner, the window, the Effects Stack and the current attack. */
  table(position: GrandArchivePosition): TableReading {
    return readTable(position as World)
  }
}

/** As `gameOf`, with the library and the reader of these options. */
export const gameWith = (known: Pick<Options, 'library' | 'texts'>, saved: unknown): GrandArchive | Refusal =>
  gameFromSave(SPEC, saved, (options: Options) => new GrandArchive({ ...known, ...options }))
