import type { Ref } from '@battleline/card-game'
import { because, type Reason, say, type View, type World } from '@battleline/kernel'
import { cardOf, playerOf, writeCard } from '../model/state.ts'
import type { Pile, Zone } from '../vocabulary.ts'

/** Zones in which one half finds the other; in a deck, only the named card is found. */
const OPEN_TO_IT: readonly Zone[] = ['hand', 'discard', 'archives', 'purged']

/** The other half of a card in the same zone; -1 if there is none. */
export function otherHalf(w: View, card: number): number {
  const { $def, zone, owner, half, host } = cardOf(w, card)
  if ($def.gigantic === null) return -1
  if (half >= 0) return half
  const { other } = $def.gigantic
  const isIt = (one: number) => cardOf(w, one).definition === other
  if (zone === 'under') return cardOf(w, host).under.find(isIt) ?? -1
  if (!OPEN_TO_IT.includes(zone)) return -1
  return playerOf(w, owner)[zone as Pile].find(isIt) ?? -1
}

/** The half with the text if both halves are together. Any other card is itself. */
export function leadOf(w: View, card: number): number {
  if (cardOf(w, card).$def.gigantic?.leads !== false) return card
  const other = otherHalf(w, card)
  return other < 0 ? card : other
}

/** Why a card cannot enter play without its other half; null if it can. */
export function wantsHalf(w: View, card: number): Reason | null {
  const { $def, name } = cardOf(w, card)
  if ($def.gigantic === null || otherHalf(w, card) >= 0) return null
  return because(say`the other half of ${name} is not there with it`, 'KF-GIG-1')
}

/** The other half enters play as part of the card. `take` removes it from its zone. */
export function join(w: World, card: number, take: (w: World, card: number) => void): void {
  const { half } = cardOf(w, card)
  const other = half < 0 ? otherHalf(w, card) : -1
  if (other < 0) return
  take(w, other)
  const record = writeCard(w, other)
  record.zone = 'joined'
  record.host = card
  writeCard(w, card).half = other
}

/** The other half as the object it was, for last known information. */
export function halfRef(w: View, card: number): Ref | null {
  const { half } = cardOf(w, card)
  return half < 0 ? null : { card: half, life: cardOf(w, half).life }
}
