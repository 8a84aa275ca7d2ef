import { houseKey } from '../../components/glyph.tsx'
import { Pile, type PileCard, type PileProps } from '../../components/pile-sheet.tsx'
import type { Board, CardMoves } from '../../engine/protocol/keyforge-board.ts'

export interface PileSheetProps extends Pick<PileProps, 'onMove' | 'onAbout' | 'onClose'> {
  readonly player: 1 | 2
  readonly pile: string
  readonly board: Board
  readonly moves: readonly CardMoves[]
}

/** The cards of a pile, and what may be done with each now. */
export default function PileSheet({ player, pile, board, moves, ...does }: PileSheetProps) {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((card): readonly PileCard[] => {
    const shown = board.cards[card]
    if (shown === undefined) return []
    const { id, called, house, text } = shown
    const { may = [], mayNot = [] } = moves.find((one) => one.card === id) ?? {}
    const named = may.map((move) => ({ id: move.id, label: LABELS[move.kind] ?? move.kind }))
    return [{ id, called, look: houseKey(house), text, may: named, mayNot }]
  })
  return <Pile title={`${side?.name}: ${pile}`} cards={cards} {...does} />
}

const LABELS: Readonly<Record<string, string>> = { play: 'Play', discard: 'Discard' }
