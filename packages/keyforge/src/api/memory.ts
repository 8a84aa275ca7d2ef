import type { PlayerId } from '@battleline/card-game'
import { CHANCE, type Decision, type View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { archivesOf } from '../zones/move.ts'
import { hiddenContents } from './hidden-cards.ts'
import { visibleTo } from './view.ts'

/**
 * The hidden cards whose place a player still knows after a step of the game. A card that they saw is followed into a hand,
 * a deck or archives. A shuffle loses it, and so does a hidden card that leaves the same hand or archives unseen, because
 * nobody can tell which one left.
 */
export function followed(
  before: View,
  asked: Decision | null,
  after: View,
  player: PlayerId,
  remembered: ReadonlySet<number>,
): ReadonlySet<number> {
  const seen = visibleTo(before, player)
  const offered = asked?.who === player ? new Set(asked.ids) : NONE
  const mixed = asked?.who === CHANCE && asked.kind === 'order' ? new Set(asked.ids) : NONE
  const now = visibleTo(after, player)
  const hidden = hiddenContents(after, (card) => now.has(card)).flatMap(({ cards }) =>
    cards.filter((card) => !now.has(card)),
  )
  const wasKnown = (card: number) => seen.has(card) || offered.has(card)
  const leaks = leakingPlaces(before, after, hidden, wasKnown)
  const isFollowed = (card: number): boolean =>
    !mixed.has(card) && (wasKnown(card) || (remembered.has(card) && !leaks.has(placeOf(before, card))))
  return new Set(hidden.filter(isFollowed))
}

const NONE: ReadonlySet<unknown> = new Set()

/**
 * The hands and archives that some but not all hidden cards left for another hidden place. The cards of a deck leave it in
 * their order, so they can be followed.
 */
function leakingPlaces(
  before: View,
  after: View,
  hidden: readonly number[],
  wasKnown: (card: number) => boolean,
): ReadonlySet<string> {
  const isLost = (card: number) =>
    !wasKnown(card) && cardOf(before, card).zone !== 'deck' && placeOf(before, card) !== placeOf(after, card)
  const left = new Set(hidden.filter(isLost).map((card) => placeOf(before, card)))
  if (left.size === 0) return left
  const stayed = hidden.filter((card) => placeOf(before, card) === placeOf(after, card))
  const kept = new Set(stayed.map((card) => placeOf(before, card)))
  return new Set([...left].filter((place) => kept.has(place)))
}

/** The zone of a card, and whose or what it is. */
function placeOf(w: View, card: number): string {
  const { zone, owner, host } = cardOf(w, card)
  return `${zone} ${zone === 'under' ? host : zone === 'archives' ? archivesOf(w, card) : owner}`
}
