import { type CardProblem, memoize, type Problem, place, type ReadableClauses } from '@battleline/language'

type ReadText<T> =
  | { readonly ok: true; readonly text: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** How a game reads and prints card texts `T` with clauses `C`, of cards with the facts `F`. */
export interface CardGrammar<T, C, F = unknown> {
  readText(text: string, name: string, card: F): ReadText<T>
  readRemains(text: string, name: string): ReadableClauses<C>
  printText(text: T, name: string): string
}

/** The usable clauses of a card's text with its canonical form, or why the card cannot be used. */
export type ReadCard<C> = (ReadableClauses<C> & { readonly text: string }) | CardProblem

type TextFacts = { readonly name: string; readonly text?: string; readonly unknown?: 'allow' }

/**
 * Reads the text of a card: its usable clauses, and the canonical text if all of it was read. Each card is read once,
 * because reading takes longer than the rest of compiling.
 */
export const cardTextReader = <
  T extends { readonly clauses: readonly C[] },
  C,
  F extends TextFacts = TextFacts,
>(
  grammar: CardGrammar<T, C, F>,
) =>
  memoize((card: F): ReadCard<C> => {
    const { name, text = '', unknown } = card
    const read = grammar.readText(text, name, card)
    if (!read.ok && unknown !== 'allow') return { card: name, problems: read.problems }
    if (!read.ok) return { ...grammar.readRemains(text, name), text: text.trim() }
    const clauses = read.text.clauses.map((clause) => ({ clause, unread: null }))
    return { clauses, unread: [], text: grammar.printText(read.text, name) }
  })

/** A text for a game that was given no reader. */
export const unreadText = (text: string): { readonly ok: false; readonly problems: readonly Problem[] } => {
  const message = 'this game reads no texts; make it with `texts: textReader`'
  return { ok: false, problems: [{ ...place(text, 0), from: 0, to: text.length, message, expected: [] }] }
}

/** As a reader of `cardTextReader`, for a game that was given none. */
export function readNoText({ name, text: written = '', unknown }: TextFacts): ReadCard<never> {
  const text = written.trim()
  if (text === '') return { clauses: [], unread: [], text }
  if (unknown === 'allow') return { clauses: [], unread: [text], text }
  return { card: name, problems: unreadText(written).problems }
}
