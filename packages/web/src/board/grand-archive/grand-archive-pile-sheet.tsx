import { lookKey } from '../../components/glyph.tsx'
import { Pile, type PileCard, type PileProps } from '../../components/pile-sheet.tsx'
import type {
  BarredCard,
  GrandArchiveBoard,
  GrandArchiveMove,
} from '../../engine/protocol/grand-archive-board.ts'

export interface GrandArchivePileProps extends Pick<PileProps, 'onMove' | 'onAbout' | 'onClose'> {
  readonly player: 1 | 2
  readonly pile: string
  readonly board: GrandArchiveBoard
  readonly moves: readonly GrandArchiveMove[]
  readonly barred: readonly BarredCard[]
}

/** The cards of a pile, and what may be done with each now. */
export function GrandArchivePile({ player, pile, board, moves, barred, ...does }: GrandArchivePileProps) {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((card): readonly PileCard[] => {
    const shown = board.cards[card]
    if (shown === undefined) return []
    const { id, called, elements, text } = shown
    const may = moves.filter((move) => move.card === id)
    return [
      {
        id,
        called,
        look: lookKey(elements[0] ?? null),
        text,
        may,
        mayNot: barred.filter((one) => one.card === id),
      },
    ]
  })
  return <Pile title={`${side?.name}: ${pile}`} cards={cards} {...does} />
}
