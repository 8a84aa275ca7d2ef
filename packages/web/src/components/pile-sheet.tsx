import type { ReactNode } from 'react'
import { cannot } from '../text/refusals.ts'
import { Sheet } from './dialog-sheet.tsx'
import { Prose } from './prose.tsx'

/** A card of a pile, and what may be done with it now. */
export interface PileCard {
  readonly id: number
  readonly called: string
  /** What it is coloured by. */
  readonly look: string
  readonly text: string
  readonly may: readonly { readonly id: string; readonly label: string }[]
  readonly mayNot: readonly {
    readonly id: string
    readonly label: string
    readonly reason: string
    readonly cite: readonly string[]
  }[]
}

export interface PileProps {
  readonly title: string
  readonly cards: readonly PileCard[]
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
  /** What follows the cards. */
  readonly children?: ReactNode
}

/** The cards of a pile, what may be done with each, and for what may not the reason. */
export const Pile = ({ title, cards, onMove, onAbout, onClose, children }: PileProps) => (
  <Sheet title={title} onClose={onClose}>
    <ul className="pile-list">
      {cards.map(({ id, called, look, text, may, mayNot }) => (
        <li key={id} className={`h-${look}`}>
          <button type="button" className="about" onClick={() => onAbout(id)}>
            <b>{called}</b>
          </button>
          {text !== '' && <p>{text}</p>}
          {may.length > 0 && (
            <p className="acts">
              {may.map((move) => (
                <button key={move.id} type="button" className="btn line" onClick={() => onMove(move.id)}>
                  {move.label}
                </button>
              ))}
            </p>
          )}
          {mayNot.map((not) => (
            <p key={not.id} className="not">
              {cannot(not.label)}: {not.reason}. <Prose text={not.cite.join(', ')} />
            </p>
          ))}
        </li>
      ))}
      {children}
    </ul>
  </Sheet>
)
