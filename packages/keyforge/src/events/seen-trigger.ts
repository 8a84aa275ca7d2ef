import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import type { Lasting } from '../model/lasting-effect.ts'
import { cardOf, type PendingTrigger, refTo } from '../model/state.ts'
import { selfOf, youOf } from '../query/board.ts'
import { chartOf, placeOfLasting } from './abilities.ts'

/** The part of a trigger's id that names the card of the event. */
const at = (w: View, subject: number | null): string =>
  subject === null ? '' : `@${subject}.${cardOf(w, subject).life}`

/** The pending trigger of an ability that has seen an event, and the card of the event. */
export function seen(w: View, watcher: ActiveEffect, subject: number | null): PendingTrigger {
  const { lasting, row, ability, bearer } = watcher
  if (lasting !== null && bearer < 0) return seenByLasting(w, lasting, subject)
  const { card: source, life } = refTo(w, selfOf(watcher))
  // An ability from a lasting effect is the card's own: its giver may have left play (KF-LST-1).
  const from = lasting === null ? refTo(w, row) : { card: source, life }
  const giver = bearer < 0 ? '' : `${from.card}.`
  const place = lasting === null ? ability : placeOfLasting(lasting)
  return {
    id: `${source}.${life}/${giver}${place}${at(w, subject)}`,
    source,
    life,
    from,
    ability: place,
    you: youOf(w, watcher),
    antecedent: subject === null ? [] : [refTo(w, subject)],
    fought: null,
    delayed: false,
    runs: lasting === null ? chartOf(w, row, ability) : lasting.text,
  }
}

/** A lasting effect triggers by itself, wherever its card is now (KF-LST-1). */
const seenByLasting = (
  w: View,
  { id, text, from, you, on, once, affectedThisWay: way }: Lasting,
  subject: number | null,
): PendingTrigger => ({
  id: `lasting ${id}${at(w, subject)}`,
  source: from.card,
  life: from.life,
  from,
  ability: -1,
  you,
  antecedent: subject === null ? (on ?? []) : [refTo(w, subject)],
  fought: null,
  delayed: false,
  lasting: true,
  ...(once && { once: id }),
  ...(way.length > 0 && { affectedThisWay: way }),
  runs: text,
})
