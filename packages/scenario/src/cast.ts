import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { Scenario } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** The cards of a scenario as records of the engine: which is which, and what each is called. */
export class Cast {
  readonly #scenario: Scenario
  readonly #game: KeyForge
  readonly #start: Position
  readonly #cards: ReadonlySet<number>
  /** The record of each card of the roster. */
  readonly #records: readonly number[]

  /** `board` is what the roster lists, begun; `start` is where play starts, which may be a later position of it. */
  constructor(scenario: Scenario, game: KeyForge, board: Position, start: Position) {
    this.#scenario = scenario
    this.#game = game
    this.#start = start
    this.#cards = new Set(game.cards(start))
    // The engine numbers cards as the set-up lists them. Where they are may be another place already: what is dead to
    // begin with has gone.
    this.#records = game.cards(board).slice(0, scenario.roster.length)
  }

  /** The number of a card of the roster; -1 where the position that is continued has another card in its stead. */
  record(card: number): number {
    const record = this.#records[card] ?? -1
    if (!this.#cards.has(record)) return -1
    const { name, facedown } = this.#game.card(this.#start, record)
    return (facedown ?? name) === this.#scenario.roster[card]?.name ? record : -1
  }

  /** What a card is called on the board, or a player. */
  name(record: number): string {
    const player = this.#scenario.players[record - 1]
    if (player !== undefined) return player
    if (!this.#cards.has(record)) return 'the game'
    const { name, called } = this.#game.card(this.#start, record)
    // Nobody can tell apart what nobody has looked at.
    return name === UNKNOWN_CARD ? name : called
  }

  /** What a card of the roster is called. */
  rosterName(card: number): string {
    const record = this.record(card)
    if (record >= 0) return this.name(record)
    const listed = this.#scenario.roster[card]
    return listed?.alias ?? listed?.name ?? `card ${card}`
  }

  /** The name that is printed on a card. */
  plainName(record: number): string {
    return this.#cards.has(record) ? this.#game.card(this.#start, record).name : this.name(record)
  }

  /** True where a word means this card: by what it is called, or by the name that it may share. */
  isCalled(record: number, word: string): boolean {
    const wanted = fold(word)
    return fold(this.name(record)) === wanted || fold(this.plainName(record)) === wanted
  }
}
