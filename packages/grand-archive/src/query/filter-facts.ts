import type { View } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import { cardOf, type PlayerId, type Ref, tableOf } from '../model/state.ts'
import type { Filter, Having, InZone, Limit, Non } from '../text/structure.ts'
import { BASIC, type Element } from '../vocabulary.ts'
import { elementsOf, isDefending, isRetaliating, matchesNoun, supertypesOf } from './objects.ts'

/** What filters ask of a card and its printed facts. */

/** The source of damage as it was when it dealt the damage (GA-SRC-8, GA-ELM-1). */
export interface DamageSource {
  readonly from: Ref
  readonly by: PlayerId
  readonly elements: readonly Element[]
  /** It is a Spell as its ability resolves (GA-ACT-5). */
  readonly spell?: true
}

/** What else a filter of Spells asks for. */
export function withoutSpell(group: Filter): Filter {
  const { sub, also, ...rest } = group
  return { ...rest, ...(sub !== 'spell' && sub && { sub }), ...(also !== 'spell' && also && { also }) }
}

/** Classes are among the subtypes of a text. */
const isOfKind = ({ subtypes, classes }: Definition, kind: string): boolean =>
  subtypes.includes(kind) || classes.some((one) => one === kind)

/** Whether subtypes and the second supertype match a filter. */
export function hasKinds({ sub, also, bare, kinds, rarity }: Filter, definition: Definition): boolean {
  if ([sub, also, bare].some((one) => one !== undefined && !isOfKind(definition, one))) return false
  if (rarity !== undefined && !definition.supertypes.includes(rarity)) return false
  return kinds === undefined || isOfKind(definition, kinds.first) || isOfKind(definition, kinds.second)
}

/** Whether a card lies in a zone. */
export function isAt(w: View, { whose, place }: InZone, you: PlayerId, card: number): boolean {
  const { zone, owner } = cardOf(w, card)
  const isThere = place === 'hand and memory' ? zone === 'hand' || zone === 'memory' : zone === place
  if (!isThere) return false
  return whose === 'any' || whose === 'single' || (whose === 'yours') === (owner === you)
}

/** Whether an object entered the field this turn. */
export const isFresh = (w: View, card: number): boolean => {
  const { zone, life } = cardOf(w, card)
  return (
    zone === 'field' &&
    tableOf(w).memory.some((one) => one.kind === 'entered' && one.card === card && one.life === life)
  )
}

/** “An object”, of one that has left the field since. */
export const isAnything = ({ nouns, ...rest }: Filter): boolean =>
  nouns?.length === 1 && nouns[0] === 'object' && Object.keys(rest).length === 1

export function isIn(w: View, state: NonNullable<Filter['is']>, card: number): boolean {
  const { rested, distant, fostered, damage, under, paid } = cardOf(w, card)
  switch (state) {
    case 'rested':
      return rested
    case 'awake':
      return !rested
    case 'distant':
      return distant
    case 'fostered':
      return fostered
    case 'damaged':
      return damage > 0
    case 'defending':
      return isDefending(w, card)
    case 'retaliating':
      return isRetaliating(w, card)
    case 'loaded':
      return under.length > 0
    case 'ephemeral':
      return paid.includes('ephemeral')
    case 'unloaded':
      return under.length === 0
  }
}

/** Whether a card is what a filter leaves out. */
export function isNon(w: View, non: Non, card: number): boolean {
  const { $def } = cardOf(w, card)
  switch (non.kind) {
    case 'non noun':
      return matchesNoun(w, card, non.noun)
    case 'non supertype':
      return supertypesOf(cardOf(w, card)).includes(non.supertype)
    case 'non element':
      return elementsOf(w, card).includes(non.element)
    case 'non sub':
      return isOfKind($def, non.sub)
    case 'non attack':
      return $def.type === 'attack'
  }
}

/** Whether a number is odd or even; no number is neither. */
export const isParity = (value: number | null, as: 'odd' | 'even'): boolean =>
  value !== null && (value % 2 === 0) === (as === 'even')

/** Whether a number is within a limit; no number is within none. */
export const isWithin = (value: number | null, { kind, value: limit }: Limit): boolean => {
  if (value === null) return false
  if (kind === 'exactly') return value === limit
  if (kind === 'less than') return value < limit
  return kind === 'at most' ? value <= limit : value >= limit
}

/** Whether a card has the cost that a filter asks for: the printed one. */
export function hasCost(
  w: View,
  having: Extract<Having, { readonly kind: 'memory cost' | 'reserve cost' | 'either cost' }>,
  card: number,
): boolean {
  const { memory, reserve } = cardOf(w, card).$def
  switch (having.kind) {
    case 'memory cost':
      return isWithin(memory, having.is)
    case 'reserve cost':
      return isWithin(reserve, having.is)
    case 'either cost':
      return isWithin(memory, having.memory) || isWithin(reserve, having.reserve)
  }
}

/** Whether controller and elements match a filter. */
export function matchesController(
  { side, element, elements: either, without, rank }: Filter,
  you: PlayerId,
  controller: PlayerId,
  elements: () => readonly Element[],
): boolean {
  if (side !== undefined && (side === 'yours') !== (controller === you)) return false
  if (element !== undefined && !elements().includes(element)) return false
  if (either !== undefined && ![either.first, either.second].some((one) => elements().includes(one)))
    return false
  if (
    rank !== undefined &&
    !elements().some((one) => one !== 'norm' && BASIC.has(one) === (rank === 'basic'))
  )
    return false
  return without === undefined || !elements().includes(without)
}
