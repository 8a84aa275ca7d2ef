import { fold } from './fold.ts'
import { nearest } from './nearest.ts'
import { onceFor } from './once.ts'
import type { Problem } from './problem.ts'

const keyOf = onceFor(({ name }: { readonly name: string }) => fold(name))

/** A card that cannot be used: what is wrong with its text. */
export interface CardProblem {
  readonly card: string
  readonly problems: readonly Problem[]
}

/** That the text of a card cannot be read, and why. */
export const unreadableText = ({ card, problems }: CardProblem): string =>
  `the text of ${card} cannot be read: ${problems[0]?.message}`

/** What a message ends with where something comes near to what it does not find. */
export const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : `; did you mean ${near}?`

/** Says which field of a record is none of those it can have, most likely a misspelt one; null where all are. */
export function strayField(record: object, known: readonly string[], what: string): string | null {
  const field = Object.keys(record).find((one) => !known.includes(one))
  return field === undefined ? null : `${what} has no “${field}”${didYouMean(nearest(field, known))}`
}

/**
 * The cards of a game, by name without regard to case, accents and punctuation; `F` is what is written of a card, `M` what
 * is made of it when it is first asked for.
 */
export abstract class Cards<F extends { readonly name: string }, M> {
  readonly #facts = new Map<string, F>()
  readonly #made = new Map<string, M>()

  /** Later cards of a name replace earlier ones. */
  constructor(cards: readonly F[]) {
    for (const card of cards) this.#facts.set(keyOf(card), card)
  }

  /** The facts of every card, by name. */
  all(): readonly F[] {
    return [...this.#facts.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  facts(name: string): F | undefined {
    return this.#facts.get(fold(name))
  }

  /** The name that comes nearest to one that is not there. */
  near(name: string): string | undefined {
    return nearest(
      name,
      [...this.#facts.values()].map((card) => card.name),
    )
  }

  /** That no card has this name, and which one comes near it. */
  missing(name: string): string {
    return `no card is called “${name}”${didYouMean(this.near(name))}`
  }

  /** What is made of the card; null where no card has this name. */
  find(name: string): M | null {
    const key = fold(name)
    const known = this.#made.get(key)
    if (known !== undefined) return known
    const facts = this.facts(name)
    if (facts === undefined) return null
    const made = this.read(facts)
    this.#made.set(key, made)
    return made
  }

  protected abstract read(facts: F): M
}
