import type { View } from '@battleline/kernel'
import { fold } from '@battleline/language'
import { cardOf, type PlayerId, playerOf, type Ref, refTo, tableOf } from '../model/state.ts'
import { givesItself } from '../text/gained-keywords.ts'
import type {
  Amount,
  Filter,
  Having,
  Predicate,
  Quantity,
  Restriction,
  State,
  Subject,
} from '../text/structure.ts'
import { HIGHEST, type Keyword } from '../vocabulary.ts'
import {
  type ContinuousEffect,
  effectsGiving,
  effectsGivingKeyword,
  type Giving,
  youOf,
} from './active-effects.ts'
import { empowermentOf } from './empowered.ts'
import {
  hasCost,
  hasKinds,
  isAt,
  isFresh,
  isIn,
  isNon,
  isParity,
  isWithin,
  matchesController,
} from './filter-facts.ts'
import { filterQuantity } from './filter-quantities.ts'
import { filterStateHolds } from './filter-states.ts'
import { lastKnown } from './last-known.ts'
import {
  championOf,
  elementsOf,
  isAttacking,
  isDefending,
  isRetaliating,
  isSameCard,
  isUnit,
  isWithoutAbilities,
  matchesNoun,
  supertypesOf,
} from './objects.ts'
import { plainQuantity } from './plain-quantities.ts'
import { plainStateHolds } from './plain-states.ts'
import { type CountContext, countContext, referentsOf } from './resolution.ts'

/** LV: the printed level and its changes (GA-DEF-6); a player without a champion has none. */
export function levelOf(w: View, player: PlayerId): number {
  const champion = championOf(w, player)
  if (champion < 0) return 0
  const { $def, level } = cardOf(w, champion)
  return $def.level + level + sumOfEffects(w, champion, 'gets level')
}

/** LV as a card counts it: higher for a Spell card that is empowered. */
export const levelFor = (w: View, player: PlayerId, card: number): number =>
  levelOf(w, player) + empowermentOf(w, card)

type Contribution = { readonly source: Ref; readonly amount: number }
type Stat = 'gets power' | 'gets life' | 'gets level' | 'attacks get power'

/** The amount that one effect adds to a stat of an object; 0 if it does not affect it. */
function contribution(w: View, effect: Giving<Stat>, card: number): number {
  const { text, source } = effect
  if (!affects(w, effect, text.who, card)) return 0
  const { by, each } = text.gives
  if (each === undefined) return by
  return by * quantityOf(w, countContext(source, youOf(w, effect)), each)
}

/** The sum of the effects on one stat of an object. */
const sumOfEffects = (w: View, card: number, kind: Stat): number =>
  effectsGiving(w, kind).reduce((sum, effect) => sum + contribution(w, effect, card), 0)

/** The same, effect by effect. */
export const contributions = (w: View, card: number, kind: Stat): readonly Contribution[] =>
  effectsGiving(w, kind).map((effect) => ({ source: effect.source, amount: contribution(w, effect, card) }))

/** Whether an effect gives an object a power that it does not have (GA-PWR-7), or a keyword gives its attacks some (GA-PWR-2). */
const hasPowerFromEffect = (w: View, card: number): boolean =>
  hasPredicate(w, card, 'gets power') ||
  hasPredicate(w, card, 'base power') ||
  (isAttacking(w, card) && (hasPredicate(w, card, 'attacks get power') || rolePower(w, card) > 0))

/** Power: the base, then changes, then counters (GA-LAY-1); null without such a stat. */
export function powerOf(w: View, card: number): number | null {
  const { $def, buff, debuff, zone } = cardOf(w, card)
  if (zone !== 'field' && zone !== 'intent') return $def.power
  if ($def.power === null && !hasPowerFromEffect(w, card)) return null
  let base = $def.power ?? 0
  for (const effect of effectsGiving(w, 'base power'))
    if (affects(w, effect, effect.text.who, card)) base = effect.text.gives.is
  return (
    base + sumOfEffects(w, card, 'gets power') + statCounters(w, card, buff - debuff) + rolePower(w, card)
  )
}

/** Buff and debuff counters only count on units (GA-LAY-3). */
export const statCounters = (w: View, card: number, sum: number): number =>
  sum !== 0 && isUnit(w, card) ? sum : 0

/** Power in a unit's role: retort, ranged, commanded will, and what its attacks get (GA-KW-RETORT, GA-PWR-3). */
export function rolePower(w: View, card: number): number {
  const { combat } = tableOf(w)
  if (combat === null) return 0
  if (isRetaliating(w, card)) return keywordOf(w, card, 'retort')
  if (!isAttacking(w, card)) return 0
  const commanded = combat.intent.some((one) => cardOf(w, one).$def.subtypes.includes('command'))
  return (
    sumOfEffects(w, card, 'attacks get power') +
    (cardOf(w, card).distant ? keywordOf(w, card, 'ranged') : 0) +
    (commanded ? keywordOf(w, card, 'commanded will') : 0)
  )
}

/** Life: null without such a stat, which an effect creates at 0 and counters do not (GA-PWR-7). */
export function lifeOf(w: View, card: number): number | null {
  const { $def, buff, debuff } = cardOf(w, card)
  if ($def.life === null && !hasPredicate(w, card, 'gets life')) return null
  return ($def.life ?? 0) + sumOfEffects(w, card, 'gets life') + statCounters(w, card, buff - debuff)
}

/** A keyword's value: 1 for a keyword without a number, 0 if the object does not have it. */
export function keywordOf(w: View, card: number, keyword: Keyword): number {
  const losses = effectsGiving(w, 'loses').filter(
    (effect) =>
      effect.text.gives.of.some((one) => one.keyword === keyword) &&
      affects(w, effect, effect.text.who, card),
  )
  let value = 0
  for (const effect of effectsGivingKeyword(w, keyword)) {
    const { who, gives } = effect.text
    if (!affects(w, effect, who, card) || losses.some((loss) => isLost(effect, loss, card))) continue
    value = HIGHEST.has(keyword) ? Math.max(value, gives.value) : value + gives.value
  }
  return value
}

/** An object keeps what it gains after it lost a keyword (GA-LAY-1). A text takes printed keywords away. */
const isLost = (gain: Giving<'gains'>, { text }: Giving<'loses'>, card: number): boolean =>
  text.gives.known?.includes(gain.id) ??
  (gain.lasting === null && gain.source.card === card && gain.text.who.kind === 'self')

export const hasKeyword = (w: View, card: number, keyword: Keyword): boolean =>
  keywordOf(w, card, keyword) > 0

/** Whether an effect of this kind affects an object. */
export const hasPredicate = (w: View, card: number, kind: Predicate['kind']): boolean =>
  predicateOn(w, card, kind) !== undefined

/** The first effect that gives an object a predicate. */
export const predicateOn = (w: View, card: number, kind: Predicate['kind']): ContinuousEffect | undefined =>
  effectsGiving(w, kind).find((effect) => affects(w, effect, effect.text.who, card))

/** Whether an effect affects this object now. */
export function affects(w: View, effect: ContinuousEffect, who: Subject, card: number): boolean {
  const { when, lasting, source, text } = effect
  const holds =
    text.kind !== 'gives' || text.while === undefined || stateHolds(w, text.while, source, youOf(w, effect))
  if (lasting !== null && lasting.on.length > 0)
    return holds && lasting.on.some((one) => one.card === card && isSameCard(w, one))
  if (!refersTo(w, who, source, youOf(w, effect), card)) return false
  if (when !== null && !restrictionHolds(w, when, source.card)) return false
  return holds
}

export const lastKnownPower = (w: View, ref: Ref): number =>
  lastKnown(w, ref)?.power ?? powerOf(w, ref.card) ?? 0

/** The life stat of an object, as it is or as last known. */
export const lifeStatOf = (w: View, ref: Ref): number | null =>
  lastKnown(w, ref)?.stamina ?? lifeOf(w, ref.card)

/** Whether the subject of a text includes this object; `self` is the object with the text. */
export function refersTo(w: View, who: Subject, self: Ref, you: PlayerId, card: number): boolean {
  switch (who.kind) {
    case 'self':
      return card === self.card && isSameCard(w, self)
    case 'it':
      return false
    case 'linked': {
      const { linked } = cardOf(w, self.card)
      return linked !== null && linked.card === card && isSameCard(w, self) && isSameCard(w, linked)
    }
    case 'your champion':
      return card === championOf(w, you)
    case 'each':
      return matches(w, who.of, self.card, you, card)
  }
}

/** Whether a card matches a filter in the text of `self`, whose controller is "you". */
export const matches = (w: View, group: Filter, self: number, you: PlayerId, card: number): boolean =>
  group.either?.some((one) => matches(w, one, self, you, card)) ??
  (matchesCard(w, group, self, card) &&
    (group.attacks === undefined || (isAttacking(w, card) && isDefending(w, championOf(w, you)))) &&
    (group.at === undefined || isAt(w, group.at, you, card)) &&
    matchesController(group, you, cardOf(w, card).controller, () => elementsOf(w, card)))

/** Whether a card matches a filter, whoever controls it. */
export function matchesCard(w: View, group: Filter, self: number, card: number): boolean {
  const { $def } = cardOf(w, card)
  if (group.nouns?.some((noun) => matchesNoun(w, card, noun)) === false) return false
  if (!hasKinds(group, $def)) return false
  if (group.other === true && card === self) return false
  if (group.attacking === true && !isAttacking(w, card)) return false
  if (group.supertype !== undefined && !supertypesOf(cardOf(w, card)).includes(group.supertype)) return false
  if (group.is !== undefined && !isIn(w, group.is, card)) return false
  if (group.nons?.some((one) => isNon(w, one, card)) === true) return false
  if (group.having?.some((one) => !has(w, one, card)) === true) return false
  if (group.fresh === true && !isFresh(w, card)) return false
  if (group.omen === true && cardOf(w, card).omen === 0) return false
  if (group.named !== undefined && cardOf(w, self).definition !== cardOf(w, card).definition) return false
  if (group.called !== undefined && fold(group.called) !== fold($def.name)) return false
  return group.floating !== true || hasPrintedKeyword(w, card, 'floating memory')
}

/** Whether a card has what a filter or a condition asks for. */
export function has(w: View, one: Having, card: number): boolean {
  switch (one.kind) {
    case 'keyword':
      return hasKeywordAnywhere(w, card, one.keyword)
    case 'either keyword':
      return hasKeywordAnywhere(w, card, one.first) || hasKeywordAnywhere(w, card, one.second)
    case 'counters':
      return isWithin(cardOf(w, card)[one.counter], one.is)
    case 'power':
      return isWithin(powerOf(w, card), one.is)
    case 'life':
      return isWithin(lifeOf(w, card), one.is)
    case 'parity':
      return isParity(lifeOf(w, card), one.as)
    default:
      return hasCost(w, one, card)
  }
}

/** On the field a card has the keywords that effects give it, elsewhere those that are printed. */
const hasKeywordAnywhere = (w: View, card: number, keyword: Keyword): boolean =>
  cardOf(w, card).zone === 'field' ? hasKeyword(w, card, keyword) : hasPrintedKeyword(w, card, keyword)

/** Whether the restriction in brackets is true for the champion of "you". */
export function restrictionHolds(
  w: View,
  when: Restriction,
  card: number,
  you: PlayerId = cardOf(w, card).controller,
): boolean {
  if (when.kind === 'several') return when.of.every((one) => restrictionHolds(w, one, card, you))
  if (when.kind === 'memory') return playerOf(w, you).memory.length >= when.least
  if (when.kind === 'sheen') return (playerOf(w, you).memories ?? 0) >= when.least
  const champion = championOf(w, you)
  if (champion < 0) return false
  const { $def, damage } = cardOf(w, champion)
  switch (when.kind) {
    case 'class bonus':
      return $def.classes.some((one) => cardOf(w, card).$def.classes.includes(one))
    case 'level':
      return levelFor(w, you, card) >= when.least
    case 'damage':
      return damage >= when.least
    case 'element bonus':
      return elementsOf(w, champion).some((one) => elementsOf(w, card).includes(one))
    case 'champion bonus':
      return $def.name.toLowerCase().split(',')[0] === when.named.toLowerCase()
  }
}

/** Whether a condition of the text of `self`, whose controller is “you”, is true now, or was as it left (GA-TRG-8). */
export function stateHolds(
  w: View,
  state: State,
  self: Ref,
  you: PlayerId = cardOf(w, self.card).controller,
): boolean {
  const { card } = self
  const attacksOne = (of: Filter) =>
    tableOf(w).combat?.defenders.some((one) => isSameCard(w, one) && matches(w, of, card, you, one.card)) ===
    true
  switch (state.kind) {
    case 'turn player':
      return stateHolds(w, state.is, self, tableOf(w).active)
    case 'attacking one':
      return isAttacking(w, card) && attacksOne(state.of)
    case 'champion attacking':
      return isAttacking(w, championOf(w, you)) && attacksOne(state.of)
    case 'attacker attacking':
      return tableOf(w).combat?.attacking === true && attacksOne(state.of)
    // The price of an activation asks for its targets.
    case 'targets one':
      return false
    case 'level like memory':
      return levelFor(w, you, card) === playerOf(w, you).memory.length
    default:
      return 'of' in state
        ? filterStateHolds(w, state, card, you, (one) => matches(w, state.of, card, you, one))
        : plainStateHolds(w, state, self, you)
  }
}

/** Whether a card has a printed keyword, in any zone. */
export const hasPrintedKeyword = (w: View, card: number, keyword: Keyword): boolean =>
  !isWithoutAbilities(w, card) &&
  cardOf(w, card).$def.abilities.some(({ clause }) => {
    if (!givesItself(clause, keyword)) return false
    const whiles = clause.kind === 'keyword' ? clause.while : clause.is.kind === 'about' && clause.is.while
    return (
      (clause.when === undefined || restrictionHolds(w, clause.when, card)) &&
      (!whiles || stateHolds(w, whiles, refTo(w, card)))
    )
  })

/** The amount now; amounts are not locked in earlier (GA-DMG-1). */
export function amountOf(w: View, l: CountContext, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'plus':
      return amount.base + quantityOf(w, l, amount.of)
    case 'minus':
      return amount.base - quantityOf(w, l, amount.of)
    case 'times':
      return amount.base * quantityOf(w, l, amount.of)
    case 'with bonus':
      return restrictionHolds(w, { kind: 'class bonus' }, l.source.card, l.you) ? amount.bonus : amount.base
    default:
      return quantityOf(w, l, amount)
  }
}

/** An amount of cards, tokens or counters: a level below 0 counts as 0 (GA-RES-7). */
export const countOf = (w: View, l: CountContext, amount: Amount): number =>
  amountOf(w, { ...l, counts: true }, amount)

/** A quantity of the board. */
export function quantityOf(w: View, l: CountContext, of: Quantity): number {
  const { source, you } = l
  switch (of.kind) {
    case 'level': {
      const level = levelFor(w, you, source.card)
      return l.counts === true ? Math.max(0, level) : level
    }
    case 'power of':
      return lastKnownPower(w, source)
    case 'its power':
      return referentsOf(w, l).reduce((sum, ref) => sum + lastKnownPower(w, ref), 0)
    case 'its life':
      return referentsOf(w, l, of.noun).reduce((sum, ref) => sum + (lifeStatOf(w, ref) ?? 0), 0)
    case 'multiple':
      return quantityOf(w, l, of.of) * of.by
    case 'more':
      return quantityOf(w, l, of.of) + of.by
    case 'every':
      return Math.floor(quantityOf(w, l, of.of) / of.count)
    case 'up to':
      return Math.min(of.most, quantityOf(w, l, of.of))
    default:
      return 'of' in of
        ? filterQuantity(w, l, of, (cards) =>
            cards.filter((card) => matches(w, of.of, source.card, you, card)),
          )
        : plainQuantity(w, l, of)
  }
}
