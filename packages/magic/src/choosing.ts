import type { View } from '@battleline/kernel'
import { type Declared, pairsIn, type Question } from './asked.ts'
import { paymentsOf } from './legality/payments.ts'
import { creaturesOf, permanentOf } from './state.ts'

/** Who declares blocks with a player's creatures: the player, or who an effect lets choose (MTG-BLK-38). */
export function chooserOf(w: View, player: number): number {
  for (const creature of creaturesOf(w, player))
    for (const effect of permanentOf(w, creature).effects) if (effect.kind === 'chosen') return effect.by
  return player
}

/** What has to be paid for a declaration, each payment as a word. */
export const paymentsIn = (question: Question, declared: Declared): string[] =>
  paymentsOf(question.declaring, pairsIn(question, declared)).map(
    ({ cost, creature, goal }) => `${cost} ${creature} ${goal ?? ''}`,
  )

/** Whether a declaration needs all of a set of payments that were declined already. */
export function isDeclined(
  question: Question,
  declared: Declared,
  declined: readonly (readonly string[])[],
): boolean {
  if (declined.length === 0) return false
  const needed = paymentsIn(question, declared)
  return declined.some((payments) => payments.every((one) => needed.includes(one)))
}
