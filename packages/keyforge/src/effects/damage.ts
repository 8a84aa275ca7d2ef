import type { StepText, World } from '@battleline/kernel'
import { type Acting, amountOf, cardsMeant, meant } from '../acting.ts'
import { type Damage, damage as damageChart, damageOf, packet } from '../charts/damage.ts'
import { destroyed } from '../charts/destroyed.ts'
import type { Doomed } from '../charts/destruction.ts'
import { cardOf, writeCard } from '../state.ts'
import type { Doing, Effect, Target } from '../text/structure.ts'
import { did, type Writers, Writing } from './write.ts'

type Deal = Doing<'deal'> | Doing<'deal power'>
export const isDeal = (effect: Effect): effect is Deal =>
  effect.kind === 'deal' || effect.kind === 'deal power'

/**
 * Sets damage aside that the ability will deal. Its source is the card whose ability it is, or the creature that the text
 * names; damage by an ability is no power damage, also where it equals a power (KF-DMG-16, KF-FGT-6).
 */
function setAside(w: World, l: Acting, effect: Deal): void {
  const [by = null] = effect.by === undefined ? [l.source] : meant(w, l, effect.by)
  const amount =
    effect.kind === 'deal'
      ? amountOf(w, l, effect.amount)
      : amountOf(w, l, { kind: 'power of', of: effect.by })
  const targets = cardsMeant(w, l, effect.to).filter((card) => cardOf(w, card).zone === 'battleline')
  if (targets.length === 0) did(l, false)
  const first = l.pending.length
  l.pending = [...l.pending, ...targets.map((card, n) => packet(first + n, by, card, 'ability', amount))]
}

/** All damage that was set aside is dealt at the same time (KF-GEN-6, KF-DMG-1). */
function deal(_: World, l: Acting): Damage | null {
  const packets = l.pending
  l.pending = []
  return packets.length === 0 ? null : damageOf(packets)
}

const asideOf = (to: Writing<Deal>): Writing<Deal> => to.choose(to.effect.to).act(setAside)

/** The steps of several deals of one ability: everything is chosen, then everything is dealt. */
export const dealTogether = (
  deals: readonly Deal[],
  print: (effect: Effect) => string,
): readonly StepText[] => {
  const chosen = deals.flatMap((effect) => asideOf(new Writing(print(effect), effect)).steps)
  const [first] = deals
  return first === undefined
    ? []
    : [...chosen, ...new Writing(deals.map(print).join(', '), first).call(damageChart, deal).steps]
}

/** Tags what is in play; what is tagged already is left out here, because it cannot be destroyed again (KF-DST-5). */
function doom(w: World, l: Acting, effect: Doing<'destroy'>): readonly Doomed[] | null {
  const cards = cardsMeant(w, l, effect.what)
  if (cards.length === 0) w.not(l.source.card, 'destroys nothing', 'there is nothing to destroy', 'KF-GEN-5')
  return cards.length === 0 ? null : cards.map((card) => ({ card, fight: null }))
}

function healBy(w: World, l: Acting, what: Target, amount: number): void {
  for (const card of cardsMeant(w, l, what)) {
    const { damage } = cardOf(w, card)
    if (damage > 0 && amount > 0) writeCard(w, card).damage = Math.max(0, damage - amount)
  }
}

const heal = (w: World, l: Acting, { what, amount }: Doing<'heal'>): void =>
  healBy(w, l, what, amountOf(w, l, amount))
const fullyHeal = (w: World, l: Acting, { what }: Doing<'fully heal'>): void =>
  healBy(w, l, what, Number.POSITIVE_INFINITY)

export const damage = {
  deal: (to) => to.choose(to.effect.to).act(setAside).call(damageChart, deal),
  'deal power': (to) => to.choose(to.effect.to).act(setAside).call(damageChart, deal),
  destroy: (to) => to.chooseToDestroy(to.effect.what).join(destroyed, doom),
  heal: (to) => to.choose(to.effect.what).act(heal),
  'fully heal': (to) => to.choose(to.effect.what).act(fullyHeal),
} satisfies Partial<Writers>
