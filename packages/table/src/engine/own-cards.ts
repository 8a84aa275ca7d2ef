import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import type { OwnCard, OwnEntry } from './protocol.ts'

/** Cards of one's own, as a scenario writes them; nothing where it cannot be read. */
export function ownCards(text: string, document: number): readonly OwnEntry[] {
  const documents = parseAllDocuments(text)
  const cards = Array.isArray(documents) ? documents[document]?.get('cards') : null
  if (!isMap(cards)) return []
  return cards.items.map(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : ''
    const facts = Object.fromEntries(isMap(value) ? value.items.flatMap(factOf) : [])
    const { type = 'creature', power, armor, toughness, life } = facts
    const numbers = [power, armor ?? toughness ?? life].filter((one) => one !== undefined)
    return {
      name,
      type: String(type),
      look: lookOf(facts),
      strength: numbers.join(' / ') || String(type),
      attaches: String(type).includes('upgrade'),
      facts,
    }
  })
}

/** A single word or number; the first of a list. */
function factOf({ key, value }: { readonly key: unknown; readonly value: unknown }) {
  const first = isSeq(value) ? value.items[0] : value
  if (!isScalar(key) || !isScalar(first)) return []
  const is = typeof first.value === 'number' ? first.value : String(first.value)
  return [[String(key.value), is] as const]
}

const lookOf = ({ house, elements, colors }: OwnCard): string | null => {
  const look = house ?? elements ?? colors
  return look === undefined ? null : String(look)
}
