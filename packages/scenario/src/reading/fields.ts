import { fold } from '@battleline/language'
import { nearestWord } from '../names/nearest.ts'
import type { Faults } from '../problems/faults.ts'
import type { Entry, List, Table, Text, Tree } from '../yaml/tree.ts'

/** Shorter lists are shown whole if a word is not in them. */
const SHORT = 12

const hintsFor =
  (word: string, known: readonly string[], shown: readonly string[] = known) =>
  () => ({
    expected: shown.length <= SHORT ? shown : [],
    nearest: nearestWord(word, known),
  })

/** A key without a value, as in unfinished files: an empty list or table. */
const isNothing = (tree: Tree): boolean =>
  tree.kind === 'text' && tree.value === null && tree.text === '' && tree.style === 'plain'

/** Reads trees as expected types. Any other tree is a fault and gives null. */
export class Fields {
  readonly faults: Faults

  constructor(faults: Faults) {
    this.faults = faults
  }

  /** A table. `what` is its subject in the message, such as “a card”. */
  table(tree: Tree, what: string): Table | null {
    if (tree.kind === 'table') return tree
    if (isNothing(tree)) return { kind: 'table', at: tree.at, entries: [] }
    this.#wrong(tree, `${what} is a table of keys and values`)
    return null
  }

  list(tree: Tree, what: string): List | null {
    if (tree.kind === 'list') return tree
    if (isNothing(tree)) return { kind: 'list', at: tree.at, items: [] }
    this.#wrong(tree, `${what} is a list: write [ … ], or each entry on a line of its own after “-”`)
    return null
  }

  text(tree: Tree, what: string): Text | null {
    if (tree.kind === 'text' && tree.text.trim() !== '') return tree
    if (tree.kind === 'text') this.faults.add('missing-value', tree.at, `${what} is missing`)
    else this.#wrong(tree, `${what} is one name or word, not a ${tree.kind}`)
    return null
  }

  /** The entries with known keys. Others are faults; `shown` are the keys in the message. */
  known(table: Table, keys: readonly string[], where: string, shown = keys): Given {
    const found = new Map<string, Entry>()
    for (const entry of table.entries) {
      const { text, at } = entry.key
      if (keys.includes(text)) found.set(text, entry)
      else this.faults.add('unknown-key', at, `${where} has no “${text}”`, hintsFor(text, keys, shown))
    }
    return found
  }

  /** One of a few words, in any case. */
  word<W extends string>(tree: Tree, words: readonly W[], what: string): W | null {
    const text = this.text(tree, what)
    if (text === null) return null
    const wanted = fold(text.text)
    const found = words.find((word) => fold(word) === wanted)
    if (found !== undefined) return found
    this.faults.add('unknown-word', text.at, `“${text.text}” is not ${what}`, hintsFor(text.text, words))
    return null
  }

  /** A whole number within bounds, inclusive. */
  count(tree: Tree, what: string, least = 0, most = 1000): number | null {
    if (tree.kind === 'text' && typeof tree.value === 'number' && Number.isInteger(tree.value)) {
      if (tree.value >= least && tree.value <= most) return tree.value
      this.faults.add('out-of-range', tree.at, `“${what}” is between ${least} and ${most}`)
      return null
    }
    this.#wrong(tree, `“${what}” is a whole number`)
    return null
  }

  truth(tree: Tree, what: string): boolean | null {
    if (tree.kind === 'text' && typeof tree.value === 'boolean') return tree.value
    const meant = tree.kind === 'text' ? MEANT.get(tree.text.toLowerCase()) : undefined
    this.#wrong(tree, `“${what}” is true or false`, meant)
    return null
  }

  /** The items of a list that can be read. */
  each<T>(tree: Tree, what: string, read: (item: Tree) => T | null): readonly T[] {
    const list = this.list(tree, what)
    if (list === null) return []
    return list.items.flatMap((item) => {
      const made = read(item)
      return made === null ? [] : [made]
    })
  }

  /** A list of names or words. */
  texts(tree: Tree, what: string, each: string): readonly string[] {
    return this.each(tree, what, (item) => this.text(item, each)?.text ?? null)
  }

  #wrong(tree: Tree, message: string, meant?: string): void {
    if (tree.kind !== 'hidden') this.faults.add('wrong-type', tree.at, message, { nearest: meant })
  }
}

/** The entries of a list; what is no list is the only one. */
export const oneOrMore = (tree: Tree): readonly Tree[] => (tree.kind === 'list' ? tree.items : [tree])

/** The entries of a table by their keys. */
export type Given = ReadonlyMap<string, Entry>

/** The value of a key; null if it is missing or cannot be read. */
export function readAt<T>(given: Given, key: string, read: (value: Tree) => T | null): T | null {
  const entry = given.get(key)
  return entry === undefined ? null : read(entry.value)
}

type Readers<T> = { readonly [K in keyof T]: (value: Tree) => T[K] | null }

/** The values of several keys, each with its own reader, without missing and unreadable ones. */
export function readGiven<T extends object>(given: Given, readers: Readers<T>): Partial<T> {
  const read: Partial<T> = {}
  for (const key in readers) {
    const value = readAt(given, key, readers[key])
    if (value !== null) read[key] = value
  }
  return read
}

/** The values of some keys that are present and can be read, whatever their names. */
export function readKeys<T>(
  given: Given,
  keys: readonly string[],
  read: (value: Tree, key: string) => T | null,
): Readonly<Record<string, T>> {
  const found = keys.flatMap((key) => {
    const value = readAt(given, key, (tree) => read(tree, key))
    return value === null ? [] : [[key, value] as const]
  })
  return Object.fromEntries(found)
}

/** One reader for several keys. */
export const forKeys = <K extends string, T>(
  keys: readonly K[],
  read: (value: Tree, key: K) => T | null,
): Readers<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, (value: Tree) => read(value, key)])) as Readers<Record<K, T>>

/** Words that people write for true and false, which YAML 1.2 does not accept. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
])
