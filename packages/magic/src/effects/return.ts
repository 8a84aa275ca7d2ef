import type { Start, View, World } from '@battleline/kernel'
import { leaveGraveyards } from '../events/leave-graveyard.ts'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { isCard, permanentOf, type Ref, refTo, writePermanent } from '../model/state.ts'
import { amountOf, type Resolution, resolveReference } from '../query/resolution.ts'
import type { Instruction, Reference } from '../text/structure.ts'
import { place } from '../zones/enter.ts'
import { staysLoose } from '../zones/loose-aura.ts'
import { entering } from './objects.ts'

/**
 * The cards of objects that are in a graveyard or in exile: those objects themselves, or what they became as they left
 * the battlefield (400.7).
 */
export const cardsElsewhere = (w: View, refs: readonly Ref[]): readonly number[] =>
  refs.flatMap(({ card, life }) => {
    if (!isCard(w, card)) return []
    const { zone, life: now } = permanentOf(w, card)
    return (zone === 'graveyard' || zone === 'exile') && (now === life || now === life + 1) ? [card] : []
  })

/** The objects that are cards in a graveyard; `dead`: also those that became one as they died (400.7h). */
export const buriedCards = (w: View, refs: readonly Ref[], dead: boolean): readonly number[] =>
  refs.flatMap(({ card, life }) => {
    if (!isCard(w, card) || permanentOf(w, card).zone !== 'graveyard') return []
    const { life: now } = permanentOf(w, card)
    return now === life || (dead && now === life + 1) ? [card] : []
  })

/** The spell that resolves, where its own text moves it: it then does not go to the graveyard (608.2n). */
export const resolvingSpell = (w: View, { item }: Resolution, who: Reference): readonly number[] =>
  who.kind === 'self' && item.kind === 'spell' && permanentOf(w, item.source).zone === 'stack'
    ? [item.source]
    : []

/** Cards come back, other than Auras that are face up. */
export function putOntoBattlefield(
  w: World,
  l: Resolution,
  one: Extract<Instruction, { readonly kind: 'put onto the battlefield' }>,
): Start | null {
  const cards = cardsElsewhere(w, resolveReference(w, l, one.who)).filter(
    (card) => one.faceDown === true || !staysLoose(w, card),
  )
  l.completed = cards.length > 0
  leaveGraveyards(w, cards, 'battlefield')
  for (const card of cards) {
    place(w, card, one.owner === true ? permanentOf(w, card).owner : l.item.you, 0, one.faceDown)
    const entered = writePermanent(w, card)
    if (one.tapped === true) entered.tapped = true
    if (one.which !== undefined && one.amount !== undefined)
      putCounters(w, entered.controller, card, one.which, amountOf(w, l, one.amount))
  }
  triggerOn(w, ...cards.map((it) => ({ kind: 'enters', it }) as const))
  l.antecedent = cards.map((card) => refTo(w, card))
  return one.attacking === true && cards.length > 0 ? entering(l, cards, []) : null
}
