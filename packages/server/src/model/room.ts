import type { SeatNumber } from './entry.ts'

/** A time for each player: so many seconds, and more for each answer. */
export interface ClockSettings {
  readonly seconds: number
  readonly increment: number
}

/** The choices that a room is made with. */
export interface RoomSettings {
  readonly game: 'keyforge'
  readonly edition: string
  /** A whole game from its decks, or a position that somebody had. */
  readonly start: { readonly kind: 'deal' } | { readonly kind: 'position'; readonly save: unknown }
  /** The bots of seats, by name; null is for a person. */
  readonly bots: Readonly<Record<SeatNumber, string | null>>
  readonly clock: ClockSettings | null
  /** Seconds by which those who watch see everything later; null: nobody may watch. */
  readonly delay: number | null
  /** The room of the game before, for a rematch. */
  readonly before: string | null
}

/** A room as it is stored. */
export interface RoomRow {
  readonly name: string
  readonly settings: RoomSettings
  /** Secret until the game has ended. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly created: number
}
