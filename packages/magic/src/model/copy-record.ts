import type { StateRecord } from '@battleline/kernel'
import { type Permanent, type Player, TABLE, type Table } from './state.ts'

/** A copy of a record, one level deep, with one object layout for each kind: spreading it is slower. */
export function copyRecord(row: StateRecord, id: number): StateRecord {
  if (id === TABLE) return copyTable(row as Table)
  if ('facts' in row) return copyPermanent(row as Permanent)
  const { name, life, poison, unseen, lost, tempted } = row as Player
  const copy: Player = { own: null, $hash: 0, name, life, poison, unseen, lost }
  if (tempted !== undefined) copy.tempted = tempted
  return copy
}

const copyTable = (one: Table): Table => ({
  own: null,
  $hash: 0,
  edition: one.edition,
  players: one.players,
  active: one.active,
  oneDefends: one.oneDefends,
  defending: one.defending,
  upcomingPhases: one.upcomingPhases,
  combat: one.combat,
  phase: one.phase,
  stack: one.stack,
  triggered: one.triggered,
  lasting: one.lasting,
  delayed: one.delayed,
  lastTimestamp: one.lastTimestamp,
  history: one.history,
  left: one.left,
  winner: one.winner,
})

const copyPermanent = (one: Permanent): Permanent => ({
  own: null,
  $hash: 0,
  name: one.name,
  facts: one.facts,
  owner: one.owner,
  token: one.token,
  controller: one.controller,
  zone: one.zone,
  life: one.life,
  at: one.at,
  protector: one.protector,
  attached: one.attached,
  tapped: one.tapped,
  controlledSinceTurnBegan: one.controlledSinceTurnBegan,
  effects: one.effects,
  attacks: one.attacks,
  formerDefender: one.formerDefender,
  blocked: one.blocked,
  blocks: one.blocks,
  attacked: one.attacked,
  didBlock: one.didBlock,
  damage: one.damage,
  deathtouched: one.deathtouched,
  plus: one.plus,
  minus: one.minus,
  loyalty: one.loyalty,
  defense: one.defense,
  loyaltyActivated: one.loyaltyActivated,
  damageOrder: one.damageOrder,
})
