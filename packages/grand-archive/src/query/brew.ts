import type { View } from '@battleline/kernel'
import { fold } from '@battleline/language'
import { cardOf, type PlayerId, playerOf } from '../model/state.ts'
import type { Ingredient } from '../text/structure.ts'
import { canBeSacrificed } from './sacrifice.ts'

/** The ingredients one by one. */
const oneByOne = (of: readonly Ingredient[]): readonly Ingredient[] =>
  of.flatMap((one) => Array.from({ length: one.count }, () => one))

const isOne = (w: View, card: number, { sub, named }: Ingredient): boolean => {
  const { $def } = cardOf(w, card)
  return sub === undefined ? fold($def.name) === fold(named ?? '') : $def.subtypes.includes(sub)
}

/** Whether different objects can be all of these ingredients. */
const fits = (w: View, cards: readonly number[], of: readonly Ingredient[]): boolean => {
  const [first, ...rest] = of
  return (
    first === undefined ||
    cards.some(
      (card) =>
        isOne(w, card, first) &&
        fits(
          w,
          cards.filter((one) => one !== card),
          rest,
        ),
    )
  )
}

/** The objects that can be the next ingredient, so that the others still suffice for the rest (GA-KEY-BREW). */
export function nextIngredients(
  w: View,
  who: PlayerId,
  of: readonly Ingredient[],
  taken: readonly number[],
): readonly number[] {
  const [next, ...rest] = oneByOne(of).slice(taken.length)
  if (next === undefined) return []
  const left = playerOf(w, who).field.filter((card) => !taken.includes(card) && canBeSacrificed(w, card))
  return left.filter(
    (card) =>
      isOne(w, card, next) &&
      fits(
        w,
        left.filter((one) => one !== card),
        rest,
      ),
  )
}

/** Whether a player controls the ingredients. */
export const canBrew = (w: View, who: PlayerId, of: readonly Ingredient[]): boolean =>
  nextIngredients(w, who, of, []).length > 0
