import type { Node, Range } from '@battleline/language'
import type { UnplayedWords } from './unplayed/unplayed.ts'
import { NOUNS } from './words.ts'

// “Regalia” is its own plural.
const COUNTABLE = Object.values(NOUNS).filter(({ one }) => one !== 'regalia')
const NOUN = COUNTABLE.map(({ one }) => one).join('|')
const ONE = new RegExp(`\\b(?:${NOUN})(?:\\W|$)`, 'iu')
const MANY = new RegExp(`\\b(?:${COUNTABLE.map(({ many }) => many).join('|')})\\b`, 'iu')
const ARTICLE = /^(?:each|all|every|an?|another|the)\b/iu
const EACH = /\b(?:each|all|every)(?:\s+other)?\s*$/iu
// Words that say “each” in other words than a noun.
const THIS = /\bthis attack\b/iu
const NEXT_ONE = new RegExp(`^\\s+(?:${NOUN})(?:\\W|$)`, 'iu')

/**
 * Nouns in the singular that only the plural gives a meaning: “rested unit” without an article, and “Animal and Beast
 * ally”, which is one object of both kinds. The grammar reads both numbers.
 */
export function bareNounIn(
  value: unknown,
  text: string,
  ranges: ReadonlyMap<Node, Range>,
): UnplayedWords | null {
  if (typeof value !== 'object' || value === null) return null
  const node = value as Node
  const range = ranges.get(node)
  if (range !== undefined) {
    const words = text.slice(range.from, range.to)
    if (
      node.kind === 'each' &&
      !THIS.test(words) &&
      !ARTICLE.test(words) &&
      ONE.test(words) &&
      !MANY.test(words)
    )
      return { node, why: 'it says neither “each” nor which one' }
    const isBoth = node.kind === 'and' && NEXT_ONE.test(text.slice(range.to))
    if (isBoth && !EACH.test(text.slice(0, range.from)))
      return { node, why: 'this version does not play one object of both kinds' }
  }
  for (const child of Object.values(value)) {
    const found = bareNounIn(child, text, ranges)
    if (found !== null) return found
  }
  return null
}
