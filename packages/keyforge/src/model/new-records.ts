import { FIRST_CARD, type PlayerId, TABLE } from '@battleline/card-game'
import type { StateRecord, View } from '@battleline/kernel'
import { NO_EFFECTS } from './active-effect.ts'
import type { Definition } from './definition.ts'
import type { Card, Player, Table } from './state.ts'

/** Records at the start of a game. */

/** The turn of a board without a turn number: not the first, which has a rule of its own (KF-FTR-1). */
export const LATER_TURN = 2

export const newTable = (): Table => ({
  own: null,
  $hash: 0,
  active: 1,
  house: null,
  turn: LATER_TURN,
  memory: [],
  main: 'fresh',
  permits: [],
  tide: null,
  winner: null,
  extra: [],
  lasting: [],
  left: [],
  worn: [],
  undecided: [],
  $effects: NO_EFFECTS,
  $needs: { inDiscard: [], before: false, tide: false },
})

export const newPlayer = (name: string, aember: number): Player => ({
  own: null,
  $hash: 0,
  name,
  aember,
  keys: [],
  chains: 0,
  barred: [],
  before: [],
  houses: [],
  token: '',
  $token: null,
  battleline: [],
  artifacts: [],
  hand: [],
  deck: [],
  discard: [],
  archives: [],
  purged: [],
  prophecies: [],
  powers: [],
})

export const newCard = ($def: Definition, owner: PlayerId): Card => ({
  own: null,
  $hash: 0,
  name: $def.name,
  definition: $def.name,
  $def,
  $printed: null,
  facedown: null,
  $facedown: null,
  $reverse: null,
  owner,
  controller: owner,
  zone: 'deck',
  life: 0,
  damage: 0,
  armorUsed: 0,
  aember: 0,
  powerCounters: 0,
  counters: [],
  ready: false,
  stunned: false,
  warded: false,
  enraged: false,
  tagged: false,
  fought: 0,
  host: -1,
  upgrades: [],
  under: [],
  grafted: false,
  half: -1,
  icons: [],
  maverick: null,
})

const TABLE_ALONE = newTable()
const ANY_PLAYER = newPlayer('', 0)
const ANY_CARD = newCard({ name: '' } as Definition, 1)

/** The blank record of a number, to compare saves with. */
export const blankRecord = (id: number): StateRecord =>
  id === TABLE ? TABLE_ALONE : id < FIRST_CARD ? ANY_PLAYER : ANY_CARD

/** A view of a board without open charts. */
export const boardOf = (rows: readonly StateRecord[]): View => ({ rows, stack: [], find: () => -1 })
