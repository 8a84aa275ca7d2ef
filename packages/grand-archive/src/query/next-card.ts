import type { View } from '@battleline/kernel'
import { cardOf, isSameObject, type NextCard, type PlayerId, refTo, tableOf } from '../model/state.ts'
import { matches } from './values.ts'

/** What waits for a card that its owner activates next: it matches. */
export const waitingFor = (w: View, you: PlayerId, card: number): readonly NextCard[] =>
  tableOf(w).memory.filter(
    (one): one is NextCard =>
      one.kind === 'next card' &&
      one.used === null &&
      one.you === you &&
      matches(w, one.of, one.card, you, card),
  )

/** What texts give a card as the next one: in the hand what waits for it, on the stack what it has used up. */
export function givenAsNext(w: View, card: number): readonly NextCard[] {
  const { memory } = tableOf(w)
  if (memory.length === 0) return []
  const { zone, owner } = cardOf(w, card)
  if (zone === 'hand' || zone === 'graveyard') return waitingFor(w, owner, card)
  if (zone !== 'stack') return []
  const self = refTo(w, card)
  return memory.filter(
    (one): one is NextCard => one.kind === 'next card' && one.used !== null && isSameObject(one.used, self),
  )
}
