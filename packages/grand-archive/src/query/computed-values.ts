import type { ComputedValue, View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { waitingEmpower } from './empowered.ts'
import { allObjects } from './objects.ts'
import { lifeOf, powerOf } from './values.ts'

/**
 * What effects change without a write to the object: the power and life of each object that has them, and what empowers the
 * next Spell card of a champion's player.
 */
export const computedValues = (w: View): readonly ComputedValue[] =>
  allObjects(w).flatMap((record) => {
    const { $def, controller } = cardOf(w, record)
    return [
      ...stat(record, 'power', powerOf(w, record)),
      ...stat(record, 'life', lifeOf(w, record)),
      ...stat(record, 'empowered', $def.type === 'champion' ? waitingEmpower(w, controller) : null),
    ]
  })

const stat = (record: number, property: string, value: number | null): readonly ComputedValue[] =>
  value === null ? [] : [{ record, property, value }]
