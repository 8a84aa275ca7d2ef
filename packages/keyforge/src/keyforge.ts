import {
  type Choice,
  type Decision,
  Game,
  type Habits,
  isRefusal,
  type Position,
  type Refusal,
  type Running,
  type World,
} from '@battleline/kernel'
import { dealProblem } from './board.ts'
import { factsProblem } from './card-facts.ts'
import { type CardMoves, cardMoves } from './card-moves.ts'
import { LIBRARY } from './cards/index.ts'
import { beginning, turn } from './charts/turn.ts'
import type { CardFacts } from './definition.ts'
import { applyEdits, type Edits } from './edit.ts'
import { Library } from './library.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './reading.ts'
import { type AbilityReading, abilitiesNow, type Reckoned, type Reckoning, reckon } from './reckoning.ts'
import { chartsOf, makeRules } from './rules.ts'
import { type Deal, type Setup, setUp } from './setup.ts'
import { lethalAmong } from './standing.ts'
import { FIRST_CARD, type PlayerId, tableOf } from './state.ts'
import { type Symmetry, symmetryOf } from './symmetry.ts'
import { type PlayersView, renameFor, viewOf } from './view.ts'
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
export interface SavedGame {
  readonly format: 1
  readonly game: 'keyforge'
  readonly edition: Edition
  readonly cards: readonly CardFacts[]
  readonly position: ReturnType<Game['save']>
}

/**
 * KeyForge by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an edition that there is not, or a card of one's own whose facts are none.
 */
export class KeyForge {
  readonly edition: Edition
  readonly library: Library
  readonly #game: Game
  readonly #own: readonly CardFacts[]

  constructor({ edition = 'current', cards = [], ...habits }: Options = {}) {
    if (!EDITIONS.includes(edition))
      throw new TypeError(`there is no edition “${edition}”; there are ${EDITIONS.join(', ')}`)
    for (const card of cards) {
      const wrong = factsProblem(card)
      if (wrong !== null) throw new TypeError(`a card is none: ${wrong}`)
    }
    const charts = chartsOf(edition)
    this.edition = edition
    // Copied, so that the game stays as it is whatever becomes of what was given.
    this.#own = cards.map((card) => ({ ...card, ...(card.traits && { traits: [...card.traits] }) }))
    this.library = new Library([...LIBRARY, ...this.#own], charts)
    this.#game = new Game(makeRules(edition, this.library), habits)
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
    return this.#game.begin(rows, start, {}, lethalAmong(rows))
  }

  /**
   * A whole game from its set-up: who goes first (unless `first` says it), every shuffle and what is drawn are asked of
   * chance (`who` is -1), to be answered by dice or a script. Or why these are no two decks.
   */
  deal({ players, first }: Deal): Position | Refusal {
    const rows = setUp({ players, turn: 1 }, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    const wrong = dealProblem(players, first)
    if (wrong !== null) return { refused: 'illegal', ...wrong }
    return this.#game.begin(rows, { chart: turn.id, locals: beginning('set-up', first ?? null) })
  }

  /** What is asked, or null where nothing is. */
  ask(position: Position): Decision | null {
    return this.#game.ask(position)
  }

  /** Answers what is asked, with the ids of the chosen options. */
  answer(position: Position, choice: Choice, running?: Running): Position | Refusal {
    return this.#game.answer(position, choice, running)
  }

  /** Goes on by one step, after an answer that was given with `single`. */
  step(position: Position, running?: Running): Position | Refusal {
    return this.#game.step(position, running)
  }

  save(position: Position): SavedGame {
    const { edition } = this
    return { format: 1, game: 'keyforge', edition, cards: this.#own, position: this.#game.save(position) }
  }

  /** A position saved by this edition, or why it cannot be loaded. Never throws on JSON, whatever it says. */
  load(saved: unknown): Position | Refusal {
    const read = readSave(saved)
    if (isRefusal(read)) return read
    if (read.edition !== this.edition) {
      return unreadable(`the position was saved in edition ${read.edition}, and this is ${this.edition}`)
    }
    return this.#game.load(read.position)
  }

  /** Equal for positions in which the same can still happen. */
  key(position: Position): string {
    return this.#game.key(position)
  }

  /** A whole number of 32 bits that positions of equal keys have in common; others may have it by chance: ask `same`. */
  hash(position: Position): number {
    return this.#game.hash(position)
  }

  /** True exactly where two positions have equal keys; much faster than to compare these. */
  same(one: Position, other: Position): boolean {
    return this.#game.same(one, other)
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
   * What a player may know: everything open, their own hand and archives, of the rest only how many cards there are; and
   * of the decision that stands what is theirs to see. Cards are named without regard to those the player cannot see.
   * @throws RangeError for a player other than 1 and 2
   */
  view(position: Position, player: PlayerId): PlayersView {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    const asked = this.#game.ask(position)
    const named = this.#game.edit(position, (w) => {
      renameFor(w, player, asked)
      return null
    })
    // Only a position of another game cannot be edited.
    if (isRefusal(named)) throw new TypeError(named.reason)
    return viewOf(named as World, player, this.#game.ask(named))
  }

  /**
   * What each card of the active player may do now and what not, with the reasons; nothing while no move is to be made.
   */
  moves(position: Position): readonly CardMoves[] {
    return this.ask(position)?.step === MAIN_STEP ? cardMoves(position as World) : []
  }

  /**
   * A value of a card with what it is made of: printed, counters, and each effect in force with its card.
   * @throws RangeError where the position has no card of this number
   */
  reckon(position: Position, card: number, property: Reckoned): Reckoning {
    this.#mustHave(position, card)
    return reckon(position as World, card, property)
  }

  /** The bold abilities that a card has now, its own and gained ones. @throws RangeError as `reckon` */
  abilities(position: Position, card: number): readonly AbilityReading[] {
    this.#mustHave(position, card)
    return abilitiesNow(position as World, card)
  }

  /** Why a choice would be refused, with the rule; null where it may be made. */
  whyNot(position: Position, choice: Choice): Refusal | null {
    return this.#game.whyNot(position, choice)
  }

  /** True when the game has ended, or the step that is played has: there is nothing left to ask. */
  over(position: Position): boolean {
    return this.#game.over(position)
  }

  /** The position with marks changed by hand, outside the rules: then it goes on by them. Or why a mark is impossible. */
  edit(position: Position, edits: Edits): Position | Refusal {
    return this.#game.edit(position, (w) => applyEdits(w, edits))
  }
}

const unreadable = (reason: string): Refusal => ({ refused: 'unreadable', reason, cite: [] })

function readSave(saved: unknown): SavedGame | Refusal {
  if (typeof saved !== 'object' || saved === null || !('position' in saved))
    return unreadable('this is not a saved position')
  const { format, game, edition } = saved as Partial<Record<keyof SavedGame, unknown>>
  if (format !== 1) return unreadable('this version reads saves of format 1, and this is none')
  if (game !== 'keyforge') return unreadable('this is not a save of keyforge')
  if (!EDITIONS.some((one) => one === edition)) {
    return unreadable(`the edition of the save is none of ${EDITIONS.join(', ')}`)
  }
  return saved as SavedGame
}

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameOf(saved: unknown): KeyForge | Refusal {
  const read = readSave(saved)
  if (isRefusal(read)) return read
  const cards: readonly unknown[] = Array.isArray(read.cards) ? read.cards : []
  for (const card of cards) {
    const wrong = factsProblem(card)
    if (wrong !== null) return unreadable(`a card of the save is none: ${wrong}`)
  }
  return new KeyForge({ edition: read.edition, cards: cards as readonly CardFacts[] })
}

/** KeyForge by the rules of an edition, with the library's cards and your own. */
export const keyforge = (options: Options = {}): KeyForge => new KeyForge(options)
