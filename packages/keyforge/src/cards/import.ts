import { type Conversion, importEntries, importedList, importedNumber } from '@battleline/card-game'
import {
  type Entry,
  entriesOf,
  fieldOf,
  fold,
  type ImportedCard,
  type ImportOf,
  NAMES,
  plainWord,
  TEXTS,
  TYPES,
} from '@battleline/language'
import type { CardFacts } from '../model/definition.ts'
import { readWithoutLoss } from '../text/without-loss.ts'
import { vocabularyOf } from '../text/words/card-words.ts'
import { CARD_TYPES, HOUSES, hasNoHouse } from '../vocabulary.ts'
import { factsProblem } from './card-facts.ts'

/** An imported card, and whether its text can be read. */
export type Imported = ImportedCard<CardFacts>
/** What came of importing cards: those that are understood, and the problems of the others. */
export type Import = ImportOf<CardFacts>

/** Other record types in community files, and why they are left out. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  'the tide': 'needs no card: the tide belongs to every game in which a card speaks of it',
}

/** A power that the text defines: X, unless X is the value of a keyword, or that of another creature. */
const OF_TEXT = /\bX is\b|\benters play as a copy of\b/
const OF_KEYWORD = /\b(?:assault|hazardous|splash-attack) X\b/i

/** The reminder text of each half of a gigantic creature (KF-GIG-1). */
const HALF = /\(\s*play only with the other half of/i

type Cards = ReadonlyMap<string, Imported>
/** The facts of a record, which need not be valid. */
type Facts = Readonly<Record<string, unknown>>

/** Imports the cards of a community file. Unusable records are reported with their place. */
export function importCards(file: unknown): Import {
  const words = vocabularyOf(entriesOf(file).entries.map(({ record }) => wordsOf(record)))
  return importEntries(file, { convert, readText: (text, name) => readWithoutLoss(text, name, words) })
}

/** The house and the traits of a record: the texts of its file can name them. */
export function wordsOf(record: Entry['record']) {
  const { house, traits } = withKnownType(factsOf({ record })).facts
  return { house, traits }
}

/** The project's spelling of a house; another one in small letters. */
function houseOf({ house }: Entry['record']): unknown {
  const known = wordOf(house, HOUSES)
  return typeof known === 'string' ? known.toLowerCase() : known
}

function convert(entry: Entry, taken: Cards): Conversion<CardFacts> {
  const reason = leftOut(entry.record)
  if (reason !== null) return { leftOut: reason }
  const { facts, newType } = withKnownType(factsOf(entry))
  if (!isFacts(facts)) return { problem: factsProblem(facts) ?? '' }
  if (lacksPower(facts)) return { problem: `${facts.name} is a ${facts.type} without power` }
  const half = taken.get(fold(facts.name))?.facts
  if (half?.gigantic === true && facts.gigantic === true) return { facts: wholeOf(half, facts) }
  const named = apart(facts, entry, taken)
  if (named === null) return null
  const beside =
    newType === null
      ? []
      : [
          `${named.name} is played as ${named.type === 'artifact' ? 'an' : 'a'} ${named.type}: no rule says what “${newType}” is`,
        ]
  return { facts: named, beside }
}

/** A card of a type that the rules do not name is a creature if it has power, else an artifact, with that type as a trait. */
function withKnownType(facts: Facts): { readonly facts: Facts; readonly newType: string | null } {
  const { type, power, traits } = facts
  const isKnown =
    typeof type !== 'string' ||
    type.trim() === '' ||
    [...CARD_TYPES, ...Object.keys(OTHER_TYPES)].some((one) => bare(one) === bare(type))
  if (isKnown) return { facts, newType: null }
  const trait = type.toLowerCase()
  const all = Array.isArray(traits) ? [...traits, trait] : [trait]
  return {
    facts: { ...facts, type: power === undefined ? 'artifact' : 'creature', traits: all },
    newType: type,
  }
}

/** Why a record of a card file needs no card; null if it does. */
export function leftOut(record: Entry['record']): string | null {
  const is = bare(plainWord(fieldOf(record, TYPES)))
  const other = Object.entries(OTHER_TYPES).find(([type]) => bare(type) === is)
  return other === undefined ? null : `${plainWord(fieldOf(record, NAMES))} ${other[1]}`
}

/** Both halves form one card. Either half may have the armor and Æmber. */
function wholeOf(one: CardFacts, other: CardFacts): CardFacts {
  const armor = Math.max(one.armor ?? 0, other.armor ?? 0)
  const aember = Math.max(one.aember ?? 0, other.aember ?? 0)
  return { ...one, ...(armor > 0 && { armor }), ...(aember > 0 && { aember }) }
}

/** The rarity of cards that have the name of another card. */
const TWIN = 'Evil Twin'

/** The name that a card of a file has in the library. */
export function libraryName(record: Entry['record']): string {
  const name = plainWord(fieldOf(record, NAMES))
  return record.rarity === TWIN ? `${name} (${TWIN})` : name
}

/**
 * Gives a card a distinct name: a twin is called one, others get a name from their id if another card has theirs. Null if
 * it is the same card again.
 */
function apart(facts: CardFacts, { record }: Entry, known: Cards): CardFacts | null {
  const same = (name: string) => {
    const other = known.get(fold(name))
    return (
      other !== undefined && JSON.stringify({ ...other.facts, name }) === JSON.stringify({ ...facts, name })
    )
  }
  const free = (name: string) => !known.has(fold(name))
  const id = fold(plainWord(record.id ?? ''))
  const more = id.startsWith(`${fold(facts.name)} `) ? id.slice(fold(facts.name).length + 1) : ''
  const own = record.rarity === TWIN ? [] : [facts.name]
  const other = record.rarity === TWIN ? TWIN : capitals(more)
  const names = [...own, ...(other === '' ? [] : [`${facts.name} (${other})`])]
  for (let number = 2; ; number++) {
    const taken = names.find((name) => same(name))
    if (taken !== undefined) return null
    const name = names.find(free)
    if (name !== undefined) return { ...facts, name }
    names.push(`${facts.name} (${number})`)
  }
}

const capitals = (words: string): string => words.replace(/(^| )\p{L}/gu, (letters) => letters.toUpperCase())

const isCreature = (type: unknown): boolean => type === 'creature' || type === 'token creature'
const lacksPower = ({ type, power }: CardFacts): boolean => isCreature(type) && power === undefined

const isFacts = (value: unknown): value is CardFacts => factsProblem(value) === null

/** The facts of a record, in the words of this project if there are any. */
function factsOf({ record }: Pick<Entry, 'record'>): Facts {
  const power = importedNumber(record.power)
  const armor = importedNumber(record.armor)
  const aember = importedNumber(fieldOf(record, ['aember', 'amber', 'bonus_amber']))
  const traits = importedList(record.traits)?.map((one) =>
    typeof one === 'string' ? one.toLowerCase() : one,
  )
  const text = fieldOf(record, TEXTS)
  const type = wordOf(fieldOf(record, TYPES), CARD_TYPES)
  return {
    name: fieldOf(record, NAMES),
    type,
    // Files repeat the card type as the house of a card without one.
    ...(!hasNoHouse(type) && { house: houseOf(record) }),
    // Some files give every card a power.
    ...(power !== undefined && !(power === 0 && !isCreature(type)) && { power }),
    // The text says how much.
    ...(power === undefined &&
      isCreature(type) &&
      typeof text === 'string' &&
      OF_TEXT.test(text) &&
      !OF_KEYWORD.test(text) && { power: 0 }),
    ...(armor !== undefined && armor !== 0 && { armor }),
    ...(aember !== undefined && aember !== 0 && { aember }),
    ...(traits !== undefined && traits.length > 0 && { traits }),
    ...(type === 'creature' && typeof text === 'string' && HALF.test(text) && { gigantic: true }),
    ...(text !== undefined && text !== '' && { text: typeof text === 'string' ? text.trim() : text }),
  }
}

const bare = (word: string): string => fold(word).replaceAll(' ', '')

/** The project's spelling of a word: "StarAlliance", "Token Creature"; other words stay. */
const wordOf = (value: unknown, words: readonly string[]): unknown =>
  typeof value === 'string' ? (words.find((word) => bare(word) === bare(value)) ?? value) : value
