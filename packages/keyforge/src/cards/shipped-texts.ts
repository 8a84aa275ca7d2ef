import { memoize, type NodeFields } from '@battleline/language'
import type { CardFacts } from '../model/definition.ts'
import { knowFields } from '../text/known-fields.ts'
import type { CardText, Clause, Condition, Effect } from '../text/structure.ts'

/** The structures of the texts of cards that ship, as the build has read them, so that no program reads them again. */

/** A text as read: its clauses, and the words of its parts that compiling prints. */
interface ShippedText {
  readonly clauses: readonly Clause[]
  readonly words: ReadonlyMap<string, string>
}

/** A part of a text that is printed when a card is compiled. */
type Printed = Effect | CardText | { readonly condition: Condition }

const LINES = new WeakMap<CardFacts, string>()

/** The fields of the nodes, and the line of each card, as `shipped` reads them. */
export const shippedTexts = (fields: NodeFields, lines: readonly string[]): string =>
  [JSON.stringify(fields), ...lines].join('\n')

/**
 * The cards, each with its line of `texts`: `shippedLine` of it, or an empty line for a card whose text is to be read.
 * Without `texts`, all texts are read.
 */
export function shipped(cards: readonly CardFacts[], texts: string | null): readonly CardFacts[] {
  if (texts === null) return cards
  const [fields = '', ...lines] = texts.split('\n')
  knowFields(() => JSON.parse(fields), true)
  for (const [at, card] of cards.entries()) {
    const line = lines[at] ?? ''
    if (line !== '') LINES.set(card, line)
  }
  return cards
}

export const isShipped = (card: CardFacts): boolean => LINES.has(card)

/** What the build has read; null for a card that does not ship. Each text is decoded on first use. */
export const shippedText = memoize((card: CardFacts): ShippedText | null => {
  const line = LINES.get(card)
  if (line === undefined) return null
  const [clauses, words] = JSON.parse(line) as [readonly Clause[], readonly (readonly [string, string])[]]
  return { clauses, words: new Map(words) }
})

/** Words printed for cards that were compiled, by the structure. */
const WORDS = memoize((_: CardFacts) => new Map<string, string>())

/** Prints a part of the text of a card once, for every library that has the card. */
export function printOnce(card: CardFacts, part: Printed, print: () => string): string {
  const structure = JSON.stringify(part)
  const shippedWords = shippedText(card)?.words.get(keyOf(structure))
  if (shippedWords !== undefined) return shippedWords
  const known = WORDS(card)
  const words = known.get(structure) ?? print()
  known.set(structure, words)
  return words
}

/** The line of a card that has been compiled, for `shipped`. */
export function shippedLine(card: CardFacts, clauses: readonly Clause[]): string {
  const words = [...WORDS(card)].map(([structure, words]) => [keyOf(structure), words] as const)
  if (new Set(words.map(([key]) => key)).size < words.length)
    throw new Error(`two parts of the text of ${card.name} have one key`)
  return JSON.stringify([clauses, words])
}

/** A short key that tells the parts of one text apart (FNV-1a, 24 bits). */
function keyOf(structure: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < structure.length; at++) hash = Math.imul(hash ^ structure.charCodeAt(at), 0x01000193)
  return ((hash >>> 0) & 0xffffff).toString(36)
}
