import { type Conversion, importEntries, importedList, importedNumber } from '@battleline/card-game'
import {
  type Entry,
  fieldOf,
  fold,
  type ImportedCard,
  type ImportOf,
  misspeltFieldHint,
  NAMES,
  plainWord,
  TEXTS,
  TYPES,
} from '@battleline/language'
import type { CardFacts } from '../model/definition.ts'
import { readText } from '../text/grammar.ts'
import { CARD_TYPES, CLASSES, ELEMENTS, SUPERTYPES } from '../vocabulary.ts'
import { factsProblem, STATS } from './card-facts.ts'

/** An imported card, and whether its text can be read. */
export type Imported = ImportedCard<CardFacts>
/** What came of importing cards: those that are understood, and the problems of the others. */
export type Import = ImportOf<CardFacts>

/** Imports the cards of the public card index. Unusable records are reported with their place. */
export const importCards = (file: unknown): Import => importEntries(file, { convert, readText })

function convert(entry: Entry, taken: ReadonlyMap<string, Imported>): Conversion<CardFacts> {
  const facts = factsOf(entry)
  const types = importedList(fieldOf(entry.record, TYPES)) ?? []
  if (facts.type === undefined && types.length > 0) {
    const words = types.map((one) => plainWord(one).toLowerCase()).join(', ')
    return { leftOut: `${plainWord(facts.name)} is of a type that this version does not play: ${words}` }
  }
  const problem = problemOf(facts)
  if (problem !== null)
    return { problem: `${problem.message}${misspeltFieldHint(entry.record, problem.fields)}` }
  // Printings of a card have one name.
  return !isFacts(facts) || taken.has(fold(facts.name)) ? null : { facts }
}

const isFacts = (value: unknown): value is CardFacts => factsProblem(value) === null

/** Why a record is not a card, and the expected fields; null if it is one. */
function problemOf(
  facts: Readonly<Record<string, unknown>>,
): { readonly message: string; readonly fields: readonly string[] } | null {
  const { name, type, life, power } = facts
  const message = factsProblem(facts)
  if (message !== null)
    return { message, fields: type === undefined ? TYPES : life === undefined ? ['life'] : [] }
  // A custom card may be an ally without power; every ally in the index has power.
  return type === 'ally' && power === undefined
    ? { message: `${plainWord(name)} is an ally without power`, fields: ['power'] }
    : null
}

/** The facts of a record, in the words of this project if there are any. */
function factsOf({ record }: Entry): Readonly<Record<string, unknown>> {
  const types = wordsOf(fieldOf(record, TYPES), [...CARD_TYPES, ...SUPERTYPES]) ?? []
  const supertypes = [...types, ...(wordsOf(record.supertypes, SUPERTYPES) ?? [])].filter((one) =>
    SUPERTYPES.some((word) => word === one),
  )
  const name = fieldOf(record, NAMES)
  const text = textOf(fieldOf(record, TEXTS) ?? printedText(record), plainWord(name))
  // The index lists classes among the subtypes, but a command cannot name a class.
  const listed = importedList(record.subtypes)?.map((one) => plainWord(one).toLowerCase())
  const isClass = (one: string) => CLASSES.some((word) => word === one)
  const subtypes = listed?.filter((one) => !isClass(one))
  // An ally that is a phantasia, too.
  const kinds =
    types.includes('ally') && types.includes('phantasia') ? [...(subtypes ?? []), 'phantasia'] : subtypes
  const given = record.elements ?? record.element
  // Files leave elements out; norm is one, too.
  const elements = given === null ? [] : wordsOf(given, ELEMENTS)
  // Files leave classes out, too; the subtypes still have them.
  const classes = wordsOf(record.classes ?? record.class, CLASSES) ?? listed?.filter(isClass)
  const speed = speedOf(record.speed)
  return {
    name,
    type: types.includes('ally') ? 'ally' : types.find((one) => CARD_TYPES.some((word) => word === one)),
    ...(supertypes.length > 0 && { supertypes }),
    ...(kinds !== undefined && kinds.length > 0 && { subtypes: kinds }),
    ...(elements !== undefined && { elements }),
    ...(classes !== undefined && classes.length > 0 && { classes }),
    ...numbersOf(record),
    ...(speed !== undefined && { speed }),
    ...(text !== undefined && text !== '' && { text }),
  }
}

/** The text of the first printing that has one, if the card itself has none. */
const printedText = ({ editions }: Entry['record']): unknown =>
  (Array.isArray(editions) ? editions : [])
    .filter((one): one is Entry['record'] => typeof one === 'object' && one !== null)
    .map((one) => fieldOf(one, TEXTS))
    .find((text) => text !== undefined)

/** The project's spelling of words; other words stay. */
const wordsOf = (value: unknown, words: readonly string[]): readonly unknown[] | undefined =>
  importedList(value)?.map((one) => words.find((word) => fold(word) === fold(plainWord(one))) ?? one)

/** The numbers on a card. Its cost is in a field for each kind of cost, or in a record with the kind. */
function numbersOf(record: Entry['record']): Readonly<Record<string, unknown>> {
  const cost = record.cost as { readonly type?: unknown; readonly value?: unknown } | null | undefined
  const costs =
    typeof cost === 'object' && cost !== null ? { [`cost_${plainWord(cost.type)}`]: cost.value } : {}
  const all: Readonly<Record<string, unknown>> = { ...costs, ...record }
  const found = STATS.flatMap((stat) => {
    const value = importedNumber(all[stat] ?? all[`cost_${stat}`])
    return value === undefined ? [] : [[stat, value]]
  })
  return Object.fromEntries(found)
}

/** A speed by its word, or from whether the card is fast. */
function speedOf(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'fast' : 'slow'
  return typeof value === 'string' ? value.toLowerCase() : value
}

/** The text without emphasis, and with the card's name instead of the index's placeholder. */
const textOf = (value: unknown, name: string): unknown =>
  typeof value !== 'string'
    ? (value ?? undefined)
    : value
        .replace(/\bCARDNAME\b/g, name)
        .replace(/\*+|__/g, '')
        .replace(/\r\n?/g, '\n')
        .trim()
