import { because, isName, isRecord, isText, type Reason } from '@battleline/kernel'
import { didYouMean, nearest } from '@battleline/language'

/**
 * The form of a value from outside. A schema returns the first problem of a value, with its place in the whole:
 * “players[0].hand[2].damage is a whole number of at least 0, not -1”; null if there is none. A value that is left out
 * (`undefined`) is checked only where it is needed.
 */
export type Schema = (value: unknown, place: string) => string | null

/** The most that is listed of the valid words. */
const MOST_LISTED = 12
/** Numbers stay far below those that lose their last digits, whatever is added to them in a game. */
const MOST = 1_000_000
/** No zone has as many cards, and no card lies under as many others. */
const LONGEST = 10_000
const DEEPEST = 12

/** A value in a message: short, whatever it is. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'a record'
  return typeof value === 'function' ? 'a function' : String(value)
}

/** The place of the whole value. */
const WHOLE = ''
const the = (place: string): string => (place === WHOLE ? 'the input' : place)

const within = (place: string, field: string): string => (place === WHOLE ? field : `${place}.${field}`)

/** The first problem of a whole value, or null. */
export function problemIn(schema: Schema, value: unknown): Reason | null {
  const problem = value === undefined ? `${the(WHOLE)} is missing` : schema(value, WHOLE)
  return problem === null ? null : because(problem)
}

const wrong = (place: string, is: string, value: unknown): string =>
  `${the(place)} is ${is}, not ${shownValue(value)}`

const simple =
  (is: string, test: (value: unknown) => boolean): Schema =>
  (value, place) =>
    value === undefined || test(value) ? null : wrong(place, is, value)

export const flag = simple('true or false', (value) => typeof value === 'boolean')
export const text = simple('a text', isText)
export const name = simple('a name', isName)
/** A whole number from `least` on, up to a million. */
export const whole = (least = 0): Schema =>
  simple(
    `a whole number ${least < 0 ? 'of a reasonable size' : `of at least ${least}`}`,
    (value) => Number.isInteger(value) && Number(value) >= least && Math.abs(Number(value)) <= MOST,
  )
export const integer = whole(-MOST)
export const player = simple('player 1 or 2', (value) => value === 1 || value === 2)

/** One of some words; another one is answered with the nearest. */
export const oneOf =
  (words: readonly string[]): Schema =>
  (value, place) => {
    if (value === undefined || words.some((word) => word === value)) return null
    const near = isText(value) ? nearest(value, words) : undefined
    const list =
      words.length > MOST_LISTED ? `${words.slice(0, MOST_LISTED).join(', ')} or another` : words.join(', ')
    return `${wrong(place, `one of ${list}`, value)}${didYouMean(near)}`
  }

interface ListSpec {
  readonly what?: string
  /** True if nothing may be in it twice. */
  readonly once?: boolean
  readonly least?: number
  readonly most?: number
}

/** A list without gaps. */
export const list =
  (of: Schema, { what = 'a list', once = false, least = 0, most = LONGEST }: ListSpec = {}): Schema =>
  (value, place) => {
    if (value === undefined) return null
    if (!Array.isArray(value)) return wrong(place, what, value)
    if (value.length < least || value.length > most)
      return least === most
        ? `${the(place)} has ${value.length} entries, not ${least}`
        : `${the(place)} has ${value.length} entries, and can have ${least} to ${most}`
    for (let at = 0; at < value.length; at++) {
      const one: unknown = value[at]
      const problem = one === undefined ? `${place}[${at}] is missing` : of(one, `${place}[${at}]`)
      if (problem !== null) return problem
      if (once && value.indexOf(one) < at) return `${place}[${at}] is there already: ${shownValue(one)}`
    }
    return null
  }

/** A record with these fields and no others. `needed`: those that cannot be left out. */
export const record =
  (fields: Readonly<Record<string, Schema>>, needed: readonly string[] = []): Schema =>
  (value, place) => {
    if (value === undefined) return null
    if (!isRecord(value)) return wrong(place, 'a record', value)
    if (place.split('.').length > DEEPEST) return `${place} nests too deep`
    const known = Object.keys(fields)
    for (const field of Object.keys(value)) {
      if (known.includes(field)) continue
      return `${the(place)} has no “${field.slice(0, 40)}”${didYouMean(nearest(field.slice(0, 40), known))}`
    }
    for (const field of needed)
      if (value[field] === undefined) return `${the(place)} has no “${field}”, which it needs`
    for (const field of known) {
      const problem = fields[field]?.(value[field], within(place, field)) ?? null
      if (problem !== null) return problem
    }
    return null
  }

/** A record of any names, with one schema for all values. */
export const table =
  (of: Schema): Schema =>
  (value, place) => {
    if (value === undefined) return null
    if (!isRecord(value)) return wrong(place, 'a record', value)
    for (const [key, one] of Object.entries(value)) {
      if (!isName(key)) return `${the(place)} has a field without a name`
      const problem = one === undefined ? null : of(one, within(place, key.slice(0, 40)))
      if (problem !== null) return problem
    }
    return null
  }

/** Plain data, as JSON holds it. */
export const plain: Schema = (value, place) => {
  if (place.split(/[.[]/).length > 2 * DEEPEST) return `${place} nests too deep`
  if (Array.isArray(value)) return list(plain)(value, place)
  if (isRecord(value)) return table(plain)(value, place)
  const isPlain = value === null || ['boolean', 'string', 'undefined'].includes(typeof value)
  return isPlain ? null : integer(value, place)
}

/** A record with a “kind”, and the fields that this kind has. */
export const kinds =
  (fields: Readonly<Record<string, Readonly<Record<string, Schema>>>>): Schema =>
  (value, place) => {
    if (value === undefined) return null
    const kind = isRecord(value) ? value.kind : undefined
    if (!isText(kind)) return `${the(place)} is a record with a “kind”, not ${shownValue(value)}`
    const problem = oneOf(Object.keys(fields))(kind, within(place, 'kind'))
    return problem ?? record({ kind: text, ...fields[kind] })(value, place)
  }

/** What may be null. */
export const nullable =
  (of: Schema): Schema =>
  (value, place) =>
    value === null ? null : of(value, place)

/** What cannot be left out. */
export const needed =
  (of: Schema): Schema =>
  (value, place) =>
    value === undefined ? `${place} is missing` : of(value, place)

/** The first of two schemas for values that pass a test, the second for others. */
export const either =
  (test: (value: unknown) => boolean, one: Schema, other: Schema): Schema =>
  (value, place) =>
    (test(value) ? one : other)(value, place)

/** A schema that is defined later, for records within records. */
export const later =
  (of: () => Schema): Schema =>
  (value, place) =>
    of()(value, place)
