import { nearest } from './nearest.ts'

type Table = Readonly<Record<string, unknown>>

/** A card as a file of the community has it: a record, and where it stands in the file. */
export interface Entry {
  readonly record: Table
  /** From the top of the file, counted from 1: `cards[17]`. */
  readonly place: string
}

/** What stands where a card should, and what it is. */
export interface NoEntry {
  readonly place: string
  readonly message: string
}

export interface Entries {
  readonly entries: readonly Entry[]
  readonly problems: readonly NoEntry[]
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of fields differ from one file to the next. */
export const NAMES = ['name', 'card_title', 'cardTitle', 'title'] as const
export const TEXTS = [
  'text',
  'card_text',
  'cardText',
  'rules_text',
  'rulesText',
  'oracle_text',
  'effect_raw',
  'effect',
] as const
export const TYPES = ['type', 'card_type', 'cardType', 'types', 'type_line'] as const

/** The first of some fields that says something. */
export const fieldOf = (record: Table, names: readonly string[]): unknown =>
  names.map((name) => record[name]).find((value) => value !== undefined && value !== null)

/** Where a record has none of some fields: what may be meant for one of them, as the end of a sentence; else nothing. */
export function orMisspelt(record: Table, names: readonly string[]): string {
  if (names.some((name) => name in record)) return ''
  const field = Object.keys(record).find((one) => nearest(one, names) !== undefined)
  return field === undefined ? '' : `; is “${field}” meant for it?`
}

/** A set has a name too, but no type and no text. */
const isCard = (value: unknown): value is Table =>
  isTable(value) &&
  typeof fieldOf(value, NAMES) === 'string' &&
  (fieldOf(value, TYPES) !== undefined || fieldOf(value, TEXTS) !== undefined)

/** Deeper than any set file wraps its cards. */
const DEEPEST = 6

/**
 * The cards of a file: a list of them, or what holds such lists or tables somewhere: `{ cards: [ … ] }`, several sets,
 * `{ "an-id": { name … } }`. What a card holds is not searched. In a list of cards, what is no card is a problem.
 */
export function entriesOf(file: unknown): Entries {
  const entries: Entry[] = []
  const problems: NoEntry[] = []
  const look = (value: unknown, place: string, depth: number): void => {
    if (isCard(value)) {
      entries.push({ record: value, place: place === '' ? 'the file' : place })
      return
    }
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const inside: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((item, at) => [`${place}[${at + 1}]`, item])
      : Object.entries(value).map(([key, item]) => [place === '' ? key : `${place}.${key}`, item])
    const some = Array.isArray(value) && value.some(isCard)
    for (const [here, item] of inside) {
      if (some && !isCard(item)) problems.push({ place: here, message: amiss(item) })
      else look(item, here, depth + 1)
    }
  }
  look(file, '', 0)
  return { entries, problems }
}

function amiss(item: unknown): string {
  if (!isTable(item)) return `this is no card but ${Array.isArray(item) ? 'a list' : JSON.stringify(item)}`
  return typeof fieldOf(item, NAMES) === 'string'
    ? `this card has neither a type nor a text${orMisspelt(item, TYPES) || orMisspelt(item, TEXTS)}`
    : `this card has no name${orMisspelt(item, NAMES)}`
}

/** A card of the community's files that was taken over, and whether its text can be read; `F` are its facts. */
export interface ImportedCard<F> {
  readonly facts: F
  readonly place: string
  readonly understood: boolean
}

/** What came of taking over the cards of a file. */
export interface ImportOf<F> {
  /** Every card once, by name; no two have names that read alike. */
  readonly cards: readonly ImportedCard<F>[]
  /** Cards of types that the game does not play. */
  readonly left: readonly NoEntry[]
  /** What is wrong with the others, and so was not taken over. */
  readonly problems: readonly NoEntry[]
}
