import { chart, say, stepVerbs, type View } from '@battleline/kernel'
import { policyOf } from '../model/edition-policy.ts'

import { nameOf, permanentOf, writePermanent } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { DamageAssignment } from '../query/damage-assignment.ts'

/** E16: places a new blocker in the order of an attacker's blockers, which otherwise stays (MTG-BLK-6). */
export interface Placing {
  readonly attacker: number
  readonly left: readonly number[]
  /** The earlier blockers, in their order. */
  readonly order: readonly number[]
}

/** The placing before a creature becomes a blocker; null if there is no order. */
export function placingOf(w: View, attacker: number, left: readonly number[]): Placing | null {
  if (!policyOf(w).ordersBlockers) return null
  const order = new DamageAssignment(w, new Characteristics(w)).blockersOf(attacker)
  return order.length === 0 ? null : { attacker, left, order }
}

/** After all others. */
const LAST = 0

const { ask } = stepVerbs<{ -readonly [K in keyof Placing]: Placing[K] }>()

export const damagePlace = chart<{ -readonly [K in keyof Placing]: Placing[K] }>(
  'magic/damage-place',
  'Place in the damage assignment order',
  {
    '1-place': ask('A new blocker is placed in the order', {
      who: (w, { attacker }) => permanentOf(w, attacker).controller,
      options: (_, { order }) => [...order, LAST],
      take: (w, l, [before]) => {
        const [one = 0, ...left] = l.left
        const at = before === LAST ? l.order.length : l.order.indexOf(Number(before))
        const order = [...l.order.slice(0, at), one, ...l.order.slice(at)]
        Object.assign(l, { left, order })
        writePermanent(w, l.attacker).damageOrder = order
      },
      label: (w, before) => (before === LAST ? 'last' : say`before ${nameOf(w, Number(before))}`),
    })
      .backTo('1-place', (_, l) => l.left.length > 0)
      .cite('MTG-BLK-6'),
  },
  { subjects: (l) => [l.attacker], like: { attacker: 0, left: [], order: [] } },
)
