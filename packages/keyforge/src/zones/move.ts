import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { joined } from '../model/lists.ts'
import { cardOf, playerOf, writeCard, writePlayer } from '../model/state.ts'
import type { Pile } from '../vocabulary.ts'

/** Moving cards between zones, for every chart. */

/** Removes a card from its zone: from a pile, a creature, or under another card. */
export function takeAway(w: World, card: number): void {
  const { owner, controller, zone, host } = cardOf(w, card)
  switch (zone) {
    case 'battleline':
    case 'artifacts':
      takeFrom(w, card, controller, zone)
      return
    case 'hand':
    case 'deck':
    case 'discard':
    case 'purged':
    case 'prophecies':
    case 'powers':
      takeFrom(w, card, owner, zone)
      return
    case 'archives':
      takeFrom(w, card, archivesOf(w, card), zone)
      return
    case 'attached':
      writeCard(w, host).upgrades = without(cardOf(w, host).upgrades, card)
      return
    case 'under': {
      writeCard(w, host).under = without(cardOf(w, host).under, card)
      const record = writeCard(w, card)
      record.host = -1
      record.grafted = false
      return
    }
    // A resolving action is in no list, nor is the other half of a gigantic creature (KF-PLY-8, KF-GIG-1).
    case 'revealed':
    case 'joined':
      return
    default:
      zone satisfies never
  }
}

function takeFrom(w: World, card: number, whose: PlayerId, pile: Pile): void {
  writePlayer(w, whose)[pile] = without(playerOf(w, whose)[pile], card)
}

/** Removes all cards of a pile, in order. */
export function takeAll(w: World, whose: PlayerId, pile: Pile): readonly number[] {
  const cards = playerOf(w, whose)[pile]
  if (cards.length > 0) writePlayer(w, whose)[pile] = NOBODY
  return cards
}

/** Unordered zones (KF-ZON-2) list cards by their numbers. */
export const isOrdered = (pile: Pile): boolean => pile !== 'hand' && pile !== 'archives' && pile !== 'purged'

/**
 * Cards reach a pile together: on top or bottom of a deck, or last in a discard pile. Out of play, the owner controls
 * a card.
 */
export function putInPile(
  w: World,
  cards: readonly number[],
  pile: Pile,
  whose: PlayerId,
  at: 'top' | 'bottom' = 'top',
): void {
  for (const card of cards) {
    const record = writeCard(w, card)
    record.zone = pile
    record.controller = record.owner
  }
  writePlayer(w, whose)[pile] = together(playerOf(w, whose)[pile], cards, pile, at)
}

function together(
  others: readonly number[],
  cards: readonly number[],
  pile: Pile,
  at: 'top' | 'bottom',
): readonly number[] {
  if (!isOrdered(pile)) return inOrder(others, cards)
  return pile === 'deck' && at === 'top' ? joined(cards, others) : joined(others, cards)
}

/** Inserts cards in the order of their numbers. */
function inOrder(others: readonly number[], cards: readonly number[]): readonly number[] {
  const all = others.slice()
  for (const card of cards) {
    let at = all.length
    for (; at > 0 && (all[at - 1] as number) > card; at--) all[at] = all[at - 1] as number
    all[at] = card
  }
  return all
}

/** Puts a card under another one: facedown, or faceup if grafted (KF-UND-1). */
export function putUnder(w: World, card: number, host: number, grafted = false): void {
  takeAway(w, card)
  const record = writeCard(w, card)
  record.zone = 'under'
  record.host = host
  record.grafted = grafted
  writeCard(w, host).under = [...cardOf(w, host).under, card]
}

/** Moves a card from its zone to a pile. Default: of its owner. */
export function moveToPile(
  w: World,
  card: number,
  pile: Pile,
  whose: PlayerId = cardOf(w, card).owner,
  at: 'top' | 'bottom' = 'top',
): void {
  takeAway(w, card)
  putInPile(w, [card], pile, whose, at)
}

/** Moves a card from its zone to its owner's discard pile (KF-LVP-6). */
export const toDiscardPile = (w: World, card: number): void => moveToPile(w, card, 'discard')

/** Moves the cards under a card to their owners' discard piles (KF-UND-1). */
export function discardUnder(w: World, card: number): void {
  for (const below of cardOf(w, card).under) toDiscardPile(w, below)
}

/** The player whose archives a card is in: an effect can put an enemy card there (KF-ARC-2). */
export function archivesOf(w: View, card: number): PlayerId {
  const { owner } = cardOf(w, card)
  return playerOf(w, owner).archives.includes(card) ? owner : opponentOf(owner)
}

function without(cards: readonly number[], card: number): readonly number[] {
  if (cards.length === 1) return NOBODY
  // Usually the top of a deck.
  return cards[0] === card ? cards.slice(1) : cards.filter((other) => other !== card)
}
const NOBODY: readonly number[] = []
