import { fold } from '../base/fold.ts'
import { memoize } from '../base/memoize.ts'
import { nearest } from '../base/nearest.ts'
import type { Problem } from '../diagnostics/problem.ts'

const keyOf = memoize(({ name }: { readonly name: string }) => fold(name))

/** A card that cannot be used because of problems in its text. */
export interface CardProblem {
  readonly card: string
  readonly problems: readonly Problem[]
}

/** The message for a card whose text cannot be read. */
export const unreadableText = ({ card, problems }: CardProblem): string =>
  `the text of ${card} cannot be read: ${problems[0]?.message}`

/** A “did you mean …?” suffix for a message about something that was not found. */
export const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : `; did you mean ${near}?`

/** The message for the first unknown field of a record; null when all fields are known. */
export function unknownField(record: object, known: readonly string[], what: string): string | null {
  const field = Object.keys(record).find((one) => !known.includes(one))
  return field === undefined ? null : `${what} has no “${field}”${didYouMean(nearest(field, known))}`
}

/** The cards of a game by folded name. `F`: the facts of a card. `M`: what the game makes of them on first use. */
export abstract class Cards<F extends { readonly name: string }, M> {
  readonly #facts = new Map<string, F>()
  readonly #made = new Map<string, M>()

  /** Later cards of a name replace earlier ones, and those of `base`, which makes its other cards for both. */
  constructor(
    cards: readonly F[],
    protected readonly base: Cards<F, M> | null = null,
  ) {
    for (const card of cards) this.#facts.set(keyOf(card), card)
  }

  /** The facts of every card, sorted by name. */
  all(): readonly F[] {
    return [...this.#all().values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  #all(): ReadonlyMap<string, F> {
    return this.base === null ? this.#facts : new Map([...this.base.#all(), ...this.#facts])
  }

  facts(name: string): F | undefined {
    return this.#facts.get(fold(name)) ?? this.base?.facts(name)
  }

  /** The known name nearest to an unknown one. */
  near(name: string): string | undefined {
    return nearest(
      name,
      [...this.#all().values()].map((card) => card.name),
    )
  }

  /** The message for an unknown name, with the nearest known one. */
  missing(name: string): string {
    return `no card is called “${name}”${didYouMean(this.near(name))}`
  }

  /** The card as the game uses it; null for an unknown name. */
  find(name: string): M | null {
    const key = fold(name)
    const known = this.#made.get(key)
    if (known !== undefined) return known
    const facts = this.facts(name)
    if (facts === undefined) return null
    const made = (this.base?.facts(name) === facts ? this.base.find(name) : null) ?? this.read(facts)
    this.#made.set(key, made)
    return made
  }

  protected abstract read(facts: F): M
}
