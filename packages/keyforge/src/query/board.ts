import { opponentOf, type PlayerId, type Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { type Card, cardOf, type LastKnown, playerOf, tableOf } from '../model/state.ts'
import type { Group, Side } from '../text/structure.ts'
import { type CardType, type House, inPlayZone, plainType } from '../vocabulary.ts'

/** The board: zones, battlelines, neighbors, controllers. Nothing here reads an effect. */

export const isInPlay = (w: View, card: number): boolean => inPlayZone(cardOf(w, card).zone)

/** Whether a card would enter a battleline: token creatures are creatures in every way (KF-TOK-1). */
export const isCreatureCard = (w: View, card: number): boolean =>
  plainType(cardOf(w, card).$def.type) === 'creature'

export const isCreature = (w: View, card: number): boolean => cardOf(w, card).zone === 'battleline'

/** The current type of a card: in a battleline it is a creature, among the artifacts an artifact (KF-FRM-1). */
export const typeOf = (w: View, card: number): CardType => {
  const { zone, $def } = cardOf(w, card)
  if (zone === 'artifacts') return 'artifact'
  return zone === 'battleline' && $def.type === 'artifact' ? 'creature' : $def.type
}

/** True while the object is in play: a card that left and returned is a new object. */
export const isThere = (w: View, ref: Ref): boolean =>
  cardOf(w, ref.card).life === ref.life && isInPlay(w, ref.card)

/** Whether the text of a card works: the card is in play, or an Archon Power, which works beside the deck. */
export const hasWorkingText = (w: View, card: number): boolean =>
  isInPlay(w, card) || cardOf(w, card).zone === 'powers'

/** Last known information about a card (KF-LVP-7). */
export const lastKnown = (w: View, { card, life }: Ref): LastKnown | undefined =>
  tableOf(w).left.find((one) => one.card === card && one.life === life)

export const lineOf = (w: View, player: PlayerId): readonly number[] => playerOf(w, player).battleline

export function neighborsOf(w: View, creature: number): readonly number[] {
  const { zone, controller } = cardOf(w, creature)
  if (zone !== 'battleline') return []
  const line = lineOf(w, controller)
  if (line.length === 1) return NOBODY
  const place = line.indexOf(creature)
  // No index -1: V8 treats it as a property name and stays slow from then on.
  const left = place > 0 ? line[place - 1] : undefined
  const right = line[place + 1]
  if (left === undefined) return right === undefined ? NOBODY : [right]
  return right === undefined ? [left] : [left, right]
}

const NOBODY: readonly number[] = []

export function areNeighbors(w: View, one: number, other: number): boolean {
  const line = lineOf(w, cardOf(w, one).controller)
  const place = line.indexOf(one)
  return place >= 0 && ((place > 0 && line[place - 1] === other) || line[place + 1] === other)
}

/** Whether it stands on a flank; what counts as a flank creature besides is told by `query/flank.ts`. */
export function standsOnFlank(w: View, creature: number): boolean {
  const { zone, controller } = cardOf(w, creature)
  const line = lineOf(w, controller)
  return zone === 'battleline' && (line[0] === creature || line[line.length - 1] === creature)
}

/** "You" of an active effect. A lasting effect fixed it when it was created. */
export const youOf = (w: View, { lasting, row, bearer }: ActiveEffect): PlayerId =>
  lasting === null || bearer >= 0 ? cardOf(w, bearer < 0 ? row : bearer).controller : lasting.you

/** The card that has the effect: "other" and "neighbors" are relative to it. */
export const selfOf = ({ row, bearer }: ActiveEffect): number => (bearer < 0 ? row : bearer)

/** "This creature" of an active effect. */
export const hostOfEffect = (w: View, { row, bearer }: ActiveEffect): number =>
  bearer < 0 ? hostOf(w, row) : bearer

/** A card that left play and returned is a new object (KF-LST-4). */
export const isFixedTo = (w: View, on: readonly Ref[], card: number): boolean =>
  on.some((ref) => ref.card === card && isThere(w, ref))

/** The card that an upgrade is attached to; any other card is its own host. */
export function hostOf(w: View, card: number): number {
  const { host } = cardOf(w, card)
  return host < 0 ? card : host
}

/** Whether a player is on the given side, seen from `you`. */
export const isOnSide = (side: Side, you: PlayerId, player: PlayerId): boolean =>
  side === 'each' || (side === 'you') === (player === you)

/** Whether a card of a player is friendly or enemy, seen from `you`, if a text asks for that. */
export const isFriendlyAsAsked = (side: Group['side'], you: PlayerId, player: PlayerId): boolean =>
  side === undefined || (side === 'friendly') === (player === you)

/** Both battlelines, the active player's first, left to right. */
export function everyCreature(w: View): readonly number[] {
  const { active } = tableOf(w)
  return [...lineOf(w, active), ...lineOf(w, opponentOf(active))]
}

/** The cards in play of a kind, in the order of the board. */
export function cardsInPlay(w: View, noun: Group['noun']): readonly number[] {
  if (noun.endsWith('creature')) return everyCreature(w)
  const { active } = tableOf(w)
  const artifacts = [...playerOf(w, active).artifacts, ...playerOf(w, opponentOf(active)).artifacts]
  if (noun === 'artifact') return artifacts
  if (noun === 'creature or artifact') return [...everyCreature(w), ...artifacts]
  if (noun === 'action') return NOBODY
  const bearers = [...everyCreature(w), ...artifacts]
  const upgrades: number[] = []
  for (const card of bearers) upgrades.push(...cardOf(w, card).upgrades)
  return noun === 'upgrade' ? upgrades : [...bearers, ...upgrades]
}

/** A battleline of an odd number of creatures has a center. */
export function isInCenter(w: View, card: number): boolean {
  const line = lineOf(w, cardOf(w, card).controller)
  return line.length % 2 === 1 && line[(line.length - 1) / 2] === card
}

/** The number of counters of a name on a card. */
export const countersOn = (w: View, card: number, name: string): number => countersOf(cardOf(w, card), name)

/** The number of counters of a name in a card's values. */
export const countersOf = (one: Pick<Card, 'damage' | 'counters'>, name: string): number =>
  name === 'damage' ? one.damage : (one.counters.find((counters) => counters.name === name)?.count ?? 0)

/** Whether one of these houses is on a player's identity card. In a run outside a turn that is unknown, and no house matters. */
export function isOnIdentity(w: View, houses: readonly House[], player: PlayerId): boolean {
  const known = playerOf(w, player).houses
  return known.length === 0 || houses.some((house) => known.includes(house))
}
