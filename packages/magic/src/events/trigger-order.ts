import type { View } from '@battleline/kernel'
import type { PendingTrigger } from '../model/stack-items.ts'
import { playersOf, tableOf } from '../model/state.ts'

/**
 * Who puts which triggered ability on the stack next: the active player their own, then the other players in turn order
 * (MTG-GEN-3). Abilities that nothing distinguishes need no order.
 */
export function triggerOrder(w: View, waiting: readonly PendingTrigger[]) {
  const who = playersOf(w).find((player) => waiting.some(({ you }) => you === player)) ?? tableOf(w).active
  const from = waiting.filter(({ you }) => you === who)
  const [first] = from
  const alike = first !== undefined && from.every((one) => isAlike(first, one))
  return { who, from: alike ? [first] : from }
}

/** Whether two triggered abilities of one player are interchangeable. */
const isAlike = (one: PendingTrigger, other: PendingTrigger): boolean =>
  one === other || (one.you === other.you && contentOf(one) === contentOf(other))

/** What an ability is and does. The antecedent and the amount count only if its text refers to them. */
function contentOf({ id: _, source: __, life: ___, antecedent, amount, ...content }: PendingTrigger): string {
  const referred = [
    refersTo(content, ANTECEDENT_KINDS) ? antecedent : null,
    refersTo(content, AMOUNT_KINDS) ? amount : null,
  ]
  return JSON.stringify([content, referred])
}

/** The kinds of references, amounts and instructions that mean the antecedent. */
const ANTECEDENT_KINDS: ReadonlySet<unknown> = new Set([
  'it',
  'its controller',
  'its power',
  'that player',
  'attacks that player',
  'attacked',
])
const AMOUNT_KINDS: ReadonlySet<unknown> = new Set(['that much'])

/** Whether a text structure holds one of these words. */
const refersTo = (structure: unknown, words: ReadonlySet<unknown>): boolean =>
  typeof structure === 'object' && structure !== null
    ? Object.values(structure).some((part) => refersTo(part, words))
    : words.has(structure)
