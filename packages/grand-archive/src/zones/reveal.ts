import type { World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { remember } from '../model/memory.ts'
import { cardOf, refsTo, refTo } from '../model/state.ts'
import { restrictionHolds } from '../query/values.ts'

/** Shows cards of a player to all until the next check (GA-INF-1). Their own texts may wait for that. */
export function revealCards(w: World, cards: readonly number[]): void {
  if (cards.length === 0) return
  remember(w, ...refsTo(w, cards).map((ref) => ({ kind: 'revealed', ...ref }) as const))
  for (const card of cards) triggerRevealed(w, card)
}

/** A card in a hidden zone is no hooked text: it is asked itself. */
function triggerRevealed(w: World, card: number): void {
  const { $def, zone } = cardOf(w, card)
  for (const { clause, chart } of $def.abilities) {
    if (clause.kind !== 'whenever' || clause.event.kind !== 'reveal' || clause.event.from !== zone) continue
    if (chart === null || (clause.when !== undefined && !restrictionHolds(w, clause.when, card))) continue
    addPendingTriggers(w, 'reveal', card, [pendingAbility(w, refTo(w, card), chart.id)])
  }
}
