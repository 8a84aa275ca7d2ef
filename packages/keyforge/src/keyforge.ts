import {
  because,
  type Choice,
  EditionGame,
  type Editions,
  Game,
  type Habits,
  isRecord,
  isRefusal,
  mustBeCards,
  type Position,
  type Refusal,
  readSave,
  type SavedIn,
  savedCards,
  type World,
} from '@battleline/kernel'
import { dealProblem } from './board.ts'
import { factsProblem } from './card-facts.ts'
import { type CardMoves, cardMoves } from './card-moves.ts'
import { LIBRARY } from './cards/index.ts'
import { pendingNow } from './charts/damage.ts'
import { beginning, turn } from './charts/turn.ts'
import type { CardFacts } from './definition.ts'
import { applyEdits, type Edits } from './edit.ts'
import { type ReadGoal, readGoal } from './goals/goals.ts'
import { Library } from './library.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './reading.ts'
import {
  type AbilityReading,
  abilitiesNow,
  type Reckoned,
  type Reckoning,
  reckon,
  reckonKeyCost,
} from './reckoning.ts'
import { chartsOf, makeRules } from './rules.ts'
import { type Deal, type Setup, setUp } from './setup.ts'
import { chosenIn, numbered, type Sight, sightOf } from './sight.ts'
import { lethalAmong } from './standing.ts'
import { FIRST_CARD, type PlayerId, tableOf } from './state.ts'
import { type Symmetry, symmetryOf } from './symmetry.ts'
import { type PlayersView, renameFor } from './view.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

/** The step in which the active player makes moves. */
const MAIN_STEP = 'keyforge/turn.3-main'

export interface Options extends Habits {
  /** Left out: `current`. */
  readonly edition?: Edition
  /** Cards beside those of the library; one of the same name replaces it. */
  readonly cards?: readonly CardFacts[]
}

/** What a save carries: the position, the edition it was made in, and the cards that are not the library's. */
export interface SavedGame extends SavedIn<'keyforge', Edition> {
  readonly cards: readonly CardFacts[]
}

const EDITIONS_OF: Editions<'keyforge', Edition> = { game: 'keyforge', editions: EDITIONS }

/**
 * KeyForge by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an edition that there is not, or a card of one's own whose facts are none.
 */
export class KeyForge extends EditionGame<'keyforge', Edition> {
  readonly library: Library
  protected readonly verbs: Game
  readonly #own: readonly CardFacts[]

  constructor({ edition = 'current', cards = [], ...habits }: Options = {}) {
    super(EDITIONS_OF, edition)
    mustBeCards(cards, factsProblem)
    const charts = chartsOf(edition)
    // Copied, so that the game stays as it is whatever becomes of what was given.
    this.#own = cards.map((card) => ({ ...card, ...(card.traits && { traits: [...card.traits] }) }))
    this.library = new Library([...LIBRARY, ...this.#own], charts)
    this.verbs = new Game(makeRules(edition, this.library), habits)
  }

  /**
   * The board as a position in step 3 of the active player's turn, or before another step, or why it is no board. Nothing
   * happens to it yet: a creature that is drawn with lethal damage is destroyed when the first move is made, and before
   * another step the only answer is `go`. Where `houses` are given, turn follows turn; else it ends with this one.
   */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const start = { chart: turn.id, locals: beginning(setup.step ?? 'main', null) }
    return this.verbs.begin(rows, start, {}, lethalAmong(rows))
  }

  /**
   * A whole game from its set-up: who goes first (unless `first` says it), every shuffle and what is drawn are asked of
   * chance (`who` is -1), to be answered by dice or a script. Or why these are no two decks.
   */
  deal(decks: Deal): Position | Refusal {
    if (!isRecord(decks as unknown))
      return { refused: 'illegal', ...because('a game is dealt to two players') }
    const { players, first } = decks
    const rows = setUp({ players, turn: 1 }, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const wrong = dealProblem(players, first)
    if (wrong !== null) return { refused: 'illegal', ...wrong }
    return this.verbs.begin(rows, { chart: turn.id, locals: beginning('set-up', first ?? null) })
  }

  save(position: Position): SavedGame {
    const { edition } = this
    return { format: 1, game: 'keyforge', edition, cards: this.#own, position: this.verbs.save(position) }
  }

  /**
   * A function that sorts the options of a decision into classes that equal cards make alike; null where this position has
   * no two equal cards. What it says is right for every position that comes of this one.
   */
  symmetry(start: Position): Symmetry | null {
    return symmetryOf(start as World)
  }

  /** The numbers of all cards, in every zone. A card keeps its number for ever. */
  cards(position: Position): readonly number[] {
    const { rows } = position as World
    return Array.from({ length: rows.length - FIRST_CARD }, (_, n) => n + FIRST_CARD)
  }

  /**
   * Printed and computed values of a card.
   * @throws RangeError where the position has no card of this number
   */
  card(position: Position, card: number): CardReading {
    this.#mustHave(position, card)
    return readCard(position as World, card)
  }

  #mustHave(position: Position, card: number): void {
    const { rows } = position as World
    if (!Number.isInteger(card) || card < FIRST_CARD || card >= rows.length)
      throw new RangeError(`there is no card ${card}`)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: Position, player: PlayerId): PlayerReading {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return readPlayer(position as World, player)
  }

  active(position: Position): PlayerId {
    return tableOf(position as World).active
  }

  /**
   * The active house, null where houses are not asked about; the number of the turn; whose tide is high, null while it is
   * neutral; and who has won, null while nobody has.
   */
  table(position: Position): TableReading {
    return readTable(position as World)
  }

  /**
   * The damage that is set above creatures and not placed yet, by their numbers: above none where no damage is under way,
   * as between moves. Positions in the middle of it come of single steps, and of questions that it asks.
   */
  pending(position: Position): ReadonlyMap<number, number> {
    return pendingNow(position as World)
  }

  /**
   * What a player may know: everything open, their own hand and archives, of the rest only how many cards there are; and
   * of the decision that stands what is theirs to see. Cards have numbers and names without regard to those the player
   * cannot see, and options are named by their places: `sight` says which is which.
   * @throws RangeError for a player other than 1 and 2
   */
  view(position: Position, player: PlayerId): PlayersView {
    return this.sight(position, player).view
  }

  /**
   * What a player sees, `before` being what the same player saw of the position that this one came from (of each of them,
   * also where chance was asked): then a card keeps the number that it had in the view, as long as eyes can follow it, and
   * gets a new one when it comes out of a hand, a deck or a shuffle.
   * @throws RangeError for a player other than 1 and 2, or for what the other player saw
   */
  sight(position: Position, player: PlayerId, before: Sight | null = null): Sight {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    if (before !== null && before.view.player !== player)
      throw new RangeError(`player ${player} did not see what player ${before.view.player} saw`)
    const seen = numbered(position as World, player, this.verbs.ask(position), before)
    const named = this.#namedFor(
      position,
      seen.map(({ card }) => card),
    )
    return sightOf(named, player, this.verbs.ask(named), seen, before?.next ?? FIRST_CARD)
  }

  /** What a player chose among the options of a view, as `answer` takes it; or why it is no choice. */
  chosen(sight: Sight, choice: Choice): Choice | Refusal {
    return chosenIn(sight, choice)
  }

  /** The position with these cards named without regard to any others. */
  #namedFor(position: Position, known: readonly number[]): World {
    const named = this.verbs.edit(position, (w) => {
      renameFor(w, known)
      return null
    })
    // Only a position of another game cannot be edited.
    if (isRefusal(named)) throw new TypeError(named.reason)
    return named as World
  }

  /**
   * What each card of the active player may do now and what not, with the reasons; nothing while no move is to be made.
   * Cards are named as in that player's `view`.
   */
  moves(position: Position): readonly CardMoves[] {
    if (this.ask(position)?.step !== MAIN_STEP) return []
    const player = this.active(position)
    const seen = numbered(position as World, player, this.verbs.ask(position), null)
    return cardMoves(
      this.#namedFor(
        position,
        seen.map(({ card }) => card),
      ),
    )
  }

  /**
   * A value of a card with what it is made of: printed, counters, and each effect in force with its card.
   * @throws RangeError where the position has no card of this number
   */
  reckon(position: Position, card: number, property: Reckoned): Reckoning {
    this.#mustHave(position, card)
    return reckon(position as World, card, property)
  }

  /**
   * What a key costs a player now, with what it is made of: 6 and each effect in force with its card.
   * @throws RangeError for a player other than 1 and 2
   */
  keyCost(position: Position, player: PlayerId): Reckoning {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return reckonKeyCost(position as World, player)
  }

  /** The bold abilities that a card has now, its own and gained ones. @throws RangeError as `reckon` */
  abilities(position: Position, card: number): readonly AbilityReading[] {
    this.#mustHave(position, card)
    return abilitiesNow(position as World, card)
  }

  /**
   * What a player wants of the rest of a turn, in the words of players: “no creature of mine destroyed, then as many enemy
   * creatures destroyed as possible”; or what of it cannot be read, and where. Names are those of this position.
   */
  goal(position: Position, text: string, player: PlayerId): ReadGoal {
    return readGoal(position as World, text, player)
  }

  /** The position with marks changed by hand, outside the rules: then it goes on by them. Or why a mark is impossible. */
  edit(position: Position, edits: Edits): Position | Refusal {
    return this.verbs.edit(position, (w) => applyEdits(w, edits))
  }
}

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameOf(saved: unknown): KeyForge | Refusal {
  const read = readSave(saved, EDITIONS_OF)
  if (isRefusal(read)) return read
  const cards = savedCards<CardFacts>(read, factsProblem)
  return isRefusal(cards) ? cards : new KeyForge({ edition: read.edition, cards })
}

/** KeyForge by the rules of an edition, with the library's cards and your own. */
export const keyforge = (options: Options = {}): KeyForge => new KeyForge(options)
