import type { EditionChange } from '@battleline/card-game'
import { type StepEdit, stepVerbs } from '@battleline/kernel'
import { type EndOfCombat, emptyIntent } from './charts/end-of-combat.ts'
import { takePendingTriggers, triggers } from './charts/opportunity.ts'
import type { Edition } from './vocabulary.ts'

/** The intent leaves first, and the checks come after that (the order was fixed in May 2026). */
const intentLeavesFirst: StepEdit = {
  step: 'grand-archive/end-of-combat.1-triggers',
  spec: stepVerbs<EndOfCombat>()
    .act('The intent goes to the graveyard; abilities triggered by the damage go on the stack', emptyIntent)
    .call(triggers, takePendingTriggers)
    .cite('GA-EDN-4', 'GA-TRG-6'),
}

const PARTINGS = Array.from({ length: 7 }, (_, at) => `GA-EDN-${at + 1}`)

/** The differences of the editions from `cr-26`, beside those in `edition-policy.ts`. */
export const CHANGES: Readonly<Record<Edition, EditionChange>> = {
  'cr-26': { title: 'Comprehensive Rules, August 2026', short: 'CR, August 2026', steps: [] },
  '2024': {
    title: 'Comprehensive Rules as of 2024',
    short: 'CR as of 2024',
    cite: PARTINGS,
    steps: [intentLeavesFirst],
  },
}
