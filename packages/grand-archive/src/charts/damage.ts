import { NOT_DAMAGED } from '@battleline/card-game'
import {
  because,
  chart,
  type Reason,
  routine,
  say,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import { rememberDeed } from '../events/activations.ts'
import { type DamageDealt, emit, triggerAbilities } from '../events/triggers.ts'
import { sayUnplayedOfHit } from '../keywords/masteries.ts'
import { triggerStatic } from '../keywords/static.ts'
import { type Blow, cardOf, type Ref, tableOf, writeCard, writeCombat } from '../model/state.ts'
import { cardsUsedIn } from '../query/attack.ts'
import { isStillOnField, isUnit } from '../query/objects.ts'
import { lifeOf } from '../query/values.ts'
import { type Damage, type DamageInstance, damageOf, takesDamage } from '../replacement/pending-damage.ts'

const { act, amend } = stepVerbs<Damage>()

export const damage = chart<Damage>(
  'grand-archive/damage',
  'Damage',
  {
    '1-amount': act('The damage is added up; less than 0 is 0, and 0 is no damage', dropZeroDamage).cite(
      'GA-DMG-1',
      'GA-DMG-5',
    ),
    '2-replace': amend(
      'Damage is replaced and prevented, in the order its recipient’s controller chooses',
    ).cite('GA-RPL-2', 'GA-PRV-1'),
    '3-deal': act('The remaining damage is dealt', deal).cite('GA-DMG-6', 'GA-DMG-9', 'GA-DMG-11'),
    '4-wear': act('Each wielded weapon loses a durability counter', wear)
      .when((w, l) => l.worn.length > 0 || whyNotWorn(w, l))
      .cite('GA-DUR-2', 'GA-DUR-3'),
  },
  { subjects: (l) => l.instances.map((one) => one.to.card), like: damageOf([]) },
)

function dropZeroDamage(w: World, l: Damage): void {
  l.instances = l.instances.filter((one) => {
    if (!takesDamage(w, one.to)) return false
    if (one.amount > 0) w.reportChange(one.to.card, 'pending', 0, one.amount)
    else
      w.reportNotDone(
        one.to.card,
        NOT_DAMAGED,
        say`the amount is ${one.amount}, and 0 or less is no damage`,
        'GA-DMG-5',
      )
    return one.amount > 0
  })
}

/** Deals all damage at once; abilities trigger after all of it is dealt (GA-DMG-11). */
function deal(w: World, l: Damage): void {
  const dealt = l.instances.filter((one) => one.amount > 0 && takesDamage(w, one.to))
  l.instances = dealt
  const blows: Blow[] = []
  for (const one of dealt) {
    const before = cardOf(w, one.to.card).damage
    markDamage(w, one)
    if (one.combat && isUnit(w, one.to.card) && isLethal(w, one.to.card, before))
      blows.push({ to: one.to, by: one.from, using: usedBy(w, one) })
    if (w.trace !== null) traceDealt(w, one)
  }
  const { combat } = tableOf(w)
  if (combat !== null && blows.length > 0) writeCombat(w, { blows: [...combat.blows, ...blows] })
  const earlier: DamageDealt[] = []
  for (const one of dealt) {
    if (one.combat) triggerHits(w, one)
    triggerStatic(w, one)
    const { to, from, by, elements, spell, amount, combat: inCombat } = one
    const what: DamageDealt = {
      kind: 'dealt damage',
      to,
      from,
      by,
      elements,
      ...(spell && { spell }),
      amount,
      combat: inCombat,
      earlier: earlier.slice(),
    }
    rememberDeed(w, 'dealt damage', what.to)
    if (inCombat) rememberDeed(w, 'deals combat damage', from)
    emit(w, what)
    earlier.push({ ...what, earlier: [] })
  }
}

/** The trace says who dealt the damage and how it compares with the object's life. Explanations read this. */
function traceDealt(w: World, { to: { card }, from, amount, combat }: DamageInstance): void {
  const { damage } = cardOf(w, card)
  w.reportChange(card, 'dealt', null, { by: from.card, amount, combat, damage, life: lifeOf(w, card) })
}

/** Marks on an ally, counters on a champion, counters off a siegeable domain (GA-DMG-9). */
function markDamage(w: World, { to, amount }: DamageInstance): void {
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

/** The cards that an attack uses as it deals damage: its intent, then its weapons. */
function usedBy(w: View, { attack }: DamageInstance): readonly Ref[] {
  const { combat } = tableOf(w)
  return attack && combat !== null ? cardsUsedIn(w, combat) : []
}

/** Only combat damage hits (GA-DMG-7). */
function triggerHits(w: World, one: DamageInstance): void {
  const { to, from, amount } = one
  const { type } = cardOf(w, to.card).$def
  sayUnplayedOfHit(w, to)
  for (const card of [from.card, ...usedBy(w, one).map((ref) => ref.card)]) {
    if (type === 'ally') triggerAbilities(w, card, 'on ally hit', [to], amount)
    if (type === 'champion') triggerAbilities(w, card, 'on champion hit', [to], amount)
    triggerAbilities(w, card, 'on hit', [to], amount)
  }
}

function whyNotWorn(w: View, { instances }: Damage): Reason {
  const { combat } = tableOf(w)
  if (combat === null || combat.weapons.length === 0) return routine('no weapon was wielded', 'GA-DUR-2')
  if (!combat.weapons.some((one) => isStillOnField(w, one)))
    return because('no wielded weapon is on the field any more', 'GA-DUR-2')
  // Without a defender, only retaliators deal damage in the damage step.
  return instances.some((one) => one.combat)
    ? because('no legal defender was left', 'GA-DUR-4')
    : because('no damage of an attack with a weapon was dealt', 'GA-DUR-2', 'GA-DUR-4')
}

/** Wielded weapons lose durability whatever was dealt or prevented (GA-DUR-2, GA-PRV-9). */
function wear(w: World, l: Damage): void {
  for (const ref of l.worn) {
    if (!isStillOnField(w, ref)) continue
    const record = writeCard(w, ref.card)
    record.durability = Math.max(0, record.durability - 1)
  }
}
