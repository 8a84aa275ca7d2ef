import { chart, stepVerbs, type View } from '@battleline/kernel'

import { nameOf, permanentOf, tableOf, writePermanent } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { DamageAssignment } from '../query/damage-assignment.ts'

/** E16: what came to block is put into the order of an attacker's blockers, which stays as it is else (MTG-BLK-6). */
export interface Placing {
  readonly attacker: number
  readonly left: readonly number[]
  /** The blockers that were there, in their order. */
  readonly order: readonly number[]
}

/** Before it comes to block; null where there is no order to be put into. */
export function placingOf(w: View, attacker: number, left: readonly number[]): Placing | null {
  if (tableOf(w).edition !== 'e16') return null
  const order = new DamageAssignment(w, new Characteristics(w)).blockersOf(attacker)
  return order.length === 0 ? null : { attacker, left, order }
}

/** Behind all others. */
const LAST = 0

const { ask } = stepVerbs<{ -readonly [K in keyof Placing]: Placing[K] }>()

export const damagePlace = chart<{ -readonly [K in keyof Placing]: Placing[K] }>(
  'magic/damage-place',
  'Place in the damage assignment order',
  {
    '1-place': ask('A creature that came to block is put into the order', {
      who: (w, { attacker }) => permanentOf(w, attacker).controller,
      options: (_, { order }) => [...order, LAST],
      take: (w, l, [before]) => {
        const [one = 0, ...left] = l.left
        const at = before === LAST ? l.order.length : l.order.indexOf(Number(before))
        const order = [...l.order.slice(0, at), one, ...l.order.slice(at)]
        Object.assign(l, { left, order })
        writePermanent(w, l.attacker).damageOrder = order
      },
      label: (w, before) => (before === LAST ? 'last' : `before ${nameOf(w, Number(before))}`),
    })
      .backTo('1-place', (_, l) => l.left.length > 0)
      .cite('MTG-BLK-6'),
  },
  { subjects: (l) => [l.attacker], like: { attacker: 0, left: [], order: [] } },
)
