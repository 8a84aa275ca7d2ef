import type { Start, View, World } from '@battleline/kernel'
import { type Acting, amountOf, meant, permanentsMeant, powerOf } from '../acting.ts'
import { type Dealing, damage, damageOf, partsOf, takesDamage } from '../charts/damage.ts'
import { Sayings } from '../read.ts'
import { isCreature, isPlayer, isThere, permanentOf, type Ref, refTo, tableOf } from '../state.ts'
import type { Instruction } from '../text/structure.ts'

type Deal = Extract<Instruction, { readonly kind: 'deal' }>

const start = (w: View, dealing: readonly Dealing[]): Start => ({
  chart: damage.id,
  locals: damageOf(partsOf(w, dealing)),
})

/** A spell or ability has something deal damage. What cannot be dealt by or to what is gone is not dealt (MTG-FGT-7). */
export function deal(w: World, l: Acting, one: Deal): Start | null {
  const from = sourceOf(w, l, one)
  if (from === null) {
    l.did = false
    return null
  }
  const to = meant(w, l, one.to)
  if (one.to.kind !== 'self' && one.to.kind !== 'you') l.it = to
  const by = one.by === null ? l.item.you : undefined
  const dealing = sharesOf(w, l, one, from, to).flatMap(({ ref, amount }): Dealing[] =>
    takesDamage(w, ref) ? [{ from, to: ref, amount, ...(by !== undefined && { by }) }] : [],
  )
  return start(w, one.excess === null ? dealing : dealing.flatMap((each) => rerouted(w, each, one)))
}

/** What deals it: the spell or the permanent whose ability it is, or the creature that the text names. */
function sourceOf(w: View, l: Acting, { by }: Deal): Ref | null {
  if (by === null) return { card: l.item.source, life: l.item.life }
  const [creature] = permanentsMeant(w, l, by)
  return creature === undefined ? null : refTo(w, creature)
}

/** What each recipient is dealt. The share of an illegal target is lost (MTG-NCD-4); even shares are rounded down (MTG-NCD-6). */
function sharesOf(
  w: View,
  l: Acting,
  { amount, to, divided, by }: Deal,
  from: Ref,
  recipients: readonly Ref[],
): readonly { readonly ref: Ref; readonly amount: number }[] {
  if (divided === 'chosen' && to.kind === 'target') {
    const shares = l.item.shares[to.at ?? 0] ?? []
    return (l.aims[to.at ?? 0] ?? []).flatMap((ref, at) =>
      ref === null ? [] : [{ ref, amount: shares[at] ?? 0 }],
    )
  }
  // A creature that deals damage deals its own power.
  const whole = by !== null && amount.kind === 'its power' ? powerOf(w, from) : amountOf(w, l, amount)
  const each = divided === 'evenly' ? Math.floor(whole / Math.max(1, recipients.length)) : whole
  return recipients.map((ref) => ({ ref, amount: each }))
}

/** The excess goes to the recipient's controller in the same event (MTG-NCD-8), in the current rules (MTG-EDN-7). */
function rerouted(w: View, each: Dealing, { excess, by }: Deal): Dealing[] {
  const said = new Sayings(w)
  const isMeant = excess !== null && by !== null && said.has(each.from.card, excess)
  if (!isMeant || tableOf(w).edition !== 'current' || isPlayer(w, each.to.card)) return [each]
  const lethal = lethalFor(w, said, each.to.card, said.has(each.from.card, 'deathtouch'))
  const over = Math.max(0, each.amount - lethal)
  const controller = refTo(w, permanentOf(w, each.to.card).controller)
  return [
    { ...each, amount: each.amount - over },
    { ...each, to: controller, amount: over },
  ]
}

/** How much damage is lethal to a creature, marked damage counted; 1 by deathtouch (MTG-CDM-10, MTG-DMG-12). */
export function lethalFor(w: View, said: Sayings, card: number, deathtouch: boolean): number {
  const left = Math.max(0, said.toughness(card) - permanentOf(w, card).damage)
  return deathtouch ? Math.min(1, left) : left
}

/** Each deals damage equal to its power to the other, or neither does (MTG-FGT-1, MTG-FGT-2). */
export function fight(
  w: World,
  l: Acting,
  one: Extract<Instruction, { readonly kind: 'fight' }>,
): Start | null {
  const both = [...meant(w, l, one.who), ...(one.whom === null ? [] : meant(w, l, one.whom))]
  const [first, second] = both
  const able = [first, second].filter(
    (ref) =>
      ref !== undefined && isThere(w, ref) && !isPlayer(w, ref.card) && isCreature(permanentOf(w, ref.card)),
  )
  l.it = both
  if (first === undefined || second === undefined || able.length < 2) {
    l.did = false
    w.not(l.item.source, 'fight', 'one of the creatures is not there to fight', 'MTG-FGT-2')
    return null
  }
  const dealing = (from: Ref, to: Ref): Dealing => ({ from, to, amount: powerOf(w, from) })
  if (first.card !== second.card) return start(w, [dealing(first, second), dealing(second, first)])
  // One that fights itself is dealt twice its power: at one moment, or in E16 its power two times (MTG-FGT-5).
  const itself = dealing(first, first)
  return start(
    w,
    tableOf(w).edition === 'e16' ? [itself, itself] : [{ ...itself, amount: 2 * itself.amount }],
  )
}
