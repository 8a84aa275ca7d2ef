import { Cards } from '@battleline/language'
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

/** The cards of Magic, their texts read. */
export class Library extends Cards<CardFacts, Known> {
  protected read(card: CardFacts): Known {
    const read = readText(card.text ?? '', card.name)
    return read.ok ? { card, abilities: abilitiesOf(read.text) } : { card, problems: read.problems }
  }
}
