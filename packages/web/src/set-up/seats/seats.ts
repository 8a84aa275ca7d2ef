import type { ReactNode } from 'react'

/** A counter or a state of a card; `key` is its name in the text. */
export type Mark =
  | {
      readonly kind: 'count'
      readonly key: string
      readonly name: string
      readonly value: number
      /** Left out: no limit. */
      readonly most?: number
    }
  /** `inverted`: the text names the opposite state. */
  | {
      readonly kind: 'toggle'
      readonly key: string
      readonly name: string
      readonly on: boolean
      readonly inverted?: true
    }

/** How a card attaches to another: in a list of that card, or by naming it. */
export type Attaching =
  | { readonly name: string; readonly list: 'upgrades' | 'lineage' | 'loaded' }
  | { readonly name: string; readonly list: null }

/** A card as it is set up. */
export interface PlacedCard {
  readonly id: number
  readonly called: string
  readonly look: string | null
  /** Its facts, in a line, and its text; empty for none. */
  readonly kind: string
  readonly text: string
  readonly marks: readonly Mark[]
  /** What can be attached to it; null for cards out of play. */
  readonly takes: Attaching | null
  /** The cards in its list of attached cards. */
  readonly under: readonly PlacedCard[]
}

/** One player of a board that is set up. */
export interface Seat {
  readonly name: string
  readonly active: boolean
  /** The line below the name, such as “Active player”. */
  readonly says: string
  /** The numbers of a player, by their names in the text; the first one stands beside the name. */
  readonly counts: readonly { readonly key: string; readonly name: string; readonly value: number }[]
  /** The houses of their identity; left out where players have none. */
  readonly houses?: readonly string[]
  readonly row: readonly PlacedCard[]
  readonly piles: Readonly<Record<string, readonly PlacedCard[]>>
}

/** A property of the turn with one of several values; null where it is not set. */
export interface Said {
  readonly key: 'house' | 'begins'
  readonly name: string
  readonly value: string | null
  /** The possible values with their labels; left out: those that a card can have. */
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
  /** The properties of the turn, shown with the active player. */
  readonly turn: readonly Said[]
  /** The pile for a card of this type: the given one, or the one where it belongs. */
  pileFor(type: string, meant: string): string
  /** A card in play as it is drawn. */
  face(id: number, props: FaceProps): ReactNode
}
