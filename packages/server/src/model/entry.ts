import type { Choice } from '@battleline/kernel'

/** The seats of players. */
export type SeatNumber = 1 | 2

/** Who may speak in a room, by token; `watch` has none. */
export type Role = SeatNumber | 'judge' | 'watch'

/** What a player can ask the other for. */
export type Proposal = 'takeback' | 'pause' | 'rematch'

/**
 * What somebody said at the table. A room is its settings, its seed and its entries: everything else follows from them. `key`
 * is the sender's name for the message, by which a message that comes twice is known; `seat` is the sender.
 */
export type EntryBody = { readonly key: string } & (
  | {
      readonly kind: 'sit'
      readonly seat: SeatNumber
      readonly name: string
      /** As a file; empty where the room begins from a position. */
      readonly deck: string
      readonly nonce: string
    }
  | { readonly kind: 'answer'; readonly seat: SeatNumber; readonly choice: Choice }
  | { readonly kind: 'concede'; readonly seat: SeatNumber }
  | { readonly kind: 'propose'; readonly seat: SeatNumber; readonly what: Proposal }
  | { readonly kind: 'decline'; readonly seat: SeatNumber }
  /** Takes back an answer, which is entry `to`, and everything since. */
  | { readonly kind: 'takeback'; readonly seat: SeatNumber; readonly to: number }
  | { readonly kind: 'pause'; readonly seat: SeatNumber | 'judge' }
  | { readonly kind: 'resume'; readonly seat: SeatNumber | 'judge' }
  | { readonly kind: 'call-judge'; readonly seat: SeatNumber }
  | { readonly kind: 'rule'; readonly seat: 'judge'; readonly words: string }
  /** The clock of a seat has run out: the server says so. */
  | { readonly kind: 'time'; readonly seat: SeatNumber }
  /** Both want another game: it is in this room. */
  | { readonly kind: 'rematch'; readonly seat: SeatNumber; readonly room: string }
)

/** An entry with its place from 1, and the server's time in milliseconds since 1970. */
export type Entry = EntryBody & { readonly number: number; readonly at: number }
