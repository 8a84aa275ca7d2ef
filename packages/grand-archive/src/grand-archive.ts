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
import { factsProblem } from './card-facts.ts'
import { LIBRARY } from './cards/index.ts'
import type { CardFacts } from './definition.ts'
import { Library } from './library.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './reading.ts'
import { chartsOf, makeRules } from './rules.ts'
import { type Setup, setUp } from './setup.ts'
import { FIRST_CARD, type PlayerId, tableOf } from './state.ts'
import { EDITIONS, type Edition } from './vocabulary.ts'

export interface Options extends Habits {
  /** Left out: `cr-26`. */
  readonly edition?: Edition
  /** Cards beside those of the library; one of the same name replaces it. */
  readonly cards?: readonly CardFacts[]
}

/** What a save carries: the position, the edition it was made in, and the cards that are not the library's. */
export interface SavedGame {
  readonly format: 1
  readonly game: 'grand-archive'
  readonly edition: Edition
  readonly cards: readonly CardFacts[]
  readonly position: ReturnType<Game['save']>
}

/**
 * Grand Archive by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an edition that there is not, or a card of one's own whose facts are none.
 */
export class GrandArchive {
  readonly edition: Edition
  readonly library: Library
  readonly #game: Game
  readonly #own: readonly CardFacts[]

  constructor({ edition = 'cr-26', cards = [], ...habits }: Options = {}) {
    if (!EDITIONS.includes(edition))
      throw new TypeError(`there is no edition “${edition}”; there are ${EDITIONS.join(', ')}`)
    for (const card of cards) {
      const wrong = factsProblem(card)
      if (wrong !== null) throw new TypeError(`a card is none: ${wrong}`)
    }
    this.edition = edition
    // Copied, so that the game stays as it is whatever becomes of what was given.
    this.#own = cards.map((card) => ({ ...card }))
    this.library = new Library([...LIBRARY, ...this.#own], chartsOf(edition))
    this.#game = new Game(makeRules(edition, this.library), habits)
  }

  /** The board as a position in the main phase of the turn player, or why it is no board. */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.edition, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.#game.begin(rows, { chart: 'grand-archive/turn', locals: { drawn: true } })
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
    return {
      format: 1,
      game: 'grand-archive',
      edition,
      cards: this.#own,
      position: this.#game.save(position),
    }
  }

  /** A position saved by this edition, or why it cannot be loaded. Never throws on JSON, whatever it says. */
  load(saved: unknown): Position | Refusal {
    const read = readSave(saved)
    if (isRefusal(read)) return read
    if (read.edition !== this.edition)
      return unreadable(`the position was saved in edition ${read.edition}, and this is ${this.edition}`)
    return this.#game.load(read.position)
  }

  /** Equal for positions in which the same can still happen. */
  key(position: Position): string {
    return this.#game.key(position)
  }

  /** Equal for equal positions: what to look them up by. Others may share it by chance. */
  hash(position: Position): number {
    return this.#game.hash(position)
  }

  /** Whether two positions have the same key. */
  same(position: Position, other: Position): boolean {
    return this.#game.same(position, other)
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
    const { rows } = position as World
    if (!Number.isInteger(card) || card < FIRST_CARD || card >= rows.length)
      throw new RangeError(`there is no card ${card}`)
    return readCard(position as World, card)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: Position, player: PlayerId): PlayerReading {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return readPlayer(position as World, player)
  }

  active(position: Position): PlayerId {
    return tableOf(position as World).active
  }

  /** Whose turn it is, who has won, who has Opportunity in which window, the Effects Stack and the attack that is going on. */
  table(position: Position): TableReading {
    return readTable(position as World)
  }

  /** Why a choice would be refused, with the rule; null where it may be made. */
  whyNot(position: Position, choice: Choice): Refusal | null {
    return this.#game.whyNot(position, choice)
  }

  /** True when the game has ended. */
  over(position: Position): boolean {
    return this.#game.over(position)
  }
}

const unreadable = (reason: string): Refusal => ({ refused: 'unreadable', reason, cite: [] })

function readSave(saved: unknown): SavedGame | Refusal {
  if (typeof saved !== 'object' || saved === null || !('position' in saved))
    return unreadable('this is not a saved position')
  const { format, game, edition } = saved as Partial<Record<keyof SavedGame, unknown>>
  if (format !== 1) return unreadable('this version reads saves of format 1, and this is none')
  if (game !== 'grand-archive') return unreadable('this is not a save of grand-archive')
  if (!EDITIONS.some((one) => one === edition))
    return unreadable(`the edition of the save is none of ${EDITIONS.join(', ')}`)
  return saved as SavedGame
}

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameOf(saved: unknown): GrandArchive | Refusal {
  const read = readSave(saved)
  if (isRefusal(read)) return read
  const cards: readonly unknown[] = Array.isArray(read.cards) ? read.cards : []
  for (const card of cards) {
    const wrong = factsProblem(card)
    if (wrong !== null) return unreadable(`a card of the save is none: ${wrong}`)
  }
  return new GrandArchive({ edition: read.edition, cards: cards as readonly CardFacts[] })
}

/** Grand Archive by the rules of an edition, with the library's cards and your own. */
export const grandArchive = (options: Options = {}): GrandArchive => new GrandArchive(options)
