import type { View } from '@battleline/kernel'
import { paymentsOf } from '../legality/payments.ts'
import { creaturesOf, permanentOf, tableOf } from '../model/state.ts'
import type { CombatAction } from '../vocabulary.ts'
import { type DeclarationQuestion, type Declared, pairsIn } from './declaration-question.ts'

/**
 * The player who declares for a player: the same player, or one whom an effect lets choose (MTG-ATK-40, MTG-BLK-38).
 */
export function whoDeclares(w: View, player: number, action: CombatAction): number {
  const decided = tableOf(w)
    .lasting.filter(({ does }) => does.kind === 'decides' && does.action === action)
    .pop()
  // The newest effect applies.
  if (decided !== undefined) return decided.you
  if (action === 'attack') return player
  for (const creature of creaturesOf(w, player))
    for (const effect of permanentOf(w, creature).effects) if (effect.kind === 'chosen') return effect.by
  return player
}

/** Whether two declarations have the same creatures, whatever they choose. */
export const sameCreatures = (one: Declared, other: Declared): boolean =>
  creaturesIn(one) === creaturesIn(other)

const creaturesIn = (declared: Declared): string =>
  declared
    .map(([creature]) => creature)
    .sort((a, b) => a - b)
    .join()

/** The payments of a declaration, each as a word. */
export const paymentsIn = (question: DeclarationQuestion, declared: Declared): string[] =>
  paymentsOf(question.problem, pairsIn(question, declared)).map(
    ({ cost, creature, goal }) => `${cost} ${creature} ${goal ?? ''}`,
  )

/** Whether a declaration needs all payments of a declined set. */
export function isDeclined(
  question: DeclarationQuestion,
  declared: Declared,
  declined: readonly (readonly string[])[],
): boolean {
  if (declined.length === 0) return false
  const needed = paymentsIn(question, declared)
  return declined.some((payments) => payments.every((one) => needed.includes(one)))
}
