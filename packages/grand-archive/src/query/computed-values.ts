import type { ComputedValue, View } from '@battleline/kernel'
import { allObjects } from './objects.ts'
import { lifeOf, powerOf } from './values.ts'

/** Power and life of each object that has them, which effects change without a write to the object. */
export const computedValues = (w: View): readonly ComputedValue[] =>
  allObjects(w).flatMap((record) => [
    ...stat(record, 'power', powerOf(w, record)),
    ...stat(record, 'life', lifeOf(w, record)),
  ])

const stat = (record: number, property: string, value: number | null): readonly ComputedValue[] =>
  value === null ? [] : [{ record, property, value }]
