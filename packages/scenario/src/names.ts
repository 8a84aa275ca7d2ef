import { namesApart } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { RosterCard } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** What the cards of a roster are called where each is meant alone: by alias, else as the game tells them apart. */
function namesOf(roster: readonly RosterCard[], players: readonly [string, string]): readonly string[] {
  const cards = roster.map(({ name, alias, player, owner, host }) => ({
    name: alias ?? name,
    // An upgrade is its owner's, on whatever creature.
    player: host === null ? player : owner,
    // Nobody can tell apart what nobody has looked at.
    fixed: alias !== null || name === UNKNOWN_CARD,
  }))
  return namesApart(cards, players)
}

/** Where a card stands in the set-up: “you.battleline place 2”, “under Troll”. */
export function whereIn(
  roster: readonly RosterCard[],
  card: RosterCard,
  players: readonly [string, string],
): string {
  if (card.host !== null) return `on ${roster[card.host]?.alias ?? roster[card.host]?.name}`
  return `${players[card.player - 1]}.${card.zone} place ${card.place}`
}

/** Cards that a word may mean, as places in the roster: one for an alias or a full name, more for a shared name. */
export class Names {
  readonly #single = new Map<string, number>()
  readonly #shared = new Map<string, number[]>()

  constructor(roster: readonly RosterCard[], players: readonly [string, string]) {
    const names = namesOf(roster, players)
    roster.forEach(({ name, alias }, card) => {
      const own = fold(names[card] ?? name)
      if (alias !== null || !this.#single.has(own)) this.#single.set(own, card)
      const key = fold(name)
      this.#shared.set(key, [...(this.#shared.get(key) ?? []), card])
    })
  }

  /** Every card that the word may mean; none where it names none. */
  meant(word: string): readonly number[] {
    const key = fold(word)
    const shared = this.#shared.get(key)
    if (shared !== undefined) return shared
    const single = this.#single.get(key)
    return single === undefined ? [] : [single]
  }
}
