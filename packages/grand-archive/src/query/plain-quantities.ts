import type { View } from '@battleline/kernel'
import { cardOf, opponentOf, playerOf } from '../model/state.ts'
import type { Quantity } from '../text/structure.ts'
import { DIRECTIONS } from '../vocabulary.ts'
import { lastKnownCounters } from './last-known.ts'
import { championOf } from './objects.ts'
import { omenCosts, omenCount } from './omens.ts'
import { influenceOf } from './plain-states.ts'
import { type CountContext, referentsOf } from './resolution.ts'

/** The quantities that ask for no filter and no computed value. */
type PlainQuantity = Exclude<
  Quantity,
  { readonly of: unknown } | { readonly kind: 'level' | 'power of' | 'its power' | 'its life' }
>

/** A number of the board that is counted without a filter. */
export function plainQuantity(w: View, l: CountContext, of: PlainQuantity): number {
  const { source, you } = l
  const champion = championOf(w, you)
  switch (of.kind) {
    case 'cards in memory':
      return playerOf(w, you).memory.length
    case 'that much':
    case 'damage of hit':
      return l.amount
    case 'influence':
      return influenceOf(w, you)
    case 'their influence':
      return influenceOf(w, opponentOf(you))
    case 'influence apart':
      return referentsOf(w, l).reduce(
        (sum, { card }) => sum + influenceOf(w, cardOf(w, card).owner) - influenceOf(w, you),
        0,
      )
    case 'direction': {
      const { currents } = playerOf(w, you)
      return currents === null ? -1 : DIRECTIONS.indexOf(currents)
    }
    case 'omens apart':
      return omenCosts(w, you, of.kind)
    case 'so many':
      return l.moved ?? 0
    case 'damage on it':
      return referentsOf(w, l, of.noun).reduce((sum, ref) => sum + cardOf(w, ref.card).damage, 0)
    case 'counters on self':
      return lastKnownCounters(w, source, of.counter)
    case 'counters on champion':
      return champion < 0 ? 0 : cardOf(w, champion)[of.counter]
    case 'marks':
      return playerOf(w, you)[of.on] ?? 0
    case 'own durability':
      return cardOf(w, source.card).durability
    case 'damage on champion':
      return champion < 0 ? 0 : cardOf(w, champion).damage
    case 'omens':
      return omenCount(w, you, of.element)
    // Compiled texts have what it is in its place.
    case 'x':
      return 0
  }
}
