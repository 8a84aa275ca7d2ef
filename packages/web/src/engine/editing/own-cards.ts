import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import { allOf } from '../../text/clauses.ts'
import { inWords } from '../../text/join-words.ts'
import { titled } from '../../text/title-case.ts'
import type { OwnCard, OwnEntry, OwnFact } from '../protocol/protocol.ts'

/** Cards of one's own, as a scenario writes them; nothing where it cannot be read. */
export function ownCards(text: string, document: number): readonly OwnEntry[] {
  const documents = parseAllDocuments(text)
  const cards = Array.isArray(documents) ? documents[document]?.get('cards') : null
  if (!isMap(cards)) return []
  return cards.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : ''
    const facts = Object.fromEntries(isMap(value) ? value.items.flatMap(factOf) : [])
    const { type = 'creature' } = facts
    return {
      name,
      type: String(type),
      look: lookOf(facts),
      strength: strengthOf(facts) || String(type),
      attaches: String(type).includes('upgrade'),
      kind: kindOf(facts, String(type)),
      text: String(facts.text ?? ''),
      facts,
    }
  })
}

/** A word or a number, or a list of words. */
function factOf({
  key,
  value,
}: {
  readonly key: unknown
  readonly value: unknown
}): readonly [string, OwnFact][] {
  if (!isScalar(key)) return []
  if (isSeq(value))
    return [[String(key.value), value.items.map((one) => String(isScalar(one) ? one.value : ''))]]
  if (!isScalar(value)) return []
  return [[String(key.value), typeof value.value === 'number' ? value.value : String(value.value)]]
}

/** Numbers in short, as the cards of a game have them: power and armor, or power and what a creature can take. */
function strengthOf({ power, armor, toughness, life }: OwnCard): string {
  const most = toughness ?? life
  if (most !== undefined) return `${power ?? '–'}/${most}`
  return [power, armor].filter((one) => one !== undefined).join(' / ')
}

const lookOf = ({ house, elements, colors }: OwnCard): string | null =>
  [house ?? elements ?? colors ?? []].flat().map(String)[0] ?? null

/** The facts of a card without its text. */
const SAID = ['house', 'elements', 'colors', 'classes', 'traits', 'subtypes'] as const
const NUMBERS = ['level', 'power', 'toughness', 'armor', 'life', 'durability'] as const

function kindOf(facts: OwnCard, type: string): string {
  const words = SAID.map((key) => {
    const said = allOf([facts[key] ?? []].flat().map(String))
    return key === 'house' ? titled(said) : said
  })
  const numbers = NUMBERS.map((key) => facts[key] !== undefined && `${key} ${facts[key]}`)
  return inWords([type, ...words, ...numbers])
}
