import { type CardProblem, Cards } from '@battleline/language'
import type { CardFacts, Definition } from './card-facts.ts'
import type { TextReader } from './text-reader.ts'

/** The cards of Magic, compiled. */
export class Library extends Cards<CardFacts, Definition | CardProblem> {
  constructor(
    cards: readonly CardFacts[],
    /** Reads the texts of cards, and those of permanents. */
    readonly texts: TextReader,
  ) {
    super(cards)
  }

  protected read(card: CardFacts): Definition | CardProblem {
    return this.texts.readCard(card)
  }
}
