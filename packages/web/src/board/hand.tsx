import type { ReactNode } from 'react'
import { tableWords } from '../words/table.ts'
import '../styles/hand.css'

export interface HandProps {
  readonly name: string
  readonly count: number
  /** Whether it is the hand at the top of the board. */
  readonly above: boolean
  /** Its cards, each in a `HandCard`. */
  readonly children: ReactNode
}

/** A hand: its cards are fanned, and the one that is looked at rises. */
export const Hand = ({ name, count, above, children }: HandProps) => (
  <div className={above ? 'across fan above' : 'across fan'}>
    <ul className="hand" aria-label={tableWords.handOf(name)} style={{ '--count': count }}>
      {children}
    </ul>
  </div>
)

export interface HandCardProps {
  readonly id: number
  /** Its place in the hand, from 0. */
  readonly at: number
  /** The house, element or color that it is painted in. */
  readonly look: string
  readonly states: readonly string[]
  readonly onTouch: (card: number) => void
  readonly children: ReactNode
}

export const HandCard = ({ id, at, look, states, onTouch, children }: HandCardProps) => (
  <li className={['slot', ...states].join(' ')} data-card={id} style={{ '--at': at }}>
    <button
      type="button"
      className={`card h-${look}`}
      aria-pressed={states.includes('chosen')}
      onClick={() => onTouch(id)}
    >
      {children}
    </button>
  </li>
)
