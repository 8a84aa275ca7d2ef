import type { View, World } from '@battleline/kernel'
import { rememberObject } from '../events/activations.ts'
import { emit, triggerAbilities } from '../events/triggers.ts'
import { addHooks, isActiveZone, removeHooks } from '../model/hooks.ts'
import {
  type Card,
  cardOf,
  countersOn,
  type LastKnown,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
  writeCard,
  writeCombat,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { effectsGiving, youOf } from '../query/active-effects.ts'
import { givenAsNext } from '../query/next-card.ts'
import { elementsOf, supertypesOf } from '../query/objects.ts'
import {
  affects,
  hasKeyword,
  hasPredicate,
  hasPrintedKeyword,
  lifeOf,
  powerOf,
  restrictionHolds,
} from '../query/values.ts'
import { COUNTERS, type Counter, PILES, type Pile, type Zone } from '../vocabulary.ts'

const isPile = (zone: Zone): zone is Pile => PILES.some((pile) => pile === zone)

/**
 * Regalia and champions go to banishment instead of the graveyard, and regalia to the material deck instead of a hand, a
 * deck or a memory (GA-DTH-5).
 */
function replacement(card: Card, zone: Zone, isRenewable: boolean): Zone {
  const { $def } = card
  const isRegalia = $def.supertypes.includes('regalia')
  if (isRenewable && (zone === 'graveyard' || zone === 'banishment')) return 'material'
  if (zone === 'graveyard') return isRegalia || $def.type === 'champion' ? 'banishment' : zone
  return isRegalia && (zone === 'hand' || zone === 'deck' || zone === 'memory') ? 'material' : zone
}

/** The zone that a card actually reaches: tokens cease to exist off the field (GA-DTH-6). */
export const destination = (w: View, card: number, zone: Zone): Zone => {
  const one = cardOf(w, card)
  const stays = isActiveZone(zone) || zone === 'stack'
  return zone !== 'field' && supertypesOf(one).includes('token')
    ? 'nowhere'
    : replacement(
        one,
        // Ephemeral cards are banished instead of going anywhere else (GA-KEY-EPHEMERATE).
        one.paid.includes('ephemeral') && !stays ? 'banishment' : zone,
        isActiveZone(one.zone) && isRenewable(w, card),
      )
}

/** From the field or the intent, a renewable regalia goes to the material deck instead of banishment (GA-KEY-RENEWABLE). */
const isRenewable = (w: View, card: number): boolean =>
  cardOf(w, card).$def.supertypes.includes('regalia') &&
  (hasKeyword(w, card, 'renewable') || hasPrintedKeyword(w, card, 'renewable'))

/** Removes a card from its zone, and its texts from the effects in force. */
export function removeFromZone(w: World, card: number): void {
  const { zone, controller, owner, host } = cardOf(w, card)
  if (zone === 'field') {
    recordLastKnown(w, card)
    writePlayer(w, controller).field = playerOf(w, controller).field.filter((one) => one !== card)
  }
  if (isPile(zone)) writePlayer(w, owner)[zone] = playerOf(w, owner)[zone].filter((one) => one !== card)
  if (zone === 'intent')
    writeCombat(w, { intent: (tableOf(w).combat?.intent ?? []).filter((one) => one !== card) })
  if (host >= 0) removeFromHost(w, card)
  if (isActiveZone(zone)) removeHooks(w, card)
}

/** The host loses what it had of the card. */
function removeFromHost(w: World, card: number): void {
  const { host } = cardOf(w, card)
  changeUnder(
    w,
    host,
    cardOf(w, host).under.filter((one) => one !== card),
  )
}

/** Changes the cards under an object, and the texts that it inherits from them. */
export function changeUnder(w: World, host: number, under: readonly number[]): void {
  const isActive = isActiveZone(cardOf(w, host).zone)
  if (isActive) removeHooks(w, host)
  writeCard(w, host).under = under
  if (isActive) addHooks(w, host)
}

/** Records last known information about an object that leaves (GA-TRG-8). */
function recordLastKnown(w: World, card: number): void {
  const last = snapshot(w, card)
  writeTable(w).left = [...tableOf(w).left, last]
}

/** Puts a card into a zone as a new object. `you` controls it on the field. */
export function move(w: World, card: number, to: Zone, you: PlayerId = cardOf(w, card).owner): void {
  const before = cardOf(w, card)
  const { zone: from, owner, paid } = before
  const floats = from === 'graveyard' && to === 'banishment' && hasPrintedKeyword(w, card, 'floating memory')
  const zone = destination(w, card, to)
  if (from === 'field' && zone !== 'field') triggerLeaving(w, card, zone)
  const under = cardOf(w, card).under
  removeFromZone(w, card)
  const record = resetCard(writeCard(w, card))
  // What was paid for a card is known of the object or intent that it becomes (GA-CST-12).
  if (from === 'stack' && isActiveZone(zone)) record.paid = paid
  record.zone = zone
  record.controller = zone === 'field' || zone === 'intent' || zone === 'stack' ? you : owner
  if (isPile(zone)) addTo(w, owner, zone, card)
  if (zone === 'field') putOnField(w, card, you)
  if (zone === 'intent') writeCombat(w, { intent: [...(tableOf(w).combat?.intent ?? []), card] })
  if (isActiveZone(zone)) addHooks(w, card)
  // A lineage moves with its champion, and loaded cards go to the graveyard (GA-ZON-10).
  for (const one of under) move(w, one, cardOf(w, one).zone === 'loaded' ? 'graveyard' : to)
  if (floats) emit(w, { kind: 'floating', by: owner })
}

/** Abilities of an object that leaves the field, in any way or to banishment (GA-ABL-6). */
function triggerLeaving(w: World, card: number, to: Zone): void {
  triggerAbilities(w, card, 'on leave')
  if (to === 'banishment') triggerAbilities(w, card, 'on banish')
}

/** On top of a deck, at the end of every other list. */
export function addTo(w: World, owner: PlayerId, pile: Pile, card: number): void {
  const list = playerOf(w, owner)[pile]
  writePlayer(w, owner)[pile] = pile === 'deck' ? [card, ...list] : [...list, card]
}

function putOnField(w: World, card: number, you: PlayerId): void {
  const record = writeCard(w, card)
  record.durability = record.$def.durability ?? 0
  const player = writePlayer(w, you)
  player.field = [...player.field, card]
  if (record.$def.type === 'champion') player.hadChampion = true
}

/** Resets a card that changes zones: it is a new object. */
export function resetCard(record: Card): Card {
  record.life += 1
  record.rested = false
  record.damage = 0
  record.durability = 0
  record.distant = false
  record.fostered = false
  record.harmed = false
  record.paid = []
  record.linked = null
  for (const counter of COUNTERS) record[counter] = 0
  record.under = []
  record.host = -1
  return record
}

/** What an object enters the field with: counters, or rested (GA-EFF-4). */
export type Marks = Partial<Record<Counter, number>> & {
  readonly rested?: boolean
  /** The object that it enters linked to. */
  readonly linked?: Ref | null
}

/** A card enters the field awake and triggers abilities (GA-DEF-5). */
export function enterField(w: World, card: number, you: PlayerId, marks: Marks = {}): void {
  const { abilities } = cardOf(w, card).$def
  // Nobody is asked what it is linked to, unless it comes from the Effects Stack (GA-KEY-LINK).
  if (!marks.linked && abilities.some(({ clause }) => clause.kind === 'link')) {
    w.reportNotDone(card, 'enters the field', 'this version does not choose what it is linked to')
    return
  }
  const next = givenAsNext(w, card)
  move(w, card, 'field', you)
  Object.assign(writeCard(w, card), marks)
  if (
    cardOf(w, card).$def.abilities.some(
      ({ clause }) => clause.kind === 'keyword' && clause.keyword === 'bulwark',
    )
  )
    giveBulwark(w, card)
  if (
    abilities.some(({ clause }) => clause.kind === 'enters rested') ||
    hasPredicate(w, card, 'enters rested')
  )
    writeCard(w, card).rested = true
  for (const { clause } of abilities) {
    if (clause.kind !== 'enters with') continue
    if (clause.when !== undefined && !restrictionHolds(w, clause.when, card)) continue
    const { amount, counter } = clause.with
    if (amount.kind === 'number') writeCard(w, card)[counter] += amount.value
  }
  for (const effect of effectsGiving(w, 'enters with')) {
    const { counter, count, yours } = effect.text.gives
    if (yours === true && you !== youOf(w, effect)) continue
    if (affects(w, effect, effect.text.who, card)) writeCard(w, card)[counter] += count
  }
  for (const { gives } of next)
    if (gives.kind === 'enters with') writeCard(w, card)[gives.counter] += gives.count
  rememberObject(w, 'entered', refTo(w, card))
  triggerAbilities(w, card, 'on enter')
  emit(w, { kind: 'enters', it: refTo(w, card) })
}

/** An object with bulwark enters with a bulwark counter (GA-KW-BULWARK), if its brackets are true. */
function giveBulwark(w: World, card: number): void {
  if (hasPrintedKeyword(w, card, 'bulwark')) writeCard(w, card).bulwark += 1
}

/** What texts read of an object: as it is, or as last known (GA-TRG-8). */

/** Last known information about an object that is about to leave the field. */
export function snapshot(w: View, card: number): LastKnown {
  const record = cardOf(w, card)
  const { life, controller, rested, distant, fostered } = record
  return {
    card,
    life,
    controller,
    power: powerOf(w, card) ?? 0,
    stamina: lifeOf(w, card),
    elements: elementsOf(w, card),
    counters: countersOn(record),
    rested,
    distant,
    fostered,
  }
}
