import { lookKey } from '../../components/glyph.tsx'
import type { CardEntry, OwnEntry } from '../../engine/protocol/protocol.ts'
import { setUpWords } from '../../words/set-up.ts'

export interface OwnCardsProps {
  readonly cards: readonly OwnEntry[]
  readonly onPut: (card: CardEntry) => void
  readonly onWrite: (card: OwnEntry) => void
}

/** The cards that the scenario brings itself: each can be placed, dragged, and written anew. */
export const OwnCards = ({ cards, onPut, onWrite }: OwnCardsProps) =>
  cards.length > 0 && (
    <section className="own" aria-label={setUpWords.card.yours}>
      <p className="caps">{setUpWords.card.yours}</p>
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
              <span className="visually-hidden">{setUpWords.card.place} </span>
              {card.name}
              <span className="strength">{card.strength}</span>
            </button>
            <button type="button" className="cite" onClick={() => onWrite(card)}>
              {setUpWords.card.edit}
              <span className="visually-hidden"> {card.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
