import type { StepText, World } from '@battleline/kernel'
import { type Acting, cardsMeant } from '../acting.ts'
import { amountOf } from '../counting.ts'
import { isThere } from '../read.ts'
import { cardOf, writeCard } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import type { Counter } from '../vocabulary.ts'
import { choosing, does, forEach, type Writers } from './write.ts'

/** A buff and a debuff counter on the same object annihilate each other (GA-LAY-3). */
function annihilate(w: World, card: number): void {
  const { buff, debuff } = cardOf(w, card)
  const pairs = Math.min(buff, debuff)
  if (pairs === 0) return
  const record = writeCard(w, card)
  record.buff -= pairs
  record.debuff -= pairs
}

function put(w: World, l: Acting, { amount, counter, on }: Doing<'put counters'>): void {
  const count = amountOf(w, l, amount)
  forEach(l, count > 0 ? cardsMeant(w, l, on) : [], (card) => {
    writeCard(w, card)[counter] += count
    annihilate(w, card)
  })
}

/** Removing fewer counters than are asked for is no removing: "if you do" asks for all of them. */
function remove(w: World, l: Acting, { amount, counter, on }: Doing<'remove counters'>): void {
  const count = amountOf(w, l, amount)
  const cards = cardsMeant(w, l, on).filter((card) => cardOf(w, card)[counter] >= count)
  forEach(l, cards, (card) => {
    writeCard(w, card)[counter] -= count
  })
}

const written = <E extends { readonly on: Doing<'put counters'>['on']; readonly counter: Counter }>(
  title: string,
  effect: E,
  op: (w: World, l: Acting, effect: E) => void,
): readonly StepText[] => [...choosing(title, effect.on), does(title, op, effect, 'GA-LAY-3')]

const wearOff = (w: World, l: Acting, { count }: Doing<'remove durability'>): void => {
  const { card } = l.source
  l.did = isThere(w, l.source) && cardOf(w, card).durability >= count
  if (l.did) writeCard(w, card).durability -= count
}

export const counters = {
  'remove durability': (title, effect) => [does(title, wearOff, effect, 'GA-DUR-1')],
  'put counters': (title, effect) => written(title, effect, put),
  'remove counters': (title, effect) => written(title, effect, remove),
} satisfies Partial<Writers>
