import { basename } from 'node:path'
import { type CardPool, type ReadDeck, readDecks } from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
import { WrongInput } from '../exit.ts'
import { nameOf, readInput } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

/**
 * The decks of a file. What cannot be placed is among their problems.
 * @throws WrongInput if the file is no text
 */
export async function readDeckFile(file: string, pool: CardPool): Promise<readonly ReadDeck[]> {
  const text = await readInput(file)
  return readDecks(text, pool, file === '-' ? 'A deck' : basename(file).replace(/\.[a-z]+$/i, ''))
}

/**
 * The only deck of a file, complete.
 * @throws WrongInput if the file has another number of decks, or something that cannot be placed
 */
export async function readOneDeck(file: string, pool: CardPool): Promise<ReadDeck> {
  const [deck, ...others] = await readDeckFile(file, pool)
  if (deck === undefined || others.length > 0)
    throw new WrongInput(`${nameOf(file)} has ${others.length + 1} decks; one is needed`)
  const [first, ...more] = problemLines(file, deck)
  if (first !== undefined) throw new WrongInput(first, more)
  return deck
}

/** “deck.txt:3: no card is called “Trol”; did you mean Troll?” */
export const problemLines = (file: string, { problems }: ReadDeck): readonly string[] =>
  problems.map(
    ({ message, line, nearest }) =>
      `${nameOf(file)}${line === null ? '' : `:${line}`}: ${message}${didYouMean(nearest ?? undefined)}`,
  )

/** Prints the problems of decks. Whether there are any. */
export function complainOf(file: string, decks: readonly ReadDeck[], out: Terminal): boolean {
  const lines = decks.flatMap((deck) => problemLines(file, deck))
  for (const line of lines) out.complain(`${line}\n`)
  return lines.length > 0
}
