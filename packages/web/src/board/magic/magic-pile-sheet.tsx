import { lookKey } from '../../components/glyph.tsx'
import { Pile, type PileCard, type PileProps } from '../../components/pile-sheet.tsx'
import type { MagicBoard, MagicMoves } from '../../engine/protocol/magic-board.ts'

export interface ZoneSheetProps extends Pick<PileProps, 'onMove' | 'onAbout' | 'onClose'> {
  readonly board: MagicBoard
  readonly player: number
  readonly zone: string
  readonly moves: readonly MagicMoves[]
}

/** The cards of a player's hand, graveyard or exile, and what may be done with each now. */
export function ZoneSheet({ board, player, zone, moves, ...does }: ZoneSheetProps) {
  const owner = board.players.find(({ id }) => id === player)
  const cards = cardsIn(board, player, zone).map(({ id, called, colors, text }): PileCard => {
    const { may = [], mayNot = [] } = moves.find(({ card }) => card === id) ?? {}
    const named = may.map((move) => ({ id: move.id, label: move.kind === 'cast' ? 'Cast' : move.label }))
    return { id, called, look: lookKey(colors[0] ?? null), text, may: named, mayNot }
  })
  const unseen = zone === 'hand' ? (owner?.hand ?? 0) - cards.length : 0
  return (
    <Pile title={`${owner?.name}: ${zone}`} cards={cards} {...does}>
      {unseen > 0 && (
        <li className="h-plain">
          <b>{unseen === 1 ? '1 unnamed card' : `${unseen} unnamed cards`}</b>
        </li>
      )}
    </Pile>
  )
}

export const cardsIn = ({ cards }: MagicBoard, player: number, zone: string) =>
  Object.values(cards).filter((card) => card.zone === zone && card.owner === player)
