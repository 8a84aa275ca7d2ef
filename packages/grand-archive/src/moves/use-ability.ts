import { because, type Reason, say, type View } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import { obeys } from '../keywords/pride.ts'
import type { Definition } from '../model/definition.ts'
import { cardOf, type PlayerId, playerOf, type Ref, refsTo, refTo, tableOf } from '../model/state.ts'
import { effectsGiving } from '../query/active-effects.ts'
import { championIs, championOf, isOnField, isWithoutAbilities } from '../query/objects.ts'
import { canReserve } from '../query/payment.ts'
import { candidates } from '../query/references.ts'
import { countContext } from '../query/resolution.ts'
import { canBeSacrificed, canSacrifice } from '../query/sacrifice.ts'
import { affects, matches, quantityOf, restrictionHolds, stateHolds } from '../query/values.ts'
import type { Clause, Cost, UseLimit } from '../text/structure.ts'
import { sentencesOf, type TargetSlot, targetSlots } from '../text/target-slots.ts'
import { firstIn } from '../text/walk.ts'
import { targetChoices, whyNotTargets } from './activate.ts'
import { whyLimited } from './use-limits.ts'

/** The use of an activated ability. */
export interface UseChoice {
  readonly object: number
  /** The index among the object's activated abilities, from 0. */
  readonly ability: number
  readonly targets: readonly number[]
}

type Activated = Extract<Clause, { readonly kind: 'activated' }>

/** An activated ability with its chart, and its index in the text. */
interface ActivatedAbility {
  readonly clause: Activated
  readonly chartId: string
  readonly at: number
}

const activatedOf = memoize(({ abilities }: Definition): readonly ActivatedAbility[] =>
  abilities.flatMap(({ clause, chart }, at) =>
    clause.kind === 'activated' && chart !== null ? [{ clause, chartId: chart.id, at }] : [],
  ),
)

/** The activated abilities of an object, with their charts. */
export const activatedAbilities = (w: View, object: number): readonly ActivatedAbility[] =>
  activatedOf(cardOf(w, object).$def)

/** When an ability can be used. */
export const limitsOf = ({ does }: Activated): readonly UseLimit[] =>
  does.flatMap((one) => (one.kind === 'use only' ? one.limits : []))

const targetSlotsOfUse = memoize((clause: Activated): readonly TargetSlot[] =>
  targetSlots(sentencesOf(clause)),
)

/** Why an ability cannot be used this way, or null. */
export function whyNotUse(w: View, who: PlayerId, slow: boolean, use: UseChoice): Reason | null {
  const { object, ability, targets } = use
  const clause = activatedAbilities(w, object)[ability]?.clause
  const slots = clause === undefined ? [] : targetSlotsOfUse(clause)
  return whyNotUseAtAll(w, who, slow, object, ability) ?? whyNotTargets(w, who, object, slots, targets)
}

/** The cards whose abilities a player may use: objects, attack cards in the intent, and cards of an inner lineage (GA-ACT-4). */
export const usableCards = (w: View, who: PlayerId): readonly number[] => [
  ...playerOf(w, who).field,
  ...(tableOf(w).combat?.intent ?? []).filter(
    (card) => cardOf(w, card).$def.type === 'attack' && cardOf(w, card).controller === who,
  ),
  ...[...innerLineage(w, who), ...playerOf(w, who).graveyard].filter(
    (card) =>
      !isWithoutAbilities(w, card) &&
      activatedOf(cardOf(w, card).$def).some(({ clause }) => zoneOfUse(clause) === cardOf(w, card).zone),
  ),
]

/** The zone in which an ability is used; null for the field and the intent (GA-ACT-4, GA-LVL-8). */
const zoneOfUse = memoize(({ release, costs, does }: Activated): 'lineage' | 'graveyard' | null => {
  if (release === true) return 'lineage'
  const isThere =
    costs.some((cost) => cost.kind === 'banish self' && cost.from === 'graveyard') ||
    firstIn(does, (one) => one.returns === 'graveyard') !== null
  return isThere ? 'graveyard' : null
})

function innerLineage(w: View, who: PlayerId): readonly number[] {
  const champion = championOf(w, who)
  return champion < 0 ? [] : cardOf(w, champion).under
}

/** Why an ability cannot be used, whatever its targets; or null. */
function whyNotUseAtAll(
  w: View,
  who: PlayerId,
  slow: boolean,
  object: number,
  ability: number,
): Reason | null {
  const { name, controller, zone, $def } = cardOf(w, object)
  if (!usableCards(w, who).includes(object) || controller !== who)
    return because(say`${name} is not an object that this player controls`, 'GA-DEF-7')
  const found = activatedAbilities(w, object)[ability]
  if (found === undefined) return because(say`${name} does not have this ability`, 'GA-DEF-7')
  const { clause, at } = found
  if (zoneOfUse(clause) !== (zone === 'lineage' || zone === 'graveyard' ? zone : null))
    return because(say`${name} has this ability in another zone`, 'GA-ACT-4', 'GA-LVL-8')
  if (clause.when !== undefined && !restrictionHolds(w, clause.when, object))
    return because(say`the restriction in brackets of ${name} does not hold`, 'GA-DEF-7')
  for (const limit of limitsOf(clause)) {
    const why = whyLimited(w, { card: object, who, at, slow }, limit)
    if (why !== null) return why
  }
  if ($def.type === 'ally' && !obeys(w, object)) return because(say`${name} does not obey`, 'GA-KW-PRIDE')
  if (clause.costs.some(({ kind }) => kind === 'sacrifice self') && !canBeSacrificed(w, object))
    return because(say`${name} is immortal and cannot be sacrificed`, 'GA-IMM-1')
  const unpaid = clause.costs.find((cost) => !isPayable(w, object, cost, clause.costs))
  if (unpaid !== undefined) return because(say`${name} cannot pay its cost: ${unpaid.kind}`, 'GA-DEF-7')
  const price = priceOf(w, { object, ability }) ?? 0
  const given = givenUpFor(w, { object, ability })
  return canReserve(w, who, price + (given?.way === 'discard' ? given.count : 0), object)
    ? null
    : because(say`${name} costs ${price}, and there are not so many cards in the hand`, 'GA-CST-3')
}

/** What takes the object itself away. */
const removesSelf = ({ kind }: Cost): boolean =>
  kind === 'sacrifice self' || kind === 'banish self' || kind === 'return self'

function isPayable(w: View, object: number, cost: Cost, costs: readonly Cost[]): boolean {
  const card = cardOf(w, object)
  // A card in the intent is no object: it neither rests nor is sacrificed (GA-ACT-4).
  if (!isOnField(w, object) && (cost.kind === 'rest' || cost.kind === 'sacrifice self')) return false
  switch (cost.kind) {
    case 'rest':
      return !card.rested
    case 'remove durability':
      return card.durability > 0
    case 'remove counter':
      return card[cost.counter] >= (cost.count ?? 1)
    case 'remove from champion':
      return championIs(w, card.controller, (champion) => champion[cost.counter] >= cost.count)
    case 'give up':
      return (
        payingFor(w, object, cost).filter((one) => one !== object || !costs.some(removesSelf)).length >=
        cost.count
      )
    case 'banish self':
    case 'return self':
    case 'sacrifice self':
    case 'pay':
      return true
  }
}

type GivenUp = Extract<Cost, { readonly kind: 'give up' }>

/** What a player chooses to pay for an ability; null if it asks for nothing of the kind. */
export const givenUpFor = (
  w: View,
  { object, ability }: Pick<UseChoice, 'object' | 'ability'>,
): GivenUp | null =>
  activatedAbilities(w, object)[ability]?.clause.costs.find(
    (cost): cost is GivenUp => cost.kind === 'give up',
  ) ?? null

/** The objects or cards that can pay; one sacrifices only what one controls. */
export const payingFor = (w: View, object: number, { way, of }: GivenUp): readonly number[] => {
  const { controller } = cardOf(w, object)
  if (way === 'discard')
    return playerOf(w, controller).hand.filter((card) => matches(w, of, object, controller, card))
  const found = candidates(w, of, object, controller)
  return way === 'banish' ? found : found.filter((card) => canSacrifice(w, card, controller))
}

/** The reserve cost of an ability; null if it has none. */
export function priceOf(w: View, { object, ability }: Pick<UseChoice, 'object' | 'ability'>): number | null {
  const clause = activatedAbilities(w, object)[ability]?.clause
  const costs = clause?.costs ?? []
  const { controller } = cardOf(w, object)
  const price = costs.reduce<number | null>((sum, cost) => {
    if (cost.kind !== 'pay') return sum
    const { count, less } = cost
    const saved = less === undefined ? 0 : candidates(w, less, object, controller).length
    return (sum ?? 0) + Math.max(0, count - saved)
  }, null)
  const dearer = dearerBy(w, object)
  return price === null && dearer === 0
    ? null
    : Math.max(0, (price ?? 0) + dearer - cheaperBy(w, object, clause))
}

/** By how much effects make the abilities of an object dearer. */
const dearerBy = (w: View, object: number): number =>
  effectsGiving(w, 'abilities cost more').reduce(
    (sum, effect) => sum + (affects(w, effect, effect.text.who, object) ? effect.text.gives.by : 0),
    0,
  )

/** By how much the text of an ability makes it cheaper (GA-CST-4). */
function cheaperBy(w: View, object: number, clause: Activated | undefined): number {
  const { controller: you } = cardOf(w, object)
  const context = countContext(refTo(w, object), you)
  let sum = 0
  for (const one of clause?.does ?? []) {
    if (one.kind !== 'cheaper' || (one.while !== undefined && !stateHolds(w, one.while, context.source)))
      continue
    sum += one.by * (one.each === undefined ? 1 : quantityOf(w, context, one.each))
  }
  return sum
}

/** Every way to use the abilities of an object. */
export const useChoices = (w: View, who: PlayerId, slow: boolean, object: number): readonly UseChoice[] =>
  activatedAbilities(w, object).flatMap(({ clause }, ability) =>
    whyNotUseAtAll(w, who, slow, object, ability) === null
      ? targetChoices(w, who, object, targetSlotsOfUse(clause)).map((targets) => ({
          object,
          ability,
          targets,
        }))
      : [],
  )

/** The use of an activated ability: paid for, and put on the Effects Stack. */
export interface AbilityUse {
  readonly by: PlayerId
  readonly object: number
  readonly ability: number
  readonly targets: readonly Ref[]
  /** The objects sacrificed to pay for it. */
  sacrificed: readonly Ref[]
}

export const abilityUseOf = (w: View, by: PlayerId, { object, ability, targets }: UseChoice): AbilityUse => ({
  by,
  object,
  ability,
  targets: refsTo(w, targets),
  sacrificed: [],
})
