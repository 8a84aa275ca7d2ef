import type { GrandArchiveBoard, GrandArchiveMove } from '../../engine/grand-archive/shown.ts'
import { lookKey } from '../../parts/glyph.tsx'
import { Sheet } from '../../parts/sheet.tsx'

export interface GrandArchivePileProps {
  readonly player: 1 | 2
  readonly pile: string
  readonly board: GrandArchiveBoard
  readonly moves: readonly GrandArchiveMove[]
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** The cards of a pile, and what may be done with each now. */
export function GrandArchivePile({
  player,
  pile,
  board,
  moves,
  onMove,
  onAbout,
  onClose,
}: GrandArchivePileProps) {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((id) => board.cards[id] ?? [])
  return (
    <Sheet title={`${side?.name}: ${pile}`} onClose={onClose}>
      <ul className="pile-list">
        {cards.map(({ id, called, elements, text }) => (
          <li key={id} className={`h-${lookKey(elements[0] ?? null)}`}>
            <button type="button" className="about" onClick={() => onAbout(id)}>
              <b>{called}</b>
            </button>
            {text !== '' && <span className="text">{text}</span>}
            <span className="acts">
              {moves
                .filter(({ card }) => card === id)
                .map((move) => (
                  <button key={move.id} type="button" className="btn line" onClick={() => onMove(move.id)}>
                    {move.label}
                  </button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
