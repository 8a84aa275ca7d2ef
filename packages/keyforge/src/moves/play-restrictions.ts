import type { PlayerId } from '@battleline/card-game'
import { because, type Reason, say, type View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, type HistoryEntry, type Permission, playerOf, refTo, tableOf } from '../model/state.ts'
import { faceAtThatTime, historyKindsOf, timesByName, timesThisTurn } from '../model/turn-history.ts'
import { activeEffects } from '../query/active-effects.ts'
import { selfOf, youOf } from '../query/board.ts'
import { cardsMatching } from '../query/filter.ts'
import { playerRulesFor } from '../query/player-rules.ts'
import { isRuledOut, matchesPrinted, matchesPrintedFor } from '../query/printed-filter.ts'
import { cardContext, stateHolds } from '../query/state-conditions.ts'
import { has, housesOf } from '../query/values.ts'
import { hostsFor } from '../rules/attachments.ts'
import { hasPlace } from '../rules/entering-places.ts'
import { leadOf, wantsHalf } from '../rules/gigantic.ts'
import { isAmong } from '../rules/houses.ts'
import { keepsTideDown } from '../rules/tide.ts'
import type { Constant, Group } from '../text/structure.ts'
import { KEYWORD, NO_HOUSE, plainType } from '../vocabulary.ts'
import type { Move } from './move.ts'
import { cannotPay, costsToPlay } from './use-costs.ts'

/** What a player may do with cards in hand, and the reasons against it. */

/** The most plays and uses of cards with one name in a turn (KF-LIM-1). */
const SIX = 6
const PLAYED_OR_USED = ['played', ...historyKindsOf('used')] as const

/** Why a player may not play or use one more card of this name this turn, or null. */
export function ruleOfSix(w: View, card: number, player: PlayerId): Reason | null {
  const { memory } = tableOf(w)
  if (memory.length === 0) return null
  const { definition } = cardOf(w, card)
  return timesByName(w, PLAYED_OR_USED, definition, player) < SIX
    ? null
    : because(say`cards called ${definition} have been played and used six times this turn`, 'KF-LIM-1')
}

/** Why a player cannot play a card from any zone by any permission; null if they can. */
export function cannotBePlayed(w: View, card: number, player: PlayerId): Reason | null {
  const { name, $def } = cardOf(w, card)
  const halved = wantsHalf(w, card)
  if (halved !== null) return halved
  if ($def.type === 'upgrade' && hostsFor(w, card, player).length === 0)
    return because(say`there is no creature that ${name} could be attached to`, 'KF-PLY-2')
  if (has(w, card, KEYWORD.alpha) && tableOf(w).main !== 'fresh')
    return because(say`${name} has alpha, and something was played, used or discarded before it`, 'KF-ALP-1')
  if ($def.bars.length > 0 && $def.bars.includes('cannot be played'))
    return because(say`the text of ${name} does not let it be played`, 'KF-PLY-1')
  return (
    ruleOfSix(w, card, player) ??
    ownCondition(w, card, player) ??
    barredByOthers(w, card, player) ??
    cannotPay(w, costsToPlay(w, card, player), player, card)
  )
}

/** The card's own condition for being played. */
function ownCondition(w: View, card: number, player: PlayerId): Reason | null {
  const { name, $def } = cardOf(w, card)
  if (
    $def.playable.length === 0 ||
    $def.playable.every((condition) => stateHolds(w, cardContext(w, card, player), condition))
  )
    return null
  return because(say`the text of ${name} does not let it be played now`, 'KF-PLY-1')
}

/** Restrictions of cards in play; all of them apply (KF-GEN-2, KF-GEN-11). */
function barredByOthers(w: View, card: number, player: PlayerId): Reason | null {
  if (activeEffects(w, HOOK.play).length === 0) return null
  for (const { effect, is } of playerRulesFor(w, HOOK.play, 'cannot play', player))
    if (isRuledOut(w, effect, is, card) && (is.flank === undefined || !hasPlace(w, card, player)))
      return because(say`${cardOf(w, effect.row).name} forbids it`, 'KF-GEN-2')
  for (const { effect, is } of playerRulesFor(w, HOOK.play, 'play limit', player))
    if ((is.of === undefined || matchesPrinted(w, is.of, card)) && playsLeft(w, card, player, is) <= 0)
      return because(
        say`${cardOf(w, effect.row).name} allows ${is.most} cards to be played each turn`,
        'KF-GEN-11',
      )
  return null
}

/** How many more cards a limit allows, in total or of the card's type. */
function playsLeft(
  w: View,
  card: number,
  by: PlayerId,
  { most, each, of }: Extract<Constant, { kind: 'play limit' }>,
): number {
  const type = plainType(cardOf(w, card).$def.type)
  const counts = (played: number, was: HistoryEntry) => {
    const face = faceAtThatTime(w, was)
    if (of !== undefined && !matchesPrinted(w, of, played, -1, face)) return false
    return each !== true || plainType(face.type) === type
  }
  return most - timesThisTurn(w, ['played'], { by, of: counts })
}

/** Why the active player may not play a card from hand, or null. */
export function cannotPlay(w: View, card: number, player: PlayerId): Reason | null {
  return notFromHand(w, card, player) ?? holdsBack(w, card, player, offHouse(w, card) ?? firstTurn(w))
}

/** Why a card in hand cannot be played. `barred`: why it would need a permission (KF-TRN-6, KF-FTR-1), or null. */
function holdsBack(w: View, card: number, player: PlayerId, barred: Reason | null): Reason | null {
  const unplayable = notLeading(w, card) ?? cannotBePlayed(w, card, player)
  if (unplayable !== null || barred === null) return unplayable
  return permitFor(w, 'play', card, player) === null ? barred : null
}

/** Both halves are one play, made with the half with the text (KF-GIG-1). */
function notLeading(w: View, card: number): Reason | null {
  const lead = leadOf(w, card)
  return lead === card
    ? null
    : because(say`${cardOf(w, card).name} is played with ${cardOf(w, lead).name}`, 'KF-GIG-1')
}

/** Why the active player may not discard a card from hand, or null. */
export function cannotDiscard(w: View, card: number, player: PlayerId): Reason | null {
  return (
    notFromHand(w, card, player) ??
    keepsItself(w, card) ??
    keptFromDiscarding(w, card, player) ??
    offHouse(w, card) ??
    firstTurn(w)
  )
}

/** Why a player cannot discard a card at all, or null (KF-GEN-2). */
export function keptFromDiscarding(w: View, card: number, player: PlayerId): Reason | null {
  for (const { effect, is } of playerRulesFor(w, HOOK.play, 'cannot discard', player))
    if (isRuledOut(w, effect, is, card))
      return because(say`${cardOf(w, effect.row).name} forbids it`, 'KF-GEN-2')
  return null
}

function keepsItself(w: View, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  return $def.bars.length > 0 && $def.bars.includes('cannot be discarded')
    ? because(say`the text of ${name} does not let it be discarded`, 'KF-GEN-2')
    : null
}

/** Calls back for each legal move of a card in hand. */
export function eachFromHand(
  w: View,
  player: PlayerId,
  found: (kind: 'play' | 'discard', card: number) => void,
): void {
  const first = firstTurn(w)
  for (const card of playerOf(w, player).hand) {
    const ofHouse = isOfActiveHouse(w, card)
    if (!ofHouse && permitFor(w, 'play', card, player) === null) continue
    const barred = ofHouse ? first : offHouse(w, card)
    if (holdsBack(w, card, player, barred) === null) found('play', card)
    if (barred === null && keepsItself(w, card) === null && keptFromDiscarding(w, card, player) === null)
      found('discard', card)
  }
}

const notFromHand = (w: View, card: number, player: PlayerId): Reason | null =>
  playerOf(w, player).hand.includes(card)
    ? null
    : because(say`${cardOf(w, card).name} is not in the active player’s hand`, 'KF-TRN-5')

/** Whether the active house allows a card to be played, used or discarded. */
export function isOfActiveHouse(w: View, card: number): boolean {
  const { house } = tableOf(w)
  return house === null || (house !== NO_HOUSE && isAmong(house, housesOf(w, card)))
}

/** Why the active house does not allow a card; null if it does. */
export function offHouse(w: View, card: number): Reason | null {
  if (isOfActiveHouse(w, card)) return null
  const { house } = tableOf(w)
  const { name } = cardOf(w, card)
  return house === NO_HOUSE
    ? because('there is no active house this turn', 'KF-HSE-2', 'KF-TRN-5')
    : because(say`${name} is not of house ${house ?? ''}, the active house`, 'KF-USE-2', 'KF-TRN-5')
}

/** In the first turn of the game, one card is played or discarded from hand (KF-FTR-1). */
function firstTurn(w: View): Reason | null {
  return tableOf(w).turn > 1 || timesThisTurn(w, ['from hand']) === 0
    ? null
    : because('in the first turn of the game only one card is played or discarded from hand', 'KF-FTR-1')
}

/** A permission to play or use a card outside the active house: for this turn, or by a card in play. */
export type Allowance = Permission | { readonly by: 'card'; readonly card: number }

/** The permission that a play or use would use up, the narrowest first; null if there is none. */
export function permitFor(w: View, does: Move['kind'], card: number, player: PlayerId): Allowance | null {
  return permitGiven(w, does, card, player) ?? (does === 'play' ? lettingPlay(w, card, player) : null)
}

function permitGiven(w: View, does: Move['kind'], card: number, player: PlayerId): Permission | null {
  const { permits } = tableOf(w)
  if (permits.length === 0) return null
  const fitting = permits.filter(
    (one) => one.by === player && allows(one.does, does) && matchesPrinted(w, one.of, card, one.from ?? -1),
  )
  return fitting.find((one) => one.does !== 'play or use') ?? fitting[0] ?? null
}

const allows = (permitted: Permission['does'], does: Move['kind']): boolean => {
  if (does === 'play') return permitted === 'play' || permitted === 'play or use'
  // A creature that may fight or reap may remove its stun instead (KF-STN-2).
  return (
    permitted === 'use' ||
    permitted === 'play or use' ||
    permitted === does ||
    (does === 'unstun' && permitted !== 'play')
  )
}

/** The card in play that allows its controller to play this one, a number of times each turn. */
function lettingPlay(w: View, card: number, player: PlayerId): Allowance | null {
  for (const effect of activeEffects(w, HOOK.permit)) {
    const { is } = effect
    if (is?.kind !== 'may play' || youOf(w, effect) !== player || !matchesPrintedFor(w, effect, is.of, card))
      continue
    if (is.among !== undefined && !isOfHouseAmong(w, effect, is.among, card)) continue
    const { card: by, life } = refTo(w, selfOf(effect))
    const of = (row: number, was: HistoryEntry) => row === by && was.life === life
    if (is.most !== undefined && timesThisTurn(w, ['permitted'], { by: player, of }) >= is.most) continue
    if (effect.isMet(w)) return { by: 'card', card: by }
  }
  return null
}

/** Whether a card shares a house with one of these cards in play. */
const isOfHouseAmong = (w: View, effect: ActiveEffect, among: Group, card: number): boolean =>
  cardsMatching(w, among, selfOf(effect), youOf(w, effect)).some((one) =>
    housesOf(w, one).some((house) => isAmong(house, housesOf(w, card))),
  )

/** The permission that a play from hand needs, because nothing else allows it; null if it needs none. */
export const permitToPlay = (w: View, card: number, player: PlayerId): Allowance | null =>
  isOfActiveHouse(w, card) && firstTurn(w) === null ? null : permitFor(w, 'play', card, player)

/** Why the active player may not take three chains to raise the tide, or null. */
export function cannotRaiseTide(w: View, player: PlayerId): Reason | null {
  const { tide } = tableOf(w)
  const bar = keepsTideDown(w, player)
  if (bar >= 0) return because(say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
  if (tide === player) return because('the tide is high for the active player already', 'KF-TID-1')
  if (tide !== null || tableOf(w).$needs.tide) return null
  return because('no card of either deck speaks of the tide', 'KF-TID-2')
}

/** Why the active player may not activate a prophecy, or null: one of their own, once a turn (KF-PRO-1). */
export function cannotActivate(w: View, card: number, player: PlayerId): Reason | null {
  const { prophecies, hand } = playerOf(w, player)
  const { name, under } = cardOf(w, card)
  if (!prophecies.includes(card))
    return because(say`${name} is no prophecy of the active player’s`, 'KF-PRO-1')
  if (under.length > 0) return because(say`${name} is active already`, 'KF-PRO-1')
  if (timesThisTurn(w, ['activated'], { by: player }) > 0)
    return because('a prophecy has been activated this turn', 'KF-PRO-1')
  return hand.length > 0 ? null : because('there is no card in hand to put under it', 'KF-PRO-1')
}
