import { nearest } from '../base/nearest.ts'
import { plainWord } from '../base/plain-word.ts'

type Table = Readonly<Record<string, unknown>>

/** A card record in a community file, and its path in the file. */
export interface Entry {
  readonly record: Table
  /** The path from the top of the file, counted from 1: `cards[17]`. */
  readonly place: string
}

/** A value that is no card where a card should be, and why it was skipped. */
export interface SkippedEntry {
  readonly place: string
  readonly message: string
}

export interface Entries {
  readonly entries: readonly Entry[]
  readonly problems: readonly SkippedEntry[]
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Community files name the same field differently. */
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

/** The first of these fields that is set. */
export const fieldOf = (record: Table, names: readonly string[]): unknown =>
  names.map((name) => record[name]).find((value) => value !== undefined && value !== null)

/** If a record has none of these fields but a similar one: a hint for the end of a message; else an empty text. */
export function misspeltFieldHint(record: Table, names: readonly string[]): string {
  if (names.some((name) => name in record)) return ''
  const field = Object.keys(record).find((one) => nearest(one, names) !== undefined)
  return field === undefined ? '' : `; is “${field}” meant for it?`
}

/** A card set has a name too, and maybe a type, but no text, or a list of cards. */
const isCard = (value: unknown): value is Table =>
  isTable(value) &&
  !Array.isArray(value.cards) &&
  typeof fieldOf(value, NAMES) === 'string' &&
  (fieldOf(value, TYPES) !== undefined || fieldOf(value, TEXTS) !== undefined)

/** Deeper than any file nests its cards. */
const DEEPEST = 6
/** More than any list of a file, or any field of a card, holds: a program can give a list of thousands of millions of nothing. */
const LONGEST = 1_000_000

const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > LONGEST

/**
 * The cards of a file: a list, or lists and tables nested in it: `{ cards: [ … ] }`, several sets,
 * `{ "an-id": { name … } }`. Cards are not searched for cards. In a list of cards, anything else is a problem.
 */
export function entriesOf(file: unknown): Entries {
  const entries: Entry[] = []
  const problems: SkippedEntry[] = []
  const look = (value: unknown, place: string, depth: number): void => {
    if (isTooLong(value) || (isCard(value) && Object.values(value).some(isTooLong))) {
      const what = isCard(value) ? 'a list of this card' : 'this list'
      problems.push({ place: place || 'the file', message: `${what} has more than ${LONGEST} entries` })
      return
    }
    if (isCard(value)) {
      entries.push({ record: value, place: place === '' ? 'the file' : place })
      return
    }
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const inside: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? Array.from(value, (item, at) => [`${place}[${at + 1}]`, item])
      : membersOf(value as Table).map(([key, item]) => [place === '' ? key : `${place}.${key}`, item])
    const some = Array.isArray(value) && value.some(isCard)
    for (const [here, item] of inside) {
      if (some && !isCard(item)) problems.push({ place: here, message: entryProblem(item) })
      else look(item, here, depth + 1)
    }
  }
  look(file, '', 0)
  return { entries, problems }
}

/** What may hold cards: of a set only its cards, and not its tokens, boosters and decks. */
const membersOf = (table: Table): readonly (readonly [string, unknown])[] =>
  Array.isArray(table.cards) ? [['cards', table.cards]] : Object.entries(table)

function entryProblem(item: unknown): string {
  if (!isTable(item))
    return `this is no card but ${Array.isArray(item) ? 'a list' : typeof item === 'string' ? JSON.stringify(item) : plainWord(item)}`
  return typeof fieldOf(item, NAMES) === 'string'
    ? `this card has neither a type nor a text${misspeltFieldHint(item, TYPES) || misspeltFieldHint(item, TEXTS)}`
    : `this card has no name${misspeltFieldHint(item, NAMES)}`
}

/** An imported card, and whether its text can be read. */
export interface ImportedCard<F> {
  readonly facts: F
  readonly place: string
  readonly understood: boolean
}

/** The result of importing a file. */
export interface ImportOf<F> {
  /** Each card once, by folded name. */
  readonly cards: readonly ImportedCard<F>[]
  /** Cards of types that the game does not support. */
  readonly left: readonly SkippedEntry[]
  /** Why the other records were not imported. */
  readonly problems: readonly SkippedEntry[]
}
