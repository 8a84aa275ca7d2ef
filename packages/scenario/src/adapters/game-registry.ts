import type { GameAdapter } from './game-adapter.ts'

/** The games that a file may name, and the adapters of the games that it names. */
export interface KnownGames {
  /** The first one is the default. */
  readonly names: readonly string[]
  of(name: string): GameAdapter
}

/** The games whose scenarios can be read and played. */
export class GameRegistry implements KnownGames {
  readonly #adapters = new Map<string, GameAdapter>()

  constructor(adapters: readonly GameAdapter[]) {
    for (const adapter of adapters) this.add(adapter)
  }

  /** Adds a game, or replaces the one with its name. */
  add(adapter: GameAdapter): void {
    this.#adapters.set(adapter.name, adapter)
  }

  get names(): readonly string[] {
    return [...this.#adapters.keys()]
  }

  of(name: string): GameAdapter {
    const adapter = this.#adapters.get(name)
    if (adapter === undefined) throw new Error(`no adapter is registered for the game “${name}”`)
    return adapter
  }
}
