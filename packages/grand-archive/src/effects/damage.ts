import { type StepText, type View, verbs, type World, Written } from '@battleline/kernel'
import { type Acting, cardsMeant, meant } from '../acting.ts'
import { damage as damageChart, damageOf, instance } from '../charts/damage.ts'
import { destroyed, destroyedOf } from '../charts/destroyed.ts'
import { oneByOne, oneByOneOf } from '../charts/one-by-one.ts'
import { amountOf } from '../counting.ts'
import { canBeSacrificed, isThere } from '../read.ts'
import { recover } from '../recover.ts'
import { refTo } from '../state.ts'
import { isAimed } from '../targeting.ts'
import type { Doing } from '../text/structure.ts'
import { choosing, does, type Writers } from './write.ts'

/** One quantity to one or several objects is one event; the amount is worked out now (GA-DMG-1, GA-DMG-10). */
function dealt(w: View, l: Acting, { amount, to, by, unpreventable }: Doing<'deal'>) {
  const [source] = by === undefined ? [l.source] : meant(w, l, by)
  // What was chosen to deal it deals none where it has gone (GA-SRC-7).
  if (source === undefined || (by !== undefined && isAimed(by) && !isThere(w, source))) return null
  const points = amountOf(w, l, amount)
  const cards = cardsMeant(w, l, to)
  const instances = cards.map((card, id) =>
    instance(w, id, source, refTo(w, card), points, { unpreventable: unpreventable === true }),
  )
  return instances.length === 0 ? null : damageOf(instances)
}

const calls = <E>(title: string, effect: E) => new Written<Acting, E>(title, effect)

const deal = (title: string, effect: Doing<'deal'>): readonly StepText[] => [
  ...choosing(title, effect.to),
  calls(title, effect)
    .then((_, l) => {
      // Dealing was done, whatever became of the damage (GA-RPL-6).
      l.did = true
    })
    .call(damageChart, (w, l, of) => dealt(w, l, of))
    .cite('GA-DMG-1', 'GA-DMG-4', 'GA-SRC-5', 'GA-SRC-6'),
]

const destroy = (title: string, effect: Doing<'destroy' | 'sacrifice'>): readonly StepText[] => [
  ...choosing(title, effect.what, effect.kind === 'sacrifice' ? canBeSacrificed : undefined),
  calls(title, effect)
    .call(
      destroyed,
      (w, l, { what, kind }) => {
        const cards = cardsMeant(w, l, what).map((card) => refTo(w, card))
        l.did = cards.length > 0
        return cards.length === 0 ? null : destroyedOf(cards, kind === 'sacrifice')
      },
      (_, l, child) => {
        l.did = child.spared.length < child.cards.length
      },
    )
    .cite('GA-DTH-2'),
]

const recovers = (title: string, effect: Doing<'recover'>): readonly StepText[] => [
  does(
    title,
    (w: World, l: Acting, { amount }: Doing<'recover'>) => recover(w, l.you, amountOf(w, l, amount)),
    effect,
    'GA-REC-1',
    'GA-REC-6',
  ),
]

/** Separate picks, of the same object too, are separate events one after the other (GA-DMG-10). */
const forEachCard = (title: string, effect: Doing<'deal for each'>): readonly StepText[] => [
  calls(title, effect)
    .call(oneByOne, (_, l, { amount, of }) => oneByOneOf(l.source, l.you, l.it.length, amount, of))
    .cite('GA-DMG-10'),
]

export const damage = {
  'deal for each': forEachCard,
  deal,
  destroy,
  sacrifice: destroy,
  recover: recovers,
  pay: (title, effect) => [
    verbs<Acting>().act(title, (_, l) => {
      // What is paid is paid outside the engine (GA-REC-4).
      l.did = effect.amount >= 0
    }),
  ],
} satisfies Partial<Writers>
