import type { RenamedFields } from '@battleline/kernel'

/** Fields of records and of charts' locals whose names changed since saves of format 1: old name -> new name. */
export const RENAMED_FIELDS: RenamedFields = {
  everywhere: { it: 'antecedent', runs: 'chartId', go: 'proceed', did: 'completed', seen: 'lookedAt' },
  rows: { happened: 'pendingTriggers', made: 'lastId', deed: 'kind' },
  added: { 'grand-archive/turn': { first: null }, 'grand-archive/using': { sacrificed: [] } },
}
