import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, tableOf } from '../model/state.ts'
import type { Predicate } from '../text/structure.ts'
import {
  HOUSES,
  type House,
  type Icon,
  KEYWORD,
  KEYWORDS,
  type Keyword,
  NO_HOUSE,
  withHouses,
} from '../vocabulary.ts'
import { activeEffects, effectsFor, isBlank } from './active-effects.ts'
import { isCreature } from './board.ts'
import { armorOf, isLater } from './power.ts'

/** Unused armor this turn: 0 out of play. */
export const armorLeft = (w: View, creature: number): number =>
  isCreature(w, creature) ? Math.max(0, armorOf(w, creature) - cardOf(w, creature).armorUsed) : 0

/**
 * A keyword's value (the keyword by its index in the vocabulary), with gained values added; 1 for a keyword without a
 * value, 0 if the creature lacks it. Losing a keyword beats gaining it (KF-GEN-3).
 */
export function keywordOf(w: View, creature: number, keyword: number): number {
  const printed = isBlank(w, creature) ? 0 : (cardOf(w, creature).$def.keywords[keyword] ?? 0)
  const changes = activeEffects(w, HOOK.keyword + keyword)
  return changes.length === 0 ? printed : changedKeyword(w, creature, printed, changes)
}

/** Separate, so that its caller stays small enough to be inlined. */
function changedKeyword(
  w: View,
  creature: number,
  printed: number,
  changes: readonly ActiveEffect[],
): number {
  let value = printed
  for (const effect of changes) {
    if (!effect.appliesTo(w, creature)) continue
    if (effect.is?.kind === 'loses') return 0
    if (effect.is?.kind === 'gains') value += effect.is.value * effect.timesFor(w, creature, effect.is)
  }
  return value
}

export const has = (w: View, creature: number, keyword: number): boolean =>
  keywordOf(w, creature, keyword) > 0

/** The keywords that a card has now. */
export function keywordsOf(w: View, card: number): readonly Keyword[] {
  const { keywords } = cardOf(w, card).$def
  const { $effects } = tableOf(w)
  const found: Keyword[] = []
  for (let at = 0; at < KEYWORDS.length; at++) {
    // Skips keywords that are neither printed nor gained.
    if (keywords[at] === 0 && $effects[HOOK.keyword + at]?.length === 0) continue
    if (keywordOf(w, card, at) > 0) found.push(KEYWORDS[at] as Keyword)
  }
  return found
}

/** Invulnerable creatures cannot be dealt damage and cannot be destroyed (KF-INV-1). */
export const isInvulnerable = (w: View, creature: number): boolean => has(w, creature, KEYWORD.invulnerable)

/**
 * The houses of a card, including those of its bonus icons. An effect that changes the house replaces the printed
 * one; the latest applies (KF-HSE-3).
 */
export function housesOf(w: View, card: number): readonly House[] {
  const { $def } = cardOf(w, card)
  const icons = enhancementsOf(w, card)
  if (activeEffects(w, HOOK.belongs).length === 0)
    return icons.length === 0 ? $def.houses : withHouses($def.houses, icons)
  const changed = changedHouse(w, card)
  if (changed === 'all') return HOUSES
  const added = addedHouses(w, card)
  if (changed !== null) return withHouses([changed], [...$def.icons, ...icons, ...added])
  if (added.length > 0) return withHouses($def.houses, [...icons, ...added])
  return icons.length === 0 ? $def.houses : withHouses($def.houses, icons)
}

function changedHouse(w: View, card: number): House | 'all' | null {
  let set: ActiveEffect | null = null
  for (const effect of activeEffects(w, HOOK.belongs)) {
    if (!isAdding(effect) && effect.appliesTo(w, card) && isLater(w, effect, set)) set = effect
  }
  if (set?.is?.kind === 'belongs to all') return 'all'
  return set?.is?.kind === 'belongs to' ? houseNamed(w, set, set.is) : null
}

/** The house of an effect: the one in its text, that of its card, the active one, or the one that was chosen. */
function houseNamed(
  w: View,
  { lasting, row }: ActiveEffect,
  { house, that }: Extract<Predicate, { kind: 'belongs to' }>,
): House | null {
  if (that === 'own house') return cardOf(w, row).$def.houses[0] ?? null
  if (that !== 'active house') return house ?? lasting?.house ?? null
  const { house: active } = tableOf(w)
  return active === NO_HOUSE ? null : active
}

const isAdding = ({ is }: ActiveEffect): boolean => is?.kind === 'belongs to' && is.too === true

/** The houses that a card belongs to in addition to its other houses. */
const addedHouses = (w: View, card: number): readonly House[] =>
  activeEffects(w, HOOK.belongs).flatMap((effect) => {
    const { is } = effect
    if (!isAdding(effect) || is?.kind !== 'belongs to' || !effect.appliesTo(w, card)) return []
    return houseNamed(w, effect, is) ?? []
  })

/** The enhancements of a card: none while it is facedown as a token creature (KF-TOK-1). */
const enhancementsOf = (w: View, card: number): readonly Icon[] => {
  const { facedown, icons } = cardOf(w, card)
  return facedown === null ? icons : []
}

/** The bonus icons of a card, top to bottom (KF-ICN-2). */
export const iconsOf = (w: View, card: number): readonly Icon[] => {
  const { $def } = cardOf(w, card)
  const icons = enhancementsOf(w, card)
  return icons.length === 0 ? $def.icons : [...$def.icons, ...icons]
}

/** Printed and gained traits. */
export function traitsOf(w: View, card: number): readonly string[] {
  const { traits } = cardOf(w, card).$def
  const gains = activeEffects(w, HOOK.trait)
  if (gains.length === 0) return traits
  const applying = gains.filter((effect) => effect.appliesTo(w, card))
  if (applying.some(({ is }) => is?.kind === 'loses traits')) return NO_TRAITS
  const gained = applying.flatMap(({ is }) => (is?.kind === 'gains trait' ? [is.trait] : []))
  return gained.length === 0 ? traits : [...new Set([...traits, ...gained])]
}

export const NO_TRAITS: readonly string[] = []

export const NO_HOUSES: readonly House[] = []

/** True if a text on the attacker ignores a keyword of the defender. */
export const ignores = (w: View, attacker: number, keyword: number): boolean =>
  effectsFor(w, HOOK.declare, attacker).some(
    ({ is }) => is?.kind === 'ignores' && is.keywords.some((one) => KEYWORD[one] === keyword),
  )
