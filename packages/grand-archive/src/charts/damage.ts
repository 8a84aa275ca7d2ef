import { chart, type View, verbs, type World } from '@battleline/kernel'
import { type DamageDealt, noteBold, noteFor } from '../facts.ts'
import { noteStatic } from '../keywords/static.ts'
import { controllerKnown, elementsKnown } from '../last-known.ts'
import { policyOf } from '../policy.ts'
import { isOnField, isSaid, isSiegeable, isThere, isUnit, lifeOf, usedIn } from '../read.ts'
import { type Blow, cardOf, type Ref, tableOf, writeCard, writeCombat } from '../state.ts'
import type { Source } from '../such.ts'

/** Damage from one source to one recipient, on its way through the chart (GA-DEF-9). 0 is no damage any more. */
export interface Instance extends Source {
  /** Tells the instances of one event apart. */
  readonly id: number
  readonly to: Ref
  readonly amount: number
  readonly combat: boolean
  readonly unpreventable: boolean
  /** True for what the attack deals, false for retaliation and everything else. */
  readonly attack: boolean
}

/** Everything that is dealt at one moment (GA-DMG-11), in the order in which effects meet it. */
export interface Damage {
  instances: readonly Instance[]
  /** The weapons that lose a durability counter at the same moment (GA-DUR-3). */
  readonly worn: readonly Ref[]
}

/** What is said of damage that is about to be dealt. */
export interface Dealing {
  readonly combat?: boolean
  readonly unpreventable?: boolean
  readonly attack?: boolean
}

/** An instance: its source is as it is now, or as it was last known (GA-SRC-6). */
export function instance(
  w: View,
  id: number,
  from: Ref,
  to: Ref,
  amount: number,
  { combat = false, unpreventable = false, attack = false }: Dealing = {},
): Instance {
  const by = controllerKnown(w, from)
  const elements = elementsKnown(w, from)
  const forced = combat && isOnField(w, from.card) && isSaid(w, from.card, 'unpreventable')
  return { id, from, by, elements, to, amount, combat, unpreventable: unpreventable || forced, attack }
}

export const damageOf = (instances: readonly Instance[], worn: readonly Ref[] = []): Damage => ({
  instances,
  worn,
})

const { act, amend } = verbs<Damage>()

export const damage = chart<Damage>(
  'grand-archive/damage',
  'Damage',
  {
    '1-amount': act('The damage is added up; less than 0 is 0, and 0 is no damage', positive).cite(
      'GA-DMG-1',
      'GA-DMG-5',
    ),
    '2-replace': amend(
      'Damage is replaced and prevented, in the order its recipient’s controller chooses',
    ).cite('GA-RPL-2', 'GA-PRV-1'),
    '3-deal': act('What is left is dealt', deal).cite('GA-DMG-6', 'GA-DMG-9', 'GA-DMG-11'),
    '4-wear': act('Each wielded weapon loses a durability counter', wear)
      .when((_, l) => l.worn.length > 0 || { reason: 'no weapon was wielded', cite: ['GA-DUR-2'] })
      .cite('GA-DUR-2', 'GA-DUR-3'),
  },
  { subjects: (l) => l.instances.map((one) => one.to.card), like: damageOf([]) },
)

/** Whether an object can be dealt damage: a unit, or a siegeable domain (GA-DMG-9). */
const takesDamage = (w: View, ref: Ref): boolean =>
  isThere(w, ref) && (isUnit(w, ref.card) || (isSiegeable(w, ref.card) && policyOf(w).siegeable))

function positive(w: World, l: Damage): void {
  l.instances = l.instances.filter((one) => {
    if (!takesDamage(w, one.to)) return false
    if (one.amount > 0) w.changed(one.to.card, 'pending', 0, one.amount)
    else
      w.not(
        one.to.card,
        'is not dealt damage',
        `the amount is ${one.amount}, and 0 or less is no damage`,
        'GA-DMG-5',
      )
    return one.amount > 0
  })
}

/** All of it at once; what it does is seen when all of it has been placed (GA-DMG-11). */
function deal(w: World, l: Damage): void {
  const dealt = l.instances.filter((one) => one.amount > 0 && takesDamage(w, one.to))
  l.instances = dealt
  const blows: Blow[] = []
  for (const one of dealt) {
    const before = cardOf(w, one.to.card).damage
    place(w, one)
    if (one.combat && isUnit(w, one.to.card) && isLethal(w, one.to.card, before))
      blows.push({ to: one.to, by: one.from, using: usedBy(w, one) })
    if (w.trace !== null) tellDealt(w, one)
  }
  const { combat } = tableOf(w)
  if (combat !== null && blows.length > 0) writeCombat(w, { blows: [...combat.blows, ...blows] })
  const earlier: DamageDealt[] = []
  for (const one of dealt) {
    if (one.combat) noteHit(w, one)
    noteStatic(w, one)
    const { to, from, by, elements, amount, combat: inCombat } = one
    const what: DamageDealt = {
      kind: 'dealt damage',
      to,
      from,
      by,
      elements,
      amount,
      combat: inCombat,
      earlier: earlier.slice(),
    }
    noteFor(w, what)
    earlier.push({ ...what, earlier: [] })
  }
}

/** Tells who dealt an object what, and how that stands to its life: questions afterwards are answered from it. */
function tellDealt(w: World, { to: { card }, from, amount, combat }: Instance): void {
  const { damage } = cardOf(w, card)
  w.changed(card, 'dealt', null, { by: from.card, amount, combat, damage, life: lifeOf(w, card) })
}

/** Marks on an ally, counters on a champion, counters off a siegeable domain (GA-DMG-9). */
function place(w: World, { to, amount }: Instance): void {
  const record = writeCard(w, to.card)
  record.harmed = true
  if (record.$def.type === 'domain') record.durability = Math.max(0, record.durability - amount)
  else record.damage += amount
}

/** True for the damage that first makes the sum lethal (GA-TRG-3). */
function isLethal(w: View, card: number, before: number): boolean {
  const life = lifeOf(w, card) ?? 0
  return before < life && cardOf(w, card).damage >= life
}

/** What an attack uses as it deals damage: the cards of its intent, then its weapons. */
function usedBy(w: View, { attack }: Instance): readonly Ref[] {
  const { combat } = tableOf(w)
  return attack && combat !== null ? usedIn(w, combat) : []
}

/** Only combat damage hits (GA-DMG-7). */
function noteHit(w: World, one: Instance): void {
  const { to, from, amount } = one
  const { type } = cardOf(w, to.card).$def
  for (const card of [from.card, ...usedBy(w, one).map((ref) => ref.card)]) {
    if (type === 'ally') noteBold(w, card, 'on ally hit', [to], amount)
    if (type === 'champion') noteBold(w, card, 'on champion hit', [to], amount)
    noteBold(w, card, 'on hit', [to], amount)
  }
}

/** Whatever was dealt, prevented damage included (GA-DUR-2, GA-PRV-9). */
function wear(w: World, l: Damage): void {
  for (const ref of l.worn) {
    if (!isThere(w, ref)) continue
    const record = writeCard(w, ref.card)
    record.durability = Math.max(0, record.durability - 1)
  }
}

/** Changes an instance, and tells the observer how the pending damage changed. */
export function becomes(w: World, l: Damage, id: number, amount: number): void {
  l.instances = l.instances.map((one) => {
    if (one.id !== id) return one
    const now = Math.max(0, amount)
    w.changed(one.to.card, 'pending', one.amount, now)
    return { ...one, amount: now }
  })
}

/** One more instance at the same moment: what an effect deals back (GA-PRV-8). */
export function alsoDealt(w: World, l: Damage, from: Ref, to: Ref, amount: number): void {
  const id = Math.max(...l.instances.map((one) => one.id)) + 1
  if (!takesDamage(w, to)) return
  w.changed(to.card, 'pending', 0, amount)
  l.instances = [...l.instances, instance(w, id, from, to, amount)]
}
