import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { titleOf } from '../model/definition.ts'
import { cardOf, tableOf } from '../model/state.ts'
import type { Asking, Printed } from '../text/structure.ts'
import { type CardType, type House, plainType, TRIGGER } from '../vocabulary.ts'
import { selfOf, youOf } from './board.ts'
import { ConstantContext, isCalled, isOfKinds } from './filter.ts'
import { asksPower, hasKinds, isOfPower } from './filter-kinds.ts'
import { matchesClauses } from './relative-clause.ts'
import { snapshotOf } from './snapshot.ts'
import { housesOf, iconsOf } from './values.ts'

/** Whether a card in any zone matches a filter by its current or another face. "Other" excludes card `self`. */
export function matchesPrinted(
  w: View,
  printed: Printed,
  card: number,
  self = -1,
  face = cardOf(w, card).$def,
  references: EarlierReferences | null = null,
): boolean {
  const { type, also = NO_TYPES, other, able, iconed, like } = printed
  const plain = plainType(face.type)
  if (type !== 'card' && plain !== type && !also.some((one) => one === plain)) return false
  if (other === true && card === self) return false
  if (able !== undefined && face.bold[TRIGGER[able]]?.length === 0) return false
  if (iconed === true && face.icons.length === 0 && iconsOf(w, card).length === 0) return false
  if (!isCalled(titleOf(face), printed)) return false
  if (asksPower(printed) && (plain !== 'creature' || !isOfPower(printed, face.power))) return false
  const isNow = face === cardOf(w, card).$def
  if (like === 'name' && titleOf(face) !== references?.word) return false
  if (
    like !== undefined &&
    like !== 'name' &&
    !isLike(w, like, plain, isNow ? housesOf(w, card) : face.houses, references)
  )
    return false
  return isNow ? isOfKinds(w, printed, card) : hasKinds(printed, face.traits, face.houses)
}

/** The same for the filter of an effect. Without `self`, "other" excludes no card. */
export const matchesPrintedFor = (
  w: View,
  { lasting }: ActiveEffect,
  of: Printed,
  card: number,
  self = -1,
): boolean => matchesPrinted(w, of, card, self, undefined, lasting)

/** Whether a rule for players is about a card: its kind, and what else the rule asks of it. */
export function isRuledOut(
  w: View,
  effect: ActiveEffect,
  { of, such }: { readonly of: Printed } & Asking,
  card: number,
): boolean {
  const self = selfOf(effect)
  if (!matchesPrintedFor(w, effect, of, card, self)) return false
  if (such === undefined) return true
  const context = new ConstantContext(w, self, youOf(w, effect), effect.lasting)
  return matchesClauses(w, { kind: 'group', noun: 'card', such }, snapshotOf(w, card), context)
}

/** What a text chose or named before; a lasting effect remembers it. */
export interface EarlierReferences {
  readonly house?: House
  readonly type?: CardType
  readonly word?: string
}

/** "Of that type", "of the chosen house", "of other houses". */
function isLike(
  w: View,
  like: Exclude<NonNullable<Printed['like']>, 'name'>,
  type: CardType,
  houses: readonly House[],
  references: EarlierReferences | null,
): boolean {
  if (like === 'type') return type === references?.type
  const house = like.endsWith('active') ? tableOf(w).house : references?.house
  // With no chosen house, "of other houses" means any house.
  return houses.some((one) => one === house) !== like.startsWith('not')
}
const NO_TYPES: readonly Printed['type'][] = []
