import type { View, WaitingAbility } from '@battleline/kernel'
import { tableOf } from '../model/state.ts'

/**
 * Who chooses which of the abilities that wait in a timing window resolves next: the active player, also for the abilities
 * of the other player (KF-GEN-4, KF-ABL-4). The kernel asks again after each of them.
 */
export const triggerOrder = (w: View, waiting: readonly WaitingAbility[]) => ({
  who: tableOf(w).active,
  from: waiting,
})
