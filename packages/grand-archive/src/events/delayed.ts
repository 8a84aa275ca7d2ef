import type { World } from '@battleline/kernel'
import { type Later, tableOf, writeTable } from '../model/state.ts'
import { addPendingTriggers, pendingAbility } from './triggers.ts'

/** As a phase begins, the delayed abilities that wait for it trigger, once each (GA-ABL-4). */
export function triggerLater(w: World, phase: 'end' | 'recollection' | 'main'): void {
  const { memory, active } = tableOf(w)
  const due = memory.filter(
    (one): one is Later =>
      one.kind === 'later' &&
      (one.when === `next ${phase} phase` || (one.when === `your next ${phase} phase` && one.you === active)),
  )
  if (due.length === 0) return
  writeTable(w).memory = memory.filter((one) => one.kind !== 'later' || !due.includes(one))
  for (const one of due) {
    const { card, life, you, chartId, antecedent } = one
    addPendingTriggers(w, 'later', card, [pendingAbility(w, { card, life }, chartId, { you, antecedent })])
  }
}
