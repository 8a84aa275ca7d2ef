import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import type { SearchGame } from '@battleline/search'

/** A variant of a game for searches: subclasses override some of its verbs. */
export abstract class GameVariant<G extends SearchGame> implements SearchGame {
  protected readonly game: G

  constructor(game: G) {
    this.game = game
  }

  decision(position: Position): Decision | null {
    return this.game.decision(position)
  }

  answer(position: Position, choice: Choice): Position | Refusal {
    return this.game.answer(position, choice)
  }

  positionHash(position: Position): number {
    return this.game.positionHash(position)
  }

  same(one: Position, other: Position): boolean {
    return this.game.same(one, other)
  }
}
