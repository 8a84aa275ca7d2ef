import { because, type StepSpec, stepVerbs, type View, type World } from '@battleline/kernel'
import { cardOf, writeCard } from '../../model/state.ts'
import { championOf, isStillOnField } from '../../query/objects.ts'
import { referencedCards } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { countOf } from '../../query/values.ts'
import type { EffectOf } from '../../text/structure.ts'
import type { Counter } from '../../vocabulary.ts'
import { applyToEach, chooseStep, type EffectWriters, effectStep } from './write.ts'

/** A buff and a debuff counter on the same object annihilate each other (GA-LAY-3). */
function annihilate(w: World, card: number): void {
  const { buff, debuff } = cardOf(w, card)
  const pairs = Math.min(buff, debuff)
  if (pairs === 0) return
  const record = writeCard(w, card)
  record.buff -= pairs
  record.debuff -= pairs
}

function put(w: World, l: Resolution, { amount, counter, on }: EffectOf<'put counters'>): void {
  const count = countOf(w, l, amount)
  applyToEach(l, count > 0 ? referencedCards(w, l, on) : [], (card) => {
    writeCard(w, card)[counter] += count
    annihilate(w, card)
  })
}

/** "If you do" is true only if all counters are removed. */
function remove(w: World, l: Resolution, { amount, counter, on }: EffectOf<'remove counters'>): void {
  const count = countOf(w, l, amount)
  const cards = referencedCards(w, l, on).filter((card) => cardOf(w, card)[counter] >= count)
  applyToEach(l, cards, (card) => {
    writeCard(w, card)[counter] -= count
  })
}

function removeAll(w: World, l: Resolution, { counter, on }: EffectOf<'remove all counters'>): void {
  const cards = referencedCards(w, l, on).filter((card) => cardOf(w, card)[counter] > 0)
  l.moved = cards.reduce((sum, card) => sum + cardOf(w, card)[counter], 0)
  applyToEach(l, cards, (card) => {
    writeCard(w, card)[counter] = 0
  })
}

const written = <E extends { readonly on: EffectOf<'put counters'>['on']; readonly counter: Counter }>(
  title: string,
  effect: E,
  op: (w: World, l: Resolution, effect: E) => void,
): readonly StepSpec[] => [...chooseStep(title, effect.on), effectStep(title, op, effect, 'GA-LAY-3')]

const wearOff = (w: World, l: Resolution, { count }: EffectOf<'remove durability'>): void => {
  const { card } = l.source
  l.completed = isStillOnField(w, l.source) && cardOf(w, card).durability >= count
  if (l.completed) writeCard(w, card).durability -= count
}

function harden(w: World, l: Resolution, { amount, on }: EffectOf<'put durability'>): void {
  const count = countOf(w, l, amount)
  applyToEach(l, count > 0 ? referencedCards(w, l, on) : [], (card) => {
    writeCard(w, card).durability += count
  })
}

const { ask } = stepVerbs<Resolution>()

/** How many counters of its champion a player can remove. */
const removable = (w: View, l: Resolution, { counter, most }: EffectOf<'remove some counters'>): number =>
  Math.min(most ?? Number.POSITIVE_INFINITY, cardOf(w, championOf(w, l.you))[counter])

export const counters = {
  'remove some counters': (title, effect) => [
    effectStep(
      title,
      (_: World, l: Resolution) => {
        l.moved = 0
        l.completed = false
      },
      effect,
    ),
    ask(
      title,
      {
        who: (_, l) => l.you,
        options: (w, l, of) => Array.from({ length: removable(w, l, of) + 1 }, (_, count) => `${count}`),
        take: (w, l, [word], of) => {
          l.moved = Number(word)
          l.completed = l.moved > 0
          writeCard(w, championOf(w, l.you))[of.counter] -= l.moved
        },
        label: (_, word) => String(word),
      },
      effect,
    ).when((w, l) => championOf(w, l.you) >= 0 || because('there is no champion')),
  ],
  'put durability': (title, effect) => [
    ...chooseStep(title, effect.on),
    effectStep(title, harden, effect, 'GA-DUR-1'),
  ],
  'remove durability': (title, effect) => [effectStep(title, wearOff, effect, 'GA-DUR-1')],
  'put counters': (title, effect) => written(title, effect, put),
  'remove counters': (title, effect) => written(title, effect, remove),
  'remove all counters': (title, effect) => written(title, effect, removeAll),
  'remove damage': (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(
      title,
      (w: World, l: Resolution, { what }: EffectOf<'remove damage'>) => {
        const cards = referencedCards(w, l, what).filter((card) => {
          const { $def, damage } = cardOf(w, card)
          return $def.type !== 'champion' && damage > 0
        })
        l.completed = cards.length > 0
        for (const card of cards) writeCard(w, card).damage = 0
      },
      effect,
      'GA-TMP-1',
    ),
  ],
} satisfies Partial<EffectWriters>
