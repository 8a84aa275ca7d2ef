import type { View } from '@battleline/kernel'
import { cardOf, playerOf } from '../model/state.ts'
import type { Filter, Quantity } from '../text/structure.ts'
import { allObjects, championOf } from './objects.ts'
import { omensOf } from './omens.ts'
import type { CountContext } from './resolution.ts'

/** The quantities that count what matches a filter. */
type FilterQuantity = Extract<Quantity, { readonly of: Filter }>

/** How many cards or objects match a filter, or what they have together; `found` gives those of a list that match. */
export function filterQuantity(
  w: View,
  l: CountContext,
  of: FilterQuantity,
  found: (cards: readonly number[]) => readonly number[],
): number {
  const { you } = l
  const champion = championOf(w, you)
  switch (of.kind) {
    case 'different costs':
      return new Set(found(allObjects(w)).flatMap((card) => cardOf(w, card).$def.reserve ?? [])).size
    case 'total cost':
      return found(allObjects(w)).reduce((sum, card) => sum + (cardOf(w, card).$def.reserve ?? 0), 0)
    case 'cards in lineage':
      return champion < 0 ? 0 : found(cardOf(w, champion).under).length
    case 'objects':
      return found(allObjects(w)).length
    case 'more of theirs': {
      const all = found(allObjects(w))
      const own = all.filter((card) => cardOf(w, card).controller === you).length
      return Math.max(0, all.length - 2 * own)
    }
    case 'omens like':
      return found(omensOf(w, you)).length
    case 'cards in graveyard':
      return found(playerOf(w, you).graveyard).length
    case 'this way':
      return found(
        (of.did === 'discarded' ? (l.discarded ?? []) : (l.affected ?? [])).map(({ card }) => card),
      ).length
    case 'cards in banishment':
      return found(playerOf(w, you).banishment).length
  }
}
