import { fold } from '@battleline/language'
import { nearestWord } from '../names/nearest.ts'
import type { Place } from '../problems/faults.ts'
import type { KeyforgeContext } from './reading-context.ts'
import { ambiguous, Names, whereIn } from './roster-names.ts'
import type { RosterCard } from './scenario.ts'

/** Finds cards of the board by their names in a file. */
export class CardNames {
  readonly #names: Names
  readonly #reading: KeyforgeContext
  readonly #roster: readonly RosterCard[]

  constructor(reading: KeyforgeContext, roster: readonly RosterCard[]) {
    this.#names = new Names(roster, reading.players)
    this.#reading = reading
    this.#roster = roster
  }

  /** The card of a name; null if there is none or several. */
  one(text: string, at: Place): number | null {
    const [card, ...others] = this.#names.preferred(text, this.among(text, at))
    if (card === undefined) return null
    if (others.length === 0) return card
    const { message, notes } = ambiguous(
      text,
      [card, ...others].map((one) => this.#described(one)),
    )
    this.#reading.fields.faults.add('ambiguous-name', at, message, { notes })
    return null
  }

  /** The cards of a name; an unknown name is a fault. */
  among(text: string, at: Place): readonly number[] {
    const found = this.#names.meant(text)
    if (found.length === 0 && !this.#reading.misnamed.has(fold(text))) this.#unknown(text, at)
    return found
  }

  /** Reports a wrong name once, at its first place. */
  #unknown(text: string, at: Place): void {
    const {
      fields: { faults },
      game,
      misnamed,
    } = this.#reading
    misnamed.add(fold(text))
    const facts = game.library.facts(text)
    const message =
      facts === undefined
        ? `no card on this board is called “${text}”`
        : `${facts.name} is nowhere on this board`
    faults.add('card-not-there', at, message, () => {
      const known = new Set(
        this.#roster.flatMap(({ name, alias }) => (alias === null ? [name] : [alias, name])),
      )
      return {
        nearest: nearestWord(text, known) ?? (facts === undefined ? game.library.near(text) : undefined),
      }
    })
  }

  /** The full name of a card, and its place. */
  #described(card: number): { readonly name: string; readonly where: string } {
    const entry = this.#roster[card]
    const where = entry === undefined ? '' : whereIn(this.#roster, entry, this.#reading.players)
    return { name: this.#names.full(card), where }
  }
}
