/** Changes of a board during set-up, and the cards for it: plain values, as everything in the protocol. */

/** The place of a card in the text: its index in a pile of a player, from 0; `under`: its index under that card. */
export interface Spot {
  /** Counted from 1. */
  readonly player: number
  readonly pile: string
  readonly at: number
  readonly under?: number | undefined
}

/** A fact of a custom card in a scenario; a list for several words. */
export type OwnFact = string | number | readonly string[]

/** A custom card, as a scenario writes it. */
export type OwnCard = Readonly<Record<string, OwnFact>>

/** A fact of a custom card; `of`: only for cards of these types. */
export type CardFact =
  | {
      readonly kind: 'word'
      readonly key: string
      readonly words: readonly string[]
      readonly of?: readonly string[]
    }
  /** Any of these words, with the names for a card with none of them and for one with several. */
  | {
      readonly kind: 'words'
      readonly key: string
      readonly words: readonly string[]
      readonly none: string
      readonly several: string
      readonly of?: readonly string[]
    }
  | { readonly kind: 'number'; readonly key: string; readonly of?: readonly string[]; readonly usual: number }

/** A change of the board that a text describes. */
export type Change =
  | {
      readonly kind: 'place'
      readonly card: string
      readonly to: Spot
      readonly marks?: OwnCard
    }
  /** Into a list of another card, by its name in the text. */
  | { readonly kind: 'attach'; readonly card: string; readonly of: Spot; readonly list: string }
  | { readonly kind: 'move'; readonly of: Spot; readonly to: Spot }
  | { readonly kind: 'remove'; readonly of: Spot }
  /** A mark by its name in the text; 0 and false take it off. */
  | { readonly kind: 'mark'; readonly of: Spot; readonly mark: string; readonly value: number | boolean }
  /** A number or a list of words of a player; an empty list removes it. */
  | {
      readonly kind: 'player'
      readonly player: number
      readonly property: string
      readonly value: number | readonly string[]
    }
  /** A property of the whole board; null removes it. */
  | {
      readonly kind: 'set'
      readonly key: 'name' | 'active' | 'house' | 'begins'
      readonly value: string | null
    }
  | { readonly kind: 'card'; readonly name: string; readonly facts: OwnCard }

/** A card that can be found by its name. */
export interface CardEntry {
  readonly name: string
  readonly type: string
  /** What gives it its colour: a house, an element. */
  readonly look: string | null
  /** Its numbers in short, “4 / 1”; else its type. */
  readonly strength: string
  /** True for cards that attach to others. */
  readonly attaches: boolean
  /** Its facts, in a line; and its text, empty for none. */
  readonly kind: string
  readonly text: string
  /** Its marks on the board, for a creature without a card. */
  readonly marks?: OwnCard
}

/** The cards of a game. */
export interface Library {
  readonly cards: readonly CardEntry[]
  /** Keywords for creatures that are found by their numbers, as in “2/2 flying”; null where there are none. */
  readonly keywords: readonly string[] | null
}

/** A custom card with its facts. */
export interface OwnEntry extends CardEntry {
  readonly facts: OwnCard
}
