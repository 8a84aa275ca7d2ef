import type { CardEntry, Change, OwnCard, Spot } from '../../engine/protocol/protocol.ts'
import { setUpWords } from '../../words/set-up.ts'
import { term } from '../../words/terms.ts'
import type { Attaching, PlacedCard, Seats } from '../seats/seats.ts'

/** How the place of the next card is moved: within its line, or to the next player. */
export type Shift = 'left' | 'right' | 'across'

/** The spot of a card: the given one, or the end of the pile where a card of its type belongs. */
export function spotFor({ type }: Pick<CardEntry, 'type'>, meant: Spot, board: Seats): Spot {
  const pile = board.pileFor(type, meant.pile)
  const to = { player: meant.player, pile }
  return pile === meant.pile ? meant : { ...to, at: cardsIn(board, to).length }
}

/** The cards of a pile, or of those in play. */
export function cardsIn(
  { row, seats }: Seats,
  { player, pile }: Pick<Spot, 'player' | 'pile'>,
): readonly PlacedCard[] {
  const seat = seats[player - 1]
  return (pile === row ? seat?.row : seat?.piles[pile]) ?? []
}

/** The card at a spot, or one attached to it. */
export function cardAt(board: Seats, spot: Spot): PlacedCard | null {
  const card = cardsIn(board, spot)[spot.at]
  return (spot.under === undefined ? card : card?.under[spot.under]) ?? null
}

/** One place to the side, or the end of the cards in play of the next player. */
export function shifted(board: Seats, meant: Spot, by: Shift): Spot {
  const { row, seats } = board
  if (by === 'across') {
    const to = { player: (meant.player % seats.length) + 1, pile: row }
    return { ...to, at: cardsIn(board, to).length }
  }
  const most = cardsIn(board, meant).length
  return { ...meant, at: Math.max(0, Math.min(most, Math.min(meant.at, most) + (by === 'left' ? -1 : 1))) }
}

/** Places a card, with its marks where it is a creature without a card. */
export const placed = (card: string, to: Spot, marks: OwnCard | undefined): Change => ({
  kind: 'place',
  card,
  to,
  ...(marks !== undefined && { marks }),
})

/** A place in words: “Ada’s battleline, right of Troll”. */
export function describeSpot(board: Seats, { player, pile, at }: Spot): string {
  const seat = board.seats[player - 1]
  const row = setUpWords.sides.spot(seat?.name ?? '', term(pile))
  if (pile !== board.row || seat === undefined || seat.row.length === 0) return row
  const [before, behind] = [seat.row[at - 1], seat.row[at]]
  const beside = before ?? seat.row.at(-1)
  return at === 0
    ? setUpWords.sides.leftOfCard(row, behind?.called ?? '')
    : setUpWords.sides.rightOfCard(row, beside?.called ?? '')
}

/** A card that others attach to. */
export interface Host extends PlacedCard {
  readonly takes: Attaching
}

/** The selected card, if the next card attaches to it. */
export function hostOf(
  board: Seats,
  chosen: Spot | null,
  attaching: boolean,
  card: CardEntry | null,
): Host | null {
  const host = chosen === null ? null : cardAt(board, chosen)
  if (host?.takes == null || !(attaching || card?.attaches === true)) return null
  return { ...host, takes: host.takes }
}
