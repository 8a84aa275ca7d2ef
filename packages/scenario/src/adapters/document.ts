import type { CardFiles } from '../cards/card-files.ts'
import type { Fields, Given } from '../reading/fields.ts'

/** A document of a file: its entries by key, and what the readers of its parts need. */
export interface Document<E extends string = string> {
  readonly fields: Fields
  readonly given: Given
  /** The file. */
  readonly source: string
  readonly edition: E
  /** How many faults there were before this document. */
  readonly before: number
  /** The ids of all rules and rulings, where they are known. */
  readonly rules: readonly string[] | undefined
  readonly cardFiles: CardFiles | undefined
}

/** The keys that every scenario has, read in the same way for all games. */
export type Heading = 'name' | 'game' | 'edition' | 'cite' | 'note'
