import type { View } from '@battleline/kernel'
import { type Force, forces } from './in-force.ts'
import {
  cardOf,
  isSame,
  type LastKnown,
  opponentOf,
  PLAYERS,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
} from './state.ts'
import type { Group, Noun, Predicate, Quantity, Restriction, State, Subject } from './text/structure.ts'
import { type Element, HIGHEST, type Keyword } from './vocabulary.ts'

/** Values as they are now: computed from the printed card and everything in force, never stored. */

export const isOnField = (w: View, card: number): boolean => cardOf(w, card).zone === 'field'
/** The object itself, as long as it has not left since. */
export const isThere = (w: View, ref: Ref): boolean =>
  cardOf(w, ref.card).life === ref.life && isOnField(w, ref.card)
/** The card itself, in whatever zone it was pointed at. */
export const hasStayed = (w: View, ref: Ref): boolean => cardOf(w, ref.card).life === ref.life
/** What was true of an object the moment before it left, where that is still known (GA-TRG-8). */
export const lastKnown = (w: View, ref: Ref): LastKnown | undefined =>
  tableOf(w).left.find((one) => isSame(one, ref))

export const isUnit = (w: View, card: number): boolean => isOnField(w, card) && isOneOf(w, card, 'unit')

/** The champion of a player, or -1 where there is none. */
export function championOf(w: View, player: PlayerId): number {
  for (const card of playerOf(w, player).field) if (cardOf(w, card).$def.type === 'champion') return card
  return -1
}

/** The objects of both players, the turn player's first. */
export function everyObject(w: View): readonly number[] {
  const { active } = tableOf(w)
  return [...playerOf(w, active).field, ...playerOf(w, opponentOf(active)).field]
}

/** LV: the printed level and what changes it (GA-DEF-6); a player without a champion has none. */
export function levelOf(w: View, player: PlayerId): number {
  const champion = championOf(w, player)
  if (champion < 0) return 0
  const { $def, level } = cardOf(w, champion)
  return $def.level + level + given(w, champion, 'gets level')
}

type Stat = 'gets power' | 'gets life' | 'gets level'

/** What one text or effect adds to a stat of an object; 0 where it is about something else. */
function added(w: View, force: Force, card: number, kind: Stat): number {
  const { is, source } = force
  if (is.kind !== 'gives' || is.gives.kind !== kind || !reaches(w, force, is.who, card)) return 0
  return is.gives.by * (is.gives.each === undefined ? 1 : quantityOf(w, is.gives.each, source))
}

/** The sum of what is given to an object of one stat. */
function given(w: View, card: number, kind: Stat): number {
  let sum = 0
  for (const force of forces(w, 'gives')) sum += added(w, force, card, kind)
  return sum
}

/** The same, one by one. */
export const givenBy = (
  w: View,
  card: number,
  kind: Stat,
): readonly { readonly source: Ref; readonly amount: number }[] =>
  forces(w, 'gives').map((force) => ({ source: force.source, amount: added(w, force, card, kind) }))

/** Whether anything is given to an object that creates a stat it has not got (GA-PWR-7). */
const isGiven = (w: View, card: number, kind: 'gets power' | 'base power'): boolean =>
  forces(w, 'gives').some(
    (force) =>
      force.is.kind === 'gives' && force.is.gives.kind === kind && reaches(w, force, force.is.who, card),
  )

/** Power: what it is set to, then what changes it, then counters (GA-LAY-1); null where there is no such stat. */
export function powerOf(w: View, card: number): number | null {
  const { $def, buff, debuff, zone } = cardOf(w, card)
  if (zone !== 'field' && zone !== 'intent') return $def.power
  if ($def.power === null && !isGiven(w, card, 'gets power') && !isGiven(w, card, 'base power')) return null
  let base = $def.power ?? 0
  for (const force of forces(w, 'gives')) {
    const { is } = force
    if (is.kind === 'gives' && is.gives.kind === 'base power' && reaches(w, force, is.who, card))
      base = is.gives.is
  }
  return base + given(w, card, 'gets power') + countersOn(w, card, buff - debuff) + rolePower(w, card)
}

/** Buff and debuff counters only count on units (GA-LAY-3). */
export const countersOn = (w: View, card: number, sum: number): number =>
  sum !== 0 && isUnit(w, card) ? sum : 0

/** What keywords add to the power of a unit in its role: retort, ranged, commanded will (GA-KW-RETORT). */
export function rolePower(w: View, card: number): number {
  const { combat } = tableOf(w)
  if (combat === null) return 0
  const ref = refTo(w, card)
  if (combat.retaliators.some((one) => isSame(one, ref))) return keywordOf(w, card, 'retort')
  if (!isAttacking(w, card)) return 0
  const commanded = combat.intent.some((one) => cardOf(w, one).$def.subtypes.includes('command'))
  return (
    (cardOf(w, card).distant ? keywordOf(w, card, 'ranged') : 0) +
    (commanded ? keywordOf(w, card, 'commanded will') : 0)
  )
}

/** Life of a unit; null where there is no such stat. */
export function lifeOf(w: View, card: number): number | null {
  const { $def, buff, debuff } = cardOf(w, card)
  return $def.life === null
    ? null
    : $def.life + given(w, card, 'gets life') + countersOn(w, card, buff - debuff)
}

/** A keyword's value: 1 for one without a number, 0 where the object has not got it. */
export function keywordOf(w: View, card: number, keyword: Keyword): number {
  let value = 0
  for (const force of forces(w, 'gives')) {
    const { is } = force
    if (is.kind !== 'gives' || is.gives.kind !== 'gains' || is.gives.keyword !== keyword) continue
    if (!reaches(w, force, is.who, card)) continue
    value = HIGHEST.has(keyword) ? Math.max(value, is.gives.value) : value + is.gives.value
  }
  return value
}

export const has = (w: View, card: number, keyword: Keyword): boolean => keywordOf(w, card, keyword) > 0

/** Whether something of this kind is given to an object. */
export const isSaid = (w: View, card: number, kind: Predicate['kind']): boolean =>
  forces(w, 'gives').some(
    (force) =>
      force.is.kind === 'gives' && force.is.gives.kind === kind && reaches(w, force, force.is.who, card),
  )

/** The elements of a card: of a champion those of all champion cards of its lineage (GA-ELM-2). */
export function elementsOf(w: View, card: number): readonly Element[] {
  const { $def, under } = cardOf(w, card)
  if ($def.type !== 'champion' || under.length === 0) return $def.elements
  const inner = under.filter((one) => cardOf(w, one).$def.type === 'champion')
  return [...new Set([$def.elements, ...inner.map((one) => cardOf(w, one).$def.elements)].flat())]
}

/** Whether an effect is about this object now. */
export function reaches(w: View, { when, lasting, source, is }: Force, who: Subject, card: number): boolean {
  if (lasting !== null && lasting.on.length > 0)
    return lasting.on.some((one) => one.card === card && hasStayed(w, one))
  if (!means(w, who, source, youOf(w, source, lasting?.you), card)) return false
  if (when !== null && !isMet(w, when, source.card)) return false
  return is.kind !== 'gives' || is.while === undefined || holds(w, is.while, source.card)
}

const youOf = (w: View, source: Ref, you: PlayerId | undefined): PlayerId =>
  you ?? cardOf(w, source.card).controller

/** Whether words mean this object: `self` is the one whose text they are. */
export function means(w: View, who: Subject, self: Ref, you: PlayerId, card: number): boolean {
  switch (who.kind) {
    case 'self':
      return card === self.card && hasStayed(w, self)
    case 'it':
      return false
    case 'your champion':
      return card === championOf(w, you)
    case 'each':
      return fits(w, who.of, self.card, you, card)
  }
}

/** What the brackets before a text ask for, of the champion of the card's controller. */
export function isMet(w: View, when: Restriction, card: number): boolean {
  const { controller, $def } = cardOf(w, card)
  const champion = championOf(w, controller)
  if (when.kind === 'memory') return playerOf(w, controller).memory.length >= when.least
  if (champion < 0) return false
  const { $def: own, damage } = cardOf(w, champion)
  switch (when.kind) {
    case 'class bonus':
      return own.classes.some((one) => $def.classes.includes(one))
    case 'level':
      return levelOf(w, controller) >= when.least
    case 'damage':
      return damage >= when.least
    case 'champion bonus':
      return own.name.toLowerCase().split(',')[0] === when.named.toLowerCase()
  }
}

/** What can be asked of the bearer of a text. */
export function holds(w: View, state: State, card: number): boolean {
  const { rested, fostered, controller } = cardOf(w, card)
  switch (state.kind) {
    case 'rested':
      return rested
    case 'awake':
      return !rested
    case 'fostered':
      return fostered
    case 'attacking':
      return isAttacking(w, card)
    case 'retaliating':
      return tableOf(w).combat?.retaliators.some((one) => isSame(one, refTo(w, card))) === true
    case 'control':
      return playerOf(w, controller).field.some((one) => fits(w, state.of, card, controller, one))
  }
}

export const isAttacking = (w: View, card: number): boolean => {
  const { combat } = tableOf(w)
  return combat?.attacking === true && isSame(combat.attacker, refTo(w, card))
}

const isOneOf = (w: View, card: number, noun: Noun): boolean => {
  const { $def, zone } = cardOf(w, card)
  switch (noun) {
    case 'source':
    case 'card':
      return true
    case 'object':
      return zone === 'field'
    case 'unit':
      return $def.type === 'champion' || $def.type === 'ally'
    case 'intent':
      return zone === 'intent'
    case 'attack card':
      return $def.type === 'attack'
    default:
      return $def.type === noun
  }
}

/** Whether a card is one of a group, judged from the card whose text it is and its controller "you". */
export function fits(w: View, group: Group, self: number, you: PlayerId, card: number): boolean {
  const { controller, $def } = cardOf(w, card)
  if (!group.nouns.some((noun) => isOneOf(w, card, noun))) return false
  if (group.side !== undefined && (group.side === 'yours') !== (controller === you)) return false
  if (group.other === true && card === self) return false
  if (group.attacking === true && !isAttacking(w, card)) return false
  if (group.supertype !== undefined && !$def.supertypes.includes(group.supertype)) return false
  if (group.sub !== undefined && !$def.subtypes.includes(group.sub)) return false
  if (group.floating === true && !isPrinted(w, card, 'floating memory')) return false
  if (group.without !== undefined && elementsOf(w, card).includes(group.without)) return false
  return group.element === undefined || elementsOf(w, card).includes(group.element)
}

/** Whether a card has a keyword wherever it is. */
export const isPrinted = (w: View, card: number, keyword: Keyword): boolean =>
  cardOf(w, card).$def.abilities.some(
    ({ clause }) =>
      clause.kind === 'keyword' &&
      clause.keyword === keyword &&
      (clause.when === undefined || isMet(w, clause.when, card)),
  )

/** A number of the board, asked by a text: `source` is the card whose text it is. */
export function quantityOf(w: View, of: Quantity, source: Ref, it: readonly Ref[] = [], amount = 0): number {
  const { controller } = cardOf(w, source.card)
  const champion = championOf(w, controller)
  switch (of.kind) {
    case 'level':
      return levelOf(w, controller)
    case 'cards in memory':
      return playerOf(w, controller).memory.length
    case 'power of':
      return (isThere(w, source) ? powerOf(w, source.card) : (lastKnown(w, source)?.power ?? null)) ?? 0
    case 'that much':
      return amount
    case 'damage on it':
      return it.reduce((sum, ref) => sum + cardOf(w, ref.card).damage, 0)
    case 'counters on self':
      return cardOf(w, source.card)[of.counter]
    case 'counters on champion':
      return champion < 0 ? 0 : cardOf(w, champion)[of.counter]
    case 'cards in lineage':
      return champion < 0
        ? 0
        : cardOf(w, champion).under.filter((card) => fits(w, of.of, source.card, controller, card)).length
    case 'cards in banishment':
      return playerOf(w, controller).banishment.filter((card) =>
        fits(w, of.of, source.card, controller, card),
      ).length
  }
}

/** What counts as attackable: units, and siegeable domains where the edition knows them (GA-DEF-1). */
export const isSiegeable = (w: View, card: number): boolean =>
  isOnField(w, card) &&
  cardOf(w, card).$def.type === 'domain' &&
  cardOf(w, card).$def.subtypes.includes('siegeable')

/** The players who still play. */
export const playersLeft = (w: View): readonly PlayerId[] =>
  PLAYERS.filter((player) => championOf(w, player) >= 0)
