/** Guesses the game of a question by its words: “menace” is Magic's, “reap” is KeyForge's. */
export class GameGuess {
  readonly #counts = new Map<string, { all: number; readonly terms: Map<string, number> }>()

  add(game: string, terms: readonly string[]): void {
    const known = this.#counts.get(game) ?? { all: 0, terms: new Map<string, number>() }
    this.#counts.set(game, known)
    known.all++
    for (const one of new Set(terms)) known.terms.set(one, (known.terms.get(one) ?? 0) + 1)
  }

  /** How likely each game is: 1 for the likeliest. */
  of(terms: readonly string[]): ReadonlyMap<string, number> {
    const likely = [...this.#counts].map(([game, { all, terms: counts }]) => {
      // A term that no ruling of the game has counts as if a fifth of one had it.
      const rates = terms.map((one) => ((counts.get(one) ?? 0) + 0.2) / (all + 40))
      return { game, likelihood: rates.reduce((product, rate) => product * rate, 1) }
    })
    const best = Math.max(...likely.map(({ likelihood }) => likelihood))
    return new Map(likely.map(({ game, likelihood }) => [game, best === 0 ? 1 : likelihood / best]))
  }
}
