import type { Ref } from '@battleline/card-game'
import type { StepSpec, View, World } from '@battleline/kernel'
import { damage as damageChart } from '../../charts/damage.ts'
import { destroyed } from '../../charts/destroyed.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { unprotected } from '../../effects/protection.ts'
import { facts } from '../../events/triggers.ts'
import type { Damage, DestructionEntry } from '../../model/damage.ts'
import { damageBatch, damageInstance } from '../../model/damage.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, refTo, writeCard } from '../../model/state.ts'
import { affectedThisWay } from '../../query/affected-this-way.ts'
import { isThere, neighborsOf } from '../../query/board.ts'
import { amountOf } from '../../query/count.ts'
import { hasStatus, knownPower, lastObject } from '../../query/last-known.ts'
import { type Destruction, destroyedByTop } from '../../query/open-destruction.ts'
import { isSame } from '../../query/open-fights.ts'
import { actingPlayer, refsTo, targetsInPlay, targetsOf } from '../../query/resolution.ts'
import { choiceOf, ends, fromAndTo } from '../../rules/choosing.ts'
import type { Amount, Counted, Doing, Effect, Target } from '../../text/structure.ts'
import { reportNothingFound, targetsFound } from './targets-found.ts'
import { EffectBuilder, type EffectWriters, markAffected, noteCompletion, setAntecedent } from './write.ts'

export type Deal = Doing<'deal'> | Doing<'deal power'>
export const isDeal = (effect: Effect): effect is Deal =>
  effect.kind === 'deal' || effect.kind === 'deal power'

/** Damage equal to the power of one, set aside for the other. */
function exchange(w: World, l: Resolution, by: Ref, to: Ref): void {
  if (!isThere(w, to)) return
  const amount = knownPower(w, by)
  l.pending = [...l.pending, damageInstance(by, to.card, 'ability', amount)]
  markAffected(l, 'destroyed', [to])
}

/**
 * Sets aside damage that the ability deals later. Its source is the card of the ability, or the creature that the
 * text names. Damage by an ability is not power damage, even if it equals a power (KF-DMG-16, KF-FGT-6).
 */
function setAside(w: World, l: Resolution, effect: Deal): void {
  if (effect.kind === 'deal power' && effect.by.kind === 'it' && effect.to.kind === 'the others') {
    // Each of those chosen, to the others of them.
    for (const by of l.antecedent)
      for (const to of l.antecedent) if (to.card !== by.card) exchange(w, l, by, to)
    return
  }
  if (effect.kind === 'deal power' && effect.by.kind === 'each') {
    // Each deals its own power, to its own neighbor.
    for (const by of targetsOf(w, l, effect.by)) {
      const own = { ...l, antecedent: [by] }
      setAside(w, own, { ...effect, by: { kind: 'it' } })
      l.pending = own.pending
    }
    return
  }
  const { by, targets: all } = endsOf(w, l, effect)
  const amount = effect.kind === 'deal power' ? powersOf(w, by) : measuredOf(w, l, effect)
  const targets = all.filter((card) => cardOf(w, card).zone === 'battleline')
  noteCompletion(l, targets.length > 0)
  if (targets.length === 0) reportNothingFound(w, l, effect.to, 'deal damage to')
  const instances = l.pending.slice()
  const piercing = effect.kind === 'deal' && effect.piercing === true
  const add = (card: number, damage: number) =>
    instances.push({ ...damageInstance(by, card, 'ability', damage), piercing })
  for (const card of targets) {
    add(card, amountFor(w, l, effect, card) ?? amount)
    // Splash: also to each neighbor of the target, at the same time (KF-SPL-2).
    const splash = effect.kind === 'deal' ? (effect.splash ?? 0) : 0
    if (splash > 0) for (const neighbor of neighborsOf(w, card)) add(neighbor, splash)
  }
  l.pending = instances
  // "Those creatures" if the text has named no others.
  if (l.antecedent.length === 0) l.antecedent = refsTo(w, targets)
}

/** The dealer and the targets of damage. If one choice gives both, the target is the last card. */
function endsOf(w: World, l: Resolution, effect: Deal): { by: Ref | null; targets: readonly number[] } {
  if (isOfBoth(effect)) {
    const [by = null, ...others] = l.antecedent
    const target = others.at(-1)
    return { by, targets: target !== undefined && isThere(w, target) ? [target.card] : [] }
  }
  const [by = null] = effect.by === undefined ? [l.source] : targetsOf(w, l, effect.by)
  return { by, targets: targetsInPlay(w, l, effect.to) }
}

const isOfBoth = ({ by, to }: Deal): boolean =>
  by !== undefined && (by.kind === 'it' || choiceOf(by) !== null) && choiceOf(to) !== null

const powersOf = (w: World, by: Ref | null): number => (by === null ? 0 : knownPower(w, by))

/** An amount can be that of a card named before the target was chosen. */
const measuredOf = (w: World, l: Resolution, effect: Doing<'deal'>): number =>
  effect.before === true && l.option === MEASURED ? l.amount : amountOf(w, l, effect.amount)

function measureFirst(w: World, l: Resolution, effect: Deal): void {
  if (effect.kind !== 'deal') return
  l.option = l.antecedent.length > 0 ? MEASURED : 0
  if (l.option === MEASURED) l.amount = amountOf(w, l, effect.amount)
}
const MEASURED = 1

/** The amount that one of several creatures is dealt, if it is its own; null if all are dealt the same. */
function amountFor(w: World, l: Resolution, effect: Deal, card: number): number | null {
  if (effect.kind !== 'deal') return null
  const { already, raised = 0, to, amount } = effect
  if (already !== undefined && hasStatus(w, refTo(w, card), already)) return raised
  // "Each creature … equal to the damage on it": a separate amount for each.
  const own = isOfSeveral(to) && OF_EACH.includes(amount.kind)
  return own ? amountOf(w, { ...l, antecedent: refsTo(w, [card]) }, amount) : null
}

/** "Each …", and "each of them": of the creature that is dealt the damage, "it" speaks alone. */
const isOfSeveral = (to: Target): boolean => to.kind === 'each' || (to.kind === 'it' && to.many === true)

const OF_EACH: readonly Amount['kind'][] = ['power of', 'armor of', 'number of', 'half of']

/** Deals all damage that was set aside, at the same time (KF-GEN-6, KF-DMG-1). */
function deal(_: World, l: Resolution): Damage | null {
  return l.pending.length === 0 ? null : damageBatch(l.pending)
}

/**
 * Records the creatures that were dealt damage, and those that this damage destroyed. It was dealt if any of it was
 * placed, even on another creature (KF-DMG-11).
 */
function haveDealt(w: World, l: Resolution, { instances, toDestroy }: Damage): void {
  const targets = new Set(l.pending.map(({ to }) => to))
  const placed = new Set(instances.map(({ origin }) => origin))
  for (const { to, id } of l.pending) if (placed.has(id)) targets.delete(to)
  noteCompletion(l, targets.size === 0)
  l.pending = []
  const dealt = [...new Set(instances.map(({ to }) => to))]
  markAffected(
    l,
    'damaged',
    dealt.map((card) => lastObject(w, card)),
  )
  markAffected(l, 'destroyed', toDestroy)
}

export function asideOf<E extends Deal>(to: EffectBuilder<E>): EffectBuilder<E> {
  const { effect } = to
  if (effect.by !== undefined && isOfBoth(effect))
    return to.choose(ends({ from: effect.by, to: effect.to })).act(setAside)
  const isFirst = effect.kind === 'deal' && effect.before === true
  const measured = isFirst ? to.act(measureFirst) : 'amount' in effect ? to.measured(effect.amount) : to
  return measured.choose(effect.to).act(setAside)
}
export const dealtBy = <E extends Deal>(to: EffectBuilder<E>): EffectBuilder<E> =>
  to.call(damageChart, deal, haveDealt)
const dealOf = <E extends Deal>(to: EffectBuilder<E>): EffectBuilder<E> => dealtBy(asideOf(to))

/** The steps of several deals of one ability: all choices first, `setting` some damage aside, then one deal. */
export const dealTogether = (
  deals: readonly Deal[],
  print: (effect: Effect) => string,
  setting: (effect: Deal, steps: readonly StepSpec[]) => readonly StepSpec[] = (_, steps) => steps,
): readonly StepSpec[] => {
  const chosen = deals.flatMap((effect) =>
    setting(effect, asideOf(new EffectBuilder(print(effect), effect)).steps),
  )
  const [first] = deals
  return first === undefined
    ? []
    : [...chosen, ...dealtBy(new EffectBuilder(deals.map(print).join(', '), first)).steps]
}

/** "2 damage to each creature for each Æ on it" is counted for each creature separately: twice its Æmber. Else null. */
export function eachItsOwn(does: Effect, of: Counted): readonly Doing<'deal'>[] | null {
  if (does.kind !== 'deal' || !isOfSeveral(does.to) || does.amount.kind !== 'number') return null
  if (!countsAntecedent(of)) return null
  return Array<Doing<'deal'>>(does.amount.value).fill({ ...does, amount: { kind: 'number of', of } })
}

const countsAntecedent = (of: Counted): boolean =>
  of.kind === 'capped' ? countsAntecedent(of.of) : 'of' in of && of.of.kind === 'it'

/** The cards to destroy. Whether each can be destroyed is checked when it is tagged. */
function doom(w: World, l: Resolution, effect: Doing<'destroy'>): readonly DestructionEntry[] | null {
  const cards = targetsFound(w, l, effect.what, 'destroy')
  l.antecedent = refsTo(w, cards)
  return cards.length === 0
    ? null
    : l.antecedent.map(({ card, life }) => ({
        card,
        life,
        fight: null,
        by: w.stack.length - 1,
        ...(effect.ignoring && { ignoring: true }),
      }))
}

const noteDestroyed = (w: World, l: Resolution, destruction: Destruction): void =>
  markAffected(l, 'destroyed', destroyedByTop(w, destruction))

/**
 * The effect did not destroy a card that a ward or "cannot" kept in play (KF-WRD-10), nor one that was tagged already
 * (KF-DST-5).
 */
function judge(w: World, l: Resolution): void {
  const done = affectedThisWay(w, l, 'destroyed')
  noteCompletion(
    l,
    l.antecedent.every((ref) => done.some((one) => isSame(one, ref))),
  )
}

/** Healing nothing is legal, but does not count as healing (KF-DMG-14), nor does healing less count as done (KF-GEN-8). */
function healBy(w: World, l: Resolution, what: Target, amount: number): Answering | null {
  const targets = targetsFound(w, l, what, 'heal')
  const hurt = unprotected(
    w,
    targets.filter((card) => cardOf(w, card).damage > 0),
    'healed',
  )
  if (targets.length > 0 && hurt.length === 0)
    w.reportNotDone(
      l.source.card,
      'finds nothing to heal',
      targets.length === 1 ? 'it has no damage' : 'they have no damage',
      'KF-DMG-14',
    )
  noteCompletion(l, hurt.length > 0 && hurt.length === targets.length && amount > 0)
  l.amount = 0
  for (const card of hurt) {
    const { damage } = cardOf(w, card)
    const healed = Math.min(damage, amount)
    noteCompletion(l, healed === amount || amount === Number.POSITIVE_INFINITY)
    writeCard(w, card).damage = damage - healed
    l.amount += healed
  }
  setAntecedent(w, l, what)
  const healed = amount > 0 ? hurt : []
  markAffected(l, 'healed', refsTo(w, healed))
  return windowOver(facts(w, 'healed', healed, { user: actingPlayer(l) }))
}

/** The most damage on any of them. */
const mostDamage = (w: View, l: Resolution, { what }: Doing<'heal'>): number =>
  Math.max(0, ...targetsInPlay(w, l, what).map((card) => cardOf(w, card).damage))

const heal = (w: World, l: Resolution, { what, amount }: Doing<'heal'>): Answering | null =>
  healBy(w, l, what, amountOf(w, l, amount))
const fullyHeal = (w: World, l: Resolution, { what }: Doing<'fully heal'>): Answering | null =>
  healBy(w, l, what, Number.POSITIVE_INFINITY)

/** Moving damage is not dealing it: nothing prevents it, and only the state-based check follows it (KF-DMG-13). */
function moveDamage(w: World, l: Resolution, effect: Doing<'move damage'>): void {
  const { from: all, to } = fromAndTo(w, l, effect.from, effect.to)
  const from = all.filter((card) => card !== to && cardOf(w, card).damage > 0)
  noteCompletion(l, to !== undefined && from.length > 0)
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

/** The most damage on any creature that it can come from. */
const damageThere = (w: View, l: Resolution, { from, to }: Doing<'move damage'>): number =>
  Math.max(0, ...fromAndTo(w, l, from, to).from.map((card) => cardOf(w, card).damage))

export const damage = {
  deal: dealOf,
  'deal power': dealOf,
  destroy: (to) => to.chooseToDestroy(to.effect.what).join(destroyed, doom, noteDestroyed).act(judge),
  'move damage': (to) => to.choose(ends(to.effect)).howMuch(to.effect.amount, damageThere).act(moveDamage),
  heal: (to) => to.choose(to.effect.what).howMuch(to.effect.amount, mostDamage).call(window, heal),
  'fully heal': (to) => to.choose(to.effect.what).call(window, fullyHeal),
} satisfies Partial<EffectWriters>
