import type { RenamedFields } from '@battleline/kernel'

/** Fields of records and of charts' locals whose names changed since saves of format 1: old name -> new name. */
export const RENAMED_FIELDS: RenamedFields = {
  everywhere: { it: 'antecedent', aims: 'targets', deed: 'action', whom: 'object' },
  rows: {
    happened: 'triggered',
    ahead: 'upcomingPhases',
    made: 'lastTimestamp',
    says: 'predicates',
    settled: 'controlledSinceTurnBegan',
    against: 'formerDefender',
    spent: 'loyaltyActivated',
    order: 'damageOrder',
  },
  added: {
    'magic/attackers': { bands: [] },
    'magic/blockers': { bands: [] },
    'magic/combat-damage': { waived: [] },
    'magic/resolve': { won: false },
  },
  charts: {
    'magic/resolve': { did: 'completed', dealt: 'dealtThisWay', go: 'proceed' },
  },
}
