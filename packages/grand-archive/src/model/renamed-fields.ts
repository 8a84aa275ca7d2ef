import type { RenamedFields } from '@battleline/kernel'

/** The charts that resolve an ability. */
const RESOLVING = ['card/', ...names('foster intercept vigor suppressed agility static wither')]

function names(words: string): readonly string[] {
  return words.split(' ').map((one) => `grand-archive/${one}`)
}

/** Fields of records and of charts' locals whose names changed since saves of format 1: old name -> new name. */
export const RENAMED_FIELDS: RenamedFields = {
  everywhere: { it: 'antecedent', runs: 'chartId', go: 'proceed', did: 'completed', seen: 'lookedAt' },
  rows: { happened: 'pendingTriggers', made: 'lastId', deed: 'kind' },
  added: {
    ...Object.fromEntries(
      RESOLVING.map((prefix) => [
        prefix,
        { paid: [], times: 0, affected: [], turned: [], moved: 0, bonuses: null },
      ]),
    ),
    'grand-archive/turn': { first: null },
    'grand-archive/using': { sacrificed: [] },
    'grand-archive/activation': { reserved: [], instead: false, first: [], mode: '' },
    'grand-archive/memory-payment': { only: false },
    'grand-archive/materialization': { targets: [] },
    'grand-archive/reserve-payment': { reserved: [] },
  },
}
