import { because, type Reason, say, type View } from '@battleline/kernel'
import type { Ability, Definition } from '../model/definition.ts'
import { cardOf, type PlayerId, playerOf, refTo, tableOf } from '../model/state.ts'
import { effectsGiving, youOf } from '../query/active-effects.ts'
import { canBrew } from '../query/brew.ts'
import { whyNotEnabled } from '../query/elements.ts'
import { givenAsNext } from '../query/next-card.ts'
import { championIs, championOf, isWithoutAbilities } from '../query/objects.ts'
import { canPayMemory, canReserve, floating, kindling } from '../query/payment.ts'
import { candidates } from '../query/references.ts'
import { countContext } from '../query/resolution.ts'
import { canSacrifice } from '../query/sacrifice.ts'
import { activatedBefore } from '../query/source-filter.ts'
import { whyNotTarget } from '../query/targeting.ts'
import {
  affects,
  hasPredicate,
  hasPrintedKeyword,
  levelFor,
  matches,
  quantityOf,
  restrictionHolds,
  stateHolds,
} from '../query/values.ts'
import type { Clause, Effect, Target } from '../text/structure.ts'
import { linkOf } from '../text/target-slots.ts'

/** The additional costs of a card. */
export const additionalCosts = ({ abilities }: Definition): readonly Effect[] =>
  abilities.flatMap(({ clause }) => (clause.kind === 'additional cost' ? [clause.effect] : []))

/** What a player pays to activate a card: its reserve cost, or nothing, as its text changes it (GA-CST-4, GA-KW-EFFICIENCY). */
export const reserveCost = (w: View, card: number, targets: readonly number[]): number =>
  payable(printedCost(w, card), changeOfCost(w, card, 'activate', targets) - efficiencyOf(w, card))

/** The reserve cost of a card, or the one for which it is activated from the graveyard (GA-KEY-EPHEMERATE). */
function printedCost(w: View, card: number): number | null {
  const { $def, zone, paid } = cardOf(w, card)
  const isEphemeral = zone === 'graveyard' || (zone === 'stack' && paid.includes('ephemeral'))
  return isEphemeral ? ephemerateCost(w, card) : $def.reserve
}

type Ephemerate = Ability & { readonly clause: Extract<Clause, { readonly kind: 'ephemerate' }> }

/** The ability with which a card can be activated from the graveyard; null if it cannot. */
export const ephemerateOf = (w: View, card: number): Ephemerate | null =>
  cardOf(w, card).$def.abilities.find(
    (one): one is Ephemerate =>
      !isWithoutAbilities(w, card) &&
      one.clause.kind === 'ephemerate' &&
      (one.clause.when === undefined || restrictionHolds(w, one.clause.when, card, cardOf(w, card).owner)),
  ) ?? null

/** For how much a card can be activated from the graveyard; null if it cannot. */
export const ephemerateCost = (w: View, card: number): number | null =>
  ephemerateOf(w, card)?.clause.cost ?? null

/** The ability with which a card of the graveyard is activated; null for other cards. */
const fromGraveyard = (w: View, card: number): Ephemerate | null =>
  cardOf(w, card).zone === 'graveyard' ? ephemerateOf(w, card) : null

/** The charts of what a card costs from the graveyard besides. They come first: the reserve cost takes no card of it. */
export function extraCharts(w: View, card: number): readonly string[] {
  const id = fromGraveyard(w, card)?.chart?.id
  return id === undefined ? [] : [id]
}

/** How many cards of the hand go before the reserve cost is paid. */
function discardsFor(w: View, card: number): number {
  const effect = fromGraveyard(w, card)?.clause.effect
  return effect?.kind === 'discard' && effect.amount.kind === 'number' ? effect.amount.value : 0
}

/** What a player pays to materialize a card: its memory cost, or nothing, as its text changes it (GA-CST-4). */
export const memoryCost = (w: View, card: number): number =>
  payable(cardOf(w, card).$def.memory, changeOfCost(w, card, 'materialize'))

/** What raises and lowers a cost is added up first, and is at least 0 then. */
const payable = (printed: number | null, change: number): number => Math.max(0, (printed ?? 0) + change)

/** A negative level raises the cost (GA-CST-4). */
const efficiencyOf = (w: View, card: number): number =>
  hasPrintedKeyword(w, card, 'efficiency') ? levelFor(w, cardOf(w, card).owner, card) : 0

/** What the text of a card adds to what it costs. */
function changeOfCost(
  w: View,
  card: number,
  to: 'activate' | 'materialize',
  targets: readonly number[] = [],
): number {
  const { $def, owner } = cardOf(w, card)
  const context = countContext(refTo(w, card), owner)
  let change = 0
  for (const { gives } of to === 'activate' ? givenAsNext(w, card) : [])
    if (gives.kind === 'costs less') change -= gives.by
  for (const effect of effectsGiving(w, 'card cost')) {
    const { gives, who } = effect.text
    const isMeant = gives.to === to && (gives.whose === 'yours') === (youOf(w, effect) === owner)
    const isLater =
      gives.first === true && who.kind === 'each' && activatedBefore(w, who.of, effect.source.card, owner)
    if (isMeant && !isLater && affects(w, effect, who, card))
      change += gives.way === 'less' ? -gives.by : gives.by
  }
  for (const { clause } of $def.abilities) {
    if (clause.kind !== 'costs' || clause.to !== to) continue
    if (clause.when !== undefined && !restrictionHolds(w, clause.when, card)) continue
    const state = clause.if ?? clause.while
    const holds =
      state?.kind === 'targets one'
        ? targets.some((one) => matches(w, state.of, card, owner, one))
        : state === undefined || stateHolds(w, state, context.source)
    if (!holds) continue
    const each = clause.each ?? clause.x
    const by = clause.by * (each === undefined ? 1 : quantityOf(w, context, each))
    change += clause.way === 'less' ? -by : by
  }
  return change
}

/** Why a player cannot pay the reserve cost of a card in a whole game; null if they can. */
export function whyNotAffordable(
  w: View,
  who: PlayerId,
  { card, targets }: { readonly card: number; readonly targets: readonly number[] },
): Reason | null {
  const extra = zoneCost(w, who, card)
  if (extra !== null || !tableOf(w).whole) return extra
  const { name } = cardOf(w, card)
  const cost = reserveCost(w, card, targets)
  if (printedCost(w, card) === null) return because(say`${name} has no reserve cost`, 'GA-CST-3')
  return canReserve(w, who, Math.max(0, cost - kindling(w, who, card).most) + discardsFor(w, card), card)
    ? null
    : because(say`${name} costs ${cost}, and there are not so many other cards in the hand`, 'GA-CST-3')
}

/** Why what a card costs from the graveyard besides its reserve cost is not there. */
function zoneCost(w: View, who: PlayerId, card: number): Reason | null {
  const effect = fromGraveyard(w, card)?.clause.effect
  return effect === undefined ? null : whyNotCost(w, who, card, effect)
}

/** The cost that can be paid instead of the reserve cost of a card: its ability; null if there is none (GA-CST-6). */
export const alternativeOf = (w: View, card: number): Alternative | null =>
  cardOf(w, card).$def.abilities.find(
    (one): one is Alternative =>
      (one.clause.kind === 'alternative cost' || one.clause.kind === 'brew') &&
      (one.clause.when === undefined || restrictionHolds(w, one.clause.when, card, cardOf(w, card).owner)),
  ) ?? null

type Alternative = Ability & {
  readonly clause: Extract<Clause, { readonly kind: 'alternative cost' | 'brew' }>
}

/** Why a player cannot pay the other cost of a card; null if they can. */
export function whyNotInstead(w: View, who: PlayerId, card: number): Reason | null {
  const { name, zone, $def } = cardOf(w, card)
  const clause = alternativeOf(w, card)?.clause
  if (clause === undefined || zone !== 'hand')
    return because(say`${name} has no cost but its reserve cost`, 'GA-CST-6')
  // What pays for the one could be missing for the other.
  if (additionalCosts($def).length > 0)
    return because(say`${name} has other costs, and this version does not pay both`, 'GA-CST-6')
  if (clause.kind === 'alternative cost') return whyNotCost(w, who, card, clause.effect)
  return canBrew(w, who, clause.of)
    ? null
    : because(say`${name} is brewed with objects that are not there`, 'GA-KEY-BREW')
}

/** Additional costs must be payable in full (GA-REC-4). */
export function whyNotPayable(w: View, who: PlayerId, card: number): Reason | null {
  for (const cost of additionalCosts(cardOf(w, card).$def)) {
    const why = whyNotCost(w, who, card, cost)
    if (why !== null) return why
  }
  return null
}

function whyNotCost(w: View, who: PlayerId, card: number, cost: Effect): Reason | null {
  const { name } = cardOf(w, card)
  const champion = championOf(w, who)
  const { damage = 0 } = champion < 0 ? {} : cardOf(w, champion)
  if (cost.kind === 'recover' && champion >= 0 && hasPredicate(w, champion, 'cannot recover'))
    return because(say`${name} costs recovering, and its player cannot recover`, 'GA-REC-4')
  if (cost.kind === 'recover' && cost.amount.kind === 'number' && damage < cost.amount.value)
    return because(
      say`${name} costs recovering ${cost.amount.value}, and there are ${damage} damage counters`,
      'GA-REC-4',
    )
  if (cost.kind === 'discard' && cost.amount.kind === 'number') {
    const cards = playerOf(w, who).hand.filter((one) => one !== card && matches(w, cost.of, card, who, one))
    if (cards.length < cost.amount.value)
      return because(say`${name} costs cards that are not in the hand`, 'GA-CST-3')
  }
  if (cost.kind === 'banish cards') {
    const cards = playerOf(w, who).graveyard.filter(
      (one) => one !== card && matches(w, cost.of, card, who, one),
    )
    if (cards.length < cost.count)
      return because(say`${name} costs cards that are not in the graveyard`, 'GA-REC-4')
  }
  if (cost.kind === 'remove counters' && cost.amount.kind === 'number') {
    const { counter, amount } = cost
    if (!championIs(w, who, (one) => one[counter] >= amount.value))
      return because(say`${name} costs counters that are not on the champion`, 'GA-CST-3')
  }
  if (
    cost.kind === 'delevel' &&
    (champion < 0 || !cardOf(w, champion).under.some((one) => cardOf(w, one).$def.type === 'champion'))
  )
    return because(say`${name} costs deleveling, and there is nothing below the champion`, 'GA-LVL-6')
  if ('what' in cost && countAmong(w, cost, card, who) < neededOf(cost.what))
    return cost.kind === 'sacrifice'
      ? because(say`${name} costs a sacrifice, and there is nothing to sacrifice`, 'GA-REC-4', 'GA-IMM-1')
      : because(say`${name} costs something that is not there`, 'GA-CST-3')
  return null
}

/** How many cards a cost needs. */
const neededOf = (what: Target): number =>
  what.kind === 'choose several' || what.kind === 'at random' ? what.count : what.kind === 'choose' ? 1 : 0

/** How many cards can pay a cost; never the card that is played. */
const countAmong = (
  w: View,
  cost: Effect & { readonly what: Target },
  card: number,
  who: PlayerId,
): number =>
  'of' in cost.what
    ? candidates(w, cost.what.of, card, who).filter(
        (one) =>
          one !== card &&
          (cost.kind !== 'sacrifice' || canSacrifice(w, one, who)) &&
          (cost.kind !== 'rest' || !cardOf(w, one).rested),
      ).length
    : 0

export const costCharts = (w: View, card: number): readonly string[] =>
  cardOf(w, card).$def.abilities.flatMap(({ clause, chart }) =>
    clause.kind === 'additional cost' && chart !== null ? [chart.id] : [],
  )

/** The chart of the cost that is paid instead of the reserve cost. */
export const insteadCharts = (w: View, card: number): readonly string[] => {
  const id = alternativeOf(w, card)?.chart?.id
  return id === undefined ? [] : [id]
}

/** Whether a champion fits on one of this name (GA-LVL-2). */
const isOfLineage = ({ abilities }: Definition, name: string): boolean =>
  abilities.every(({ clause }) => clause.kind !== 'lineage' || name.toLowerCase().split(',')[0] === clause.of)

/**
 * Why a card of its owner's material deck cannot be materialized; null if it can: a champion one level up, or any other card
 * whose elements are enabled, if its costs can be paid.
 */
export function whyNotMaterialize(w: View, card: number): Reason | null {
  const { owner } = cardOf(w, card)
  return (
    whyForbidden(w, card) ??
    whyNotPayable(w, owner, card) ??
    whyNotEnabled(w, owner, card) ??
    whyNotMemory(w, card) ??
    whyNotLinked(w, card) ??
    whyNotOnLineage(w, card)
  )
}

/** A text keeps the opponents of its player from materializing cards of a kind. */
function whyForbidden(w: View, card: number): Reason | null {
  const { name, owner } = cardOf(w, card)
  return effectsGiving(w, 'cannot be materialized').some(
    (effect) => youOf(w, effect) !== owner && affects(w, effect, effect.text.who, card),
  )
    ? because(say`${name} cannot be materialized`, 'GA-MAT-2')
    : null
}

/** The objects that a card can be linked to; none for a card without a link (GA-KEY-LINK). */
export function linkable(w: View, card: number): readonly number[] {
  const { owner, $def } = cardOf(w, card)
  const link = linkOf($def.abilities.map(({ clause }) => clause))
  if (link === null) return []
  return candidates(w, link.of, card, owner).filter(
    (one) => whyNotTarget(w, link, card, owner, one, []) === null,
  )
}

function whyNotLinked(w: View, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  const isLink = $def.abilities.some(({ clause }) => clause.kind === 'link')
  return isLink && linkable(w, card).length === 0
    ? because(say`${name} has nothing to be linked to`, 'GA-KEY-LINK')
    : null
}

/** “Pay only using floating memory.” */
export const isFloatingOnly = (w: View, card: number): boolean =>
  cardOf(w, card).$def.abilities.some(({ clause }) => clause.kind === 'floating only')

function whyNotMemory(w: View, card: number): Reason | null {
  if (!tableOf(w).whole) return null
  const { name, $def, owner } = cardOf(w, card)
  if ($def.memory === null) return because(say`${name} has no memory cost`, 'GA-CST-3')
  const cost = memoryCost(w, card)
  const most = isFloatingOnly(w, card) ? floating(w, owner).length : cost
  return cost <= most && canPayMemory(w, owner, cost)
    ? null
    : because(say`${name} costs ${cost}, and there are not so many cards in the memory`, 'GA-CST-3')
}

/** Why a champion is not one level above its owner's champion, or not of its lineage; null if it fits. */
export function whyNotOnLineage(w: View, card: number): Reason | null {
  const { name, $def, owner } = cardOf(w, card)
  const top = championOf(w, owner)
  if ($def.type !== 'champion' || top < 0) return null
  const below = cardOf(w, top)
  if (hasPredicate(w, top, 'cannot level up')) return because(say`${below.name} cannot level up`, 'GA-LVL-1')
  if ($def.level !== below.$def.level + 1)
    return because(say`${name} is not one level above ${below.name}`, 'GA-LVL-1')
  return isOfLineage($def, below.$def.name)
    ? null
    : because(say`${name} is not of the lineage of ${below.name}`, 'GA-LVL-2')
}
