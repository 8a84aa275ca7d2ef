import { possessive } from '@battleline/explain'
import type { CardEntry, Spot } from '../engine/protocol.ts'
import { plateAt } from './marks-bar.tsx'
import type { Attaching, Plate, Seats } from './seats.tsx'

/** The place of a card among others: the one that is meant, or the end of the pile where a card of its type belongs. */
export function spotFor({ type }: Pick<CardEntry, 'type'>, meant: Spot, board: Seats): Spot {
  const pile = board.pileFor(type, meant.pile)
  return pile === meant.pile ? meant : { player: meant.player, pile, at: cardsIn(board, meant.player, pile) }
}

function cardsIn({ seats, row }: Seats, player: number, pile: string): number {
  const seat = seats[player - 1]
  return (pile === row ? seat?.row : seat?.piles[pile])?.length ?? 0
}

/** Where a card that is put on others goes as long as none is chosen. */
export const NO_HOST = '; touch a card first to put it on that'

/** A place in words: “Ada’s battleline, right of Troll”. */
export function placeTold(board: Seats, { player, pile, at }: Spot): string {
  const seat = board.seats[player - 1]
  const told = `${possessive(seat?.name ?? '')} ${pile}`
  if (pile !== board.row || seat === undefined || seat.row.length === 0) return told
  const [before, behind] = [seat.row[at - 1], seat.row[at]]
  const beside = before ?? seat.row.at(-1)
  return at === 0 ? `${told}, left of ${behind?.called}` : `${told}, right of ${beside?.called}`
}

/** A card that others are put on. */
export interface Host extends Plate {
  readonly takes: Attaching
}

/** The card that the next one is put on, if it is: one that is chosen, where that is asked for or such cards are put on others. */
export function hostOf(
  board: Seats,
  chosen: Spot | null,
  attaching: boolean,
  card: CardEntry | null,
): Host | null {
  const host = chosen === null ? null : plateAt(board, chosen)
  if (host?.takes == null || !(attaching || card?.attaches === true)) return null
  return { ...host, takes: host.takes }
}
