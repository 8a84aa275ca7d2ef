import type { Place } from '../problems/faults.ts'

/** The content of a document, with the place of everything in it. */
export type Tree = Text | List | Table | Hidden

/** One word, number or text. */
export interface Text {
  readonly kind: 'text'
  readonly at: Place
  /** As text in any case: `12` and `yes` are `12` and `yes`. */
  readonly text: string
  /** Its YAML 1.2 value; null if nothing is written. */
  readonly value: string | number | boolean | null
  readonly style: 'plain' | 'single' | 'double' | 'block'
}

export interface List {
  readonly kind: 'list'
  readonly at: Place
  readonly items: readonly Tree[]
}

export interface Table {
  readonly kind: 'table'
  readonly at: Place
  /** No two keys are equal. */
  readonly entries: readonly Entry[]
}

export interface Entry {
  readonly key: Text
  readonly value: Tree
}

/** Already reported as a fault: readers ignore it. */
export interface Hidden {
  readonly kind: 'hidden'
  readonly at: Place
}
