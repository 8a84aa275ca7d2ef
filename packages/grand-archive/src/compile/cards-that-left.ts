import { isNode, type Node } from '@battleline/language'
import type { Clause } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'

/** Abilities that trigger as their own card leaves the field: they can still find it where it went (GA-ZON-13). */
const OWN_LEAVING: ReadonlySet<unknown> = new Set(['on death', 'on leave', 'on banish', 'on sacrifice'])

/** Effects that can move a card from wherever it is. */
const MOVES: ReadonlySet<string> = new Set(['banish', 'banish as omen', 'send'])

/** The words for the card that the event of an ability moves, or null. */
function movedByEvent({ kind, trigger, event }: Node): 'self' | 'it' | null {
  if (kind === 'trigger') return OWN_LEAVING.has(trigger) ? 'self' : trigger === 'on kill' ? 'it' : null
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
