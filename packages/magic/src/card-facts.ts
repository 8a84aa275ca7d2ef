import { fold, nearest } from '@battleline/language'
import { abilitiesOf } from './text/abilities.ts'
import type { Ability } from './text/structure.ts'
import { readText, type TextProblem } from './text/text.ts'
import type { CardType, Color } from './vocabulary.ts'

/** A card: its facts and its text. Left out: no color, subtype or text, and 0. */
export interface CardFacts {
  readonly name: string
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly colors?: readonly Color[]
  readonly power?: number
  readonly toughness?: number
  readonly text?: string
}

/** A card that is understood, or what is wrong with its text. */
export type Known =
  | { readonly card: CardFacts; readonly abilities: readonly Ability[] }
  | { readonly card: CardFacts; readonly problems: readonly TextProblem[] }

/** Cards by name, without regard to case, accents and punctuation. */
export class Library {
  readonly #cards = new Map<string, CardFacts>()

  /** Later cards of a name replace earlier ones. */
  constructor(cards: readonly CardFacts[]) {
    for (const card of cards) this.#cards.set(fold(card.name), card)
  }

  /** The card of this name, or null where there is none. */
  find(name: string): Known | null {
    const card = this.#cards.get(fold(name))
    if (card === undefined) return null
    const read = readText(card.text ?? '', card.name)
    return read.ok ? { card, abilities: abilitiesOf(read.text) } : { card, problems: read.problems }
  }

  near(name: string): string | undefined {
    return nearest(
      name,
      [...this.#cards.values()].map((card) => card.name),
    )
  }
}
