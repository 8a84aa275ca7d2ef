import { chart, routine, stepVerbs, type World } from '@battleline/kernel'
import { tableOf, writeTable } from '../model/state.ts'
import { move } from '../zones/move.ts'
import { opportunity, opportunityOf, takePendingTriggers, triggers } from './opportunity.ts'

/** The end of combat step. */
export type EndOfCombat = object

const { act, settle, step } = stepVerbs<EndOfCombat>()

export const endOfCombat = chart<EndOfCombat>('grand-archive/end-of-combat', 'End of combat step', {
  '1-triggers': step('Abilities triggered by the damage go on the stack')
    .call(triggers, takePendingTriggers)
    .cite('GA-TRG-4', 'GA-TRG-6'),
  '2-check': settle('The state-based check is made until nothing changes').cite(
    'GA-DMG-8',
    'GA-DTH-1',
    'GA-DUR-5',
  ),
  '3-deaths': step('Abilities triggered by the check go on the stack above')
    .call(triggers, takePendingTriggers)
    .cite('GA-TRG-6'),
  '4-leave': act('The intent goes to the graveyard; the attack is over', leaveCombat).cite(
    'GA-ROL-2',
    'GA-DTH-5',
  ),
  '5-resolve': step('The stack resolves')
    .call(opportunity, (w) => opportunityOf(w, 'end of combat', true))
    .when(
      (w) =>
        tableOf(w).stack.length > 0 ||
        tableOf(w).pendingTriggers.length > 0 ||
        routine('the stack is empty', 'GA-TRG-4'),
    )
    .cite('GA-TRG-4'),
})

/** The cards of the intent leave, then the attack ends (charts T4.3 and T4.4). */
export function leaveCombat(w: World): void {
  emptyIntent(w)
  writeTable(w).combat = null
  writeTable(w).lasting = tableOf(w).lasting.filter((one) => one.until !== 'end of combat')
}

export function emptyIntent(w: World): void {
  for (const card of tableOf(w).combat?.intent ?? []) move(w, card, 'graveyard')
}
