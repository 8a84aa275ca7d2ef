import type { Position } from '@battleline/kernel'
import type {
  CardReading,
  KeyForge,
  Pile,
  PlayerId,
  PlayerReading,
  TableReading,
  Zone,
} from '@battleline/keyforge'
import type { Tide } from './expected.ts'
import type { Roster } from './roster.ts'

/** A position as expectations read it. */
export class PositionView {
  readonly cast: Roster
  readonly #game: KeyForge
  readonly #position: Position

  constructor(game: KeyForge, cast: Roster, position: Position) {
    this.#game = game
    this.cast = cast
    this.#position = position
  }

  card(record: number): CardReading {
    return this.#game.card(this.#position, record)
  }

  player(player: PlayerId): PlayerReading {
    return this.#game.player(this.#position, player)
  }

  zone(player: PlayerId, zone: Zone): readonly number[] {
    return this.player(player)[zone as Pile]
  }

  playerName(player: PlayerId): string {
    return this.cast.name(player)
  }

  active(): PlayerId {
    return this.#game.active(this.#position)
  }

  table(): TableReading {
    return this.#game.table(this.#position)
  }

  tide(player: PlayerId): Tide {
    const { tide: high } = this.#game.table(this.#position)
    if (high === null) return 'neutral'
    return high === player ? 'high' : 'low'
  }
}
