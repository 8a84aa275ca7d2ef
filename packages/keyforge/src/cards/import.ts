import {
  type Entry,
  entriesOf,
  fieldOf,
  fold,
  type ImportedCard,
  type ImportOf,
  NAMES,
  type SkippedEntry,
  TEXTS,
  TYPES,
} from '@battleline/language'
import type { CardFacts } from '../model/definition.ts'
import { readText } from '../text/text.ts'
import { CARD_TYPES, HOUSES } from '../vocabulary.ts'
import { factsProblem } from './card-facts.ts'

/** An imported card, and whether its text can be read. */
export type Imported = ImportedCard<CardFacts>
export type Import = ImportOf<CardFacts>

/** Other record types in community files, and why they are left out. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  'archon power': 'is of a type that this version does not play: archon power',
  'the tide': 'needs no card: the tide belongs to every game in which a card speaks of it',
}

/** The reminder text of each half of a gigantic creature (KF-GIG-1). */
const HALF = /\(\s*play only with the other half of/i

/** Imports the cards of a community file. Unusable records are reported with their place. */
export function importCards(file: unknown): Import {
  const { entries, problems } = entriesOf(file)
  const cards = new Map<string, Imported>()
  const left: SkippedEntry[] = []
  const wrong = [...problems]
  for (const entry of entries) {
    const { place } = entry
    const facts = factsOf(entry)
    const other = Object.entries(OTHER_TYPES).find(([type]) => bare(type) === bare(String(facts.type)))
    if (other !== undefined) {
      left.push({ place, message: `${String(facts.name)} ${other[1]}` })
      continue
    }
    if (!isFacts(facts)) {
      wrong.push({ place, message: factsProblem(facts) ?? '' })
      continue
    }
    if (lacksPower(facts)) {
      wrong.push({ place, message: `${facts.name} is a ${facts.type} without power` })
      continue
    }
    const half = cards.get(fold(facts.name))
    if (half?.facts.gigantic === true && facts.gigantic === true) {
      cards.set(fold(facts.name), { ...half, facts: wholeOf(half.facts, facts) })
      continue
    }
    const named = apart(facts, entry, cards)
    if (named === null) continue
    const understood = readText(named.text ?? '', named.name).ok
    cards.set(fold(named.name), { facts: named, place, understood })
  }
  return { cards: [...cards.values()], left, problems: wrong }
}

/** Both halves form one card. Either half may have the armor and Æmber. */
function wholeOf(one: CardFacts, other: CardFacts): CardFacts {
  const armor = Math.max(one.armor ?? 0, other.armor ?? 0)
  const aember = Math.max(one.aember ?? 0, other.aember ?? 0)
  return { ...one, ...(armor > 0 && { armor }), ...(aember > 0 && { aember }) }
}

/** Gives a card a distinct name, made from its id if another card has its name; null if it is the same card again. */
function apart(facts: CardFacts, { record }: Entry, known: ReadonlyMap<string, Imported>): CardFacts | null {
  const same = (name: string) => {
    const other = known.get(fold(name))
    return (
      other !== undefined && JSON.stringify({ ...other.facts, name }) === JSON.stringify({ ...facts, name })
    )
  }
  const free = (name: string) => !known.has(fold(name))
  if (free(facts.name)) return facts
  const id = fold(String(record.id ?? ''))
  const more = id.startsWith(`${fold(facts.name)} `) ? id.slice(fold(facts.name).length + 1) : ''
  const names = [facts.name, ...(more === '' ? [] : [`${facts.name} (${capitals(more)})`])]
  for (let number = 2; ; number++) {
    const taken = names.find((name) => same(name))
    if (taken !== undefined) return null
    const name = names.find(free)
    if (name !== undefined) return { ...facts, name }
    names.push(`${facts.name} (${number})`)
  }
}

const capitals = (words: string): string => words.replace(/(^| )\p{L}/gu, (letters) => letters.toUpperCase())

const lacksPower = ({ type, power }: CardFacts): boolean =>
  (type === 'creature' || type === 'token creature') && power === undefined

const isFacts = (value: unknown): value is CardFacts => factsProblem(value) === null

/** The facts of a record, in the words of this project if there are any. */
function factsOf({ record }: Entry): Readonly<Record<string, unknown>> {
  const power = count(record.power)
  const armor = count(record.armor)
  const aember = count(fieldOf(record, ['aember', 'amber', 'bonus_amber']))
  const traits = traitsOf(record.traits)
  const text = fieldOf(record, TEXTS)
  const type = wordOf(fieldOf(record, TYPES), CARD_TYPES)
  return {
    name: fieldOf(record, NAMES),
    type,
    // Files repeat the card type as the house of a card without one.
    ...(type !== 'prophecy' && { house: wordOf(record.house, HOUSES) }),
    ...(power !== undefined && { power }),
    ...(armor !== undefined && armor !== 0 && { armor }),
    ...(aember !== undefined && aember !== 0 && { aember }),
    ...(traits !== undefined && { traits }),
    ...(type === 'creature' && typeof text === 'string' && HALF.test(text) && { gigantic: true }),
    ...(text !== undefined && text !== '' && { text: typeof text === 'string' ? text.trim() : text }),
  }
}

const bare = (word: string): string => fold(word).replaceAll(' ', '')

/** The project's spelling of a word: "StarAlliance", "Token Creature"; other words stay. */
const wordOf = (value: unknown, words: readonly string[]): unknown =>
  typeof value === 'string' ? (words.find((word) => bare(word) === bare(value)) ?? value) : value

/** A number, also in quotation marks. Empty values and dashes are not numbers. */
function count(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return value
  if (/^\s*(?:[-–—]|null)?\s*$/.test(value)) return undefined
  return /^\s*\d+\s*$/.test(value) ? Number(value) : value
}

/** Traits as a list, also from one string: "Human • Knight". */
function traitsOf(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  const list = typeof value === 'string' ? value.split(/\s*[•,;|]\s*/) : value
  if (!Array.isArray(list)) return list
  return list.length === 0
    ? undefined
    : list.map((one) => (typeof one === 'string' ? one.toLowerCase() : one))
}
