import { type CardFacts, factsProblem, type Magic, readText } from '@battleline/magic'
import { missingFact, type OwnCard, type OwnCardsOf } from '../cards/own-cards.ts'
import type { Fields } from '../reading/fields.ts'
import { FACT_KEYS, readFacts } from './read-board.ts'

/** The keys of a custom card. */
export const CARD_KEYS = [...FACT_KEYS, 'unknown'] as const

/** Reads the cards of a scenario; `game` has the library. */
export const ownCards = (fields: Fields, { library }: Magic): OwnCardsOf<CardFacts> => ({
  keys: CARD_KEYS,
  library,
  readText,
  factsProblem,
  read: (card) => readCard(fields, card),
})

function readCard(
  fields: Fields,
  { name, given, base, unknown, text }: OwnCard<CardFacts>,
): CardFacts | null {
  const facts = readFacts(fields, given, text)
  const types = facts.types ?? base?.types
  if (types !== undefined) return { ...base, ...facts, ...unknown, name: name.text, types }
  missingFact(fields, name, 'type')
  return null
}
