import type { CardMoves } from '@battleline/keyforge'
import { houseKey } from '../../components/glyph.tsx'
import type { PileCard, PileContents } from '../../components/pile-sheet.tsx'
import type { Board } from '../../engine/protocol/keyforge-board.ts'

/** The cards of a pile with their moves. */
export function pileContents(
  board: Board,
  moves: readonly CardMoves[],
  player: number,
  pile: string,
): PileContents {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((card): readonly PileCard[] => {
    const shown = board.cards[card]
    if (shown === undefined) return []
    const { id, called, house, text } = shown
    const { may = [], mayNot = [] } = moves.find((one) => one.card === id) ?? {}
    const named = may.map((move) => ({ id: move.id, label: LABELS[move.kind] ?? move.kind }))
    return [{ id, called, look: houseKey(house), text, may: named, mayNot }]
  })
  return { title: `${side?.name}: ${pile}`, cards }
}

const LABELS: Readonly<Record<string, string>> = {
  play: 'Play',
  discard: 'Discard',
  resolve: 'Use its text',
}
