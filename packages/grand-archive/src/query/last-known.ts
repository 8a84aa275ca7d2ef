import type { View } from '@battleline/kernel'
import { cardOf, isSameObject, type LastKnown, type PlayerId, type Ref, tableOf } from '../model/state.ts'
import type { Counter, Element } from '../vocabulary.ts'
import { elementsOf, isStillOnField } from './objects.ts'

/** Last known information about an object; undefined while it is on the field, and if nothing was recorded. */
export const lastKnown = (w: View, ref: Ref): LastKnown | undefined =>
  isStillOnField(w, ref) ? undefined : tableOf(w).left.find((one) => isSameObject(one, ref))

export const lastKnownController = (w: View, ref: Ref): PlayerId =>
  lastKnown(w, ref)?.controller ?? cardOf(w, ref.card).controller

export const lastKnownElements = (w: View, ref: Ref): readonly Element[] =>
  lastKnown(w, ref)?.elements ?? elementsOf(w, ref.card)

export const lastKnownCounters = (w: View, ref: Ref, counter: Counter): number =>
  lastKnown(w, ref)?.counters[counter] ?? cardOf(w, ref.card)[counter]
