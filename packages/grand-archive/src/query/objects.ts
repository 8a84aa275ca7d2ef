import type { View } from '@battleline/kernel'
import {
  type Card,
  cardOf,
  isSameObject,
  opponentOf,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
} from '../model/state.ts'
import type { Noun } from '../text/structure.ts'
import type { Element, Supertype } from '../vocabulary.ts'

/** Objects, zones and roles in combat. */

export const isOnField = (w: View, card: number): boolean => cardOf(w, card).zone === 'field'

/** Whether the object is still on the field. */
export const isStillOnField = (w: View, ref: Ref): boolean =>
  cardOf(w, ref.card).life === ref.life && isOnField(w, ref.card)

/** Whether the card has not changed zones since. */
export const isSameCard = (w: View, ref: Ref): boolean => cardOf(w, ref.card).life === ref.life
export const isUnit = (w: View, card: number): boolean => isOnField(w, card) && matchesNoun(w, card, 'unit')

/** The champion of a player, or -1 if there is none. */
export function championOf(w: View, player: PlayerId): number {
  for (const card of playerOf(w, player).field) if (cardOf(w, card).$def.type === 'champion') return card
  return -1
}

/** Whether a player has a champion that passes a test. */
export function championIs(w: View, player: PlayerId, test: (champion: Card) => boolean): boolean {
  const champion = championOf(w, player)
  return champion >= 0 && test(cardOf(w, champion))
}

/** The objects of both players, the turn player's first. */
export function allObjects(w: View): readonly number[] {
  const { active } = tableOf(w)
  return [...playerOf(w, active).field, ...playerOf(w, opponentOf(active)).field]
}

/** The elements of a card; for a champion, of all champion cards in its lineage (GA-ELM-2). */
export function elementsOf(w: View, card: number): readonly Element[] {
  const { $def, under } = cardOf(w, card)
  if ($def.type !== 'champion' || under.length === 0) return $def.elements
  const inner = under.filter((one) => cardOf(w, one).$def.type === 'champion')
  return [...new Set([$def.elements, ...inner.map((one) => cardOf(w, one).$def.elements)].flat())]
}

export const isAttacking = (w: View, card: number): boolean => {
  const { combat } = tableOf(w)
  return combat?.attacking === true && isSameObject(combat.attacker, refTo(w, card))
}

export const isDefending = (w: View, card: number): boolean =>
  tableOf(w).combat?.defenders.some((one) => isSameObject(one, refTo(w, card))) === true

export const isRetaliating = (w: View, card: number): boolean =>
  tableOf(w).combat?.retaliators.some((one) => isSameObject(one, refTo(w, card))) === true

/** Whether a card has lost its abilities: in the graveyard of a player with Phantasmagoria, unless it is a Specter (GA-MST-2). */
export const isWithoutAbilities = (w: View, card: number): boolean => {
  const { zone, owner, $def } = cardOf(w, card)
  return (
    zone === 'graveyard' && playerOf(w, owner).phantasmagoria !== null && !$def.subtypes.includes('specter')
  )
}

/** The supertypes of a card; a copy is a token (GA-CPY-1). */
export const supertypesOf = ({ $def, copy }: Card): readonly Supertype[] =>
  copy ? [...$def.supertypes, 'token'] : $def.supertypes

/** Whether a noun names a card. */
export const matchesNoun = (w: View, card: number, noun: Noun): boolean => {
  const { $def, zone } = cardOf(w, card)
  switch (noun) {
    case 'source':
    case 'card':
      return true
    case 'object':
      return zone === 'field'
    case 'phantasia':
      return $def.type === noun || $def.subtypes.includes(noun)
    case 'unit':
      return $def.type === 'champion' || $def.type === 'ally'
    case 'intent':
      return zone === 'intent'
    case 'attack card':
      return $def.type === 'attack'
    case 'regalia':
    case 'token':
      return supertypesOf(cardOf(w, card)).includes(noun)
    default:
      return $def.type === noun
  }
}
