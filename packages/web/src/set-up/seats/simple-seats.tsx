import { lazy } from 'react'
import type { SimpleCard, SimpleTableBoard } from '../../engine/protocol/simple-board.ts'
import { kindOf } from '../../text/simple-card.ts'
import { appWords } from '../../words/app.ts'
import type { Mark, PlacedCard, Seats } from './seats.ts'

// The cards of a game, and their look, are loaded with its first board.
const CardView = lazy(() =>
  import('../../board/simple/card-view.tsx').then(({ SimpleCardView }) => ({ default: SimpleCardView })),
)

/** A board of a simple game as it is set up. */
export function simpleSeats({ zones, sides, cards, active }: SimpleTableBoard): Seats {
  const [row = '', ...piles] = zones
  const plates = (ids: readonly number[] = []): readonly PlacedCard[] =>
    ids.flatMap((id) => cards[id] ?? []).map((card) => plateOf(card, card.zone === row))
  return {
    row,
    piles,
    seats: sides.map(({ id, name, numbers, zones: held }) => ({
      name,
      active: active === id,
      says: active === id ? appWords.roles.active : appWords.roles.opponent,
      counts: Object.entries(numbers).map(([key, value]) => ({ key, name: key, value })),
      row: plates(held[row]),
      piles: Object.fromEntries(piles.map((pile) => [pile, plates(held[pile])])),
    })),
    turn: [],
    pileFor: (_, meant) => meant,
    face: (id, { chosen, onTouch }) => {
      const card = cards[id] as SimpleCard
      return <CardView card={card} states={chosen ? ['chosen'] : []} onTouch={onTouch} />
    },
  }
}

const plateOf = (
  { id, called, numbers, keywords, counters, marks }: SimpleCard,
  isInPlay: boolean,
): PlacedCard => ({
  id,
  called,
  look: null,
  kind: kindOf({ numbers, keywords }),
  text: '',
  marks: isInPlay
    ? [
        ...Object.entries(counters).map(([key, value]): Mark => ({ kind: 'count', key, name: key, value })),
        ...Object.entries(marks).map(([key, on]): Mark => ({ kind: 'toggle', key, name: key, on })),
      ]
    : [],
  takes: null,
  under: [],
})
