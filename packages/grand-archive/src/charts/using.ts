import { chart, routine, stepVerbs, type View, type World } from '@battleline/kernel'
import { markUsed } from '../events/once-per-turn.ts'
import { pendingAbility } from '../events/triggers.ts'
import { cardOf, refsTo, refTo, writeCard } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import {
  type AbilityUse,
  activatedAbilities,
  givenUpFor,
  limitsOf,
  payingFor,
  priceOf,
} from '../moves/use-ability.ts'
import { championOf } from '../query/objects.ts'
import type { Cost } from '../text/structure.ts'
import { move } from '../zones/move.ts'
import { addToStack } from '../zones/stack.ts'
import { destroyed, destroyedOf } from './destroyed.ts'
import { reservePayment, reservePaymentOf } from './payment.ts'

const { act, step } = stepVerbs<AbilityUse>()

/** Uses an activated ability: its costs are paid, and it goes on the Effects Stack. */
export const using = chart<AbilityUse>(
  'grand-archive/using',
  'Activated ability',
  {
    '0-discard': verbs<AbilityUse>()
      .choose('Cards are discarded to pay for it', {
        who: (_, l) => l.by,
        options: (w, l) => {
          const cost = givenUpFor(w, l)
          return cost?.way === 'discard' ? payingFor(w, l.object, cost) : []
        },
        bounds: (w, l) => {
          const count = givenUpFor(w, l)?.count ?? 0
          return [count, count]
        },
        take: (w, _, cards) => {
          for (const card of cards) move(w, card, 'graveyard')
        },
      })
      .when((w, l) => givenUpFor(w, l)?.way === 'discard' || routine('nothing is discarded for it'))
      .cite('GA-REC-4'),
    '0-reserve': step('Its reserve cost is paid')
      .call(reservePayment, (w, l) => reservePaymentOf(w, l.by, priceOf(w, l) ?? 0, l.object))
      .cite('GA-CST-1'),
    '1-stack': act('Its costs are paid, and it is put on the Effects Stack', payAndStack)
      .call(destroyed, (w, l) => (sacrifices(w, l) ? destroyedOf([refTo(w, l.object)], true) : null))
      .cite('GA-DEF-7', 'GA-SRC-6'),
    '2-give-up': verbs<AbilityUse>()
      .choose('Objects or cards are chosen to pay for it', {
        who: (_, l) => l.by,
        options: (w, l) => {
          const cost = givenUpFor(w, l)
          return cost === null || cost.way === 'discard' ? [] : payingFor(w, l.object, cost)
        },
        bounds: (w, l) => {
          const count = givenUpFor(w, l)?.count ?? 0
          return [count, count]
        },
        take: giveUp,
      })
      .when(
        (w, l) =>
          (givenUpFor(w, l)?.way ?? 'discard') !== 'discard' || routine('nothing else is given up for it'),
      )
      .call(destroyed, (_, l) => (l.sacrificed.length > 0 ? destroyedOf(l.sacrificed, true) : null))
      .cite('GA-REC-4'),
  },
  { subjects: (l) => [l.object], like: { by: 1, object: 0, ability: 0, targets: [], sacrificed: [] } },
)

const sacrifices = (w: View, { object, ability }: AbilityUse): boolean =>
  activatedAbilities(w, object)[ability]?.clause.costs.some(({ kind }) => kind === 'sacrifice self') === true

function payAndStack(w: World, { by, object, ability: at, targets }: AbilityUse): void {
  const found = activatedAbilities(w, object)[at]
  if (found === undefined) return
  const ability = pendingAbility(w, refTo(w, object), found.chartId, { you: by, targets })
  const limits = limitsOf(found.clause).map(({ kind }) => kind)
  if (limits.includes('once')) markUsed(w, refTo(w, object), found.at, true)
  else if (limits.includes('once each turn')) markUsed(w, refTo(w, object), found.at)
  for (const cost of found.clause.costs) pay(w, object, cost)
  addToStack(w, 'ability', ability)
}

/** A sacrifice goes the way of all sacrifices. */
function giveUp(w: World, l: AbilityUse, cards: readonly number[]): void {
  if (givenUpFor(w, l)?.way === 'sacrifice') l.sacrificed = refsTo(w, cards)
  else for (const card of cards) move(w, card, 'banishment')
}

function pay(w: World, object: number, cost: Cost): void {
  switch (cost.kind) {
    case 'rest':
      writeCard(w, object).rested = true
      return
    case 'remove durability':
      writeCard(w, object).durability -= 1
      return
    case 'remove counter':
      writeCard(w, object)[cost.counter] -= cost.count ?? 1
      return
    case 'remove from champion':
      writeCard(w, championOf(w, cardOf(w, object).controller))[cost.counter] -= cost.count
      return
    // A reserve cost is paid before, and a sacrifice comes after all other costs.
    case 'pay':
    case 'give up':
    case 'sacrifice self':
      return
    case 'return self':
      move(w, object, cost.place)
      return
    case 'banish self':
      move(w, object, 'banishment')
      return
  }
}
