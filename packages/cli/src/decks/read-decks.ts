import { basename } from 'node:path'
import { type CardPool, type DeckProblem, type ReadDeck, readDecks } from '@battleline/keyforge'
import { type FileProblem, WrongFile, WrongInput } from '../exit.ts'
import { reportProblems } from '../format/report-problems.ts'
import { nameOf, readInput } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

/** The decks of a file, and what cannot be placed in them. */
export interface DeckFile {
  readonly decks: readonly ReadDeck[]
  readonly problems: readonly FileProblem[]
}

/**
 * The decks of a file. What cannot be placed is among their problems.
 * @throws WrongInput if the file is no text
 */
export async function readDeckFile(file: string, pool: CardPool): Promise<DeckFile> {
  const text = await readInput(file)
  const decks = readDecks(text, pool, file === '-' ? 'A deck' : basename(file).replace(/\.[a-z]+$/i, ''))
  const lines = text.split(/\r?\n/)
  const placed = (problem: DeckProblem) => placeOf(problem, nameOf(file), lines)
  return { decks, problems: decks.flatMap((deck) => deck.problems.map(placed)) }
}

/**
 * The only deck of a file, complete.
 * @throws WrongInput if the file has another number of decks, or WrongFile for something that cannot be placed
 */
export async function readOneDeck(file: string, pool: CardPool): Promise<ReadDeck> {
  const { decks, problems } = await readDeckFile(file, pool)
  const [deck, ...others] = decks
  if (deck === undefined || others.length > 0)
    throw new WrongInput('deck-count', `${nameOf(file)} has ${others.length + 1} decks; one is needed`)
  if (problems.length > 0) throw new WrongFile(problems)
  return deck
}

/** Prints the problems of decks. Whether there are any. */
export function complainOf({ problems }: DeckFile, out: Terminal): boolean {
  reportProblems(problems, out)
  return problems.length > 0
}

/** The place of a problem: the word in quotes if its line has it, else the whole line. */
function placeOf(
  { kind, message, line, nearest }: DeckProblem,
  file: string,
  lines: readonly string[],
): FileProblem {
  const source = line === null ? '' : (lines[line - 1] ?? '')
  const [, word = ''] = /“(.*)”/.exec(message) ?? []
  const found = word === '' ? -1 : source.indexOf(word)
  const from = found >= 0 ? found : source.length - source.trimStart().length
  const to = found >= 0 ? found + word.length : source.trimEnd().length
  const place = { file, line: line ?? 1, column: from + 1, endColumn: Math.max(from + 2, to + 1), source }
  return { kind, ...place, message, expected: [], ...(nearest !== null && { nearest }) }
}
