import {
  EditionGame,
  type Editions,
  Game,
  type Habits,
  isRefusal,
  mustBeCards,
  type Position,
  type Reason,
  type Refusal,
  readSave,
  type SavedIn,
  savedCards,
  type World,
} from '@battleline/kernel'
import { factsProblem } from './card-facts.ts'
import { LIBRARY } from './cards/index.ts'
import type { CardFacts } from './definition.ts'
import { type ReadGoal, readGoal } from './goals/goals.ts'
import { Library } from './library.ts'
import { likenessOf } from './likeness.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPending,
  readPlayer,
  readTable,
  type TableReading,
} from './reading.ts'
import { type AbilityReading, abilitiesOf, type Reckoned, type Reckoning, reckon } from './reckoning.ts'
import { whyNotRetaliate } from './retaliating.ts'
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
export interface SavedGame extends SavedIn<'grand-archive', Edition> {
  readonly cards: readonly CardFacts[]
}

const EDITIONS_OF: Editions<'grand-archive', Edition> = { game: 'grand-archive', editions: EDITIONS }

/**
 * Grand Archive by the rules of one edition. It has no state: positions are values.
 * @throws TypeError for an edition that there is not, or a card of one's own whose facts are none.
 */
export class GrandArchive extends EditionGame<'grand-archive', Edition> {
  readonly library: Library
  protected readonly verbs: Game
  readonly #own: readonly CardFacts[]

  constructor({ edition = 'cr-26', cards = [], ...habits }: Options = {}) {
    super(EDITIONS_OF, edition)
    mustBeCards(cards, factsProblem)
    // Copied, so that the game stays as it is whatever becomes of what was given.
    this.#own = cards.map(copied)
    this.library = new Library([...LIBRARY, ...this.#own], chartsOf(edition))
    this.verbs = new Game(makeRules(edition, this.library), habits)
  }

  /** The board as a position in the main phase of the turn player, or why it is no board. */
  begin(setup: Setup): Position | Refusal {
    const rows = setUp(setup, this.edition, this.library)
    if (!Array.isArray(rows)) return { refused: 'illegal', ...rows }
    return this.verbs.begin(rows, { chart: 'grand-archive/turn', locals: { drawn: true, material: -1 } })
  }

  save(position: Position): SavedGame {
    const { edition } = this
    return {
      format: 1,
      game: 'grand-archive',
      edition,
      cards: this.#own.map(copied),
      position: this.verbs.save(position),
    }
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

  /** A value of a card now, and what it is made of: the printed value, effects, counters, its role in an attack. */
  reckon(position: Position, card: number, property: Reckoned): Reckoning {
    return reckon(position as World, card, property)
  }

  /** The abilities that a card prints or was given, and whether what stands in brackets before them holds. */
  abilities(position: Position, card: number): readonly AbilityReading[] {
    return abilitiesOf(position as World, card)
  }

  /** Why a unit cannot retaliate in the attack that is going on; null where it can. */
  whyNotRetaliate(position: Position, card: number): Reason | null {
    return whyNotRetaliate(position as World, card)
  }

  /** @throws RangeError for a player other than 1 and 2 */
  player(position: Position, player: PlayerId): PlayerReading {
    if (player !== 1 && player !== 2) throw new RangeError(`there is no player ${player}`)
    return readPlayer(position as World, player)
  }

  /** The damage on its way to each recipient, in the innermost damage that is being dealt; empty where none is. */
  pending(position: Position): ReadonlyMap<number, number> {
    return readPending(position as World)
  }

  /**
   * What a player wants of what can come of a position, in the words of players: “no ally of mine destroyed, then as much
   * damage on enemy champions as possible”; or what of it cannot be read, and where. Names are those of this position.
   */
  goal(position: Position, text: string, player: PlayerId): ReadGoal {
    return readGoal(position as World, text, player)
  }

  /**
   * A text that is equal for positions that nobody can tell apart and that go on alike: which of several cards came to a
   * graveyard first is not in it, as nothing reads it.
   */
  likeness(position: Position): string {
    return likenessOf(position as World)
  }

  active(position: Position): PlayerId {
    return tableOf(position as World).active
  }

  /** Whose turn it is, who has won, who has Opportunity in which window, the Effects Stack and the attack that is going on. */
  table(position: Position): TableReading {
    return readTable(position as World)
  }
}

/** A card's facts with lists of their own. */
const copied = (card: CardFacts): CardFacts => {
  const fields = Object.entries(card).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.slice() : value,
  ])
  return Object.fromEntries(fields)
}

/** The game that a save was made in: its edition and its own cards; or why there is none. */
export function gameOf(saved: unknown): GrandArchive | Refusal {
  const read = readSave(saved, EDITIONS_OF)
  if (isRefusal(read)) return read
  const cards = savedCards<CardFacts>(read, factsProblem)
  return isRefusal(cards) ? cards : new GrandArchive({ edition: read.edition, cards })
}

/** Grand Archive by the rules of an edition, with the library's cards and your own. */
export const grandArchive = (options: Options = {}): GrandArchive => new GrandArchive(options)
