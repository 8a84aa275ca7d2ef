import type { Position } from '@battleline/kernel'
import type { KeyForge, PlayerId } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { Names } from './names.ts'
import type { RosterCard, Scenario } from './scenario.ts'
import type { Pile } from './zones.ts'

/** The cards of a scenario as records of the engine: which is which, and what each is called. */
export class Cast {
  readonly names: Names
  readonly #scenario: Scenario
  readonly #game: KeyForge
  readonly #start: Position
  /** The record of each card of the roster. */
  readonly #records: readonly number[]

  /** `board` is what the roster lists, begun; `start` is where play starts, which may be a later position of it. */
  constructor(scenario: Scenario, game: KeyForge, board: Position, start: Position) {
    this.names = new Names(scenario.roster, scenario.players)
    this.#scenario = scenario
    this.#game = game
    this.#start = start
    // The engine numbers cards as the set-up lists them. Where they are may be another place already: what is dead to
    // begin with has gone.
    const { setup, roster } = scenario
    this.#records =
      setup === null ? recordsOf(roster, game, board) : game.cards(board).slice(0, roster.length)
  }

  /** The number of a card of the roster; -1 where the position that is continued has another card in its stead. */
  record(card: number): number {
    const record = this.#records[card] ?? -1
    if (!this.#isCard(record)) return -1
    return this.#game.card(this.#start, record).name === this.#scenario.roster[card]?.name ? record : -1
  }

  /** A card's name where it is meant alone, or a player's. */
  name(record: number): string {
    const player = this.#scenario.players[record - 1]
    if (player !== undefined) return player
    const card = this.#records.indexOf(record)
    return card >= 0 && this.record(card) === record ? this.names.name(card) : this.plainName(record)
  }

  /** The name that is printed on a card. */
  plainName(record: number): string {
    return this.#isCard(record) ? this.#game.card(this.#start, record).name : 'the game'
  }

  /** True where a word means this card: by its alias, its full name, or the name that it may share. */
  isCalled(record: number, word: string): boolean {
    const card = this.#records.indexOf(record)
    if (card >= 0 && this.record(card) === record) return this.names.meant(word).includes(card)
    return fold(this.plainName(record)) === fold(word)
  }

  #isCard(record: number): boolean {
    return this.#game.cards(this.#start).includes(record)
  }
}

/** The records of cards that are listed as they stand in a position. */
function recordsOf(roster: readonly RosterCard[], game: KeyForge, board: Position): readonly number[] {
  const records: number[] = []
  for (const { player, zone, place, host } of roster) {
    const list =
      host === null ? pile(game, board, player, zone as Pile) : game.card(board, records[host] ?? -1).upgrades
    records.push(list[place - 1] ?? -1)
  }
  return records
}

const pile = (game: KeyForge, board: Position, player: PlayerId, zone: Pile): readonly number[] =>
  game.player(board, player)[zone]
