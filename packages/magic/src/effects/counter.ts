import { because, chart, routine, type Start, type View, type World } from '@battleline/kernel'
import type { Item } from '../model/stack-items.ts'
import { permanentOf, tableOf, writeTable } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { abilitiesInPlay, abilitiesOfKind } from '../query/abilities.ts'
import { canPay } from '../query/can-pay.ts'
import { isSpell } from '../query/filter-terms.ts'
import { type Resolution, resolveReference } from '../query/resolution.ts'
import type { Cost, Instruction } from '../text/structure.ts'
import { moveToGraveyard } from '../zones/enter.ts'
import { move } from '../zones/move.ts'
import { payAtOnce, startPaying } from './pay.ts'

/** A spell or ability that is countered unless its player pays. */
export interface Countering {
  readonly item: string
  /** Who may pay; 0 if nobody. */
  readonly who: number
  readonly costs: readonly Cost[]
  paid: boolean
}

/** Ward: the spell or ability that targets the permanent, as the last one of its player that does. */
export function counterUnless(
  w: World,
  l: Resolution,
  { costs }: Extract<Instruction, { readonly kind: 'counter unless' }>,
): Start | null {
  const { source, player } = l.item
  const item = tableOf(w)
    .stack.filter((one) => one.you === player && one.targets.flat().some(({ card }) => card === source))
    .at(-1)
  l.completed = item !== undefined
  if (item === undefined) return null
  return {
    chart: countering.id,
    locals: { item: item.id, who: player, costs, paid: false } satisfies Countering,
  }
}

/** A spell that was chosen is countered, maybe unless its player pays. */
export function counter(
  w: World,
  l: Resolution,
  { who, costs = [] }: Extract<Instruction, { readonly kind: 'counter' }>,
): Start | null {
  const [spell] = resolveReference(w, l, who)
  const item = tableOf(w).stack.find(({ kind, source }) => kind === 'spell' && source === spell?.card)
  l.completed = item !== undefined
  if (item === undefined) return null
  return {
    chart: countering.id,
    locals: {
      item: item.id,
      who: costs.length === 0 ? 0 : item.you,
      costs,
      paid: false,
    } satisfies Countering,
  }
}

const { act, ask, step } = verbs<Countering>()

const itemOf = (w: View, { item }: Countering): Item | undefined =>
  tableOf(w).stack.find(({ id }) => id === item)

const isUncounterable = (w: View, { kind, source, you }: Item): boolean =>
  kind === 'spell' &&
  (abilitiesOfKind(permanentOf(w, source).facts, 'uncounterable').length > 0 ||
    abilitiesInPlay(w, 'uncounterable').some(
      (one) =>
        one.is.all === true &&
        (one.is.each === true || one.you === you) &&
        isSpell(w, one.is.of ?? {}, source),
    ))

const canPayAll = (w: View, { who, costs }: Countering): boolean =>
  costs.every((cost) => canPay(w, who, NO_SOURCE, cost))

/** These costs are not of a permanent: whatever they name belongs to the player who pays. */
const NO_SOURCE = 0

const isChosen = ({ kind }: Cost): boolean => kind !== 'mana' && kind !== 'life'

export const countering = chart<Countering>(
  'magic/counter',
  'It is countered unless its player pays',
  {
    '1-pay': ask('Whether its player pays', {
      who: (_, l) => l.who,
      options: () => ['yes', 'no'],
      take: (w, l, [word]) => {
        l.paid = word === 'yes'
        if (!l.paid) return
        payAtOnce(w, l.who, NO_SOURCE, l.costs)
      },
      label: (_, word) => (word === 'yes' ? 'yes' : 'no'),
    })
      .when((w, l) => (l.who > 0 && canPayAll(w, l)) || because('it cannot be paid for'))
      .cite('MTG-KEY-34'),
    '2-discard': step('Cards or permanents are paid for it')
      .run((_, l) => startPaying(l.costs, l.who, { card: NO_SOURCE, life: 0 }))
      .when((_, l) => (l.paid && l.costs.some(isChosen)) || routine('nothing is chosen for it'))
      .cite('MTG-KEY-34'),
    '3-counter': act('It is countered', (w, l) => {
      const item = itemOf(w, l)
      if (item === undefined) return
      if (isUncounterable(w, item)) {
        w.reportNotDone(item.source, 'is not countered', 'it cannot be countered', 'MTG-KEY-34')
        return
      }
      writeTable(w).stack = tableOf(w).stack.filter((one) => one !== item)
      if (item.kind !== 'spell' || permanentOf(w, item.source).zone !== 'stack') return
      if (item.flashback === true) move(w, item.source, 'exile')
      else moveToGraveyard(w, item.source)
    })
      .when((w, l) => (!l.paid && itemOf(w, l) !== undefined) || because('it is paid, or has left the stack'))
      .cite('MTG-KEY-34'),
  },
  { like: { item: '', who: 1, costs: [], paid: false } },
)
