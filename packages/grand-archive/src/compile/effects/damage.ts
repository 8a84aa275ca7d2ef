import { StepBuilder, type StepSpec, stepVerbs, type View, type World } from '@battleline/kernel'
import { damage as damageChart } from '../../charts/damage.ts'
import { oneByOne, oneByOneOf } from '../../charts/damage-one-by-one.ts'
import { destroyed, destroyedOf } from '../../charts/destroyed.ts'
import { reservePayment, reservePaymentOf } from '../../charts/payment.ts'
import { emit } from '../../events/triggers.ts'
import { policyOf } from '../../model/edition-policy.ts'
import { cardOf, type PlayerId, refTo, writeCard } from '../../model/state.ts'
import { effectsGiving } from '../../query/active-effects.ts'
import { championOf, isStillOnField } from '../../query/objects.ts'
import { canReserve } from '../../query/payment.ts'
import { referencedCards, resolveReference } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { canSacrifice } from '../../query/sacrifice.ts'
import { amountOf, hasPredicate } from '../../query/values.ts'
import { damageInstance, damageOf } from '../../replacement/pending-damage.ts'
import type { EffectOf } from '../../text/structure.ts'
import { isTargetSlot } from '../../text/target-slots.ts'
import { chooseStep, type EffectWriters, effectStep } from './write.ts'

/** Damage to one or several objects is one event; the amount is computed now (GA-DMG-1, GA-DMG-10). */
function dealt(w: View, l: Resolution, { amount, to, by, unpreventable, spell }: EffectOf<'deal'>) {
  const [source] = by === undefined ? [l.source] : resolveReference(w, l, by)
  // A chosen source that has left deals no damage (GA-SRC-7).
  if (source === undefined || (by !== undefined && isTargetSlot(by) && !isStillOnField(w, source)))
    return null
  const points = amountOf(w, l, amount)
  const cards = referencedCards(w, l, to)
  const instances = cards.map((card, id) =>
    damageInstance(w, id, source, refTo(w, card), points, { unpreventable: unpreventable === true, spell }),
  )
  return instances.length === 0 ? null : damageOf(instances)
}

const calls = <E>(title: string, effect: E) => new StepBuilder<Resolution, E>(title, effect)

const deal = (title: string, effect: EffectOf<'deal'>): readonly StepSpec[] => [
  ...chooseStep(title, effect.to),
  calls(title, effect)
    .then((_, l) => {
      // "If you do" is true even if the damage is prevented (GA-RPL-6).
      l.completed = true
    })
    .call(damageChart, (w, l, of) => dealt(w, l, of))
    .cite('GA-DMG-1', 'GA-DMG-4', 'GA-SRC-5', 'GA-SRC-6'),
]

const destroy = (title: string, effect: EffectOf<'destroy' | 'sacrifice'>): readonly StepSpec[] => [
  ...chooseStep(title, effect.what, effect.kind === 'sacrifice' ? canSacrifice : undefined),
  calls(title, effect)
    .call(
      destroyed,
      (w, l, { what, kind }) => {
        const cards = referencedCards(w, l, what).map((card) => refTo(w, card))
        l.completed = cards.length > 0
        return cards.length === 0 ? null : destroyedOf(cards, kind === 'sacrifice')
      },
      (_, l, child) => {
        l.completed = child.spared.length < child.cards.length
        l.affected = [...l.affected, ...child.cards.filter((one) => !child.spared.includes(one))]
      },
    )
    .cite('GA-DTH-2'),
]

const recovers = (title: string, effect: EffectOf<'recover'>): readonly StepSpec[] => [
  effectStep(
    title,
    (w: World, l: Resolution, { amount }: EffectOf<'recover'>) => recover(w, l.you, amountOf(w, l, amount)),
    effect,
    'GA-REC-1',
    'GA-REC-6',
  ),
]

/** Separate choices, even of the same object, are separate events one after the other (GA-DMG-10). */
const forEachCard = (title: string, effect: EffectOf<'deal for each'>): readonly StepSpec[] => [
  calls(title, effect)
    .call(oneByOne, (_, l, { amount, of }) => oneByOneOf(l.source, l.you, l.antecedent.length, amount, of))
    .cite('GA-DMG-10'),
]

export const damage = {
  'deal for each': forEachCard,
  deal,
  destroy,
  sacrifice: destroy,
  recover: recovers,
  pay: (title, effect) => [
    stepVerbs<Resolution>()
      .act(title, (w, l) => {
        l.completed = canReserve(w, l.you, effect.amount, l.source.card)
      })
      .call(reservePayment, (w, l) =>
        l.completed ? reservePaymentOf(w, l.you, effect.amount, l.source.card) : null,
      )
      .cite('GA-CST-8'),
  ],
} satisfies Partial<EffectWriters>

/** Recover N: that many damage counters come off the champion, at most all of them (GA-REC-1). */
export function recover(w: World, you: PlayerId, wanted: number): void {
  const champion = championOf(w, you)
  if (champion < 0) return
  if (hasPredicate(w, champion, 'cannot recover')) {
    w.reportNotDone(champion, 'recovers nothing', 'its player cannot recover', 'GA-REC-1')
    return
  }
  const amount = wanted - effectsGiving(w, 'recovers less').reduce((sum, { text }) => sum + text.gives.by, 0)
  if (amount <= 0) {
    w.reportNotDone(champion, 'recovers nothing', 'recovering 0 is nothing', 'GA-REC-3')
    return
  }
  const { damage } = cardOf(w, champion)
  if (damage > 0) writeCard(w, champion).damage = Math.max(0, damage - amount)
  // Recovering counts even if there was nothing to recover (GA-REC-2).
  if (damage > 0 || policyOf(w).emptyRecover) emit(w, { kind: 'recover', by: you })
}
