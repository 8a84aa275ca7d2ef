import { because, type Reason, type View } from '@battleline/kernel'
import { candidates, refsTo } from './acting.ts'
import { aims, whyNotAimed } from './activating.ts'
import { obeys } from './keywords/pride.ts'
import { canBeSacrificed, isOnField } from './read.ts'
import { cardOf, type PlayerId, type Ref } from './state.ts'
import { isMet } from './states.ts'
import { type Aimed, aimed } from './targeting.ts'
import type { Clause, Cost } from './text/structure.ts'

/** An activated ability that is used. */
export interface Use {
  readonly object: number
  /** Which of the object's activated abilities, from 0. */
  readonly ability: number
  readonly targets: readonly number[]
}

type Activated = Extract<Clause, { readonly kind: 'activated' }>

/** The activated abilities of an object, with the charts that they compiled to. */
export const activatedOf = (
  w: View,
  object: number,
): readonly { readonly clause: Activated; readonly runs: string }[] =>
  cardOf(w, object).$def.abilities.flatMap(({ clause, chart }) =>
    clause.kind === 'activated' && chart !== null ? [{ clause, runs: chart.id }] : [],
  )

const aimedByUse = ({ does }: Activated): readonly Aimed[] => aimed(does)

/** Why an ability cannot be used so, or null. */
export function whyNotUse(w: View, who: PlayerId, { object, ability, targets }: Use): Reason | null {
  const { name, controller, $def } = cardOf(w, object)
  if (!isOnField(w, object) || controller !== who)
    return because(`${name} is no object that this player controls`, 'GA-DEF-7')
  const found = activatedOf(w, object)[ability]
  if (found === undefined) return because(`${name} has no such ability`, 'GA-DEF-7')
  const { clause } = found
  if (clause.when !== undefined && !isMet(w, clause.when, object))
    return because(`what ${name} asks for in brackets does not hold`, 'GA-DEF-7')
  if ($def.type === 'ally' && !obeys(w, object)) return because(`${name} does not obey`, 'GA-KW-PRIDE')
  if (clause.costs.some(({ kind }) => kind === 'sacrifice self') && !canBeSacrificed(w, object))
    return because(`${name} is immortal and cannot be sacrificed`, 'GA-IMM-1')
  const unpaid = clause.costs.find((cost) => !isPayable(w, object, cost))
  if (unpaid !== undefined) return because(`what ${name} costs cannot be paid: ${unpaid.kind}`, 'GA-DEF-7')
  return whyNotAimed(w, who, object, aimedByUse(clause), targets)
}

function isPayable(w: View, object: number, cost: Cost): boolean {
  const card = cardOf(w, object)
  switch (cost.kind) {
    case 'rest':
      return !card.rested
    case 'remove durability':
      return card.durability > 0
    case 'remove counter':
      return card[cost.counter] > 0
    case 'banish self':
    case 'sacrifice self':
    case 'pay':
      return true
  }
}

/** How many cards are to be paid for an ability: outside the engine, so that it is only told (null: none). */
export function priceOf(w: View, { object, ability }: Use): number | null {
  const costs = activatedOf(w, object)[ability]?.clause.costs ?? []
  const { controller } = cardOf(w, object)
  return costs.reduce<number | null>((sum, cost) => {
    if (cost.kind !== 'pay') return sum
    const { count, less } = cost
    const saved = less === undefined ? 0 : candidates(w, less, object, controller).length
    return (sum ?? 0) + Math.max(0, count - saved)
  }, null)
}

/** Every way to use the abilities of an object. */
export const uses = (w: View, who: PlayerId, object: number): readonly Use[] =>
  activatedOf(w, object).flatMap(({ clause }, ability) =>
    aims(w, who, object, aimedByUse(clause))
      .map((targets): Use => ({ object, ability, targets }))
      .filter((one) => whyNotUse(w, who, one) === null),
  )

/** An activated ability of an object is used: paid for, and put on the Effects Stack. */
export interface Using {
  readonly by: PlayerId
  readonly object: number
  readonly ability: number
  readonly targets: readonly Ref[]
}

export const usingOf = (w: View, by: PlayerId, { object, ability, targets }: Use): Using => ({
  by,
  object,
  ability,
  targets: refsTo(w, targets),
})
