import type { PhraseEntry } from '../grammar/compiled-phrase.ts'
import { type Element, readPattern } from '../grammar/pattern.ts'
import type { Table } from '../grammar/table.ts'

/** A grammar as plain values, for documentation and completion. */
export interface Description {
  readonly root: string
  readonly categories: readonly {
    readonly name: string
    readonly label: string
    readonly phrases: readonly PhraseDescription[]
  }[]
  readonly words: readonly {
    readonly name: string
    readonly label: string
    readonly keys: readonly string[]
  }[]
  /** Other spellings of words. */
  readonly spellings: Readonly<Record<string, readonly string[]>>
}

export interface PhraseDescription {
  /** `null` for an included category. */
  readonly kind: string | null
  readonly pattern: string
  /** The pattern for people: "deal ‹an amount› damage to ‹a target›". */
  readonly example: string
  readonly reads: readonly string[]
  /** `reads` for people. */
  readonly spellings: readonly string[]
  readonly fixed: Readonly<Record<string, unknown>>
  readonly note?: string
}

/** The label of a slot; a category without a label and with one phrase shows its words. */
function labelled(table: Table, type: string): string {
  const category = table.named.get(type)
  const [only, ...others] = category?.phrases ?? []
  if (category?.label === undefined && only !== undefined && others.length === 0)
    return example(table, only.elements)
  return `‹${category?.label ?? table.terminals.get(type)?.label ?? type}›`
}

export const example = (table: Table, elements: readonly Element[]): string =>
  parts(table, elements)
    .replace(/ {2,}/g, ' ')
    .replace(/\ban? ‹(an?) /gi, '‹$1 ')
    .trim()

const parts = (table: Table, elements: readonly Element[]): string =>
  elements
    .map((element) => {
      switch (element.kind) {
        case 'text':
          return element.text
        case 'choice':
          return element.options[0] ?? ''
        case 'plural':
          return element.one
        case 'article':
          return element.text
        case 'optional': {
          const inside = parts(table, element.elements)
          return inside.includes('‹') ? `[${inside}]` : ''
        }
        case 'flag':
          return `[${element.text}]`
        case 'self':
          return labelled(table, 'self')
        case 'slot':
          return element.list === null ? labelled(table, element.type) : `${labelled(table, element.type)}…`
        default:
          return element satisfies never
      }
    })
    .join('')

const describePhrase = (table: Table, { phrase, elements }: PhraseEntry): PhraseDescription => ({
  kind: phrase.kind,
  pattern: phrase.pattern,
  example: example(table, elements),
  reads: phrase.reads ?? [],
  spellings: (phrase.reads ?? []).map((pattern) => example(table, readPattern(pattern))),
  fixed: phrase.fixed ?? {},
  ...(phrase.note === undefined ? {} : { note: phrase.note }),
})

export const describe = (table: Table): Description => ({
  root: table.root.name,
  categories: table.categories.map((category) => ({
    name: category.name,
    label: category.label ?? category.name,
    phrases: category.phrases.map((entry) => describePhrase(table, entry)),
  })),
  words: (table.spec.words ?? []).map((set) => ({
    name: set.name,
    label: set.label,
    keys: Object.keys(set.entries),
  })),
  spellings: table.spec.spellings ?? {},
})
