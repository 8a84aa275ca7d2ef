import type { Place } from '../problems/faults.ts'

/** What a document holds, with the place of everything in it. */
export type Tree = Text | List | Table | Hidden

/** One word, number or text. */
export interface Text {
  readonly kind: 'text'
  readonly at: Place
  /** As a text, whatever it looks like: `12` and `yes` are `12` and `yes`. */
  readonly text: string
  /** What YAML 1.2 takes it for; null where nothing is written. */
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

/** Something already reported as wrong: readers report nothing more about it. */
export interface Hidden {
  readonly kind: 'hidden'
  readonly at: Place
}
