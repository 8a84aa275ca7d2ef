import type { CardFiles } from '../cards/card-files.ts'
import type { Fields, Given } from '../reading/fields.ts'

/** A document of a file: its entries by key, and the context of the readers of its parts. */
export interface Document<E extends string = string> {
  readonly fields: Fields
  readonly given: Given
  /** The file. */
  readonly source: string
  readonly edition: E
  /** The number of faults before this document. */
  readonly before: number
  /** The ids of all rules and rulings, if known. */
  readonly rules: readonly string[] | undefined
  readonly cardFiles: CardFiles | undefined
}

/** The keys of every scenario, read in the same way for all games. */
export type Heading = 'name' | 'game' | 'edition' | 'cite' | 'note'
