import type { PlayerId, Ref } from '@battleline/card-game'
import {
  because,
  chart,
  type Locals,
  type Reason,
  type Start,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import { chartOf } from '../events/abilities.ts'
import type { Resolution } from '../model/resolution.ts'
import { cardOf, refTo } from '../model/state.ts'
import type { Move } from '../moves/move.ts'
import { costsToPlay, costsToUse, type ExtraCost, paying } from '../moves/use-costs.ts'
import { isThere } from '../query/board.ts'
import { type Arrival, AS_USUAL } from './enter.ts'
import { play, playing } from './play.ts'
import { startOf } from './start-use.ts'

/** The costs of an action with a card. */
interface Paying {
  readonly card: Ref
  readonly you: PlayerId
  /** The texts whose cost is paid. */
  paid: readonly string[]
  /** False once a cost could not be paid in full. */
  met: boolean
}

/** A use with costs, which are paid before the card is exhausted (KF-USE-4). */
export interface PayingToUse extends Paying {
  /** The defender for a fight; null otherwise. */
  readonly defender: Ref | null
  /** The use, as a move. */
  readonly use: Move
}

const NOBODY: Ref = { card: 0, life: 0 }
const NOT_PAID = { card: NOBODY, you: 1, paid: [], met: true } as const
const EXAMPLE: PayingToUse = { ...NOT_PAID, defender: null, use: { kind: 'reap', card: 0, other: 0 } }

/** Pays one cost after the other. */
const pay = <L extends Paying>(title: string, prices: (w: View, l: L) => readonly ExtraCost[]) => {
  const unpaid = (w: View, l: L) => prices(w, l).find(({ name }) => !l.paid.includes(name))
  return stepVerbs<L>()
    .step(title)
    .run(
      (w, l): Start | null => {
        const price = unpaid(w, l)
        if (price === undefined) return null
        l.paid = [...l.paid, price.name]
        return { chart: chartOf(w, price.row, price.ability), locals: paying(w, price, l.you, l.card.card) }
      },
      (_, l, child: Locals) => {
        l.met = l.met && (child as Resolution).completed
      },
    )
    .backTo('1-pay', (w, l) => unpaid(w, l) !== undefined)
}

export const payToUse = chart<PayingToUse>(
  'keyforge/pay-to-use',
  'Use a card that has a price',
  {
    '1-pay': pay<PayingToUse>('The costs of using it are paid', (w, l) =>
      costsToUse(w, l.card.card, l.you),
    ).cite('KF-USE-4'),
    '2-use': stepVerbs<PayingToUse>()
      .step('It is used')
      .run((w, l) => startOf(w, l.use, l.you))
      .when(isUsed)
      .cite('KF-USE-4'),
  },
  { subjects: (l) => [l.card.card], like: EXAMPLE },
)

/** If paying removed the card, the use ends. */
function isUsed(w: View, l: PayingToUse): true | Reason {
  if (!isThere(w, l.card)) return because('the card has left play', 'KF-USE-4')
  if (l.defender !== null && !isThere(w, l.defender)) return because('the defender has left play', 'KF-FGT-3')
  return l.met || because('not everything was done that it takes', 'KF-USE-4', 'KF-GEN-8')
}

/** The start of a use, after its costs if there are any. */
export function withPrice(w: World, use: Move, you: PlayerId): Start | null {
  if (costsToUse(w, use.card, you).length === 0) return startOf(w, use, you)
  const defender = use.kind === 'fight' ? refTo(w, use.other) : null
  const locals: PayingToUse = { card: refTo(w, use.card), you, defender, paid: [], met: true, use }
  return { chart: payToUse.id, locals }
}

/** A card whose costs are paid before it is revealed. */
export interface PayingToPlay extends Paying, Arrival {}

export const payToPlay = chart<PayingToPlay>(
  'keyforge/pay-to-play',
  'Play a card that has a price',
  {
    '1-pay': pay<PayingToPlay>('The costs of playing it are paid', (w, l) =>
      costsToPlay(w, l.card.card, l.you),
    ).cite('KF-PLY-1', 'KF-GEN-8'),
    '2-play': stepVerbs<PayingToPlay>()
      .step('It is played')
      .run((w, l) => ({ chart: play.id, locals: playing(w, l.card.card, l.you, l) }))
      .when(
        (w, l) =>
          (l.met && cardOf(w, l.card.card).life === l.card.life) ||
          because('not everything was done that it takes', 'KF-GEN-8'),
      )
      .cite('KF-PLY-1'),
  },
  { subjects: (l) => [l.card.card], like: { ...NOT_PAID, ...AS_USUAL } },
)

/** The start of playing a card, after its costs if there are any. */
export function startPlay(w: World, card: number, you: PlayerId, arrival: Partial<Arrival> = {}): Start {
  const entry = { ...AS_USUAL, ...arrival }
  if (costsToPlay(w, card, you).length === 0) return { chart: play.id, locals: playing(w, card, you, entry) }
  const locals: PayingToPlay = { card: refTo(w, card), you, ...entry, paid: [], met: true }
  return { chart: payToPlay.id, locals }
}
