import type { Position } from '@battleline/kernel'
import type { Magic } from '@battleline/magic'
import type { MagicScenario } from '@battleline/scenario'
import type { MagicBoard, MagicCard } from '../../protocol/magic-board.ts'
import { Boards } from '../../session/board-cache.ts'

/** Boards of Magic. */
export class MagicBoards extends Boards<MagicBoard> {
  readonly #game: Magic
  /** The texts of the scenario's custom cards, by name. */
  readonly #texts: ReadonlyMap<string, string>

  constructor(game: Magic, { setup }: MagicScenario) {
    super()
    this.#game = game
    const all = setup.players.flatMap(({ permanents = [], hand = [], graveyard = [] }) => [
      ...permanents,
      ...hand,
      ...graveyard,
    ])
    this.#texts = new Map(all.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])))
  }

  protected board(position: Position): MagicBoard {
    const game = this.#game
    const { active, phase, winner, items } = game.table(position)
    const pending = game.pending(position)
    const now = game.combatDamage(position)
    const dueTo = (id: number) => pending.get(id) ?? 0
    const players = game
      .players(position)
      .map((id) => ({ id, ...game.player(position, id), pending: dueTo(id) }))
    const cards = game
      .cards(position)
      .filter((id) => game.card(position, id).zone !== 'nowhere')
      .map((id) => this.kept(`card ${id}`, this.#card(position, id, dueTo(id))))
    return {
      active,
      phase,
      winner,
      stack: this.kept('stack', items),
      dealing: this.kept('dealing', game.damageDealersByStep(position)),
      combatDamage: this.kept(
        'combat damage',
        now === null ? null : { step: now.step, creatures: now.creatures },
      ),
      players: this.kept('players', players),
      cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    }
  }

  #card(position: Position, id: number, pending: number): MagicCard {
    const { protector: _, ...reading } = this.#game.card(position, id)
    const text = this.#texts.get(reading.called) ?? this.#game.library.facts(reading.name)?.text ?? ''
    return { id, ...reading, text, pending }
  }
}
