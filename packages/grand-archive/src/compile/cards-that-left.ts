import { isNode, type Node } from '@battleline/language'
import type { Clause } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'
import { HIT_TRIGGERS, LEAVING_TRIGGERS } from '../vocabulary.ts'

/** Effects that can move a card from wherever it is. */
const MOVES: ReadonlySet<string> = new Set([
  'banish',
  'banish as omen',
  'send',
  'put onto field',
  'put under',
])

/** Which words of an ability are for a card that its event has moved, or may have. */
interface Moved {
  readonly self?: true | 'maybe'
  readonly it?: true
}

/**
 * The words for the card that the event of an ability moves: it is still found where it went (GA-ZON-13). An attack card
 * has left the intent before an ability that its hit triggered resolves.
 */
function movedByEvent({ kind, trigger, event }: Node): Moved {
  if (kind === 'trigger') {
    if (LEAVING_TRIGGERS.has(trigger)) return { self: true }
    if (!HIT_TRIGGERS.has(trigger)) return {}
    return trigger === 'on kill' || trigger === 'on ally kill'
      ? { self: 'maybe', it: true }
      : { self: 'maybe' }
  }
  return kind === 'whenever' && isNode(event) && event.kind === 'dies' ? { it: true } : {}
}

/** The clauses with the cards that have just left the field marked, where an ability moves them on. */
export const withCardsThatLeft = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => walk(clause as unknown as Node, {}) as unknown as Clause)

function walk(node: Node, moved: Moved): Node {
  const isAbility = node.kind === 'trigger' || node.kind === 'whenever'
  const within = isAbility ? movedByEvent(node) : moved
  const moves = MOVES.has(node.kind)
  return mapParts(node, (one) => {
    const left = one.kind === 'self' || one.kind === 'it' ? within[one.kind] : undefined
    return moves && left !== undefined ? { ...one, left } : walk(one, within)
  })
}
