import { type Message, say, type View } from '@battleline/kernel'
import { attackers, permanentOf, tableOf } from '../model/state.ts'
import type { CastWhen } from '../text/structure.ts'

/** When a card can be cast, if not now; null otherwise. */
export function whyNotNow(w: View, when: CastWhen, who: number): Message | null {
  if (when === 'combat') return tableOf(w).combat ? null : say`in combat`
  if (when === 'attacked') {
    const isAttacked = attackers(w).some((one) => permanentOf(w, one).attacks === who)
    return isAttacked && isAt(w, ATTACKED) ? null : say`in the step in which its player was attacked`
  }
  if (when === 'before attacks') return isAt(w, UNDECLARED) ? null : say`before attackers are declared`
  const declared = w.find('magic/attackers') < 0 && tableOf(w).combat && isAt(w, BLOCKED)
  if (when === 'after blocks') return declared ? null : say`once blockers are declared`
  return tableOf(w).combat && !declared ? null : say`in combat before blockers are declared`
}

/** The steps of a turn before attackers are declared. */
const UNDECLARED = ['magic/turn.1-main', 'magic/combat.1-beginning']
/** The step of priority once attackers are declared. */
const ATTACKED = ['magic/attackers.5-priority']
/** The steps from priority after blocks on. */
const BLOCKED = ['magic/blockers.5-priority', 'magic/combat.4-damage', 'magic/combat.5-end']

/** Whether one of these steps is in progress. */
const isAt = (w: View, steps: readonly string[]): boolean =>
  w.stack.some(({ chart, at }) => steps.includes(chart.nodes[at]?.step.id ?? ''))
