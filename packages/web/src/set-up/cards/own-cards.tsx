import { lookKey } from '../../components/glyph.tsx'
import type { CardEntry, OwnEntry } from '../../engine/protocol/protocol.ts'

export interface OwnCardsProps {
  readonly cards: readonly OwnEntry[]
  readonly onPut: (card: CardEntry) => void
  readonly onWrite: (card: OwnEntry) => void
}

/** The cards that the scenario brings itself: each can be placed, dragged, and written anew. */
export const OwnCards = ({ cards, onPut, onWrite }: OwnCardsProps) =>
  cards.length > 0 && (
    <section className="own" aria-label="Your cards">
      <p className="caps">Your cards</p>
      <ul className="hits">
        {cards.map((card) => (
          <li key={card.name} className={`hit h-${lookKey(card.look)}`}>
            <span className="spine" />
            <button
              type="button"
              className="put"
              data-card-name={card.name}
              data-card-type={card.type}
              onClick={() => onPut(card)}
            >
              <span className="visually-hidden">Place </span>
              {card.name}
              <span className="strength">{card.strength}</span>
            </button>
            <button type="button" className="cite" onClick={() => onWrite(card)}>
              edit<span className="visually-hidden"> {card.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
