import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'

/** A game as it is searched where something of it is to be otherwise: its own verbs but for those that are written anew. */
export abstract class Varied<G extends Playable> implements Playable {
  protected readonly game: G

  constructor(game: G) {
    this.game = game
  }

  ask(position: Position): Decision | null {
    return this.game.ask(position)
  }

  answer(position: Position, choice: Choice): Position | Refusal {
    return this.game.answer(position, choice)
  }

  hash(position: Position): number {
    return this.game.hash(position)
  }

  same(one: Position, other: Position): boolean {
    return this.game.same(one, other)
  }
}
