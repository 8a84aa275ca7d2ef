import type { ReactNode } from 'react'
import { CardButton } from '../components/card-button.tsx'
import { tableWords } from '../words/table.ts'
import '../styles/hand.css'

export interface HandProps<C> {
  readonly name: string
  readonly cards: readonly C[]
  /** Whether it is the hand at the top of the board. */
  readonly above: boolean
  /** The house, element or color that a card is painted in. */
  readonly lookOf: (card: C) => string
  readonly statesOf: (card: C) => readonly string[]
  readonly faceOf: (card: C) => ReactNode
  readonly onTouch: (card: number) => void
}

/** A hand: its cards are fanned, and the one that is looked at rises. Nothing where there is none. */
export function Hand<C extends { readonly id: number }>(props: HandProps<C>) {
  const { name, cards, above, lookOf, statesOf, faceOf, onTouch } = props
  if (cards.length === 0) return null
  return (
    <div className={above ? 'across fan above' : 'across fan'}>
      <ul className="hand" aria-label={tableWords.handOf(name)} style={{ '--count': cards.length }}>
        {cards.map((card, at) => {
          const states = statesOf(card)
          return (
            <li
              key={card.id}
              className={['slot', ...states].join(' ')}
              data-card={card.id}
              style={{ '--at': at }}
            >
              <CardButton
                id={card.id}
                look={lookOf(card)}
                chosen={states.includes('chosen')}
                onTouch={onTouch}
              >
                {faceOf(card)}
              </CardButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The hand of a player who does not look: its cards lie face down. */
export const Backs = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <p className="backs" role="img" aria-label={tableWords.handFaceDown(name, count)}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
      <span key={at} className="stack back" />
    ))}
  </p>
)
