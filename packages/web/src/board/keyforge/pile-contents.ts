import type { CardMoves } from '@battleline/keyforge'
import { houseKey } from '../../components/glyph.tsx'
import { type PileContents, pileOfSide } from '../../components/pile-sheet.tsx'
import type { Board } from '../../engine/protocol/keyforge-board.ts'

/** The cards of a pile with their moves. */
export const pileContents = (
  board: Board,
  moves: readonly CardMoves[],
  player: number,
  pile: string,
): PileContents =>
  pileOfSide(board, player, pile, ({ id, house }) => {
    const { may = [], mayNot = [] } = moves.find(({ card }) => card === id) ?? {}
    const named = may.map((move) => ({ id: move.id, label: LABELS[move.kind] ?? move.kind }))
    return { look: houseKey(house), may: named, mayNot }
  })

const LABELS: Readonly<Record<string, string>> = {
  play: 'Play',
  discard: 'Discard',
  resolve: 'Use its text',
}
