import { activePlayerFirst } from '@battleline/card-game'
import type { View, WaitingAbility } from '@battleline/kernel'
import { type PendingAbility, tableOf } from '../model/state.ts'

/** Who orders the abilities that wait for the effects stack: the turn player first, each player their own (GA-TRG-6). */
export const triggerOrder = (w: View, waiting: readonly WaitingAbility[]) =>
  activePlayerFirst(tableOf(w).active, waiting, (ability) => (ability as PendingAbility).you)
