import { lookKey } from '../../components/glyph.tsx'
import { type PileContents, pileOfSide } from '../../components/pile-contents.ts'
import type {
  BarredCard,
  GrandArchiveBoard,
  GrandArchiveMove,
} from '../../engine/protocol/grand-archive-board.ts'
import { maySee } from '../../engine/protocol/hidden-zones.ts'

interface CardMoves {
  readonly moves: readonly GrandArchiveMove[]
  readonly barred: readonly BarredCard[]
}

/** The cards of a pile with their moves; only their number where the viewer may not see them. */
export const pileContents = (
  board: GrandArchiveBoard,
  { moves, barred }: CardMoves,
  viewer: number | null,
  player: number,
  pile: string,
): PileContents => {
  const contents = pileOfSide(board, player, pile, ({ id, elements }) => ({
    look: lookKey(elements[0] ?? null),
    may: moves.filter(({ card }) => card === id),
    mayNot: barred.filter(({ card }) => card === id),
  }))
  return maySee(viewer, player, pile)
    ? contents
    : { title: contents.title, cards: [], facedown: contents.cards.length }
}
