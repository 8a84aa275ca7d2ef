import type { PlayersView } from '@battleline/keyforge'

export type SeatNumber = 1 | 2

/** What a server says of a room: see docs/server.md. Other fields are not read here. */
export interface TableMessage {
  readonly tell: 'table'
  readonly role: SeatNumber | 'judge' | 'watch'
  readonly at: number
  readonly phase: 'seating' | 'playing' | 'over'
  readonly seats: readonly {
    readonly seat: SeatNumber
    readonly name: string | null
    readonly bot: string | null
    readonly isReady: boolean
  }[]
  readonly views: readonly PlayersView[]
  readonly answers: readonly {
    readonly entry: number
    readonly seat: SeatNumber
    readonly title: string
    readonly chosen: string | null
  }[]
  readonly clock: {
    readonly left: readonly [number, number]
    readonly running: SeatNumber | null
    readonly since: number
  } | null
  readonly isPaused: boolean
  readonly proposal: { readonly seat: SeatNumber; readonly what: 'takeback' | 'pause' | 'rematch' } | null
  readonly judge: { readonly calledBy: readonly SeatNumber[]; readonly words: readonly string[] }
  readonly result: { readonly winner: SeatNumber | null; readonly how: 'game' | 'concession' | 'time' } | null
  readonly rematch: string | null
  readonly commitment: string
  readonly seed: string | null
}

/** What a server says to one socket. */
export type RoomMessage =
  | TableMessage
  | { readonly tell: 'welcome'; readonly now: number }
  | { readonly tell: 'done'; readonly id?: string }
  | { readonly tell: 'refused'; readonly id?: string; readonly code: string; readonly message: string }
