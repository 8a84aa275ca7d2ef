import {
  because,
  chart,
  type Locals,
  type Reason,
  type Start,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { chartOf } from '../abilities.ts'
import type { Acting } from '../acting.ts'
import type { Hooked } from '../in-force.ts'
import type { Move } from '../moves.ts'
import { isThere } from '../read.ts'
import { type PlayerId, type Ref, refTo } from '../state.ts'
import { costsToUse, paying } from '../use-costs.ts'
import { startOf } from './start-use.ts'

/** A use that has its price: it is paid before the card is exhausted (KF-USE-4). */
export interface PayingToUse {
  readonly card: Ref
  readonly you: PlayerId
  /** The defender, where it is to fight; null otherwise. */
  readonly defender: Ref | null
  /** The texts whose price is paid already. */
  paid: readonly string[]
  /** False once something could not be done completely. */
  met: boolean
  /** The use, as a move. */
  readonly use: Move
}

const { step } = verbs<PayingToUse>()
const NOBODY: Ref = { card: 0, life: 0 }
const EXAMPLE: PayingToUse = {
  card: NOBODY,
  you: 1,
  defender: null,
  paid: [],
  met: true,
  use: { kind: 'reap', card: 0, other: 0 },
}

export const payToUse = chart<PayingToUse>(
  'keyforge/pay-to-use',
  'Use a card that has a price',
  {
    '1-pay': step('What is done in order to use it')
      .run(nextPrice, (_, l, child: Locals) => {
        l.met = l.met && (child as Acting).did
      })
      .backTo('1-pay', (w, l) => unpaid(w, l) !== undefined)
      .cite('KF-USE-4'),
    '2-use': step('It is used')
      .run((w, l) => startOf(w, l.use, l.you))
      .when(isUsed)
      .cite('KF-USE-4'),
  },
  { subjects: (l) => [l.card.card], like: EXAMPLE },
)

const unpaid = (w: View, l: PayingToUse) =>
  costsToUse(w, l.card.card, l.you).find((effect) => !l.paid.includes(nameOf(effect)))
const nameOf = ({ row, ability, bearer }: Hooked): string => `${row}.${ability}.${bearer}`

function nextPrice(w: World, l: PayingToUse): Start | null {
  const effect = unpaid(w, l)
  if (effect === undefined) return null
  l.paid = [...l.paid, nameOf(effect)]
  return { chart: chartOf(w, effect.row, effect.ability), locals: paying(w, effect, l.you) }
}

/** Where paying took the card away, that is the end of the use. */
function isUsed(w: View, l: PayingToUse): true | Reason {
  if (!isThere(w, l.card)) return because('the card has left play', 'KF-USE-4')
  if (l.defender !== null && !isThere(w, l.defender)) return because('the defender has left play', 'KF-FGT-3')
  return l.met || because('not everything was done that it takes', 'KF-USE-4', 'KF-GEN-8')
}

/** A use as it starts, with its price before it where it has one. */
export function withPrice(w: World, use: Move, you: PlayerId): Start | null {
  if (costsToUse(w, use.card, you).length === 0) return startOf(w, use, you)
  const defender = use.kind === 'fight' ? refTo(w, use.other) : null
  const locals: PayingToUse = { card: refTo(w, use.card), you, defender, paid: [], met: true, use }
  return { chart: payToUse.id, locals }
}
