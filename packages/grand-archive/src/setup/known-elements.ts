import { because, type Reason, type StateRecord, say } from '@battleline/kernel'
import type { Card } from '../model/state.ts'
import type { Keyword } from '../vocabulary.ts'

/** Fields of texts that name an element. */
const FIELDS = ['element', 'elements', 'without', 'reveal'] as const
/** Keywords that ask for the elements of cards. */
const KEYWORDS: readonly Keyword[] = ['imbue', 'kindle']

/**
 * Why the board is refused: a text asks for elements, or elements are needed in a whole game (GA-ELE-1), and those of a card are
 * unknown. Card files leave some out; norm is an element, too.
 */
export function whyNoElements(rows: readonly StateRecord[], isWhole: boolean): Reason | null {
  const cards = rows.filter((row): row is Card => '$def' in row)
  const unknown = cards.find(({ $def }) => $def.elements.length === 0)
  if (unknown === undefined) return null
  // Static counters trigger for arcane units (GA-TRG-9).
  const asking = cards.find(
    (one) => one.static > 0 || one.$def.abilities.some(({ clause }) => asksForElements(clause)),
  )
  if (asking !== undefined)
    return because(
      say`${asking.name} asks for elements, and those of ${unknown.name} are not known: say its elements`,
    )
  return isWhole
    ? because(
        say`the elements of ${unknown.name} are not known, and a whole game needs them: say its elements`,
      )
    : null
}

function asksForElements(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const node = value as Readonly<Record<string, unknown>>
  if (node.kind === 'element bonus' || FIELDS.some((field) => node[field] !== undefined)) return true
  if (node.kind === 'keyword' && KEYWORDS.some((one) => one === node.keyword)) return true
  return Object.values(node).some(asksForElements)
}
