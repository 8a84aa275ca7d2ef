import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import type { Playable } from '@battleline/search'

/**
 * KeyForge as it is searched where nobody asks in which order cards lie in a discard pile (KF-ZON-2): endings that differ
 * in nothing else are one. The order counts for everything on the way there.
 */
export class OrderLeftOut implements Playable<Position> {
  readonly #game: KeyForge

  constructor(game: KeyForge) {
    this.#game = game
  }

  likeness(position: Position): string {
    const { position: saved } = this.#game.save(position)
    return JSON.stringify(saved, (field, value: unknown) =>
      field === 'discard' && Array.isArray(value) ? [...value].sort() : value,
    )
  }

  ask(position: Position): Decision | null {
    return this.#game.ask(position)
  }

  answer(position: Position, choice: Choice): Position | Refusal {
    return this.#game.answer(position, choice)
  }

  hash(position: Position): number {
    return this.#game.hash(position)
  }

  same(one: Position, other: Position): boolean {
    return this.#game.same(one, other)
  }

  symmetry(start: Position) {
    return this.#game.symmetry(start)
  }
}
