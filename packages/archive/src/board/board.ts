import { playerClause } from '@battleline/card-game'
import type { Name } from '@battleline/explain'

/** A board as a page shows it, in any game. */

export interface PageBoard {
  readonly sides: readonly BoardSide[]
  /** Facts about the table: whose turn it is, which house is active, who has won. */
  readonly facts: readonly string[]
}

export interface BoardSide {
  readonly player: string
  /** "2 Æ", "1 key", "20 life". */
  readonly has: readonly string[]
  /** The zones whose cards lie open on the table, the first one always. */
  readonly rows: readonly { readonly zone: string; readonly cards: readonly BoardCard[] }[]
  /** The other zones, without empty ones. */
  readonly piles: readonly { readonly zone: string; readonly cards: readonly PileCard[] }[]
}

export interface PileCard {
  readonly id: number
  readonly name: string
}

export interface BoardCard extends PileCard {
  /** What colors it: a house, a color or an element. */
  readonly look: string
  /** "Brobnar creature", "Human Knight". */
  readonly kind: string
  /** Its numbers, the first one the largest: power, armor, life. */
  readonly numbers: readonly { readonly what: string; readonly value: string }[]
  readonly keywords: readonly string[]
  /** What lies on it or has become of it. */
  readonly marks: readonly Mark[]
  /** True if it is exhausted, tapped or rested. */
  readonly isTurned: boolean
  /** The cards attached to it or under it. */
  readonly attached: readonly { readonly name: string; readonly look: string }[]
}

export interface Mark {
  readonly text: string
  readonly look: 'damage' | 'aember' | 'ward' | 'stun' | 'tag' | 'plain'
}

export const mark = (text: string, look: Mark['look'] = 'plain'): Mark => ({ text, look })

/** "I am active", then what a game says beside, and last "Ben wins" if the game is over. `winner`: 0 means a draw. */
export function gameFacts(
  active: number,
  winner: number | null,
  name: Name,
  beside: readonly string[] = [],
): readonly string[] {
  const facts = [playerClause(name(active), 'is active'), ...beside]
  if (winner === null) return facts
  return [...facts, winner === 0 ? 'the game is a draw' : playerClause(name(winner), 'wins')]
}

/** A card in what a page says about it below the board. */
export interface CardText {
  readonly name: string
  readonly kind: string
  readonly text: string
}
