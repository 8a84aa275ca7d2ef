import { basename } from 'node:path'
import type { AnyDeck, DeckProblemOf, ReadDeckOf } from '@battleline/card-game'
import type { DeckCards } from '../cards/deck-catalog.ts'
import { type FileProblem, type Kind, WrongFile, WrongInput } from '../exit.ts'
import { reportProblems } from '../format/report-problems.ts'
import { nameOf, readInput } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'
import { deckGameNamed, deckGameOf, type NamedDeckCatalog } from './deck-game.ts'

/** A deck of any game as a file has it. */
export type ReadDeck = ReadDeckOf<AnyDeck>

/** The text of a deck file, and the game that its decks are of. */
export interface DeckText {
  readonly file: string
  readonly text: string
  readonly game: NamedDeckCatalog
}

/** The decks of a file, and what cannot be placed in them. */
export interface DeckFile {
  readonly decks: readonly ReadDeck[]
  readonly problems: readonly FileProblem[]
}

/**
 * The text of a file of decks. `game`: the name of its game; default: the file tells.
 * @throws WrongInput if the file is no text, or for an unknown game
 */
export async function readDeckText(file: string, game: string | undefined): Promise<DeckText> {
  const text = await readInput(file)
  return { file, text, game: game === undefined ? deckGameOf(text) : deckGameNamed(game) }
}

/** The decks of a file. What cannot be placed is among their problems. */
export function decksOf({ file, text }: DeckText, { of, pool }: DeckCards): DeckFile {
  const fallback = file === '-' ? 'A deck' : basename(file).replace(/\.[a-z]+$/i, '')
  const decks = of.decks.read(text, pool, fallback)
  const lines = text.split(/\r?\n/)
  const placed = (problem: DeckProblemOf<string>) => placeOf(problem, nameOf(file), lines)
  return { decks, problems: decks.flatMap((deck) => deck.problems.map(placed)) }
}

/**
 * The only deck of a file, complete.
 * @throws WrongInput if the file has another number of decks, or WrongFile for something that cannot be placed
 */
export function onlyDeckOf(read: DeckText, cards: DeckCards): ReadDeck {
  const { decks, problems } = decksOf(read, cards)
  const [deck, ...others] = decks
  if (deck === undefined || others.length > 0)
    throw new WrongInput('deck-count', `${nameOf(read.file)} has ${others.length + 1} decks; one is needed`)
  if (problems.length > 0) throw new WrongFile(problems)
  return deck
}

/**
 * The game of some decks: that of a name, of the decks, or KeyForge.
 * @throws WrongInput if the decks are of several games
 */
export function gameOfDecks(texts: readonly DeckText[], named: string | undefined): NamedDeckCatalog {
  const [first] = texts
  const other = texts.find(({ game }) => game.name !== first?.game.name)
  if (first === undefined) return deckGameNamed(named)
  if (other === undefined) return first.game
  throw new WrongInput(
    'wrong-game',
    `${nameOf(first.file)} is a deck of ${first.game.title}, and ${nameOf(other.file)} of ${other.game.title}`,
  )
}

/** Prints the problems of decks. Whether there are any. */
export function complainOf({ problems }: DeckFile, out: Terminal): boolean {
  reportProblems(problems, out)
  return problems.length > 0
}

/** The place of a problem: the word in quotes if its line has it, else the whole line. */
function placeOf(
  { kind, message, line, nearest }: DeckProblemOf<string>,
  file: string,
  lines: readonly string[],
): FileProblem {
  const source = line === null ? '' : (lines[line - 1] ?? '')
  const [, word = ''] = /“(.*)”/.exec(message) ?? []
  const found = word === '' ? -1 : source.indexOf(word)
  const from = found >= 0 ? found : source.length - source.trimStart().length
  const to = found >= 0 ? found + word.length : source.trimEnd().length
  const place = { file, line: line ?? 1, column: from + 1, endColumn: Math.max(from + 2, to + 1), source }
  return { kind: kind as Kind, ...place, message, expected: [], ...(nearest !== null && { nearest }) }
}
