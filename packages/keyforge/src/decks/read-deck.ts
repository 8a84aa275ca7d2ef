import type { CardPool, DeckProblem, ReadDeck } from './deck.ts'
import { DeckBuilder } from './deck-builder.ts'
import { isCsv, readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readList } from './read-list.ts'

/** No deck file of anybody is longer. */
const MOST_LETTERS = 20_000_000

/**
 * The decks of a file: JSON of the official registry or of community sites, a table (CSV), a plain list, or a deck that
 * `writeDeck` wrote. At least one; what cannot be read is among its problems. It never throws.
 * @param fallback the name of a deck without one, such as that of its file
 */
export function readDecks(text: string, pool: CardPool, fallback = 'A deck'): readonly ReadDeck[] {
  const plain = text.replace(/^\ufeff/, '')
  const wrong = unreadable(plain)
  if (wrong !== null) {
    const builder = new DeckBuilder(pool)
    builder.report(wrong.kind, wrong.message, null)
    return [builder.build(fallback)]
  }
  if (/^\s*[[{]/.test(plain) && isLikelyJson(plain)) return readJson(plain, pool, fallback)
  // A deck that `writeDeck` wrote can have the words of a header in its name.
  if (!plain.startsWith('name:') && isCsv(plain)) return readCsv(plain, pool, fallback)
  return plain.split(NEXT_DECK).map((list) => readList(list, pool, fallback))
}

/** Between two decks that `writeDeck` wrote. */
const NEXT_DECK = /^---[ \t]*\r?\n(?=name:)/m

/** A list of cards can begin with a bracket, too: [REDACTED]. */
const isLikelyJson = (text: string): boolean => /^\s*(?:\{|\[\s*(?:[{"[\]]|$))/.test(text)

function unreadable(text: string): Pick<DeckProblem, 'kind' | 'message'> | null {
  if (text.trim() === '') return { kind: 'empty-file', message: 'the file is empty' }
  if (text.includes('\0')) return { kind: 'not-text', message: 'the file is no text' }
  if (text.length <= MOST_LETTERS) return null
  return { kind: 'too-large', message: 'the file is too large for a deck' }
}
