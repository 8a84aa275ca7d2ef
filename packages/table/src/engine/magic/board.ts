import type { Position } from '@battleline/kernel'
import type { Magic } from '@battleline/magic'
import type { MagicScenario } from '@battleline/scenario'
import { Boards } from '../boards.ts'
import type { MagicBoard, MagicCard } from './shown.ts'

/** Boards of Magic. */
export class MagicBoards extends Boards<MagicBoard> {
  readonly #game: Magic
  /** The texts that the scenario itself writes on permanents, by what these are called. */
  readonly #texts: ReadonlyMap<string, string>

  constructor(game: Magic, { setup }: MagicScenario) {
    super()
    this.#game = game
    const all = setup.players.flatMap(({ permanents = [] }) => permanents)
    this.#texts = new Map(all.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])))
  }

  protected board(position: Position): MagicBoard {
    const game = this.#game
    const players = game.players(position).map((id) => ({ id, ...game.player(position, id) }))
    const cards = game
      .cards(position)
      .filter((id) => game.card(position, id).zone === 'battlefield')
      .map((id) => this.kept(`card ${id}`, this.#card(position, id)))
    return {
      active: game.table(position).active,
      players: this.kept('players', players),
      cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    }
  }

  #card(position: Position, id: number): MagicCard {
    const { zone: _, protector: __, ...reading } = this.#game.card(position, id)
    const text = this.#texts.get(reading.called) ?? this.#game.library.facts(reading.name)?.text ?? ''
    return { id, ...reading, text }
  }
}
