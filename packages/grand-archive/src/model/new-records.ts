import type { StateRecord } from '@battleline/kernel'
import type { Edition } from '../vocabulary.ts'
import type { Definition } from './definition.ts'
import { emptyHooks } from './hooks.ts'
import { type Card, FIRST_CARD, type Player, type PlayerId, TABLE, type Table } from './state.ts'

/** The turn of a board without a turn number: no player's first turn (GA-CMB-10). */
export const LATER_TURN = 3

const nothing = (): null => null

export const newTable = (edition: Edition, find: Table['$find'] = nothing): Table => ({
  own: null,
  edition,
  active: 1,
  turn: LATER_TURN,
  phase: 'main',
  whole: false,
  winner: null,
  stack: [],
  pendingTriggers: [],
  combat: null,
  lasting: [],
  lastId: 0,
  memory: [],
  left: [],
  $effects: emptyHooks(),
  $find: find,
})

export const newPlayer = (name: string): Player => ({
  own: null,
  name,
  life: 0,
  hadChampion: false,
  decked: false,
  currents: null,
  memories: null,
  phantasmagoria: null,
  field: [],
  hand: [],
  memory: [],
  deck: [],
  material: [],
  graveyard: [],
  banishment: [],
})

export const newCard = ($def: Definition, owner: PlayerId): Card => ({
  own: null,
  name: $def.name,
  definition: $def.name,
  $def,
  owner,
  controller: owner,
  zone: 'deck',
  life: 0,
  rested: false,
  damage: 0,
  durability: 0,
  distant: false,
  fostered: false,
  harmed: false,
  copy: false,
  paid: [],
  linked: null,
  buff: 0,
  debuff: 0,
  level: 0,
  bulwark: 0,
  charge: 0,
  enlighten: 0,
  lash: 0,
  preparation: 0,
  refinement: 0,
  sheen: 0,
  quest: 0,
  blood: 0,
  prize: 0,
  wither: 0,
  glimmer: 0,
  age: 0,
  omen: 0,
  static: 0,
  under: [],
  host: -1,
})

/** Blank records, to compare saves with. */
export function blankRecords(edition: Edition): (id: number) => StateRecord {
  const table = newTable(edition)
  const player = newPlayer('')
  const card = newCard({ name: '' } as Definition, 1)
  return (id) => (id === TABLE ? table : id < FIRST_CARD ? player : card)
}
