import type { World } from '@battleline/kernel'
import { type Acting, amountOf, cardsMeant, meant } from '../acting.ts'
import { type Damage, damage as damageChart, damageOf, packet } from '../charts/damage.ts'
import { destroyed, type Doomed } from '../charts/destroyed.ts'
import { cardOf, type Ref, writeCard } from '../state.ts'
import type { Doing, Target } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

/** All damage of one effect is dealt at the same time; the source is the card whose text it is (KF-DMG-1, KF-DMG-16). */
function deal(w: World, l: Acting, effect: Doing<'deal'>): Damage | null {
  return dealTo(w, l, effect.by === undefined ? l.source : (meant(w, l, effect.by)[0] ?? null), effect.to, amountOf(w, l, effect.amount))
}

/** A creature deals its power; damage by an ability is not power damage (KF-FGT-6). */
function dealPower(w: World, l: Acting, effect: Doing<'deal power'>): Damage | null {
  const [from = null] = meant(w, l, effect.by)
  return dealTo(w, l, from, effect.to, amountOf(w, l, { kind: 'power of', of: effect.by }))
}

function dealTo(w: World, l: Acting, from: Ref | null, to: Target, amount: number): Damage | null {
  const targets = cardsMeant(w, l, to).filter(card => cardOf(w, card).zone === 'battleline')
  if (targets.length === 0) did(l, false)
  return targets.length === 0 ? null : damageOf(targets.map((card, n) => packet(n, from, card, 'ability', amount)))
}

/** Tags what is in play; what is tagged already is left out here, because it cannot be destroyed again (KF-DST-5). */
function doom(w: World, l: Acting, effect: Doing<'destroy'>): readonly Doomed[] | null {
  const cards = cardsMeant(w, l, effect.what)
  if (cards.length === 0) w.not(l.source.card, 'destruction', 'there is nothing to destroy', 'KF-GEN-5')
  return cards.length === 0 ? null : cards.map(card => ({ card, fight: null }))
}

function healBy(w: World, l: Acting, what: Target, amount: number): void {
  for (const card of cardsMeant(w, l, what)) {
    const { damage } = cardOf(w, card)
    if (damage > 0 && amount > 0) writeCard(w, card).damage = Math.max(0, damage - amount)
  }
}

const heal = (w: World, l: Acting, { what, amount }: Doing<'heal'>): void => healBy(w, l, what, amountOf(w, l, amount))
const fullyHeal = (w: World, l: Acting, { what }: Doing<'fully heal'>): void =>
  healBy(w, l, what, Number.POSITIVE_INFINITY)

export const damage = {
  deal: to => to.choose(to.effect.by).choose(to.effect.to).call(damageChart, deal),
  'deal power': to => to.choose(to.effect.to).call(damageChart, dealPower),
  destroy: to => to.chooseToDestroy(to.effect.what).join(destroyed, doom),
  heal: to => to.choose(to.effect.what).act(heal),
  'fully heal': to => to.choose(to.effect.what).act(fullyHeal),
} satisfies Partial<Writers>
