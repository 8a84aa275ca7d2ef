import { type CardProblem, memoize, type Problem, type ReadableClauses } from '@battleline/language'

type ReadText<T> =
  | { readonly ok: true; readonly text: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** How a game reads and prints card texts `T` with clauses `C`. */
export interface CardGrammar<T, C> {
  readText(text: string, name: string): ReadText<T>
  readRemains(text: string, name: string): ReadableClauses<C>
  printText(text: T, name: string): string
}

type TextFacts = { readonly name: string; readonly text?: string; readonly unknown?: 'allow' }

/**
 * Reads the text of a card: its usable clauses, and the canonical text if all of it was read. Each card is read once,
 * because reading takes longer than the rest of compiling.
 */
export const cardTextReader = <T extends { readonly clauses: readonly C[] }, C>(grammar: CardGrammar<T, C>) =>
  memoize(
    ({ name, text = '', unknown }: TextFacts): (ReadableClauses<C> & { text: string }) | CardProblem => {
      const read = grammar.readText(text, name)
      if (!read.ok && unknown !== 'allow') return { card: name, problems: read.problems }
      if (!read.ok) return { ...grammar.readRemains(text, name), text: text.trim() }
      const clauses = read.text.clauses.map((clause) => ({ clause, unread: null }))
      return { clauses, unread: [], text: grammar.printText(read.text, name) }
    },
  )
