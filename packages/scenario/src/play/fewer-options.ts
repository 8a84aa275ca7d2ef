import type { Decision, Value } from '@battleline/kernel'
import type { Over } from '../model/goal.ts'

/** The same pick with fewer options. */
export function only(asked: Decision, ids: readonly Value[]): Decision {
  const { who, kind, step, title, cite, subjects, free, least, most } = asked
  return {
    ...{ who, kind, step, title, cite, subjects, free, least, most, ids },
    get options() {
      return asked.options.filter(({ id }) => ids.includes(id))
    },
  }
}

/** The moves that a search may make after those of a file. */
export class ExtraMoves {
  readonly #over: Over
  readonly #uses: readonly string[]

  /** `uses`: the first words of moves that use a card, and of the move that ends. */
  constructor(over: Over, uses: readonly string[]) {
    this.#over = over
    this.#uses = uses
  }

  /** The options after this number of moves; null if no more are allowed. */
  of(decision: Decision, made: number): Decision | null {
    if (this.#over.kind === 'play') return null
    if (this.#over.kind === 'turn') return decision
    if (made >= this.#over.most) return null
    if (this.#over.kind === 'moves') return decision
    return only(
      decision,
      decision.ids.filter((id) => this.#uses.includes(String(id).split(' ', 1)[0] ?? '')),
    )
  }

  /** The number of moves after one more. Constant if the number does not matter, so that equal positions merge. */
  after(made: number): number {
    return this.#over.kind === 'uses' || this.#over.kind === 'moves' ? made + 1 : 0
  }
}
