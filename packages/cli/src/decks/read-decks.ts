import { basename } from 'node:path'
import { type CardPool, type ReadDeck, readDecks } from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
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
