import { isNode, type Node } from '@battleline/language'
import type { Clause } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'
import { LEAVING_TRIGGERS } from '../vocabulary.ts'

/** Effects that can move a card from wherever it is. */
const MOVES: ReadonlySet<string> = new Set(['banish', 'banish as omen', 'send', 'put onto field'])

/** The words for the card that the event of an ability moves, or null: it is still found where it went (GA-ZON-13). */
function movedByEvent({ kind, trigger, event }: Node): 'self' | 'it' | null {
  if (kind === 'trigger') return LEAVING_TRIGGERS.has(trigger) ? 'self' : trigger === 'on kill' ? 'it' : null
  return kind === 'whenever' && isNode(event) && event.kind === 'dies' ? 'it' : null
}

/** The clauses with the cards that have just left the field marked, where an ability moves them on. */
export const withCardsThatLeft = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => walk(clause as unknown as Node, null) as unknown as Clause)

function walk(node: Node, moved: 'self' | 'it' | null): Node {
  const isAbility = node.kind === 'trigger' || node.kind === 'whenever'
  const within = isAbility ? movedByEvent(node) : moved
  const moves = MOVES.has(node.kind)
  return mapParts(node, (one) => (moves && one.kind === within ? { ...one, left: true } : walk(one, within)))
}
