import { isName, isRecord } from '@battleline/kernel'
import { Cards } from '@battleline/language'
import type { SimpleCardFacts, SimpleWords } from './spec.ts'

/** A card as scenarios and searches see it. A card without text is always understood. */
interface FoundCard {
  readonly text: string
  readonly unread: readonly string[]
}

/** The cards of a simple game by name. */
export class SimpleLibrary extends Cards<SimpleCardFacts, FoundCard> {
  protected read({ keywords = [] }: SimpleCardFacts): FoundCard {
    return { text: keywords.join(', '), unread: [] }
  }
}

/** What is wrong with the facts of a card, or null. */
export const factsProblem =
  ({ numbers, keywords }: SimpleWords) =>
  (card: unknown): string | null => {
    if (!isRecord(card) || !isName(card.name)) return 'it has no name'
    const stray = isRecord(card.numbers)
      ? Object.entries(card.numbers).find(
          ([key, value]) => !numbers.includes(key) || !Number.isInteger(value),
        )
      : ['numbers']
    if (stray !== undefined) return `${card.name} has no valid “${stray[0]}”`
    const words: readonly unknown[] = Array.isArray(card.keywords) ? card.keywords : []
    const unknown = words.find((word) => !keywords.some((keyword) => keyword === word))
    return unknown === undefined ? null : `there is no keyword “${String(unknown)}”`
  }
