import type { StateRecord, View } from '@battleline/kernel'
import type { PlayerId } from '../model/reference.ts'

/** A player, or 0 for somebody who only watches, and may look at no hidden card. */
export type Onlooker = PlayerId | 0

/** What the record of a card has in every game with views. */
export interface ViewedCard extends StateRecord {
  /** Its name on the board, distinct from other cards of the same name. */
  readonly name: string
  readonly definition: string
  readonly $def: { readonly name: string }
  readonly owner: PlayerId
  readonly zone: string
  /** The number of its zone changes. */
  readonly life: number
  /** The cards under it, and the card that it is under, or -1. */
  readonly under: readonly number[]
  readonly host: number
}

/** What makes a record one card and not another of the same zone. */
export interface Identity {
  readonly name: string
  readonly definition: string
}

/** Who may look at which cards of a game. */
export interface ViewRules {
  /** The lists of a player, in the order in which they are shown. */
  readonly piles: readonly string[]
  /** Whether the order of a list means anything to a player who sees it. */
  isOrdered(pile: string): boolean
  /** Whether somebody may look at the cards of a player's list. */
  isOpen(player: Onlooker, whose: PlayerId, pile: string): boolean
  /** Cards of closed lists that everybody sees. */
  revealed(w: View): readonly number[]
  /** Whether a card that is in no closed list is hidden from somebody all the same. */
  isFacedown(w: View, card: number, player: Onlooker): boolean
  /** The cards that lie with a card, in visible order. */
  attachedTo(w: View, card: number): readonly number[]
  /** Whether a distinct name was given by the board, not made of the printed name. */
  isGivenName(name: string, printed: string): boolean
  /** The zone of a card, and whose or what it is. */
  placeOf(w: View, card: number): string
}

export const viewedCard = (w: View, card: number): ViewedCard => w.rows[card] as ViewedCard
export const pileOf = (w: View, player: PlayerId, pile: string): readonly number[] =>
  (w.rows[player] as unknown as Readonly<Record<string, readonly number[]>>)[pile] ?? []
