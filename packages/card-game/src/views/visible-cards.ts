import type { Decision, View, World } from '@battleline/kernel'
import { namesApart } from '../model/distinct-names.ts'
import { FIRST_CARD, PLAYERS } from '../model/reference.ts'
import { type Onlooker, pileOf, type ViewedCard, type ViewRules, viewedCard } from './view-rules.ts'

/** The cards that a player may look at, including those to choose from, as in a search of a deck. */
export function knownTo(
  w: View,
  rules: ViewRules,
  player: Onlooker,
  asked: Decision | null,
): ReadonlySet<number> {
  const known = visibleTo(w, rules, player)
  if (asked?.who !== player) return known
  const chosenFrom = asked.options.flatMap(({ record }) => record ?? [])
  const more = chosenFrom.filter((record) => record >= FIRST_CARD && !known.has(record))
  return more.length === 0 ? known : new Set([...known, ...more].sort((a, b) => a - b))
}

/** The cards that a player may look at without a decision. */
export function visibleTo(w: View, rules: ViewRules, player: Onlooker): ReadonlySet<number> {
  const hidden = new Set<number>()
  for (const whose of PLAYERS) {
    for (const pile of rules.piles) {
      if (rules.isOpen(player, whose, pile)) continue
      for (const card of pileOf(w, whose, pile)) hidden.add(card)
    }
  }
  for (const card of rules.revealed(w)) hidden.delete(card)
  const known = new Set<number>()
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    if (!hidden.has(card) && !rules.isFacedown(w, card, player)) known.add(card)
  }
  return known
}

/**
 * The cards that a player knows, in an order that reveals nothing: by player and zone in visible order; in unordered
 * zones by name, then by `number`. Cards in no player's zone come last, as listed.
 */
export function inSight(
  w: View,
  rules: ViewRules,
  known: ReadonlySet<number>,
  number: (card: number) => number,
): readonly number[] {
  const byName = (one: number, other: number) =>
    inAlphabet(viewedCard(w, one).$def.name, viewedCard(w, other).$def.name) || number(one) - number(other)
  const found = new Set<number>()
  const add = (card: number): void => {
    if (card < 0) return
    if (known.has(card)) found.add(card)
    for (const one of rules.attachedTo(w, card)) add(one)
  }
  for (const player of PLAYERS) {
    for (const pile of rules.piles) {
      const cards = pileOf(w, player, pile)
      for (const card of rules.isOrdered(pile) ? cards : [...cards].sort(byName)) add(card)
    }
  }
  return [...found, ...[...known].filter((card) => !found.has(card)).sort(byName)]
}

export const inAlphabet = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Gives cards the names by which this player distinguishes them. A number in a name would reveal that another card of
 * that name exists. A distinct name from the board stays.
 */
export function renameFor(w: World, rules: ViewRules, known: readonly number[]): void {
  const named = known.map((card) => {
    const { name, definition, owner } = viewedCard(w, card)
    const fixed = rules.isGivenName(name, definition)
    return { name: fixed ? name : definition, player: owner, fixed }
  })
  const [one, other] = PLAYERS.map((player) => (w.rows[player] as unknown as { name: string }).name)
  const names = namesApart(named, [one ?? '', other ?? ''])
  for (const [at, card] of known.entries()) {
    const name = names[at]
    if (name === undefined || name === viewedCard(w, card).name) continue
    ;(w.write(card) as { name: string } & ViewedCard).name = name
  }
}
