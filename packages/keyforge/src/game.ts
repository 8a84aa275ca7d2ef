import {
  CardGame,
  type CardGameSpec,
  FIRST_CARD,
  gameFromSave,
  opponentOf,
  type PlayerId,
  type SaveWithCards,
} from '@battleline/card-game'
import {
  because,
  type Choice,
  Game,
  type GameOptions,
  isRefusal,
  type Position,
  type Refusal,
  type Seeded,
  type World,
} from '@battleline/kernel'
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
import { followed } from './api/memory.ts'
import { chosenIn, numbered, type Observation, observationOf } from './api/observation.ts'
import { resampleHidden } from './api/resample.ts'
import { type Summary, summaryOf } from './api/summary.ts'
import { type Symmetry, symmetryOf } from './api/symmetry.ts'
import { knownTo, type Onlooker, type PlayersView, renameFor } from './api/view.ts'
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
import { tableOf, writeTable } from './model/state.ts'
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
const NOTHING_REMEMBERED: ReadonlySet<number> = new Set()

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
export class KeyForge extends CardGame<'keyforge', Edition, CardFacts> {
  readonly library: Library
  readonly texts: TextReader
  protected readonly verbs: Game

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

  /**
   * What a player may know: all public information, their own hand and archives, the number of all other cards, and
   * their part of the pending decision. Numbers and names of cards reveal nothing hidden, and options are named by
   * their places: `observation` maps them.
   * @throws RangeError for a player other than 1 and 2
   */
  view(position: KeyForgePosition, player: PlayerId): PlayersView {
    return this.observation(position, player).view
  }

  /**
   * A player's observation. `before` is the same player's observation of the previous position (of every one,
   * including those where chance decided). A card keeps its number in the view while the player can follow it, and
   * gets a new one when it leaves a hand, a deck or a shuffle.
   * @throws RangeError for a player other than 1 and 2, or for the other player's observation
   */
  observation(position: KeyForgePosition, player: PlayerId, before: Observation | null = null): Observation {
    this.withPlayer(position, player)
    if (before !== null && before.view.player !== player)
      throw new RangeError(`player ${player} did not see what player ${before.view.player} saw`)
    return this.#observed(position, player, before)
  }

  /**
   * What somebody who only watches may know: public information alone. Otherwise as `view`: options are named by their
   * places, and numbers and names of cards reveal nothing hidden.
   */
  publicObservation(position: KeyForgePosition): Observation<0> {
    return this.#observed(position, 0, null)
  }

  #observed<P extends Onlooker>(
    position: KeyForgePosition,
    player: P,
    before: Observation | null,
  ): Observation<P> {
    const seen = numbered(position as World, player, this.verbs.decision(position), before)
    const named = this.#namedFor(
      position,
      seen.map(({ card }) => card),
    )
    return observationOf(named, player, this.verbs.decision(named), seen, before?.next ?? FIRST_CARD)
  }

  /** Translates a choice among the options of a view for `answer`; or why it is invalid. */
  choicesSeenBy(sight: Observation, choice: Choice): Choice | Refusal {
    return chosenIn(sight, choice)
  }

  /**
   * A position that may be the true one for all that a player knows: the cards that they cannot see are dealt anew into
   * the places where they may be. It depends on what the player knows and on `random` alone. `remembered` are hidden cards
   * whose place the player knows, from `remember`. In the middle of a move the hidden cards may not fit what is going on: an
   * answer that they make impossible is refused.
   * @throws RangeError for a player other than 1 and 2
   */
  resample(
    position: KeyForgePosition,
    player: PlayerId,
    random: Seeded,
    remembered: ReadonlySet<number> = NOTHING_REMEMBERED,
  ): KeyForgePosition {
    const w = this.withPlayer(position, player)
    const known = new Set([...knownTo(w, player, this.verbs.decision(position)), ...remembered])
    return this.#changed(position, (w) => resampleHidden(w, known, random), true)
  }

  /**
   * The hidden cards whose place a player knows, because they could follow them there: a card returned to the other
   * player's hand, or put on top of a deck. `before` is the position before `position`, and `remembered` what the player
   * knew then.
   * @throws RangeError for a player other than 1 and 2
   */
  remember(
    before: KeyForgePosition,
    position: KeyForgePosition,
    player: PlayerId,
    remembered: ReadonlySet<number> = NOTHING_REMEMBERED,
  ): ReadonlySet<number> {
    const w = this.withPlayer(before, player)
    return followed(w, this.verbs.decision(before), this.withPlayer(position, player), player, remembered)
  }

  /** The position with names that distinguish only these cards. */
  #namedFor(position: KeyForgePosition, known: readonly number[]): World {
    return this.#changed(position, (w) => renameFor(w, known)) as World
  }

  #changed(position: KeyForgePosition, change: (w: World) => void, untrusted = false): KeyForgePosition {
    const edited = (w: World) => {
      change(w)
      return null
    }
    const changed = this.verbs.edit(position, edited, untrusted)
    // Only a position of another game cannot be edited.
    if (isRefusal(changed)) throw new TypeError(changed.reason)
    return changed
  }

  /**
   * What each card of the active player may and may not do now, with the reasons; empty without a pending move. Cards
   * have the names of that player's `view`.
   */
  moves(position: KeyForgePosition): readonly CardMoves[] {
    if (this.decision(position)?.step !== MAIN_STEP) return []
    const player = this.active(position)
    const seen = numbered(position as World, player, this.verbs.decision(position), null)
    return cardMoves(
      this.#namedFor(
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

  /**
   * The position after a player concedes, at any decision of either player: the other player has won. Refused if the
   * game is over.
   * @throws RangeError for a player other than 1 and 2
   */
  concede(position: KeyForgePosition, player: PlayerId): KeyForgePosition | Refusal {
    if (this.over(this.withPlayer(position, player)))
      return { refused: 'illegal', ...because('the game is over', 'R-048') }
    return this.verbs.edit(position, (w) => {
      writeTable(w).winner = opponentOf(player)
      w.clear()
      return null
    })
  }

  /** The position with edited marks, from which the game continues; or why a mark is impossible. */
  edit(position: KeyForgePosition, edits: Edits): KeyForgePosition | Refusal {
    return this.verbs.edit(position, (w) => applyEdits(w, edits))
  }
}

/** As `gameOf`, with the library and the reader of these options. */
export const gameWith = (known: Pick<Options, 'library' | 'texts'>, saved: unknown): KeyForge | Refusal =>
  gameFromSave(SPEC, saved, (options: Options) => new KeyForge({ ...known, ...options }))
