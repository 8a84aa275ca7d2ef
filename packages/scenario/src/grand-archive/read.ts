import { EDITIONS, grandArchive, type PlayerId, type Setup } from '@battleline/grand-archive'
import { isRefusal } from '@battleline/kernel'
import type { Faults } from '../place.ts'
import { readNames } from '../reading/board.ts'
import { Fields, readAt } from '../reading/fields.ts'
import { readRule } from '../reading/rule-ids.ts'
import type { Table } from '../yaml/tree.ts'
import { readSide } from './read-board.ts'
import { readCards } from './read-cards.ts'
import { readExpect } from './read-expect.ts'
import { readEntry } from './read-play.ts'
import type { GrandArchiveScenario } from './scenario.ts'

/** The keys of a scenario. */
export const KEYS = [
  'name',
  'game',
  'edition',
  'cite',
  'note',
  'active',
  'turn',
  'players',
  'cards',
  'play',
  'expect',
] as const

/** A scenario without what is known of its file. */
export type Content = Omit<GrandArchiveScenario, 'file' | 'text' | 'document' | 'line'>

/** Reads one document of the game, as far as it can be read: everything wrong is a fault, and then it gives null. */
export function readGrandArchive(
  table: Table,
  source: string,
  faults: Faults,
  rules: readonly string[] | undefined,
): Content | null {
  const before = faults.count
  const fields = new Fields(faults)
  const given = fields.known(table, KEYS, 'a scenario')
  const edition = readAt(given, 'edition', (tree) => fields.word(tree, EDITIONS, 'an edition')) ?? 'cr-26'
  const name = readAt(given, 'name', (tree) => fields.text(tree, 'the name')?.text.trim() ?? null)
  const note = readAt(given, 'note', (tree) => fields.text(tree, 'the note')?.text.trim() ?? null)
  const cite = readAt(given, 'cite', (tree) =>
    fields.each(tree, 'cite', (one) => readRule({ fields, rules }, one)),
  )
  const library = grandArchive({ edition })
  const cards = readAt(given, 'cards', (tree) => readCards(fields, source, library, tree)) ?? []
  const named = readAt(given, 'players', (tree) => readNames(fields, tree))
  if (name === null || named === null) {
    if (faults.count === before) faults.add(table.at, 'a scenario has a “name” and “players”')
    return null
  }
  const players = named.names
  const active = readAt(given, 'active', (tree) => fields.word(tree, players, 'a player')) ?? players[0]
  const turn = readAt(given, 'turn', (tree) => fields.count(tree, 'turn', 1))
  const [first = {}, second = {}] = named.table.entries.map((entry) => readSide(fields, players, entry))
  const setup: Setup = {
    players: [first, second],
    active: (players.indexOf(active) + 1) as PlayerId,
    ...(turn !== null && { turn }),
  }
  if (faults.count === before) {
    const begun = grandArchive({ edition, cards }).begin(setup)
    if (isRefusal(begun)) faults.add(named.table.at, begun.reason)
  }
  const play =
    readAt(given, 'play', (tree) => fields.each(tree, 'play', (one) => readEntry(fields, one))) ?? []
  const expect = readAt(given, 'expect', (tree) => readExpect({ fields, players, rules }, tree)) ?? []
  if (faults.count > before) return null
  return { name, game: 'grand-archive', edition, cite: cite ?? [], note, players, cards, setup, play, expect }
}
