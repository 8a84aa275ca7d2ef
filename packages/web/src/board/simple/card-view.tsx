import { titled } from '../../components/glyph.tsx'
import type { SimpleCard } from '../../engine/protocol/simple-board.ts'
import { strengthOf, wordsOf } from '../../text/simple-card.ts'
import { simpleWords } from '../../words/simple.ts'
import { term } from '../../words/terms.ts'

export interface SimpleCardViewProps {
  readonly card: SimpleCard
  readonly states: readonly ('chosen' | 'can' | 'now')[]
  readonly onTouch: (card: number) => void
}

/** A card of a simple game: its name, keywords, numbers and counters. */
export function SimpleCardView({ card, states, onTouch }: SimpleCardViewProps) {
  const { id, called, counters, marks } = card
  const lying = Object.entries(counters).filter(([, count]) => count > 0)
  const is = Object.keys(marks).filter((mark) => marks[mark] === true)
  return (
    <li className={['slot', ...states].join(' ')} data-card={id}>
      <button
        type="button"
        className="card h-plain"
        aria-pressed={states.includes('chosen')}
        onClick={() => onTouch(id)}
      >
        <span className="name">{called}</span>
        <span className="keywords">
          {[...wordsOf(card).map(titled), ...is].map((word) => (
            <span key={word} className="keyword">
              {word}
            </span>
          ))}
        </span>
        <span className="foot">
          <span className="power">{strengthOf(card)}</span>
        </span>
        <span className="visually-hidden">
          {lying.map(([counter, count]) => `, ${count} ${term(counter)}`).join('')}
          {states.includes('can') ? `, ${simpleWords.canBeChosen}` : ''}
        </span>
      </button>
      <span className="tokens" aria-hidden="true">
        {lying.map(([counter, count]) => (
          <span key={counter} className={counter === 'damage' ? 'token damage' : 'token counter'}>
            {counter === 'damage' ? count : `${count} ${term(counter)}`}
          </span>
        ))}
      </span>
    </li>
  )
}
