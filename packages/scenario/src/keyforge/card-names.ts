import { fold } from '@battleline/language'
import { near } from '../near.ts'
import type { Place } from '../place.ts'
import type { Reading } from '../reading/reading.ts'
import type { RosterCard } from '../scenario.ts'
import { ambiguous, Names, whereIn } from './names.ts'

/** Finds cards of the board by what a file calls them. */
export class CardNames {
  readonly #names: Names
  readonly #reading: Reading
  readonly #roster: readonly RosterCard[]

  constructor(reading: Reading, roster: readonly RosterCard[]) {
    this.#names = new Names(roster, reading.players)
    this.#reading = reading
    this.#roster = roster
  }

  /** The one card that is meant, or null where there is none or more than one of that name. */
  one(text: string, at: Place): number | null {
    const [card, ...others] = this.#names.preferred(text, this.among(text, at))
    if (card === undefined) return null
    if (others.length === 0) return card
    const { message, notes } = ambiguous(
      text,
      [card, ...others].map((one) => this.#told(one)),
    )
    this.#reading.faults.add(at, message, { notes })
    return null
  }

  /** The cards that may be meant; where there are none, that is a fault. */
  among(text: string, at: Place): readonly number[] {
    const found = this.#names.meant(text)
    if (found.length === 0 && !this.#reading.misnamed.has(fold(text))) this.#unknown(text, at)
    return found
  }

  /** A name that is wrong is told once, where it first stands. */
  #unknown(text: string, at: Place): void {
    const { faults, game, misnamed } = this.#reading
    misnamed.add(fold(text))
    const facts = game.library.facts(text)
    const message =
      facts === undefined
        ? `no card on this board is called “${text}”`
        : `${facts.name} is nowhere on this board`
    faults.add(at, message, () => {
      const known = new Set(
        this.#roster.flatMap(({ name, alias }) => (alias === null ? [name] : [alias, name])),
      )
      return { nearest: near(text, known) ?? (facts === undefined ? game.library.near(text) : undefined) }
    })
  }

  /** A card as it is written where it alone is meant, and where it stands. */
  #told(card: number): { readonly name: string; readonly where: string } {
    const entry = this.#roster[card]
    const where = entry === undefined ? '' : whereIn(this.#roster, entry, this.#reading.players)
    return { name: this.#names.full(card), where }
  }
}
