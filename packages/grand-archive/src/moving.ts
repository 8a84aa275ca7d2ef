import type { World } from '@battleline/kernel'
import { noteBold, noteFor } from './facts.ts'
import { counts, endEffect, takeEffect } from './in-force.ts'
import { knownNow } from './last-known.ts'
import { everyObject } from './read.ts'
import {
  type Card,
  cardOf,
  isSame,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
  type Waiting,
  writeCard,
  writeCombat,
  writePlayer,
  writeTable,
} from './state.ts'
import { isPrinted } from './states.ts'
import { COUNTERS, PILES, type Pile, type Zone } from './vocabulary.ts'

const isPile = (zone: Zone): zone is Pile => PILES.some((pile) => pile === zone)

/** Regalia and champions go to banishment instead of the graveyard (GA-DTH-5). */
const turnedTo = ({ $def }: Card, zone: Zone): Zone =>
  zone === 'graveyard' && ($def.type === 'champion' || $def.supertypes.includes('regalia'))
    ? 'banishment'
    : zone

/** Where a card really comes to that is to go to a zone: tokens cease to exist off the field (GA-DTH-6). */
export const destination = (card: Card, zone: Zone): Zone =>
  zone !== 'field' && card.$def.supertypes.includes('token') ? 'nowhere' : turnedTo(card, zone)

/** Takes a card out of the zone it is in. What counted there counts no longer. */
function takeOut(w: World, card: number): void {
  const { zone, controller, owner, host } = cardOf(w, card)
  if (zone === 'field') {
    noteLeaving(w, card)
    writePlayer(w, controller).field = playerOf(w, controller).field.filter((one) => one !== card)
  }
  if (isPile(zone)) writePlayer(w, owner)[zone] = playerOf(w, owner)[zone].filter((one) => one !== card)
  if (zone === 'intent')
    writeCombat(w, { intent: (tableOf(w).combat?.intent ?? []).filter((one) => one !== card) })
  if (host >= 0) writeCard(w, host).under = cardOf(w, host).under.filter((one) => one !== card)
  if (counts(zone)) endEffect(w, card)
}

/** What was true of an object as it left, for what still asks for it (GA-TRG-8). */
function noteLeaving(w: World, card: number): void {
  const last = knownNow(w, card)
  writeTable(w).left = [...tableOf(w).left, last]
}

/** Puts a card into a zone, as another object than it was. `you` controls it on the field. */
export function move(w: World, card: number, to: Zone, you: PlayerId = cardOf(w, card).owner): void {
  const before = cardOf(w, card)
  const { zone: from, owner } = before
  const floats = from === 'graveyard' && to === 'banishment' && isPrinted(w, card, 'floating memory')
  const zone = destination(before, to)
  const under = cardOf(w, card).under
  takeOut(w, card)
  const record = fresh(writeCard(w, card))
  record.zone = zone
  record.controller = zone === 'field' || zone === 'intent' || zone === 'stack' ? you : owner
  if (isPile(zone)) addTo(w, owner, zone, card)
  if (zone === 'field') enter(w, card, you)
  if (zone === 'intent') writeCombat(w, { intent: [...(tableOf(w).combat?.intent ?? []), card] })
  if (counts(zone)) takeEffect(w, card)
  // What lies under a card goes where it goes.
  for (const one of under) move(w, one, to)
  if (floats) noteFor(w, { kind: 'floating', by: owner })
}

/** On top of a deck, at the end of every other list. */
function addTo(w: World, owner: PlayerId, pile: Pile, card: number): void {
  const list = playerOf(w, owner)[pile]
  writePlayer(w, owner)[pile] = pile === 'deck' ? [card, ...list] : [...list, card]
}

function enter(w: World, card: number, you: PlayerId): void {
  const record = writeCard(w, card)
  record.durability = record.$def.durability ?? 0
  const player = writePlayer(w, you)
  player.field = [...player.field, card]
  if (record.$def.type === 'champion') player.hadChampion = true
}

/** A card without anything on it, and another object than before. */
function fresh(record: Card): Card {
  record.life += 1
  record.rested = false
  record.damage = 0
  record.durability = 0
  record.distant = false
  record.fostered = false
  record.harmed = false
  record.linked = null
  for (const counter of COUNTERS) record[counter] = 0
  record.under = []
  record.host = -1
  return record
}

/** A card enters the field, awake, and what answers that is noted (GA-DEF-5). */
export function enterField(w: World, card: number, you: PlayerId): void {
  move(w, card, 'field', you)
  if (
    cardOf(w, card).$def.abilities.some(
      ({ clause }) => clause.kind === 'keyword' && clause.keyword === 'bulwark',
    )
  )
    giveBulwark(w, card)
  if (cardOf(w, card).$def.abilities.some(({ clause }) => clause.kind === 'enters rested'))
    writeCard(w, card).rested = true
  noteBold(w, card, 'on enter')
  noteFor(w, { kind: 'enters', it: refTo(w, card) })
}

/** An object with bulwark enters with a bulwark counter (GA-KW-BULWARK), where its brackets allow it. */
function giveBulwark(w: World, card: number): void {
  if (isPrinted(w, card, 'bulwark')) writeCard(w, card).bulwark += 1
}

/** A champion card is put on top of a lineage: the object stays what it was, with a new card (GA-DEF-2, GA-CHP-5). */
export function levelUp(w: World, top: number, card: number): void {
  const { controller } = cardOf(w, card)
  const old = cardOf(w, top)
  takeOut(w, card)
  replaceTop(w, top, card, [top, ...old.under])
  noteBold(w, card, 'on enter')
  writePlayer(w, controller).hadChampion = true
}

/** The top card of a lineage goes back to the material deck; the one below it is on top (GA-CHP-5). */
export function delevel(w: World, top: number): boolean {
  const [below, ...rest] = cardOf(w, top).under
  if (below === undefined) return false
  replaceTop(w, top, below, rest)
  const record = fresh(writeCard(w, top))
  record.zone = 'material'
  addTo(w, record.owner, 'material', top)
  return true
}

function replaceTop(w: World, top: number, card: number, under: readonly number[]): void {
  const old = cardOf(w, top)
  const was = refTo(w, top)
  endEffect(w, top)
  const record = fresh(writeCard(w, card))
  record.zone = 'field'
  record.controller = old.controller
  record.rested = old.rested
  record.damage = old.damage
  record.distant = old.distant
  for (const counter of COUNTERS) record[counter] = old[counter]
  record.under = under
  for (const one of under) {
    const inner = one === top ? fresh(writeCard(w, one)) : writeCard(w, one)
    inner.zone = 'lineage'
    inner.host = card
  }
  writePlayer(w, old.controller).field = playerOf(w, old.controller).field.map((one) =>
    one === top ? card : one,
  )
  takeEffect(w, card)
  pointAt(w, was, refTo(w, card))
}

/** What pointed at a champion points at it still. */
function pointAt(w: World, was: Ref, now: Ref): void {
  const follow = (ref: Ref): Ref => (isSame(ref, was) ? now : ref)
  for (const card of everyObject(w)) {
    const { linked } = cardOf(w, card)
    if (linked !== null && isSame(linked, was)) writeCard(w, card).linked = now
  }
  const { lasting, combat, stack, happened } = tableOf(w)
  const led = (one: Waiting): Waiting => ({
    ...one,
    targets: one.targets.map(follow),
    it: one.it.map(follow),
    attacker: one.attacker && follow(one.attacker),
  })
  if (lasting.length > 0) writeTable(w).lasting = lasting.map((one) => ({ ...one, on: one.on.map(follow) }))
  if (stack.length > 0) writeTable(w).stack = stack.map((one) => ({ ...one, ability: led(one.ability) }))
  if (happened.length > 0)
    writeTable(w).happened = happened.map((fact) => ({
      ...fact,
      saw: fact.saw.map((one) => led(one as Waiting)),
    }))
  if (combat === null) return
  const { attacker, defenders, retaliators } = combat
  writeCombat(w, {
    attacker: follow(attacker),
    defenders: defenders.map(follow),
    retaliators: retaliators.map(follow),
  })
}
