import type { ReactNode } from 'react'
import type { Run } from '../../engine/protocol/protocol.ts'
import { grandArchiveSeats } from './grand-archive-seats.tsx'
import { keyforgeSeats } from './keyforge-seats.tsx'
import { magicSeats } from './magic-seats.tsx'
import { simpleSeats } from './simple-seats.tsx'

/** Something that lies on a card, or is said of it; `key` is its name in the text. */
export type Mark =
  | {
      readonly kind: 'count'
      readonly key: string
      readonly name: string
      readonly value: number
      /** Left out: as many as somebody wants. */
      readonly most?: number
    }
  /** `off`: what is written when it is off, where that is not how cards usually are. */
  | {
      readonly kind: 'toggle'
      readonly key: string
      readonly name: string
      readonly on: boolean
      readonly inverted?: true
    }

/** How a card is put on another: into a list of its, or as one that names it. */
export type Attaching =
  | { readonly name: string; readonly list: 'upgrades' | 'lineage' | 'loaded' }
  | { readonly name: string; readonly list: null }

/** A card as it is set up. */
export interface PlacedCard {
  readonly id: number
  readonly called: string
  readonly look: string | null
  /** What it is, in a line, and what it says; empty where it says nothing. */
  readonly kind: string
  readonly text: string
  readonly marks: readonly Mark[]
  /** What can be put on it; null for cards out of play. */
  readonly takes: Attaching | null
  /** What lies on it and stands in a list of it. */
  readonly under: readonly PlacedCard[]
}

/** One player of a board that is set up. */
export interface Seat {
  readonly name: string
  readonly active: boolean
  /** What is said below the name: whether it is their turn, and the like. */
  readonly says: string
  /** What is counted of a player, by the names in the text; the first of them beside the name. */
  readonly counts: readonly { readonly key: string; readonly name: string; readonly value: number }[]
  /** The houses of their identity; left out where players have none. */
  readonly houses?: readonly string[]
  readonly row: readonly PlacedCard[]
  readonly piles: Readonly<Record<string, readonly PlacedCard[]>>
}

/** Something about the turn that one of several words is said of; null where nothing is said. */
export interface Said {
  readonly key: 'house' | 'begins'
  readonly name: string
  readonly value: string | null
  /** What can be said, with what it is called; left out: the words that a card can have for it. */
  readonly words?: readonly (readonly [word: string | null, called: string])[]
}

export interface FaceProps {
  readonly chosen: boolean
  readonly onTouch: (card: number) => void
}

/** A board as it is set up, whatever its game. */
export interface Seats {
  /** The name of the list of cards in play, and those of the other piles, as the text has them. */
  readonly row: string
  readonly piles: readonly string[]
  readonly seats: readonly Seat[]
  /** What is said of the turn; it stands with the player whose turn it is. */
  readonly turn: readonly Said[]
  /** The pile that takes a card of this type: the one that is meant, or where it belongs instead. */
  pileFor(type: string, meant: string): string
  /** A card in play as it is drawn. */
  face(id: number, props: FaceProps): ReactNode
}

export function seatsOf(run: Run): Seats | null {
  switch (run.game) {
    case 'keyforge':
      return run.boards[0] === undefined ? null : keyforgeSeats(run.boards[0])
    case 'magic':
      return run.boards[0] === undefined ? null : magicSeats(run.boards[0])
    case 'grand-archive':
      return run.boards[0] === undefined ? null : grandArchiveSeats(run.boards[0])
    case 'simple':
      return run.boards[0] === undefined ? null : simpleSeats(run.boards[0])
    default:
      return run satisfies never
  }
}
