import { because, CHANCE, chart, type Start, type View, type World } from '@battleline/kernel'
import { cardsIn, handOf, playerOf, playersOf, writePlayer } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { cardsMatching } from '../query/object-filter.ts'
import { amountOf, type Resolution, referencedPlayers } from '../query/resolution.ts'
import type { Cost, Instruction, ObjectFilter } from '../text/structure.ts'
import { moveToGraveyard } from '../zones/enter.ts'

/** Players discard one after the other; what was chosen leaves the hands together (MTG-GEN-2). */
export interface Discarding {
  left: readonly number[]
  readonly amount: number
  /** Whether chance chooses. */
  readonly random?: boolean
  /** Only cards of this filter; unknown cards never match it. */
  readonly of?: ObjectFilter
  /** Known cards to discard, and unknown ones by their player. */
  cards: readonly number[]
  unseen: readonly number[]
}

const begin = (left: readonly number[], amount: number, random = false): Discarding => ({
  left,
  amount,
  random,
  cards: [],
  unseen: [],
})

export function discards(
  w: World,
  l: Resolution,
  one: Extract<Instruction, { readonly kind: 'discards' }>,
): Start | null {
  const meant = referencedPlayers(w, l, one.who)
  const left = playersOf(w).filter((player) => meant.includes(player) && handOf(w, player) > 0)
  const amount = amountOf(w, l, one.amount)
  l.completed = left.length > 0 && amount > 0
  return l.completed ? { chart: discard.id, locals: begin(left, amount, one.random) } : null
}

/** The discarding that an ability costs; null if it costs none. */
export function costDiscard(costs: readonly Cost[], player: number): Discarding | null {
  const amount = costs.reduce((sum, cost) => sum + (cost.kind === 'discard' ? cost.amount : 0), 0)
  const random = costs.some((cost) => cost.kind === 'discard' && cost.random === true)
  const of = costs.flatMap((cost) => (cost.kind === 'discard' && cost.of !== undefined ? [cost.of] : []))[0]
  return amount === 0 ? null : { ...begin([player], amount, random), ...(of !== undefined && { of }) }
}

const { act, choose } = verbs<Discarding>()

/** An unknown card. The known ones are told apart by their numbers. */
const UNKNOWN = 0

const handIn = (w: View, [player = 0]: readonly number[]): number[] => [
  ...cardsIn(w, player, 'hand'),
  ...Array.from({ length: player > 0 ? playerOf(w, player).unseen : 0 }, (_, at) => UNKNOWN - at),
]

export const discard = chart<Discarding>(
  'magic/discard',
  'Players discard',
  {
    '1-choose': choose('The cards to discard', {
      who: (_, { left: [player = 1], random }) => (random === true ? CHANCE : player),
      options: (w, { left: [player = 0], of }) =>
        of === undefined ? handIn(w, [player]) : cardsMatching(w, of, player),
      bounds: (_, l, count) => [Math.min(l.amount, count), Math.min(l.amount, count)],
      take: (_, l, chosen) => {
        const [player = 0] = l.left
        l.cards = [...l.cards, ...chosen.map(Number).filter((one) => one > UNKNOWN)]
        l.unseen = [...l.unseen, ...chosen.filter((one) => Number(one) <= UNKNOWN).map(() => player)]
        l.left = l.left.slice(1)
      },
    })
      .when((w, l) => handIn(w, l.left).length > 0 || because('there is no card in hand'))
      .backTo('1-choose', (_, l) => l.left.length > 0)
      .cite('MTG-GEN-2', 'MTG-KEY-19'),
    '2-go': act('All of them go to the graveyard', (w, l) => {
      for (const player of l.unseen) writePlayer(w, player).unseen -= 1
      for (const card of l.cards) moveToGraveyard(w, card)
    }).cite('MTG-KEY-19'),
  },
  { subjects: (l) => l.cards, like: begin([1], 1) },
)
