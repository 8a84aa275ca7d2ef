import { Glyph, houseKey, titled } from '../components/glyph.tsx'
import type { DeckReading } from '../engine/protocol/protocol.ts'
import { inEnglish } from '../words/in-english.ts'
import { playWords } from '../words/play.ts'

export interface DeckSummaryProps {
  readonly deck: DeckReading
  /** False where its name stands already. */
  readonly isNamed?: boolean
}

/** A deck: its houses or other parts with their cards, and what is wrong with it. */
export function DeckSummary({ deck, isNamed = true }: DeckSummaryProps) {
  const { name, set, parts, beside } = deck
  return (
    <div className="deck-summary">
      {isNamed && (
        <p className="name">
          <b {...inEnglish()}>{name}</b>
          {set !== null && <span>{set}</span>}
        </p>
      )}
      <DeckProblems deck={deck} />
      <p className="houses">
        {parts.map(({ house, title, cards }) => (
          <span key={title} className={house === null ? 'sign' : `sign h-${houseKey(house)}`}>
            {house !== null && <Glyph name={houseKey(house)} />} {titled(title)}{' '}
            <small>{cards.reduce((sum, { count }) => sum + count, 0)}</small>
          </span>
        ))}
      </p>
      {parts.length > 0 && (
        <details>
          <summary>{playWords.deck.cards}</summary>
          <div className="card-lists">
            {parts.map(({ title, cards }) => (
              <section key={title} aria-label={titled(title)}>
                <h4>{titled(title)}</h4>
                <ul>
                  {cards.map((card) => (
                    <li key={`${card.name} ${card.marks}`} {...inEnglish()}>
                      {card.count > 1 && `${card.count} × `}
                      {card.name}
                      {card.marks !== '' && <small> {card.marks}</small>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {beside.length > 0 && <p {...inEnglish()}>{beside.join(', ')}</p>}
        </details>
      )}
    </div>
  )
}

/** What could not be read, or why the deck is not legal. */
function DeckProblems({ deck: { problems, faults } }: { readonly deck: DeckReading }) {
  if (problems.length > 0)
    return (
      <ul className="deck-problems" aria-label={playWords.deck.problems}>
        {problems.map(({ message, line, nearest }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same problem can be twice in a line
          <li key={at}>
            {line !== null && <b>{playWords.deck.line(line)} </b>}
            <span {...inEnglish()}>{message}</span>
            {nearest !== null && <>. {playWords.deck.didYouMean(nearest)}</>}
          </li>
        ))}
      </ul>
    )
  if (faults.length === 0) return null
  return (
    <ul className="deck-problems" aria-label={playWords.deck.whyIllegal}>
      {faults.map(({ message, cite }) => (
        <li key={message}>
          {playWords.deck.illegal} <span {...inEnglish()}>{message}</span> <small>{cite.join(', ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** Whether a game can begin with a deck: every card is known. An illegal deck may be played. */
export const isPlayable = ({ problems, parts }: DeckReading): boolean =>
  problems.length === 0 && parts.length > 0
