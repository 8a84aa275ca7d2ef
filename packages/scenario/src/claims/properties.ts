import { fold } from '@battleline/language'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Place } from '../problems/faults.ts'
import { type ReadingContext, readPlayer } from '../reading/context.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'

/** Lists are unordered; words ignore case, accents and punctuation. */
export type PropertyValue = number | boolean | string | readonly string[]

type Context = Pick<ReadingContext, 'fields' | 'players'>
type Name = (record: number) => string

/** A property of a card or player that a file can expect. */
export interface Property<C> {
  /** The expected value; null if it cannot be read. */
  read(context: Context, tree: Tree, key: string): PropertyValue | null
  /** The value on the board, with names for records; null if a card has no such property. */
  actual(card: C, name: Name): PropertyValue | null
  /** The claim in words; default: “damage is 3”, “keywords are taunt, ward”. */
  text?(is: string): string
}
export type Properties<C> = Readonly<Record<string, Property<C>>>

/** The expected value of one property, by its key. */
export interface PropertyClaim {
  readonly property: string
  readonly at: Place
  readonly is: PropertyValue
}

/** The same property for each of several keys. */
export const forEachKey = <C, K extends string>(
  keys: readonly K[],
  property: (key: K) => Property<C>,
): Readonly<Record<K, Property<C>>> =>
  Object.fromEntries(keys.map((key) => [key, property(key)])) as Record<K, Property<C>>

export const count = <C>(actual: (card: C) => number | null, least = -1000, most = 100_000): Property<C> => ({
  read: ({ fields }, tree, key) => fields.count(tree, key, least, most),
  actual,
})

export const truth = <C>(actual: (card: C) => boolean): Property<C> => ({
  read: ({ fields }, tree, key) => fields.truth(tree, key),
  actual,
})

export const word = <C>(
  words: readonly string[],
  what: string,
  actual: (card: C) => string,
  text?: (is: string) => string,
): Property<C> => ({
  read: ({ fields }, tree) => fields.word(tree, words, what),
  actual,
  ...(text !== undefined && { text }),
})

export const words = <C>(
  all: readonly string[],
  what: string,
  actual: (card: C) => readonly string[],
): Property<C> => ({
  read: ({ fields }, tree, key) => fields.each(tree, key, (one) => fields.word(one, all, what)),
  actual,
})

/** Cards or players by name on the board; `nothing` for none. `most`: the most names. */
export const names = <C>(
  actual: (card: C) => readonly number[],
  most: 'one' | 'several',
  text?: (is: string) => string,
): Property<C> => ({
  read: ({ fields }, tree) => {
    if (tree.kind === 'text' && fold(tree.text) === 'nothing') return []
    if (most === 'several' && tree.kind === 'list') return fields.texts(tree, 'names', 'a name')
    const name = fields.text(tree, 'a name')
    return name === null ? null : [name.text]
  },
  actual: (card, name) => actual(card).map(name),
  ...(text !== undefined && { text }),
})

/** The controller of a card. */
export const controller = <C>(actual: (card: C) => number): Property<C> => ({
  read: (context, tree) => {
    const player = readPlayer(context, tree, 'the controller')
    return player === null ? null : (context.players[player - 1] ?? null)
  },
  actual: (card, name) => name(actual(card)),
  text: (is) => `controlled by ${is}`,
})

/**
 * Reads a table of expected properties of `subject`; `kind` is its kind: “a card”; `beside` lists the keys that the
 * caller reads.
 */
export function readProperties<C>(
  context: Context,
  properties: Properties<C>,
  { key, value }: { readonly key: Text; readonly value: Tree },
  kind: string,
  beside: readonly string[] = [],
): readonly PropertyClaim[] {
  const { fields } = context
  const table: Table | null = fields.table(value, `the expectation of ${key.text}`)
  if (table === null) return []
  return [...fields.known(table, [...Object.keys(properties), ...beside], kind).values()].flatMap((entry) => {
    const property = entry.key.text
    const is = properties[property]?.read(context, entry.value, property) ?? null
    return is === null ? [] : [{ property, at: entry.key.at, is }]
  })
}

/** Compares the expected value of a property with the one on the board. `prefix` names the subject: “Troll: ”, “me.”. */
export function judgeProperty<C>(
  properties: Properties<C>,
  { property, is }: PropertyClaim,
  prefix: string,
  card: C,
  name: Name,
): JudgedClaim {
  const known = properties[property]
  const actual = known?.actual(card, name) ?? null
  const text =
    known?.text?.(valueText(is)) ?? `${property} ${Array.isArray(is) ? 'are' : 'is'} ${valueText(is)}`
  return {
    text: `${prefix}${text}`,
    holds: isSame(is, actual),
    actual: `it is ${actual === null ? 'not there' : valueText(actual)}`,
  }
}

const listOf = (value: PropertyValue): readonly string[] =>
  typeof value === 'object' ? value : [String(value)]

function isSame(is: PropertyValue, actual: PropertyValue | null): boolean {
  if (actual === null || typeof is !== typeof actual) return false
  const found = listOf(actual).map(fold)
  const wanted = listOf(is).map(fold)
  return wanted.length === found.length && wanted.every((one) => found.includes(one))
}

const valueText = (value: PropertyValue): string => listOf(value).join(', ') || 'none'
