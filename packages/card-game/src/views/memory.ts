import { CHANCE, type Decision, type View } from '@battleline/kernel'
import type { PlayerId } from '../model/reference.ts'
import { hiddenContents } from './hidden-cards.ts'
import { type ViewRules, viewedCard } from './view-rules.ts'
import { visibleTo } from './visible-cards.ts'

/**
 * The hidden cards whose place a player still knows after a step of the game. A card that they saw is followed into a hand,
 * a deck or archives. A shuffle loses it, and so does a hidden card that leaves the same hand or archives unseen, because
 * nobody can tell which one left.
 */
export function followed(
  rules: ViewRules,
  before: View,
  asked: Decision | null,
  after: View,
  player: PlayerId,
  remembered: ReadonlySet<number>,
): ReadonlySet<number> {
  const seen = visibleTo(before, rules, player)
  const offered = asked?.who === player ? new Set(asked.ids) : NONE
  const mixed = asked?.who === CHANCE && asked.kind === 'order' ? new Set(asked.ids) : NONE
  const now = visibleTo(after, rules, player)
  const hidden = hiddenContents(after, rules, (card) => now.has(card)).flatMap(({ cards }) =>
    cards.filter((card) => !now.has(card)),
  )
  const wasKnown = (card: number) => seen.has(card) || offered.has(card)
  const leaks = leakingPlaces(rules, before, after, hidden, wasKnown)
  const isFollowed = (card: number): boolean =>
    !mixed.has(card) && (wasKnown(card) || (remembered.has(card) && !leaks.has(rules.placeOf(before, card))))
  return new Set(hidden.filter(isFollowed))
}

const NONE: ReadonlySet<unknown> = new Set()

/**
 * The hands and archives that some but not all hidden cards left for another hidden place. The cards of a deck leave it in
 * their order, so they can be followed.
 */
function leakingPlaces(
  rules: ViewRules,
  before: View,
  after: View,
  hidden: readonly number[],
  wasKnown: (card: number) => boolean,
): ReadonlySet<string> {
  const placeOf = rules.placeOf
  const isInOrder = (card: number) => {
    const { zone } = viewedCard(before, card)
    return rules.piles.includes(zone) && rules.isOrdered(zone)
  }
  const isLost = (card: number) =>
    !wasKnown(card) && !isInOrder(card) && placeOf(before, card) !== placeOf(after, card)
  const left = new Set(hidden.filter(isLost).map((card) => placeOf(before, card)))
  if (left.size === 0) return left
  const stayed = hidden.filter((card) => placeOf(before, card) === placeOf(after, card))
  const kept = new Set(stayed.map((card) => placeOf(before, card)))
  return new Set([...left].filter((place) => kept.has(place)))
}
