import type { Choice } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition } from '@battleline/keyforge'
import type { Proposal, Role, SeatNumber } from '../model/entry.ts'
import type { RoomRow } from '../model/room.ts'

/** A player at the table. */
export interface Sitting {
  readonly name: string
  readonly deck: string
  readonly nonce: string
}

/** An answer that was not taken back. */
export interface Stage {
  /** The number of its entry. */
  readonly entry: number
  readonly seat: SeatNumber
  readonly choice: Choice
  /** Where it was given. */
  readonly from: KeyForgePosition
  /** Where it led, with the dice. */
  readonly to: KeyForgePosition
  /** How often dice were thrown after it. */
  readonly throws: number
}

/** How a game ended. `winner` is null where nobody won. */
export interface Result {
  readonly winner: SeatNumber | null
  readonly how: 'game' | 'concession' | 'time'
}

/** Times of the players. */
export interface Clock {
  /** Milliseconds at `since`. */
  readonly left: readonly [number, number]
  /** The seat whose time runs; null: neither's. */
  readonly running: SeatNumber | null
  /** Milliseconds since 1970. */
  readonly since: number
}

/** Everything that follows from a room's row and its entries so far. A value: an entry makes another one. */
export interface Table {
  readonly row: RoomRow
  readonly game: KeyForge
  /** The last entry; 0 before the first. */
  readonly number: number
  /** When that was, in milliseconds since 1970. */
  readonly time: number
  /** The entry that made the position; answers name it, so that one for an earlier position is known. */
  readonly at: number
  readonly sitting: readonly [Sitting | null, Sitting | null]
  /** Null until both players sit. */
  readonly position: KeyForgePosition | null
  /** The last answers that were not taken back, at most `MOST_STAGES`; fewer after a snapshot. */
  readonly stages: readonly Stage[]
  readonly proposal: { readonly seat: SeatNumber; readonly what: Proposal } | null
  readonly isPaused: boolean
  readonly clock: Clock | null
  /** The judge has the views of the seats that called, and no others. */
  readonly judge: { readonly calledBy: readonly SeatNumber[]; readonly words: readonly string[] }
  readonly result: Result | null
  /** The room of the next game. */
  readonly rematch: string | null
  /** The last messages of each seat that were heard, at most `MOST_HEARD`. */
  readonly heard: readonly { readonly key: string; readonly seat: Role; readonly number: number }[]
}

export const MOST_STAGES = 40
export const MOST_HEARD = 20

/** A table that lists nothing and answers nothing, for as long as nobody asks it. */
export const withoutPositions = (table: Table): Table => ({ ...table, position: null, stages: [] })

export const otherSeat = (seat: SeatNumber): SeatNumber => (seat === 1 ? 2 : 1)

export const isBot = ({ row }: Table, seat: SeatNumber): boolean => row.settings.bots[seat] !== null
