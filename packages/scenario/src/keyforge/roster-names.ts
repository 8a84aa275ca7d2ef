import { namesApart } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { RosterCard } from './scenario.ts'
import { UNKNOWN_CARD } from './zones.ts'

/** The distinct names of a roster: the alias, else the game's distinct name. */
function namesOf(roster: readonly RosterCard[], players: readonly [string, string]): readonly string[] {
  const cards = roster.map(({ name, alias, player, owner, host }) => ({
    name: alias ?? name,
    // An upgrade belongs to its owner, on any creature.
    player: host === null ? player : owner,
    // Unknown cards cannot be distinguished.
    fixed: alias !== null || name === UNKNOWN_CARD,
  }))
  return namesApart(cards, players)
}

/** The index of a card in the set-up: “you.battleline place 2”, “on Troll”. */
export function whereIn(
  roster: readonly RosterCard[],
  card: RosterCard,
  players: readonly [string, string],
): string {
  if (card.host !== null) return `on ${roster[card.host]?.alias ?? roster[card.host]?.name}`
  return `${players[card.player - 1]}.${card.zone} place ${card.place}`
}

/** The possible cards of a word, as roster indexes: one for an alias or a full name, more for a shared name. */
export class Names {
  readonly #single = new Map<string, number>()
  readonly #shared = new Map<string, number[]>()
  readonly #names: readonly string[]

  constructor(roster: readonly RosterCard[], players: readonly [string, string]) {
    const names = namesOf(roster, players)
    this.#names = names
    roster.forEach(({ name, alias }, card) => {
      const own = fold(names[card] ?? name)
      if (alias !== null || !this.#single.has(own)) this.#single.set(own, card)
      const key = fold(name)
      this.#shared.set(key, [...(this.#shared.get(key) ?? []), card])
    })
  }

  /** The distinct name of a card. */
  full(card: number): string {
    return this.#names[card] ?? ''
  }

  /** Among cards of one name, the one without an alias. */
  preferred(word: string, among: readonly number[]): readonly number[] {
    const called = among.filter((card) => fold(this.full(card)) === fold(word))
    return called.length === 1 ? called : among
  }

  /** The possible cards of a word; empty for an unknown one. */
  meant(word: string): readonly number[] {
    const key = fold(word)
    const shared = this.#shared.get(key)
    if (shared !== undefined) return shared
    const single = this.#single.get(key)
    return single === undefined ? [] : [single]
  }
}

/** The message for an ambiguous name: the full name and the place of each card. */
export function ambiguous(
  text: string,
  cards: readonly { readonly name: string; readonly where: string }[],
): { readonly message: string; readonly notes: readonly string[] } {
  const names = cards.map(({ name }) => name)
  return {
    message: `“${text}” may mean ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
    notes: [
      ...cards.map(({ name, where }) => `${name} is ${where}`),
      'names of their own are given with “as”',
    ],
  }
}
