import { because, type Reason, say, type View } from '@battleline/kernel'
import { cardOf, type PendingAbility, type PlayerId, type Ref } from '../model/state.ts'
import {
  followingOf,
  linkOf,
  plainOf,
  sentencesOf,
  type TargetSlot,
  targetSlots,
} from '../text/target-slots.ts'
import { variantsIn } from './modes.ts'
import { isOnField, isSameCard } from './objects.ts'
import { candidates } from './references.ts'
import { hasKeyword } from './values.ts'

/** The targets of a chart of a card's text. */
export function targetSlotsOf(w: View, { source, chartId }: PendingAbility): readonly TargetSlot[] {
  const { abilities } = cardOf(w, source).$def
  if (chartId === '') {
    const link = linkOf(abilities.map(({ clause }) => clause))
    return link === null ? [] : [link]
  }
  const clauses = abilities.filter(({ chart }) => chart?.id === chartId).map(({ clause }) => clause)
  if (clauses.length > 0) return targetSlots(clauses.flatMap(sentencesOf))
  const chosen = variantsIn(abilities.map(({ clause }) => clause)).find((one) => one.chartId === chartId)
  if (chosen !== undefined) return targetSlots(chosen.does.flatMap(plainOf))
  return targetSlots(
    followingOf(
      abilities.flatMap(({ clause }) => sentencesOf(clause)),
      chartId,
    ),
  )
}

export const mandatoryTargetCount = (w: View, ability: PendingAbility): number =>
  targetSlotsOf(w, ability).filter((one) => one.kind === 'target').length

/** The legal choices for the next target. */
export function legalTargets(w: View, ability: PendingAbility, chosen: readonly Ref[]): readonly number[] {
  const next = targetSlotsOf(w, ability)[chosen.length]
  if (next === undefined) return []
  const { source, you } = ability
  return candidates(w, next.of, source, you).filter(
    (card) => whyNotTarget(w, next, source, you, card, chosen) === null,
  )
}

/** Why an object is not a legal target of a card or an ability, or null. */
export function whyNotTarget(
  w: View,
  { of, kind, spell }: TargetSlot,
  source: number,
  you: PlayerId,
  card: number,
  chosen: readonly Ref[],
): Reason | null {
  const { name } = cardOf(w, card)
  if (!candidates(w, of, source, you).includes(card))
    return because(say`${name} is not what the text asks for`, 'GA-DMG-4')
  if (kind === 'another target' && chosen.some((one) => one.card === card))
    return because(say`${name} is a target already`, 'GA-DMG-4')
  if (of.at?.whose === 'single' && chosen.some((one) => cardOf(w, one.card).owner !== cardOf(w, card).owner))
    return because(say`${name} is not in the zone of the other targets`, 'GA-DMG-4')
  if (!isOnField(w, card)) return null
  if (hasKeyword(w, card, 'omnishroud')) return because(say`${name} has omnishroud`, 'GA-KW-OMNISHROUD')
  const isSpell = spell === true || cardOf(w, source).$def.subtypes.includes('spell')
  if (isSpell && hasKeyword(w, card, 'spellshroud'))
    return because(say`${name} has spellshroud`, 'GA-KW-SPELLSHROUD')
  return null
}

/** Whether a chosen target is still legal when the ability resolves. */
export const isStillLegalTarget = (
  w: View,
  one: TargetSlot,
  source: number,
  you: PlayerId,
  ref: Ref,
): boolean => isSameCard(w, ref) && whyNotTarget(w, one, source, you, ref.card, []) === null
