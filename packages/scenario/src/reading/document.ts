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
  TURN_STEPS,
} from '@battleline/keyforge'
import type { CardFiles } from '../card-files.ts'
import { GAMES } from '../games.ts'
import { type Content as GrandArchiveContent, readGrandArchive } from '../grand-archive/read.ts'
import type { Faults } from '../place.ts'
import type { Scenario } from '../scenario.ts'
import type { Table, Tree } from '../yaml/tree.ts'
import { UNKNOWN_CARD } from '../zones.ts'
import { type Board, readBoard, readNames } from './board.ts'
import { CardNames } from './card-names.ts'
import { Expectations } from './expectations.ts'
import { Fields, type Given, readAt } from './fields.ts'
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
  'step',
  'turn',
  'active',
  'players',
  'cards',
  'unknown',
  'play',
  'expect',
] as const
const NEEDED = ['name', 'game', 'players'] as const

/** A scenario without what is known of its file. */
export type Content = Omit<Scenario, 'file' | 'text' | 'document' | 'line'>

/** Reads one document, as far as it can be read: everything wrong is a fault, and then it gives null. */
export function readDocument(
  tree: Tree,
  source: string,
  faults: Faults,
  rules: readonly string[] | undefined,
  cardFiles?: CardFiles,
): Content | GrandArchiveContent | null {
  const before = faults.count
  const fields = new Fields(faults)
  const table = fields.table(tree, 'a scenario')
  if (table === null) return null
  if (gameIn(table) === 'grand-archive') return readGrandArchive(table, source, faults, rules)
  const given = fields.known(table, SCENARIO_KEYS, 'a scenario')
  for (const key of NEEDED) {
    if (!given.has(key)) faults.add(firstOf(table), `this scenario has no “${key}”`)
  }
  const game = given.get('game')
  if (game !== undefined && !isPlayed(fields, game.value)) return null
  const content = new DocumentReader(fields, source, given, before, rules, cardFiles).read()
  return faults.count === before ? content : null
}

/** The game that a scenario names, before anything else of it is read. */
function gameIn(table: Table): string | null {
  const value = table.entries.find(({ key }) => key.text === 'game')?.value
  return value?.kind === 'text' ? value.text.trim().toLowerCase() : null
}

const firstOf = (table: Table) => table.entries[0]?.key.at ?? table.at

function isPlayed(fields: Fields, tree: Tree): boolean {
  const game = fields.word(tree, GAMES, 'a game')
  if (game === null || game === 'keyforge') return true
  fields.faults.add(tree.at, `this version plays keyforge and grand-archive; ${game} is not played yet`)
  return false
}

class DocumentReader {
  readonly #fields: Fields
  readonly #source: string
  readonly #given: Given
  /** How many faults there were before this document. */
  readonly #before: number
  readonly #rules: readonly string[] | undefined
  readonly #cardFiles: CardFiles | undefined

  constructor(
    fields: Fields,
    source: string,
    given: Given,
    before: number,
    rules: readonly string[] | undefined,
    cardFiles: CardFiles | undefined,
  ) {
    this.#fields = fields
    this.#source = source
    this.#given = given
    this.#before = before
    this.#rules = rules
    this.#cardFiles = cardFiles
  }

  read(): Content | null {
    const fields = this.#fields
    const given = this.#given
    const edition = readAt(given, 'edition', (tree) => fields.word(tree, EDITIONS, 'an edition')) ?? 'current'
    const name = readAt(given, 'name', (tree) => fields.text(tree, 'the name')?.text.trim() ?? null)
    const note = readAt(given, 'note', (tree) => fields.text(tree, 'the note')?.text.trim() ?? null)
    const house = readAt(given, 'house', (tree) => fields.word(tree, HOUSES, 'a house'))
    const step = readAt(given, 'step', (tree) => fields.word(tree, DRAWN_STEPS, 'a step of the turn'))
    const turn = readAt(given, 'turn', (tree) =>
      tree.kind === 'text' && tree.text === 'first' ? 1 : fields.count(tree, 'the number of the turn', 1),
    )
    const cite = readAt(given, 'cite', (tree) =>
      fields.each(tree, 'cite', (item) => readRule({ fields, rules: this.#rules }, item)),
    )
    const cards = this.#cards(edition)
    const board = this.#board(keyforge({ edition, cards: [...cards, UNSEEN] }))
    if (board === null) return null
    const { reading, roster, players, tide } = board
    const active = readAt(given, 'active', (tree) => readPlayer(reading, tree, 'the active player')) ?? 1
    const setup: Setup = {
      players,
      active,
      ...(house !== null && { house }),
      ...(step !== null && { step }),
      ...(turn !== null && { turn }),
      ...(tide !== null && { tide }),
    }
    this.#tryOut(reading, setup)
    const names = new CardNames(reading, roster)
    const play = readAt(given, 'play', (tree) => new PlayEntries(reading, names).read(tree)) ?? []
    const expect = readAt(given, 'expect', (tree) => new Expectations(reading, names).read(tree)) ?? []
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

  #cards(edition: Edition): readonly CardFacts[] {
    const word = readAt(this.#given, 'unknown', (tree) =>
      this.#fields.word(tree, ['allow', 'refuse'], 'what becomes of words that cannot be read'),
    )
    const how = { files: this.#cardFiles, allowed: word === 'allow' }
    const read = (tree: Tree) =>
      new OwnCards(this.#fields, this.#source, keyforge({ edition }), how).read(tree)
    return readAt(this.#given, 'cards', read) ?? []
  }

  #board(game: KeyForge): (Board & { readonly reading: Reading }) | null {
    const fields = this.#fields
    const named = readAt(this.#given, 'players', (tree) => readNames(fields, tree))
    if (named === null) return null
    const reading: Reading = {
      fields,
      faults: fields.faults,
      source: this.#source,
      game,
      players: named.names,
      misnamed: new Set(),
      rules: this.#rules,
    }
    return { reading, ...readBoard(reading, named.table) }
  }

  /** What the engine has against the board, where nothing else was wrong with it. */
  #tryOut({ game, faults }: Reading, setup: Setup): void {
    const players = this.#given.get('players')
    if (faults.count > this.#before || players === undefined) return
    const begun = game.begin(setup)
    if (isRefusal(begun)) faults.add(players.key.at, begun.reason)
  }
}

/** A scenario begins with a board: the set-up of a game is left to games. */
const DRAWN_STEPS = TURN_STEPS.filter((one) => one !== 'set-up')

/** Stands for a card that nobody has looked at: nothing can be known of it, and no text names it. */
const UNSEEN: CardFacts = { name: UNKNOWN_CARD, type: 'action', house: HOUSES[0] as House }
