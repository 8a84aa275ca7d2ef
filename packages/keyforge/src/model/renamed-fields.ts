import type { RenamedFields } from '@battleline/kernel'
import { awaitDestruction } from './old-destruction.ts'

/** Fields of records and of charts' locals whose names changed since saves of format 1: old name -> new name. */
export const RENAMED_FIELDS: RenamedFields = {
  rows: { way: 'affectedThisWay' },
  locals: {
    it: 'antecedent',
    go: 'proceed',
    did: 'completed',
    way: 'affectedThisWay',
    doers: 'actingPlayers',
    shown: 'revealed',
    coming: 'entering',
    rounds: 'remaining',
    repeated: 'repetitions',
    packets: 'instances',
    doomed: 'toDestroy',
  },
  charts: { 'keyforge/use-by-effect': { way: 'way' } },
  added: {
    'card/': { chosen: [], earlierAmount: 0, asYours: false, names: [] },
    'keyforge/play': {
      ...{ more: 0, anywhere: false, host: -1, from: null, replaced: false, asUpgrade: false },
      returns: false,
    },
    'keyforge/as-upgrade': { side: 'creature' },
    'keyforge/pay-to-play': { anywhere: false, host: -1 },
    'keyforge/enter-battleline': { anywhere: false, from: null, next: null },
    'keyforge/enter-row': { anywhere: false, from: null, next: null },
    'keyforge/attach': { anywhere: false, from: null, next: null },
    'keyforge/put-into-play': { anywhere: false, from: null, next: null },
    'keyforge/turn': { more: 0, some: false },
    'keyforge/forge': { paid: 0, cards: [], gone: [] },
    'keyforge/fight': { stopped: false },
    'keyforge/use-by-effect': { only: null, apart: [], pastTaunt: false },
    'keyforge/discard': { instead: false },
    'keyforge/discard-each': { replaced: [] },
    'keyforge/gain': { reaping: false },
    'keyforge/lose': { reaping: false },
    'keyforge/capture-instead': { facts: [] },
  },
  values: {},
  upgrade: awaitDestruction,
}
