import type { View } from '@battleline/kernel'
import { elementsOf, isThere, powerOf } from './read.ts'
import { cardOf, isSame, type LastKnown, type PlayerId, type Ref, tableOf } from './state.ts'
import { COUNTERS, type Counter, type Element } from './vocabulary.ts'

/** What texts ask of an object that they speak of: as it is, or as it was the moment before it left (GA-TRG-8). */

/** What is true of an object that is about to leave the field. */
export function knownNow(w: View, card: number): LastKnown {
  const { life, controller, ...record } = cardOf(w, card)
  const counters = Object.fromEntries(COUNTERS.map((counter) => [counter, record[counter]]))
  return {
    card,
    life,
    controller,
    power: powerOf(w, card) ?? 0,
    elements: elementsOf(w, card),
    counters: counters as LastKnown['counters'],
  }
}

/** What was true of an object as it left; undefined while it is there, and where nothing is known. */
const lastKnown = (w: View, ref: Ref): LastKnown | undefined =>
  isThere(w, ref) ? undefined : tableOf(w).left.find((one) => isSame(one, ref))

export const controllerKnown = (w: View, ref: Ref): PlayerId =>
  lastKnown(w, ref)?.controller ?? cardOf(w, ref.card).controller

export const elementsKnown = (w: View, ref: Ref): readonly Element[] =>
  lastKnown(w, ref)?.elements ?? elementsOf(w, ref.card)

export const powerKnown = (w: View, ref: Ref): number => lastKnown(w, ref)?.power ?? powerOf(w, ref.card) ?? 0

export const countersKnown = (w: View, ref: Ref, counter: Counter): number =>
  lastKnown(w, ref)?.counters[counter] ?? cardOf(w, ref.card)[counter]
