import { lazy } from 'react'
import type { GrandArchiveBoard, GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import { grandArchiveFacts } from '../../text/card-facts.ts'
import { appWords } from '../../words/app.ts'
import type { Attaching, Mark, PlacedCard, Seats } from './seats.ts'

// The cards of a game, and their look, are loaded with its first board.
const Plaque = lazy(() =>
  import('../../board/grand-archive/card-view.tsx').then(({ CardView }) => ({ default: CardView })),
)

/** Cards that are never on the field. */
const FROM_HAND = ['attack', 'action']
const PILES = ['hand', 'memory', 'deck', 'material', 'graveyard', 'banishment']

/** A board of Grand Archive as it is set up. */
export function grandArchiveSeats(board: GrandArchiveBoard): Seats {
  const plates = (ids: readonly number[] = []): readonly PlacedCard[] =>
    ids.flatMap((id) => board.cards[id] ?? []).map((card) => plateOf(card, plates))
  return {
    row: 'field',
    piles: PILES,
    seats: board.sides.map(({ name, zones }, at) => ({
      name,
      active: board.active === at + 1,
      says: board.active === at + 1 ? appWords.roles.turn : appWords.roles.opponent,
      counts: [],
      row: plates(zones.field),
      piles: Object.fromEntries(PILES.map((pile) => [pile, plates(zones[pile])])),
    })),
    turn: [],
    pileFor: (type, meant) => (meant === 'field' && FROM_HAND.includes(type) ? 'hand' : meant),
    face: (id, { chosen, onTouch }) => {
      const card = board.cards[id] as GrandArchiveCard
      const lineage = card.under.flatMap((one) => board.cards[one] ?? [])
      return <Plaque card={card} under={lineage} states={chosen ? ['chosen'] : []} onTouch={onTouch} />
    },
  }
}

function plateOf(
  card: GrandArchiveCard,
  plates: (ids: readonly number[]) => readonly PlacedCard[],
): PlacedCard {
  const { id, called, elements, zone, under, text } = card
  const onField = zone === 'field'
  return {
    id,
    called,
    look: elements[0] ?? null,
    kind: grandArchiveFacts(card),
    text,
    marks: onField ? marksOf(card) : [],
    takes: onField ? takes(card) : null,
    under: plates(under),
  }
}

const takes = ({ type }: GrandArchiveCard): Attaching | null =>
  type === 'champion'
    ? { name: 'lineage', list: 'lineage' }
    : type === 'weapon'
      ? { name: 'load', list: 'loaded' }
      : null

function marksOf(card: GrandArchiveCard): readonly Mark[] {
  const count = (key: string, value: number): Mark => ({ kind: 'count', key, name: key, value })
  const rested: Mark = { kind: 'toggle', key: 'rested', name: 'rested', on: card.rested }
  if (card.type === 'weapon') return [count('durability', card.durability), rested]
  if (card.life === null) return [rested]
  const distant: Mark = { kind: 'toggle', key: 'distant', name: 'distant', on: card.distant }
  const counters =
    card.type === 'champion' ? (['level', 'preparation'] as const) : (['buff', 'debuff'] as const)
  return [
    count('damage', card.damage),
    ...counters.map((counter) => count(counter, card.counters[counter])),
    rested,
    distant,
  ]
}
