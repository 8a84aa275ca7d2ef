import type { Position } from '@battleline/kernel'
import { inPlayZone, type KeyForge, PILES } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Fault } from '../problems/faults.ts'
import type { NamedMove } from './play-entry.ts'
import { meant } from './resolve-move.ts'
import { ambiguous } from './roster-names.ts'
import type { KeyforgeScenario } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** Maps the cards of a scenario to the engine's records, and to names. */
export class Roster {
  readonly #scenario: KeyforgeScenario
  readonly #game: KeyForge
  readonly #start: Position
  readonly #cards: ReadonlySet<number>
  /** The record of each card of the roster. */
  readonly #records: readonly number[]

  constructor({ scenario, game, board, start }: Omit<Opened<KeyforgeScenario, KeyForge>, 'refusal'>) {
    this.#scenario = scenario
    this.#game = game
    this.#start = start
    this.#cards = new Set(game.cards(start))
    // The engine numbers cards in the order of the set-up. Destroyed cards may already have left.
    this.#records = game.cards(board).slice(0, scenario.roster.length)
  }

  /** The number of a card of the roster; -1 if the continued position has another card instead. */
  record(card: number): number {
    const record = this.#records[card] ?? -1
    if (!this.#cards.has(record)) return -1
    const { name, facedown } = this.#game.card(this.#start, record)
    return (facedown ?? name) === this.#scenario.roster[card]?.name ? record : -1
  }

  /** The board name of a card or player. */
  name(record: number): string {
    const player = this.#scenario.players[record - 1]
    if (player !== undefined) return player
    if (!this.#cards.has(record)) return 'the game'
    const { name, called } = this.#game.card(this.#start, record)
    // Unknown cards cannot be distinguished.
    return name === UNKNOWN_CARD ? name : called
  }

  /** Resolves a move of the file in a position; or says why it is ambiguous, and how to write it. */
  meant(position: Position, { word, cards, option, ability }: NamedMove): { readonly move: string } | Fault {
    const named = cards.map(({ text, among }) => ({ text, among: among.map((card) => this.record(card)) }))
    const isCalled = (record: number, name: string) => fold(this.name(record)) === fold(name)
    const found = meant(this.#game, position, { word, cards: named, option, ability }, isCalled)
    if ('move' in found) return found
    const { text = '', at = { from: 0, to: 1 } } = cards[found.unclear] ?? {}
    const where = (record: number) => ({ name: this.name(record), where: this.#where(position, record) })
    return { kind: 'ambiguous-name', at, ...ambiguous(text, found.among.map(where)) }
  }

  /** Where a card is: “you.battleline place 2”, “on Troll”. */
  #where(position: Position, record: number): string {
    if (!this.#cards.has(record)) return 'not in this position'
    const { zone, controller, owner, host } = this.#game.card(position, record)
    if (host !== null) return `on ${this.name(host)}`
    const player = inPlayZone(zone) ? controller : owner
    const pile = PILES.find((one) => one === zone)
    const place = pile === undefined ? -1 : this.#game.player(position, player)[pile].indexOf(record)
    return `${this.name(player)}.${zone}${place < 0 ? '' : ` place ${place + 1}`}`
  }

  /** The name of a card of the roster. */
  rosterName(card: number): string {
    const record = this.record(card)
    if (record >= 0) return this.name(record)
    const listed = this.#scenario.roster[card]
    return listed?.alias ?? listed?.name ?? `card ${card}`
  }

  /** The printed name of a card. */
  plainName(record: number): string {
    return this.#cards.has(record) ? this.#game.card(this.#start, record).name : this.name(record)
  }

  /** True if a word names this card, by its board name or its shared name. */
  isCalled(record: number, word: string): boolean {
    const wanted = fold(word)
    return fold(this.name(record)) === wanted || fold(this.plainName(record)) === wanted
  }
}
