import { lookKey } from '../../components/glyph.tsx'
import { type PileContents, pileOfSide } from '../../components/pile-sheet.tsx'
import type {
  BarredCard,
  GrandArchiveBoard,
  GrandArchiveMove,
} from '../../engine/protocol/grand-archive-board.ts'

interface CardMoves {
  readonly moves: readonly GrandArchiveMove[]
  readonly barred: readonly BarredCard[]
}

/** The cards of a pile with their moves. */
export const pileContents = (
  board: GrandArchiveBoard,
  { moves, barred }: CardMoves,
  player: number,
  pile: string,
): PileContents =>
  pileOfSide(board, player, pile, ({ id, elements }) => ({
    look: lookKey(elements[0] ?? null),
    may: moves.filter(({ card }) => card === id),
    mayNot: barred.filter(({ card }) => card === id),
  }))
