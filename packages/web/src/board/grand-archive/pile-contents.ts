import { lookKey } from '../../components/glyph.tsx'
import type { PileCard, PileContents } from '../../components/pile-sheet.tsx'
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
export function pileContents(
  board: GrandArchiveBoard,
  { moves, barred }: CardMoves,
  player: number,
  pile: string,
): PileContents {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((card): readonly PileCard[] => {
    const shown = board.cards[card]
    if (shown === undefined) return []
    const { id, called, elements, text } = shown
    const may = moves.filter((move) => move.card === id)
    const mayNot = barred.filter((one) => one.card === id)
    return [{ id, called, look: lookKey(elements[0] ?? null), text, may, mayNot }]
  })
  return { title: `${side?.name}: ${pile}`, cards }
}
