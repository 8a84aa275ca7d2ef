import type { MagicBoard, MagicMoves } from '../../engine/magic/shown.ts'
import { lookKey } from '../../parts/glyph.tsx'
import { Sheet } from '../../parts/sheet.tsx'

export interface ZoneSheetProps {
  readonly board: MagicBoard
  readonly player: number
  readonly zone: string
  readonly moves: readonly MagicMoves[]
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** The cards of a player's hand, graveyard or exile, and what may be done with each now. */
export function ZoneSheet({ board, player, zone, moves, onMove, onAbout, onClose }: ZoneSheetProps) {
  const owner = board.players.find(({ id }) => id === player)
  const cards = cardsIn(board, player, zone)
  const unseen = zone === 'hand' ? (owner?.hand ?? 0) - cards.length : 0
  return (
    <Sheet title={`${owner?.name}: ${zone}`} onClose={onClose}>
      <ul className="pile-list">
        {cards.map(({ id, called, colors, text }) => {
          const own = moves.find(({ card }) => card === id)
          return (
            <li key={id} className={`h-${lookKey(colors[0] ?? null)}`}>
              <button type="button" className="about" onClick={() => onAbout(id)}>
                <b>{called}</b>
              </button>
              {text !== '' && <p>{text}</p>}
              <p className="acts">
                {own?.may.map((move) => (
                  <button key={move.id} type="button" className="btn line" onClick={() => onMove(move.id)}>
                    {move.kind === 'cast' ? 'Cast' : move.label}
                  </button>
                ))}
              </p>
              {own?.mayNot.map(({ id: not, label, reason, cite }) => (
                <p key={not} className="not">
                  Not “{label}”: {reason}. {cite.join(', ')}
                </p>
              ))}
            </li>
          )
        })}
        {unseen > 0 && (
          <li className="h-plain">
            <b>{unseen === 1 ? '1 card that nobody has named' : `${unseen} cards that nobody has named`}</b>
          </li>
        )}
      </ul>
    </Sheet>
  )
}

export const cardsIn = ({ cards }: MagicBoard, player: number, zone: string) =>
  Object.values(cards).filter((card) => card.zone === zone && card.owner === player)
