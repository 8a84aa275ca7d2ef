import type { StepText, View, World } from '@battleline/kernel'
import { type Acting, cardsMeant, doerOf, meant, refsTo } from '../acting.ts'
import { type Damage, damage as damageChart, damageOf, packet } from '../charts/damage.ts'
import { destroyed } from '../charts/destroyed.ts'
import type { Doomed } from '../charts/destruction.ts'
import { type Answering, window, windowOver } from '../charts/window.ts'
import { choiceOf, ends, fromAndTo } from '../choosing.ts'
import { amountOf } from '../counting.ts'
import { facts } from '../facts.ts'
import { knownPower } from '../last-known.ts'
import { isDestroyed } from '../memory.ts'
import { open } from '../protection.ts'
import { isThere, neighborsOf } from '../read.ts'
import { cardOf, type Ref, writeCard } from '../state.ts'
import type { Amount, Counted, Doing, Effect, Target } from '../text/structure.ts'
import { did, noteDone, speakOf, type Writers, Writing } from './write.ts'

export type Deal = Doing<'deal'> | Doing<'deal power'>
export const isDeal = (effect: Effect): effect is Deal =>
  effect.kind === 'deal' || effect.kind === 'deal power'

/**
 * Sets damage aside that the ability will deal. Its source is the card whose ability it is, or the creature that the text
 * names; damage by an ability is no power damage, also where it equals a power (KF-DMG-16, KF-FGT-6).
 */
function setAside(w: World, l: Acting, effect: Deal): void {
  if (effect.kind === 'deal power' && effect.by.kind === 'each') {
    // Each of them its own power, to its own neighbor.
    for (const by of meant(w, l, effect.by)) {
      const own = { ...l, it: [by] }
      setAside(w, own, { ...effect, by: { kind: 'it' } })
      l.pending = own.pending
      l.way = own.way
    }
    return
  }
  const { by, targets: all } = endsOf(w, l, effect)
  const amount = effect.kind === 'deal power' ? powersOf(w, by) : measuredOf(w, l, effect)
  const targets = all.filter((card) => cardOf(w, card).zone === 'battleline')
  did(l, targets.length > 0)
  const packets = l.pending.slice()
  const before = packets.length
  const piercing = effect.kind === 'deal' && effect.piercing === true
  const add = (card: number, damage: number) =>
    packets.push({ ...packet(packets.length, by, card, 'ability', damage), piercing })
  for (const card of targets) {
    // "Each creature … equal to the damage on it": of each its own.
    const own = effect.kind === 'deal' && effect.to.kind === 'each' && OF_EACH.includes(effect.amount.kind)
    add(card, own ? amountOf(w, { ...l, it: refsTo(w, [card]) }, effect.amount) : amount)
    // Splash: also to each neighbor of the target, at the same time (KF-SPL-2).
    const splash = effect.kind === 'deal' ? (effect.splash ?? 0) : 0
    if (splash > 0) for (const neighbor of neighborsOf(w, card)) add(neighbor, splash)
  }
  l.pending = packets
  // "Those creatures", where the text has spoken of no others.
  if (l.it.length === 0) l.it = refsTo(w, targets)
  noteDone(l, 'destroyed', refsTo(w, [...new Set(packets.slice(before).map(({ to }) => to))]))
}

/** Who deals it and to whom: where both are told by what was chosen, the target is the last. */
function endsOf(w: World, l: Acting, effect: Deal): { by: Ref | null; targets: readonly number[] } {
  if (isOfBoth(effect)) {
    const [by = null, ...others] = l.it
    const target = others.at(-1)
    return { by, targets: target !== undefined && isThere(w, target) ? [target.card] : [] }
  }
  const [by = null] = effect.by === undefined ? [l.source] : meant(w, l, effect.by)
  return { by, targets: cardsMeant(w, l, effect.to) }
}

const isOfBoth = ({ by, to }: Deal): boolean =>
  by !== undefined && (by.kind === 'it' || choiceOf(by) !== null) && choiceOf(to) !== null

const powersOf = (w: World, by: Ref | null): number => (by === null ? 0 : knownPower(w, by))

/** Of what was spoken of before the target was chosen, where that is said and something was. */
const measuredOf = (w: World, l: Acting, effect: Doing<'deal'>): number =>
  effect.before === true && l.option === MEASURED ? l.amount : amountOf(w, l, effect.amount)

function measureFirst(w: World, l: Acting, effect: Deal): void {
  if (effect.kind !== 'deal') return
  l.option = l.it.length > 0 ? MEASURED : 0
  if (l.option === MEASURED) l.amount = amountOf(w, l, effect.amount)
}
const MEASURED = 1

const OF_EACH: readonly Amount['kind'][] = ['power of', 'armor of', 'number of', 'half of']

/** All damage that was set aside is dealt at the same time (KF-GEN-6, KF-DMG-1). */
function deal(_: World, l: Acting): Damage | null {
  const packets = l.pending
  l.pending = []
  return packets.length === 0 ? null : damageOf(packets)
}

/** What was dealt damage in the end; what that destroyed is known as it was. */
function haveDealt(w: World, l: Acting, { packets }: Damage): void {
  const dealt = new Set(packets.filter(({ amount }) => amount > 0).map(({ to }) => to))
  const named = l.way.filter(({ deed, card }) => deed === 'destroyed' && dealt.has(card))
  noteDone(l, 'damaged', named.length > 0 ? named : refsTo(w, [...dealt]))
}

export function asideOf<E extends Deal>(to: Writing<E>): Writing<E> {
  const { effect } = to
  if (effect.by !== undefined && isOfBoth(effect))
    return to.choose(ends({ from: effect.by, to: effect.to })).act(setAside)
  const isFirst = effect.kind === 'deal' && effect.before === true
  const measured = isFirst ? to.act(measureFirst) : 'amount' in effect ? to.measured(effect.amount) : to
  return measured.choose(effect.to).act(setAside)
}
export const dealtBy = <E extends Deal>(to: Writing<E>): Writing<E> => to.call(damageChart, deal, haveDealt)
const dealOf = <E extends Deal>(to: Writing<E>): Writing<E> => dealtBy(asideOf(to))

/** The steps of several deals of one ability: everything is chosen, `setting` some of it aside, then everything is dealt. */
export const dealTogether = (
  deals: readonly Deal[],
  print: (effect: Effect) => string,
  setting: (effect: Deal, steps: readonly StepText[]) => readonly StepText[] = (_, steps) => steps,
): readonly StepText[] => {
  const chosen = deals.flatMap((effect) => setting(effect, asideOf(new Writing(print(effect), effect)).steps))
  const [first] = deals
  return first === undefined
    ? []
    : [...chosen, ...dealtBy(new Writing(deals.map(print).join(', '), first)).steps]
}

/** "2 damage to each creature for each Æ on it" is counted for each of them: twice as much as lies on it. Else null. */
export function eachItsOwn(does: Effect, of: Counted): readonly Doing<'deal'>[] | null {
  if (does.kind !== 'deal' || does.to.kind !== 'each' || does.amount.kind !== 'number') return null
  if (!speaksOfIt(of)) return null
  return Array<Doing<'deal'>>(does.amount.value).fill({ ...does, amount: { kind: 'number of', of } })
}

const speaksOfIt = (of: Counted): boolean =>
  of.kind === 'capped' ? speaksOfIt(of.of) : 'of' in of && of.of.kind === 'it'

/** What is to be destroyed; whether it can be is asked as it is tagged. */
function doom(w: World, l: Acting, effect: Doing<'destroy'>): readonly Doomed[] | null {
  const cards = cardsMeant(w, l, effect.what)
  l.it = refsTo(w, cards)
  if (cards.length === 0) did(l, false)
  if (cards.length === 0) w.not(l.source.card, 'destroys nothing', 'there is nothing to destroy', 'KF-GEN-5')
  return cards.length === 0
    ? null
    : cards.map((card) => ({ card, fight: null, ...(effect.ignoring && { ignoring: true }) }))
}

/** What a ward or "cannot" kept in play was not destroyed (KF-WRD-10); what is tagged will leave with its batch. */
function judge(w: World, l: Acting): void {
  did(
    l,
    l.it.every((ref) => isDestroyed(w, ref)),
  )
  noteDone(l, 'destroyed', l.it)
}

/** Healing nothing is legal, but nothing was healed (KF-DMG-14). */
function healBy(w: World, l: Acting, what: Target, amount: number): Answering | null {
  const hurt = open(
    w,
    cardsMeant(w, l, what).filter((card) => cardOf(w, card).damage > 0),
    'healed',
  )
  did(l, hurt.length > 0 && amount > 0)
  l.amount = 0
  for (const card of hurt) {
    const { damage } = cardOf(w, card)
    const healed = Math.min(damage, amount)
    writeCard(w, card).damage = damage - healed
    l.amount += healed
  }
  speakOf(w, l, what)
  const healed = amount > 0 ? hurt : []
  noteDone(l, 'healed', refsTo(w, healed))
  return windowOver(facts(w, 'healed', healed, { user: doerOf(l) }))
}

/** As much as lies on any of them. */
const mostDamage = (w: View, l: Acting, { what }: Doing<'heal'>): number =>
  Math.max(0, ...cardsMeant(w, l, what).map((card) => cardOf(w, card).damage))

const heal = (w: World, l: Acting, { what, amount }: Doing<'heal'>): Answering | null =>
  healBy(w, l, what, amountOf(w, l, amount))
const fullyHeal = (w: World, l: Acting, { what }: Doing<'fully heal'>): Answering | null =>
  healBy(w, l, what, Number.POSITIVE_INFINITY)

/** Moving damage is not dealing it: nothing prevents it, and nothing follows it but the continuous check (KF-DMG-13). */
function moveDamage(w: World, l: Acting, effect: Doing<'move damage'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  const from = all.filter((card) => card !== to && cardOf(w, card).damage > 0)
  did(l, to !== undefined && from.length > 0)
  l.amount = 0
  if (to === undefined) return
  for (const card of from) {
    const { damage } = cardOf(w, card)
    const moved = Math.min(damage, amountOf(w, l, effect.amount))
    writeCard(w, card).damage = damage - moved
    writeCard(w, to).damage += moved
    l.amount += moved
  }
}

/** As much as lies on any of those that it can come from. */
const damageThere = (w: View, l: Acting, { from, to }: Doing<'move damage'>): number =>
  Math.max(0, ...fromAndTo(w, l, from, to).from.map((card) => cardOf(w, card).damage))

export const damage = {
  deal: dealOf,
  'deal power': dealOf,
  destroy: (to) => to.chooseToDestroy(to.effect.what).join(destroyed, doom).act(judge),
  'move damage': (to) => to.choose(ends(to.effect)).howMuch(to.effect.amount, damageThere).act(moveDamage),
  heal: (to) => to.choose(to.effect.what).howMuch(to.effect.amount, mostDamage).call(window, heal),
  'fully heal': (to) => to.choose(to.effect.what).call(window, fullyHeal),
} satisfies Partial<Writers>
