import type { Board, CardMoves } from '../../engine/keyforge/shown.ts'
import { houseKey } from '../../parts/glyph.tsx'
import { Sheet } from '../../parts/sheet.tsx'

export interface PileSheetProps {
  readonly player: 1 | 2
  readonly pile: string
  readonly board: Board
  readonly moves: readonly CardMoves[]
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** The cards of a pile, and what may be done with each now. */
export default function PileSheet({ player, pile, board, moves, onMove, onAbout, onClose }: PileSheetProps) {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((id) => board.cards[id] ?? [])
  return (
    <Sheet title={`${side?.name}: ${pile}`} onClose={onClose}>
      <ul className="pile-list">
        {cards.map((card) => {
          const own = moves.find((one) => one.card === card.id)
          return (
            <li key={card.id} className={`h-${houseKey(card.house)}`}>
              <button type="button" className="about" onClick={() => onAbout(card.id)}>
                <b>{card.called}</b>
              </button>
              <p>{card.text}</p>
              <p className="acts">
                {own?.may.map(({ id, kind }) => (
                  <button key={id} type="button" className="btn line" onClick={() => onMove(id)}>
                    {kind === 'play' ? 'Play' : kind === 'discard' ? 'Discard' : kind}
                  </button>
                ))}
              </p>
              {own?.mayNot.map(({ id, label, reason, cite }) => (
                <p key={id} className="not">
                  Not “{label}”: {reason}. {cite.join(', ')}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
