import type { World } from '@battleline/kernel'
import { noteFor } from './facts.ts'
import { policyOf } from './policy.ts'
import { championOf } from './read.ts'
import { cardOf, type PlayerId, writeCard } from './state.ts'

/** Recover N: that many damage counters come off the champion, at most all of them (GA-REC-1). */
export function recover(w: World, you: PlayerId, amount: number): void {
  const champion = championOf(w, you)
  if (champion < 0) return
  if (amount <= 0) {
    w.not(champion, 'recovers nothing', 'recovering 0 is nothing', 'GA-REC-3')
    return
  }
  const { damage } = cardOf(w, champion)
  if (damage > 0) writeCard(w, champion).damage = Math.max(0, damage - amount)
  // Recovering is recovering though there was nothing to recover (GA-REC-2).
  if (damage > 0 || policyOf(w).emptyRecover) noteFor(w, { kind: 'recover', by: you })
}
