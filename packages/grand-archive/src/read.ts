import type { View } from '@battleline/kernel'
import { quantityOf } from './counting.ts'
import { type Force, forces } from './in-force.ts'
import {
  type Combat,
  cardOf,
  isSame,
  opponentOf,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
} from './state.ts'
import { holds, isMet } from './states.ts'
import { means } from './such.ts'
import type { Noun, Predicate, Subject } from './text/structure.ts'
import { type Element, HIGHEST, type Keyword } from './vocabulary.ts'

/** Values as they are now: computed from the printed card and everything in force, never stored. */

export const isOnField = (w: View, card: number): boolean => cardOf(w, card).zone === 'field'
/** The object itself, as long as it has not left since. */
export const isThere = (w: View, ref: Ref): boolean =>
  cardOf(w, ref.card).life === ref.life && isOnField(w, ref.card)
/** The card itself, in whatever zone it was pointed at. */
export const hasStayed = (w: View, ref: Ref): boolean => cardOf(w, ref.card).life === ref.life
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
  const { by, each } = is.gives
  if (each === undefined) return by
  return by * quantityOf(w, { source, you: youOf(w, force), it: [], amount: 0 }, each)
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
  if (isRetaliating(w, card)) return keywordOf(w, card, 'retort')
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

/** What is immortal is not sacrificed (GA-IMM-1). */
export const canBeSacrificed = (w: View, card: number): boolean => !has(w, card, 'immortality')

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
export function reaches(w: View, force: Force, who: Subject, card: number): boolean {
  const { when, lasting, source, is } = force
  if (lasting !== null && lasting.on.length > 0)
    return lasting.on.some((one) => one.card === card && hasStayed(w, one))
  if (!means(w, who, source, youOf(w, force), card)) return false
  if (when !== null && !isMet(w, when, source.card)) return false
  return is.kind !== 'gives' || is.while === undefined || holds(w, is.while, source.card)
}

/** Whom a text that is true now calls "you". */
export const youOf = (w: View, { lasting, source }: Force): PlayerId =>
  lasting?.you ?? cardOf(w, source.card).controller

/** What an attack uses: the cards of its intent, then its weapons. */
export const usedIn = (w: View, { intent, weapons }: Combat): readonly Ref[] => [
  ...intent.map((card) => refTo(w, card)),
  ...weapons,
]

/** The cards by which an attack is made: their keywords are the attack’s. */
export const makersOf = (w: View, combat: Combat): readonly number[] =>
  [combat.attacker, ...usedIn(w, combat)].map(({ card }) => card)

export const isAttacking = (w: View, card: number): boolean => {
  const { combat } = tableOf(w)
  return combat?.attacking === true && isSame(combat.attacker, refTo(w, card))
}

export const isRetaliating = (w: View, card: number): boolean =>
  tableOf(w).combat?.retaliators.some((one) => isSame(one, refTo(w, card))) === true

/** What a word for cards says of a card. */
export const isOneOf = (w: View, card: number, noun: Noun): boolean => {
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

/** What counts as attackable: units, and siegeable domains where the edition knows them (GA-DEF-1). */
export const isSiegeable = (w: View, card: number): boolean =>
  isOnField(w, card) &&
  cardOf(w, card).$def.type === 'domain' &&
  cardOf(w, card).$def.subtypes.includes('siegeable')
