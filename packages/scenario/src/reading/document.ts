import { isRefusal } from '@battleline/kernel'
import {
  type CardFacts,
  EDITIONS,
  type Edition,
  HOUSES,
  type House,
  type KeyForge,
  keyforge,
  type Setup,
} from '@battleline/keyforge'
import { GAMES } from '../games.ts'
import type { Faults } from '../place.ts'
import type { Scenario } from '../scenario.ts'
import type { Entry, Table, Tree } from '../yaml/tree.ts'
import { UNKNOWN_CARD } from '../zones.ts'
import { type Board, readBoard, readNames } from './board.ts'
import { CardNames } from './card-names.ts'
import { Expectations } from './expectations.ts'
import { Fields } from './fields.ts'
import { OwnCards } from './own-cards.ts'
import { PlayEntries } from './play-entries.ts'
import { type Reading, readPlayer } from './reading.ts'
import { readRule } from './rule-ids.ts'

/** The keys of a scenario, and those it cannot do without. */
export const SCENARIO_KEYS = [
  'name',
  'game',
  'edition',
  'cite',
  'note',
  'house',
  'active',
  'players',
  'cards',
  'play',
  'expect',
] as const
const NEEDED = ['name', 'game', 'players'] as const

/** A scenario without what is known of its file. */
export type Content = Omit<Scenario, 'file' | 'text' | 'document' | 'line'>

type Given = ReadonlyMap<string, Entry>

/** Reads one document, as far as it can be read: everything wrong is a fault, and then it gives null. */
export function readDocument(
  tree: Tree,
  source: string,
  faults: Faults,
  rules: readonly string[] | undefined,
): Content | null {
  const before = faults.count
  const fields = new Fields(faults)
  const table = fields.table(tree, 'a scenario')
  if (table === null) return null
  const given = fields.known(table, SCENARIO_KEYS, 'a scenario')
  for (const key of NEEDED) {
    if (!given.has(key)) faults.add(firstOf(table), `this scenario has no “${key}”`)
  }
  const game = given.get('game')
  if (game !== undefined && !isPlayed(fields, game.value)) return null
  const content = new DocumentReader(fields, source, given, before, rules).read()
  return faults.count === before ? content : null
}

const firstOf = (table: Table) => table.entries[0]?.key.at ?? table.at

function isPlayed(fields: Fields, tree: Tree): boolean {
  const game = fields.word(tree, GAMES, 'a game')
  if (game === null || game === 'keyforge') return true
  fields.faults.add(tree.at, `this version plays keyforge; ${game} is not played yet`)
  return false
}

class DocumentReader {
  readonly #fields: Fields
  readonly #source: string
  readonly #given: Given
  /** How many faults there were before this document. */
  readonly #before: number
  readonly #rules: readonly string[] | undefined

  constructor(
    fields: Fields,
    source: string,
    given: Given,
    before: number,
    rules: readonly string[] | undefined,
  ) {
    this.#fields = fields
    this.#source = source
    this.#given = given
    this.#before = before
    this.#rules = rules
  }

  read(): Content | null {
    const edition =
      this.#one('edition', (tree) => this.#fields.word(tree, EDITIONS, 'an edition')) ?? 'current'
    const name = this.#one('name', (tree) => this.#fields.text(tree, 'the name')?.text.trim() ?? null)
    const note = this.#one('note', (tree) => this.#fields.text(tree, 'the note')?.text.trim() ?? null)
    const house = this.#one('house', (tree) => this.#fields.word(tree, HOUSES, 'a house'))
    const cite = this.#one('cite', (tree) =>
      this.#fields.each(tree, 'cite', (item) => readRule({ fields: this.#fields, rules: this.#rules }, item)),
    )
    const cards = this.#cards(edition)
    const board = this.#board(keyforge({ edition, cards: [...cards, UNSEEN] }))
    if (board === null) return null
    const { reading, roster, players, tide } = board
    const active = this.#one('active', (tree) => readPlayer(reading, tree, 'the active player')) ?? 1
    const setup: Setup = { players, active, ...(house !== null && { house }), ...(tide !== null && { tide }) }
    this.#tryOut(reading, setup)
    const names = new CardNames(reading, roster)
    const play = this.#one('play', (tree) => new PlayEntries(reading, names).read(tree)) ?? []
    const expect = this.#one('expect', (tree) => new Expectations(reading, names).read(tree)) ?? []
    if (name === null) return null
    return {
      name,
      game: 'keyforge',
      edition,
      cite: cite ?? [],
      note,
      players: reading.players,
      active,
      cards: roster.some((card) => card.name === UNKNOWN_CARD) ? [...cards, UNSEEN] : cards,
      setup,
      roster,
      play,
      expect,
    }
  }

  #one<T>(key: string, read: (tree: Tree) => T | null): T | null {
    const entry = this.#given.get(key)
    return entry === undefined ? null : read(entry.value)
  }

  #cards(edition: Edition): readonly CardFacts[] {
    const read = (tree: Tree) => new OwnCards(this.#fields, this.#source, keyforge({ edition })).read(tree)
    return this.#one('cards', read) ?? []
  }

  #board(game: KeyForge): (Board & { readonly reading: Reading }) | null {
    const named = this.#one('players', (tree) => readNames(this.#reading(game, ['', '']), tree))
    if (named === null) return null
    const reading = this.#reading(game, named.names)
    return { reading, ...readBoard(reading, named.table) }
  }

  #reading(game: KeyForge, players: readonly [string, string]): Reading {
    return {
      fields: this.#fields,
      faults: this.#fields.faults,
      source: this.#source,
      game,
      players,
      misnamed: new Set(),
      rules: this.#rules,
    }
  }

  /** What the engine has against the board, where nothing else was wrong with it. */
  #tryOut({ game, faults }: Reading, setup: Setup): void {
    const players = this.#given.get('players')
    if (faults.count > this.#before || players === undefined) return
    const begun = game.begin(setup)
    if (isRefusal(begun)) faults.add(players.key.at, begun.reason)
  }
}

/** Stands for a card that nobody has looked at: nothing can be known of it, and no text names it. */
const UNSEEN: CardFacts = { name: UNKNOWN_CARD, type: 'action', house: HOUSES[0] as House }
