import { isNode, type Node } from '../grammar/phrase.ts'

/**
 * The kind of nodes for words that a grammar reads and a game sets aside: what they do plays no part on the boards of
 * the game, as drawing from a library that no board has.
 */
export const ASIDE = 'aside'

/** The outermost nodes of a structure that are set aside, in the order of the text. */
export function asidesIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return []
  if (isNode(value) && value.kind === ASIDE) return [value]
  return Object.values(value).flatMap(asidesIn)
}
