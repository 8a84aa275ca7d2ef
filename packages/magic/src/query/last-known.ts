import type { View } from '@battleline/kernel'
import { isAmongSubtypes, isCard, isPlayer, permanentOf, type Ref, tableOf } from '../model/state.ts'
import type { ObjectFilter } from '../text/structure.ts'
import type { Keyword } from '../vocabulary.ts'
import { Characteristics } from './characteristics.ts'
import { traitsOf } from './protection.ts'

/** Last known information of an object; undefined if the object has not left. */
export const lastKnown = (w: View, { card, life }: Ref) =>
  isCard(w, card) ? tableOf(w).left.find((one) => one.card === card && one.life === life) : undefined

/** Whether what has left had the types and subtypes of a filter as it left. */
export function wasLastKnownAs(w: View, ref: Ref, of: ObjectFilter): boolean {
  const { types, subtypes } = traitsOf(permanentOf(w, ref.card), lastKnown(w, ref)?.predicates)
  if (!of.nouns.some((noun) => noun === 'permanent' || types.some((type) => type === noun))) return false
  if (of.nonType !== undefined && types.includes(of.nonType)) return false
  const wanted = [of.subtype, of.orSubtype, ...(of.orSubtypes ?? [])].filter((one) => one !== undefined)
  return wanted.length === 0 || wanted.some((one) => isAmongSubtypes(subtypes, one))
}

/** The controller of an object, now or as last known. */
export function lastKnownController(w: View, ref: Ref): number {
  if (isPlayer(w, ref.card)) return ref.card
  return lastKnown(w, ref)?.controller ?? permanentOf(w, ref.card).controller
}

/** Whether a permanent has a keyword, or had it as it left. */
export function hadKeyword(w: View, ref: Ref, keyword: Keyword): boolean {
  const left = lastKnown(w, ref)
  if (left === undefined) return !isPlayer(w, ref.card) && new Characteristics(w).has(ref.card, keyword)
  return left.predicates.some((one) => one.kind === 'has' && one.keyword === keyword)
}

export function lastKnownPower(w: View, ref: Ref): number {
  return lastKnown(w, ref)?.power ?? (isPlayer(w, ref.card) ? 0 : new Characteristics(w).power(ref.card))
}

export function lastKnownToughness(w: View, ref: Ref): number {
  return (
    lastKnown(w, ref)?.toughness ?? (isPlayer(w, ref.card) ? 0 : new Characteristics(w).toughness(ref.card))
  )
}
