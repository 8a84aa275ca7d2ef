import type { View } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import { countersKnown, powerKnown } from './last-known.ts'
import { championOf, levelOf } from './read.ts'
import { cardOf, playerOf } from './state.ts'
import { isMet } from './states.ts'
import { fits } from './such.ts'
import type { Amount, Group, Quantity } from './text/structure.ts'

/** A text that counts: whose it is, whom it calls "you", what "it" and "that much" are. */
export type Counting = Pick<Acting, 'source' | 'you' | 'it' | 'amount'>

/** How many, now: nothing is frozen before (GA-DMG-1). */
export function amountOf(w: View, l: Counting, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'plus':
      return amount.base + quantityOf(w, l, amount.of)
    case 'minus':
      return amount.base - quantityOf(w, l, amount.of)
    case 'times':
      return amount.base * quantityOf(w, l, amount.of)
    case 'with bonus':
      return isMet(w, { kind: 'class bonus' }, l.source.card, l.you) ? amount.bonus : amount.base
    default:
      return quantityOf(w, l, amount)
  }
}

/** A number of the board. */
export function quantityOf(w: View, l: Counting, of: Quantity): number {
  const { source, you } = l
  const champion = championOf(w, you)
  switch (of.kind) {
    case 'level':
      return levelOf(w, you)
    case 'cards in memory':
      return playerOf(w, you).memory.length
    case 'power of':
      return powerKnown(w, source)
    case 'that much':
      return l.amount
    case 'damage on it':
      return l.it.reduce((sum, ref) => sum + cardOf(w, ref.card).damage, 0)
    case 'counters on self':
      return countersKnown(w, source, of.counter)
    case 'counters on champion':
      return champion < 0 ? 0 : cardOf(w, champion)[of.counter]
    case 'cards in lineage':
      return champion < 0 ? 0 : countSuch(w, l, of.of, cardOf(w, champion).under)
    case 'cards in banishment':
      return countSuch(w, l, of.of, playerOf(w, you).banishment)
  }
}

const countSuch = (w: View, { source, you }: Counting, of: Group, cards: readonly number[]): number =>
  cards.filter((card) => fits(w, of, source.card, you, card)).length
