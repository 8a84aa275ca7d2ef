import type { Start, View, World } from '@battleline/kernel'
import { type DamageRequest, startDamage, takesDamage } from '../events/damage.ts'
import { policyOf } from '../model/edition-policy.ts'
import { isCreature, isPlayer, isThere, permanentOf, type Ref, refTo } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { lethalFor } from '../query/damage-assignment.ts'
import { lastKnown, lastKnownPower } from '../query/last-known.ts'
import {
  amountOf,
  type Resolution,
  referencedPermanents,
  resolveReference,
  sharesOf,
} from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'

type Deal = Extract<Instruction, { readonly kind: 'deal' }>

/**
 * A spell or ability makes an object deal damage. A missing source or recipient deals or is dealt nothing
 * (MTG-FGT-7).
 */
export function deal(w: World, l: Resolution, one: Deal): Start | null {
  const from = sourceOf(w, l, one)
  if (from === null) {
    l.completed = false
    return null
  }
  const to = resolveReference(w, l, one.to)
  if (one.to.kind !== 'self' && one.to.kind !== 'you') l.antecedent = to
  const by = one.by == null ? l.item.you : undefined
  const dealing = amountsOf(w, l, one, from, to).flatMap(({ ref, amount }): DamageRequest[] =>
    takesDamage(w, ref) ? [{ from, to: ref, amount, ...(by !== undefined && { by }) }] : [],
  )
  return startDamage(w, one.excess == null ? dealing : dealing.flatMap((each) => rerouted(w, each, one)))
}

/** The source: the spell, the permanent with the ability, or the creature that the text names. */
function sourceOf(w: View, l: Resolution, { by }: Deal): Ref | null {
  if (by == null) return { card: l.item.source, life: l.item.life }
  const [creature] = referencedPermanents(w, l, by)
  if (creature !== undefined) return refTo(w, creature)
  // What has left deals damage as it was last known, if the ability waited for it.
  const [left] = by.kind === 'it' ? l.antecedent : []
  return left !== undefined && lastKnown(w, left) !== undefined ? left : null
}

/**
 * The damage of each recipient. The share of an illegal target is lost (MTG-NCD-4); even shares are rounded down
 * (MTG-NCD-6).
 */
function amountsOf(
  w: View,
  l: Resolution,
  { amount, to, divided, by }: Deal,
  from: Ref,
  recipients: readonly Ref[],
): readonly { readonly ref: Ref; readonly amount: number }[] {
  if (divided === 'chosen' && to.kind === 'target') {
    const shares = sharesOf(l, to)
    return (l.targets[to.at ?? 0] ?? []).flatMap((ref) =>
      ref === null ? [] : [{ ref, amount: shares.get(ref.card) ?? 0 }],
    )
  }
  // A creature as the source deals its own power.
  const whole = by != null && amount.kind === 'its power' ? lastKnownPower(w, from) : amountOf(w, l, amount)
  const each = divided === 'evenly' ? Math.floor(whole / Math.max(1, recipients.length)) : whole
  return recipients.map((ref) => ({ ref, amount: each }))
}

/** The excess goes to the recipient's controller in the same event (MTG-NCD-8), in the current rules (MTG-EDN-7). */
function rerouted(w: View, each: DamageRequest, { excess, by }: Deal): DamageRequest[] {
  const characteristics = new Characteristics(w)
  const isMeant = excess != null && by != null && characteristics.has(each.from.card, excess)
  if (!isMeant || !policyOf(w).reroutesExcess || isPlayer(w, each.to.card)) return [each]
  const lethal = lethalFor(
    w,
    characteristics,
    each.to.card,
    characteristics.has(each.from.card, 'deathtouch'),
  )
  const over = Math.max(0, each.amount - lethal)
  const controller = refTo(w, permanentOf(w, each.to.card).controller)
  return [
    { ...each, amount: each.amount - over },
    { ...each, to: controller, amount: over },
  ]
}

/** Each deals damage equal to its power to the other, or neither does (MTG-FGT-1, MTG-FGT-2). */
export function fight(
  w: World,
  l: Resolution,
  one: Extract<Instruction, { readonly kind: 'fight' }>,
): Start | null {
  const both = [
    ...resolveReference(w, l, one.who),
    ...(one.object == null ? [] : resolveReference(w, l, one.object)),
  ]
  const [first, second] = both
  const able = [first, second].filter(
    (ref) =>
      ref !== undefined && isThere(w, ref) && !isPlayer(w, ref.card) && isCreature(permanentOf(w, ref.card)),
  )
  l.antecedent = both
  if (first === undefined || second === undefined || able.length < 2) {
    l.completed = false
    w.reportNotDone(
      l.item.source,
      'lets nothing fight',
      'one of the creatures is not there to fight',
      'MTG-FGT-2',
    )
    return null
  }
  const dealing = (from: Ref, to: Ref): DamageRequest => ({ from, to, amount: lastKnownPower(w, from) })
  if (first.card !== second.card) return startDamage(w, [dealing(first, second), dealing(second, first)])
  // A creature that fights itself is dealt twice its power at once, or in E16 its power twice (MTG-FGT-5).
  const itself = dealing(first, first)
  return startDamage(
    w,
    policyOf(w).fightsItselfTwice ? [itself, itself] : [{ ...itself, amount: 2 * itself.amount }],
  )
}
