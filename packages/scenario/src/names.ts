import { fold } from '@battleline/language'
import type { RosterCard } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/**
 * What the cards of a roster are called where each is meant alone: by alias; else by name, with the player where each
 * has one of that name, and with a number where a player has several.
 */
export function namesOf(
  roster: readonly RosterCard[],
  players: readonly [string, string],
): readonly string[] {
  const bare = roster.filter((card) => card.alias === null && card.name !== UNKNOWN_CARD)
  return roster.map((card) => {
    if (card.alias !== null || card.name === UNKNOWN_CARD) return card.alias ?? card.name
    const namesakes = bare.filter((other) => other.name === card.name)
    const own = namesakes.filter((other) => other.player === card.player)
    const number = own.length > 1 ? `${own.indexOf(card) + 1}` : ''
    const player = own.length < namesakes.length ? players[card.player - 1] : ''
    const mark = [player, number].filter((word) => word !== '').join(' ')
    return mark === '' ? card.name : `${card.name} (${mark})`
  })
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
  readonly all: readonly string[]
  readonly #roster: readonly RosterCard[]
  readonly #single = new Map<string, number>()
  readonly #shared = new Map<string, number[]>()

  constructor(roster: readonly RosterCard[], players: readonly [string, string]) {
    this.#roster = roster
    this.all = namesOf(roster, players)
    roster.forEach(({ name, alias }, card) => {
      const own = fold(this.name(card))
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

  /** What a card is called where it is meant alone. */
  name(card: number): string {
    return this.all[card] ?? this.#roster[card]?.name ?? `card ${card}`
  }
}
