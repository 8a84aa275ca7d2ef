import type { SimpleGame } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { SimpleTableBoard } from '../../protocol/simple-board.ts'
import { Boards } from '../../session/board-cache.ts'

/** Boards of a simple game. */
export class SimpleBoards extends Boards<SimpleTableBoard> {
  readonly #game: SimpleGame

  constructor(game: SimpleGame) {
    super()
    this.#game = game
  }

  protected board(position: Position): SimpleTableBoard {
    const { active, winner, players, cards } = this.#game.board(position)
    return {
      active,
      winner,
      zones: this.#game.spec.words.zones,
      sides: players.map((side) => this.kept(`side ${side.id}`, side)),
      cards: Object.fromEntries(cards.map((card) => [card.id, this.kept(`card ${card.id}`, card)])),
    }
  }
}
