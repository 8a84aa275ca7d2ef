import type { CardFacts } from '@battleline/magic'
import { cardsTable } from '../cards/cards-table.ts'
import { ALLOW, allowsUnknown, unknownIf } from '../cards/unknown-words.ts'
import type { Tree } from '../yaml/tree.ts'
import { type BoardReading, FACT_KEYS, readFacts } from './read-board.ts'

/** The keys of a card of one's own. */
export const CARD_KEYS = [...FACT_KEYS, 'unknown'] as const

/**
 * Reads `cards`: cards of the scenario's own, and library cards of which it changes something. `allowed`: they are used
 * though words of them cannot be read.
 */
export function readCards(reading: BoardReading, tree: Tree, allowed: boolean): readonly CardFacts[] {
  const { fields, game } = reading
  const table = cardsTable(fields, tree)
  return (table?.entries ?? []).flatMap(({ key, value }): CardFacts[] => {
    const own = fields.table(value, `the card ${key.text}`)
    if (own === null) return []
    const given = fields.known(own, CARD_KEYS, 'a card')
    const base = game.library.facts(key.text)
    const unknown = unknownIf(allowsUnknown(fields, given) || allowed)
    const facts = { ...readFacts(reading, key.text, given, unknown.unknown ?? ALLOW), ...unknown }
    const types = facts.types ?? base?.types
    if (types !== undefined) return [{ ...base, ...facts, name: key.text, types }]
    fields.faults.add(key.at, `${key.text} is no card of the library, so its “type” must be given`)
    return []
  })
}
