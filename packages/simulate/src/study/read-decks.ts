import {
  type CardPool,
  checkDeck,
  type Deck,
  dealtPlayer,
  type KeyForge,
  randomDeck,
  readDecks,
} from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
import { type Fields, oneOrMore, readAt, type Text, type Tree } from '@battleline/scenario'
import type { NamedDeck } from './study.ts'

/** Gives the files that a study names, by their paths as the study has them. */
export interface StudyFiles {
  /** The text of a file, or why it cannot be read. */
  text(path: string): { readonly text: string } | { readonly reason: string }
  /** The paths of the files in a folder, in order; null if it is no folder. */
  list(path: string): readonly string[] | null
}

/** A folder of decks does not hold more. */
const MOST_DECKS = 1000

/**
 * The decks of a list: files, folders, tables with a deck that is changed (`{ deck: FILE, name: …, replace: { CARD: OTHER } }`)
 * and random ones (`{ random: 8, seed: 1 }`). Equal names get numbers.
 */
export function readDeckList(
  fields: Fields,
  tree: Tree,
  library: KeyForge['library'],
  files: StudyFiles,
): readonly NamedDeck[] | null {
  const decks = oneOrMore(tree).flatMap((one) => readEntry(fields, one, library, files))
  if (decks.length === 0 && fields.faults.count === 0)
    fields.faults.add('empty-file', tree.at, 'there is no deck')
  const names = decks.map(({ name }) => name)
  return decks.map((deck, at) => {
    const before = names.slice(0, at).filter((name) => name === deck.name).length
    const name = before === 0 ? deck.name : `${deck.name} (${before + 1})`
    return { name, player: dealtPlayer(deck, name, library) }
  })
}

function readEntry(
  fields: Fields,
  tree: Tree,
  library: KeyForge['library'],
  files: StudyFiles,
): readonly Deck[] {
  if (tree.kind === 'text') return inPath(fields, tree, library, files)
  const table = fields.table(tree, 'a deck')
  if (table === null) return []
  const isRandom = table.entries.some(({ key }) => key.text === 'random')
  const given = fields.known(table, isRandom ? ['random', 'seed'] : ['deck', 'name', 'replace'], 'a deck')
  if (isRandom) {
    const count = readAt(given, 'random', (value) => fields.count(value, 'random', 1, MOST_DECKS)) ?? 0
    const seed = readAt(given, 'seed', (value) => fields.count(value, 'seed', 0, 1_000_000)) ?? 1
    return Array.from({ length: count }, (_, at) => randomDeck(library, { seed: seed * MOST_DECKS + at }))
  }
  const path = readAt(given, 'deck', (value) => fields.text(value, 'the file of a deck'))
  if (path === null) {
    if (!given.has('deck')) fields.faults.add('missing-key', table.at, 'a deck has a file: “deck: …”')
    return []
  }
  const name = readAt(given, 'name', (value) => fields.text(value, 'the name of a deck'))?.text
  const changes = given.get('replace')?.value
  return inPath(fields, path, library, files).flatMap((deck) => {
    const changed = changes === undefined ? deck : replaced(fields, changes, deck, library)
    if (changed === null) return []
    const [fault] = checkDeck(changed, library)
    if (fault !== undefined && changes !== undefined)
      fields.faults.add(
        'illegal-deck',
        changes.at,
        `this deck is not legal: ${fault.message} (${fault.cite.join(', ')})`,
      )
    return [{ ...changed, name: name ?? changed.name }]
  })
}

/** The decks of a file, or of every file of a folder. */
function inPath(fields: Fields, { text, at }: Text, library: CardPool, files: StudyFiles): readonly Deck[] {
  const path = text.trim()
  const inFolder = files.list(path)
  if (inFolder !== null && inFolder.length === 0)
    fields.faults.add('file-unreadable', at, `there is no file in ${path}`)
  return (inFolder ?? [path]).slice(0, MOST_DECKS).flatMap((file) => {
    const read = files.text(file)
    if ('reason' in read) {
      fields.faults.add('file-unreadable', at, `the deck ${file} cannot be read: ${read.reason}`)
      return []
    }
    const decks = readDecks(read.text, library, nameOf(file))
    for (const deck of decks) {
      const [problem] = deck.problems
      const [fault] = checkDeck(deck, library)
      if (problem !== undefined) {
        const line = problem.line === null ? '' : `, line ${problem.line}`
        const meant = didYouMean(problem.nearest ?? undefined)
        fields.faults.add('deck-problem', at, `in ${file}${line}: ${problem.message}${meant}`)
      } else if (fault !== undefined)
        fields.faults.add(
          'illegal-deck',
          at,
          `${file}: ${deck.name} is not legal: ${fault.message} (${fault.cite.join(', ')})`,
        )
    }
    return decks
  })
}

const nameOf = (path: string): string => path.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, '')

/** A deck with other cards: each name stands for all of its copies. Null if a card is unknown or not in the deck. */
function replaced(fields: Fields, tree: Tree, deck: Deck, library: KeyForge['library']): Deck | null {
  const table = fields.table(tree, '“replace”')
  if (table === null) return null
  let { cards } = deck
  for (const { key, value } of table.entries) {
    const own = library.facts(key.text)
    if (own === undefined || !deck.cards.some((card) => card.name === own.name)) {
      const nearest = own === undefined ? library.near(key.text) : undefined
      fields.faults.add('unknown-card', key.at, `${deck.name} has no “${key.text}”`, { nearest })
      return null
    }
    const text = fields.text(value, 'a card')
    const other = text === null ? undefined : library.facts(text.text)
    if (text === null) return null
    if (other === undefined) {
      fields.faults.add('unknown-card', text.at, `no card is called “${text.text}”`, () => ({
        nearest: library.near(text.text),
      }))
      return null
    }
    cards = cards.map((card) => (card.name === own.name ? { ...card, name: other.name } : card))
  }
  return { ...deck, cards }
}
