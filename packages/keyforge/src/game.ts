import {
  type CardGameSpec,
  type DecisionView,
  FIRST_CARD,
  gameFromSave,
  type Identity,
  numbered,
  type Onlooker,
  type PlayerId,
  type Renumber,
  type ResampleRules,
  type SaveWithCards,
  ViewedGame,
} from '@battleline/card-game'
import { Game, type GameOptions, type Position, type Refusal, type World } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import {
  type AbilityReading,
  abilitiesNow,
  type Breakdown,
  type BreakdownProperty,
  cardBreakdown,
  keyCostBreakdown,
} from './api/breakdown.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './api/card-values.ts'
import { type Summary, summaryOf } from './api/summary.ts'
import { type Symmetry, symmetryOf } from './api/symmetry.ts'
import { type PlayersView, viewOf } from './api/view.ts'
import { VIEW_RULES } from './api/view-rules.ts'
import { factsProblem } from './cards/card-facts.ts'
import { Library } from './cards/library.ts'
import { NO_READER, type TextReader } from './cards/text-reader.ts'
import { pendingNow } from './charts/damage.ts'
import { beginning, turn } from './charts/turn.ts'
import { lethalAmong } from './checks/state-based-check.ts'
import { chartsOf, makeRules } from './game-rules.ts'
import type { ReadGoal } from './goals/goals.ts'
import type { CardFacts } from './model/definition.ts'
import { RENAMED_FIELDS } from './model/renamed-fields.ts'
import { tableOf } from './model/state.ts'
import { type CardMoves, cardMoves } from './moves/moves-by-card.ts'
import { applyEdits, type Edits } from './setup/edit.ts'
import { setUp } from './setup/setup.ts'
import { dealProblem } from './setup/setup-checks.ts'
import { decksProblem } from './setup/setup-schema.ts'
import type { Deal, Setup } from './setup/setup-spec.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

/** The step in which the active player makes moves. */
const MAIN_STEP = 'keyforge/turn.3-main'

/** Which rules and cards a game has. */
export interface Options extends GameOptions {
  /** Default: `current`. */
  readonly edition?: Edition
  /** Custom cards; one with the name of a library card replaces it. */
  readonly cards?: readonly CardFacts[]
  /**
   * The library. Saves do not hold its cards, and games with the same list compile them once, so the list must not change.
   * Default: none for the class, the cards that ship for `keyforge`.
   */
  readonly library?: readonly CardFacts[]
  /**
   * Reads card texts and goals. Without it, no text can be used that the build has not read. Default: none for the class,
   * so that a page does not load the grammar; `textReader` for `keyforge`.
   */
  readonly texts?: TextReader
}

/** The contents of a save: the position, its edition, and the cards outside the library. */
export type SavedGame = SaveWithCards<'keyforge', Edition, CardFacts>

const SPEC: CardGameSpec<'keyforge', Edition> = {
  game: 'keyforge',
  editions: EDITIONS,
  renamed: RENAMED_FIELDS,
  firstCard: FIRST_CARD,
  factsProblem,
}

const NO_CARDS: readonly CardFacts[] = []
/** The cards of a library by edition and reader: all games that have it compile them once. */
const librariesOf = memoize((library: readonly CardFacts[]) => {
  const made = new Map<TextReader, Map<Edition, Library>>()
  return (edition: Edition, texts: TextReader): Library => {
    const byEdition = made.get(texts) ?? new Map<Edition, Library>()
    made.set(texts, byEdition)
    const known = byEdition.get(edition) ?? new Library(library, chartsOf(edition), texts)
    byEdition.set(edition, known)
    return known
  }
})

/** A position of KeyForge. */
export type KeyForgePosition = Position<'keyforge'>

/**
 * KeyForge by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an unknown edition, or a custom card with invalid facts.
 */
export class KeyForge extends ViewedGame<'keyforge', Edition, CardFacts, PlayersView, PlayersView<0>> {
  readonly library: Library
  readonly texts: TextReader
  protected readonly verbs: Game
  protected override readonly viewRules: ResampleRules<Identity> = VIEW_RULES

  constructor(options: Options = {}) {
    const { edition = 'current', cards = [], library = NO_CARDS, texts = NO_READER, ...habits } = options
    super(SPEC, edition, cards)
    this.texts = texts
    const shared = librariesOf(library)(edition, texts)
    this.library = cards.length === 0 ? shared : shared.with(this.ownCards, chartsOf(edition))
    this.verbs = new Game(makeRules(edition, this.library), habits)
  }

  /**
   * The board as a position in step 3 of the active player's turn, or before another step; or why the board is
   * invalid. Nothing happens yet: a creature with lethal damage is destroyed with the first move, and before another
   * step the only answer is `go`. With `houses`, turns follow each other; without them, the run ends with this turn.
   */
  begin(setup: Setup): KeyForgePosition | Refusal {
    const rows = setUp(setup, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const start = { chart: turn.id, locals: beginning(setup.step ?? 'main', null) }
    return this.verbs.begin(rows, start, {}, lethalAmong(rows))
  }

  /**
   * A whole game from its set-up, or why the decks are invalid. Chance (`who` is -1) decides who goes first (unless
   * `first` does), every shuffle and every draw; dice or a script answer for it.
   */
  deal(decks: Deal): KeyForgePosition | Refusal {
    const problem = decksProblem(decks, this.library) ?? dealProblem(decks.players)
    if (problem !== null) return { refused: 'illegal', ...problem }
    const { players, first } = decks
    const rows = setUp({ players, turn: 1 }, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(rows, { chart: turn.id, locals: beginning('set-up', first ?? null) })
  }

  /**
   * A function that sorts the options of a decision into classes of equal cards; null if no two cards of the position
   * are equal. It is valid for every later position.
   */
  symmetry(start: KeyForgePosition): Symmetry | null {
    return symmetryOf(start as World)
  }

  /**
   * Printed and computed values of a card.
   * @throws RangeError if the position has no card of this number
   */
  card(position: KeyForgePosition, card: number): CardReading {
    return readCard(this.withCard(position, card), card)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: KeyForgePosition, player: PlayerId): PlayerReading {
    return readPlayer(this.withPlayer(position, player), player)
  }

  active(position: KeyForgePosition): PlayerId {
    return tableOf(position as World).active
  }

  /**
   * The active house, or null if the run has no houses; the turn number; whose tide is high, null while it is
   * neutral; and the winner, or null.
   */
  table(position: KeyForgePosition): TableReading {
    return readTable(position as World)
  }

  /** Both players' keys, Æmber, cards and creatures in numbers: cheap, for bots and statistics. */
  summary(position: KeyForgePosition): Summary {
    return summaryOf(position as World)
  }

  /**
   * Pending damage by card number. Empty between moves; only single steps, and decisions during damage, stop at such
   * positions.
   */
  pending(position: KeyForgePosition): ReadonlyMap<number, number> {
    return pendingNow(position as World)
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

  /**
   * What each card of the active player may and may not do now, with the reasons; empty without a pending move. Cards
   * have the names of that player's `view`.
   */
  moves(position: KeyForgePosition): readonly CardMoves[] {
    if (this.decision(position)?.step !== MAIN_STEP) return []
    const player = this.active(position)
    const seen = numbered(position as World, VIEW_RULES, player, this.verbs.decision(position), null)
    return cardMoves(
      this.namedFor(
        position,
        seen.map(({ card }) => card),
      ),
    )
  }

  /**
   * A value of a card with its parts: printed, counters, and each active effect with its card.
   * @throws RangeError if the position has no card of this number
   */
  breakdown(position: KeyForgePosition, card: number, property: BreakdownProperty): Breakdown {
    return cardBreakdown(this.withCard(position, card), card, property)
  }

  /**
   * A player's current key cost with its parts: 6 and each active effect with its card.
   * @throws RangeError for a player other than 1 and 2
   */
  keyCost(position: KeyForgePosition, player: PlayerId): Breakdown {
    return keyCostBreakdown(this.withPlayer(position, player), player)
  }

  /**
   * The bold abilities that a card has now, its own and gained ones.
   * @throws RangeError as `breakdown`
   */
  abilities(position: KeyForgePosition, card: number): readonly AbilityReading[] {
    return abilitiesNow(this.withCard(position, card), card)
  }

  /**
   * Reads a player's goal for the rest of a turn: “no creature of mine destroyed, then as many enemy creatures
   * destroyed as possible”; or says what cannot be read, and where. Names are those of this position. A game without
   * `texts` reads none.
   */
  goal(position: KeyForgePosition, text: string, player: PlayerId): ReadGoal {
    return this.texts.readGoal(position as World, text, player)
  }

  /** The position with edited marks, from which the game continues; or why a mark is impossible. */
  edit(position: KeyForgePosition, edits: Edits): KeyForgePosition | Refusal {
    return this.verbs.edit(position, (w) => applyEdits(w, edits))
  }
}

/** As `gameOf`, with the library and the reader of these options. */
export const gameWith = (known: Pick<Options, 'library' | 'texts'>, saved: unknown): KeyForge | Refusal =>
  gameFromSave(SPEC, saved, (options: Options) => new KeyForge({ ...known, ...options }))
