import { fold } from '@battleline/language'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Place } from '../problems/faults.ts'
import { type ReadingContext, readPlayer } from '../reading/context.ts'
import type { Entry, Tree } from '../yaml/tree.ts'

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

/** A player; `others`: the words for values that are no player, such as “nobody” for null. */
export const player = <C>(
  actual: (card: C) => number | null,
  what: string,
  text: (is: string) => string,
  others: Readonly<Record<string, number | null>> = {},
): Property<C> => {
  const words = Object.keys(others)
  return {
    read: (context, tree) => {
      const { fields, players } = context
      if (words.length > 0) return fields.word(tree, [...players, ...words], what)
      const read = readPlayer(context, tree, what)
      return read === null ? null : (players[read - 1] ?? null)
    },
    actual: (card, name) => {
      const is = actual(card)
      return words.find((word) => others[word] === is) ?? (is === null ? null : name(is))
    },
    text,
  }
}

export const controller = <C>(actual: (card: C) => number): Property<C> =>
  player(actual, 'the controller', (is) => `controlled by ${is}`)

/** Reads a table of expected properties; `kind` is the kind of its subject: “a card”. */
export function readProperties<C>(
  context: Context,
  properties: Properties<C>,
  { key, value }: Entry,
  kind: string,
): readonly PropertyClaim[] {
  const { fields } = context
  const table = fields.table(value, `the expectation of ${key.text}`)
  if (table === null) return []
  return [...fields.known(table, Object.keys(properties), kind).values()].flatMap(
    (entry) => readProperty(context, properties, entry) ?? [],
  )
}

/** Reads the expected value of one property; null if it cannot be read. */
export function readProperty<C>(
  context: Context,
  properties: Properties<C>,
  { key: { text: property, at }, value }: Entry,
): PropertyClaim | null {
  const is = properties[property]?.read(context, value, property) ?? null
  return is === null ? null : { property, at, is }
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
