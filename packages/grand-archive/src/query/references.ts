import type { View } from '@battleline/kernel'
import { cardOf, PLAYERS, type PlayerId, playerOf, type Ref, refsTo, refTo, tableOf } from '../model/state.ts'
import type { Filter, InZone, Target } from '../text/structure.ts'
import { allObjects, championOf, isSameCard, isStillOnField } from './objects.ts'
import { type Resolution, referentsOf } from './resolution.ts'
import { matches } from './values.ts'

/** The objects that a reference resolves to now, including objects that have left. */
export function resolveReference(w: View, l: Resolution, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [l.source]
    // Compiled texts have the object in its place.
    case 'same':
    case 'those':
      return []
    case 'it':
      return referentsOf(w, l, target.noun)
    case 'negated':
      return l.discarded
    case 'choose':
    case 'choose several':
    case 'choose up to':
    case 'at random':
      return l.antecedent
    case 'linked': {
      const { linked } = cardOf(w, l.source.card)
      return isSameCard(w, l.source) && linked !== null ? [linked] : []
    }
    case 'attacker':
      return l.attacker === null ? [] : [l.attacker]
    case 'your champion':
    case 'their champion': {
      const champion = championOf(w, target.kind === 'your champion' ? l.you : tableOf(w).active)
      return champion < 0 ? [] : [refTo(w, champion)]
    }
    case 'target':
    case 'optional target':
    case 'another target': {
      const chosen = l.targets[target.at ?? 0]
      return chosen === undefined ? [] : [chosen]
    }
    case 'targets': {
      const { at = 0, most } = target
      return l.targets.slice(at, at + most)
    }
    case 'each':
      return refsTo(w, groupMembers(w, l, target.of))
    case 'each but your champion':
      return refsTo(
        w,
        groupMembers(w, l, target.of).filter((card) => card !== championOf(w, l.you)),
      )
  }
}

/** The referenced objects that are still on the field or in the intent. */
export const referencedCards = (w: View, l: Resolution, target: Target): readonly number[] =>
  resolveReference(w, l, target)
    .filter((ref) => isStillOnField(w, ref) || (isSameCard(w, ref) && cardOf(w, ref.card).zone === 'intent'))
    .map((ref) => ref.card)

/** The referenced cards that have not changed zones, wherever they are: for what moves or shows them. */
export const movedCards = (w: View, l: Resolution, target: Target): readonly number[] =>
  resolveReference(w, l, target)
    .map((ref) =>
      'left' in target && (target.left === true || (target.left === 'maybe' && !isSameCard(w, ref)))
        ? { ...ref, life: ref.life + 1 }
        : ref,
    )
    .filter((ref) => isSameCard(w, ref) && cardOf(w, ref.card).zone !== 'nowhere')
    .map((ref) => ref.card)

/** The objects that match a filter, and cards of the intent if the filter names them; or the cards of its zone. */
export function candidates(w: View, group: Filter, self: number, you: PlayerId): readonly number[] {
  if (group.player === true) return PLAYERS
  const { at, either } = group
  if (either?.some((one) => one.at !== undefined) === true)
    return [...new Set(either.flatMap((one) => candidates(w, one, self, you)))]
  if (at !== undefined) return cardsAt(w, at.place).filter((card) => matches(w, group, self, you, card))
  const intent = group.nouns?.includes('intent') ? (tableOf(w).combat?.intent ?? []) : []
  return [...allObjects(w), ...intent].filter((card) => matches(w, group, self, you, card))
}

/** The cards of a zone of both players; on the Effects Stack, those that were activated. */
function cardsAt(w: View, place: InZone['place']): readonly number[] {
  if (place === 'stack')
    return tableOf(w).stack.flatMap(({ kind, ability, materialized }) =>
      kind === 'card' && materialized !== true ? [ability.source] : [],
    )
  if (place === 'intent') return tableOf(w).combat?.intent ?? []
  const piles = place === 'hand and memory' ? (['hand', 'memory'] as const) : [place]
  return PLAYERS.flatMap((player) => piles.flatMap((pile) => playerOf(w, player)[pile]))
}

const groupMembers = (w: View, l: Resolution, group: Filter): readonly number[] =>
  candidates(w, group, l.source.card, l.you)
