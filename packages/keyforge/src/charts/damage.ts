import {
  type Chart,
  chart,
  type GameEvent,
  say,
  sentenceOf,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import { cannotBeDealt } from '../effects/protection.ts'
import { andThen, facts, NO_FACTS, triggersOf } from '../events/triggers.ts'
import {
  type Damage,
  type DamageInstance,
  type DestructionEntry,
  damageBatch,
  type KeywordDamage,
  pendingOn,
} from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, refTo, tableOf, writeCard } from '../model/state.ts'
import { activeEffects, hasEffects } from '../query/active-effects.ts'
import { isCreature } from '../query/board.ts'
import { type Destruction, destroyedByTop } from '../query/open-destruction.ts'
import { powerOf } from '../query/power.ts'
import { absorbWithArmor } from '../rules/armor.ts'
import type { DamageKind } from '../vocabulary.ts'
import { destroyed } from './destroyed.ts'

const { act, amend, offer } = stepVerbs<Damage>()

export const damage = chart<Damage>(
  'keyforge/damage',
  'Damage',
  {
    '1-pending': amend('Pending damage is set above each creature').cite('KF-DMG-1', 'KF-DMG-5'),
    '2-prevent': amend('Damage is prevented').cite('KF-DMG-4', 'KF-GEN-2'),
    '3-ward': act('Wards are spent and prevent pending damage', spendWards).cite('KF-WRD-3', 'KF-WRD-4'),
    '4-armor': act('Armor absorbs damage', absorbWithArmor).cite('KF-ARM-1', 'KF-DMG-2'),
    // Replacement effects change damage as it is placed; then all damage is placed as one change (KF-PWR-3).
    '5-place': amend('Damage is placed')
      .then(place)
      .join(destroyed, whatItDestroys, noteDestroyed)
      .asOne()
      .cite('KF-DMG-8', 'KF-PWR-3'),
    '6-after': offer('After a creature is dealt damage', { entries: (_, l) => triggersOf(l.facts) }).cite(
      'KF-DMG-11',
      'KF-DMG-12',
    ),
  },
  {
    subjects: (l) => l.instances.map((one) => one.to),
    like: damageBatch([]),
    copy: (l) => ({ instances: l.instances, fight: l.fight, toDestroy: l.toDestroy, facts: l.facts }),
  },
)

/** The pending damage of each creature in all open damage charts, until it is placed (KF-DMG-1). */
export function pendingNow({ stack }: View): ReadonlyMap<number, number> {
  const pending = new Map<number, number>()
  for (const { chart: one, at, entered, locals } of stack) {
    if (one.id !== damage.id || (at === 0 && !entered) || at > placing(one)) continue
    for (const { to, amount } of (locals as Damage).instances)
      if (amount > 0) pending.set(to, (pending.get(to) ?? 0) + amount)
  }
  return pending
}

const placing = ({ nodes }: Chart): number =>
  nodes.findIndex(({ step, work }) => step.id === `${damage.id}.5-place` && work.kind === 'act')

function spendWards(w: World, l: Damage): void {
  for (const { to, amount } of l.instances) {
    if (amount === 0 || !cardOf(w, to).warded) continue
    w.reportChange(to, 'pending', pendingOn(l, to), 0)
    writeCard(w, to).warded = false
    l.instances = l.instances.map((one) => (one.to === to ? { ...one, amount: 0 } : one))
  }
}

function whatItDestroys(_: World, l: Damage): readonly DestructionEntry[] | null {
  return l.toDestroy.length > 0 ? l.toDestroy : null
}

function noteDestroyed(w: World, l: Damage, destruction: Destruction): void {
  l.toDestroy = destroyedByTop(w, destruction)
}

/** Places all damage at once, then finds the creatures that it destroys and the abilities that it triggers. */
function place(w: World, l: Damage): void {
  l.instances = l.instances.filter((one) => lands(w, one))
  const dealt: number[] = []
  for (const { to, amount } of l.instances) {
    writeCard(w, to).damage += amount
    if (!dealt.includes(to)) dealt.push(to)
  }
  if (w.trace !== null) for (const card of dealt) tellDealt(w, l, card)
  l.toDestroy = doomedBy(w, l, dealt)
  if (hasEffects(tableOf(w).$effects, DEALT)) l.facts = andThen(l.facts, factsOf(w, l, dealt))
}

/** The hooks of effects that react to damage. */
const DEALT = [HOOK.damaged, HOOK.dealsDamage, HOOK.damagedByIcon]

const factsOf = (w: View, l: Damage, dealt: readonly number[]): readonly GameEvent[] =>
  andThen(facts(w, 'dealt damage', dealt, { amounts: amountsOf(l) }), andThen(byDealers(w, l), byIcons(w, l)))

/** The damage dealt to each creature, for "that much". */
function amountsOf({ instances }: Damage): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>()
  for (const { to, amount } of instances) amounts.set(to, (amounts.get(to) ?? 0) + amount)
  return amounts
}

/** One event for each creature and each dealer of damage. */
function byDealers(w: View, { instances }: Damage): readonly GameEvent[] {
  if (activeEffects(w, HOOK.dealsDamage).length === 0) return NO_FACTS
  const known = new Set<string>()
  return instances.flatMap(({ from, to }) => {
    if (from === null) return []
    const [fact] = facts(w, 'deals damage', [to], { other: from.card })
    const saw = fact?.saw.filter(({ id }) => !known.has(id)) ?? []
    for (const { id } of saw) known.add(id)
    return fact === undefined || saw.length === 0 ? [] : [{ ...fact, saw }]
  })
}

function byIcons(w: View, { instances }: Damage): readonly GameEvent[] {
  if (!instances.some(({ kind }) => kind === 'icon')) return NO_FACTS
  const icons = instances.filter(({ kind }) => kind === 'icon').map(({ to }) => to)
  return facts(w, 'dealt icon damage', icons)
}

/** Records who dealt damage to a creature, and the damage relative to its power. Later conditions read this. */
function tellDealt(w: World, l: Damage, card: number): void {
  const by = l.instances
    .filter((one) => one.to === card)
    .map(({ from, kind, amount, poison }) => ({ card: from?.card ?? null, kind, amount, poison }))
  w.reportChange(card, 'dealt', null, { by, damage: cardOf(w, card).damage, power: powerOf(w, card) })
}

/** The creatures that this damage destroys: damage equal to or greater than their power, or poison (KF-POI-1). */
function doomedBy(w: World, l: Damage, dealt: readonly number[]): readonly DestructionEntry[] {
  const toDestroy: DestructionEntry[] = []
  for (const card of dealt) {
    // A tagged creature keeps its first cause (KF-DST-5).
    if (cardOf(w, card).tagged) continue
    const poisoned = l.instances.some((one) => one.to === card && one.poison)
    if (!poisoned && cardOf(w, card).damage < powerOf(w, card)) continue
    const byKeywords = l.instances.filter((one) => one.to === card && OF_KEYWORDS.includes(one.kind))
    toDestroy.push({
      ...refTo(w, card),
      fight: l.fight,
      by: w.stack.length - 1,
      ...(byKeywords.length > 0 && { byKeywords: byKeywords.map(source) }),
    })
  }
  return toDestroy
}

const OF_KEYWORDS: readonly DamageKind[] = ['assault', 'hazardous', 'splash-attack']
const source = ({ from, kind }: DamageInstance): KeywordDamage => ({ from, kind })

/** Whether an instance of damage can be placed: it may have been redirected to a creature that cannot be dealt it (doubt D5). */
function lands(w: World, one: DamageInstance): boolean {
  if (one.amount === 0) return false
  if (isCreature(w, one.to)) return !cannotBeDealt(w, one)
  const message = say`is not dealt ${one.amount} damage`
  const undone = { kind: 'damage', text: sentenceOf(message), message } as const
  w.reportNotDone(one.to, undone, 'it is not in play any more', 'KF-ZON-1')
  return false
}
