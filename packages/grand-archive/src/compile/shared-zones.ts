import type { Node } from '@battleline/language'
import type { Clause, Filter } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'

const isOfCards = ({ card, nouns = [] }: Filter): boolean =>
  card === 'card' || nouns.some((noun) => noun === 'action' || noun === 'attack card' || noun === 'card')

function inOneZone(group: Filter): Filter {
  const at = group.either?.at(-1)?.at
  if (group.either === undefined || at === undefined) return group
  const either = group.either.map((one) => (one.at === undefined && isOfCards(one) ? { ...one, at } : one))
  return { ...group, either }
}

/** A clause in which the zone behind two kinds of cards is that of both: “an action or a fire ally card from your graveyard”. */
export function withSharedZones(clause: Clause): Clause {
  const walk = (node: Node): Node =>
    node.kind === 'group' ? (inOneZone(node as unknown as Filter) as unknown as Node) : mapParts(node, walk)
  return walk(clause as unknown as Node) as unknown as Clause
}
