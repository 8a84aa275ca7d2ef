import { type KeyboardEvent, useState } from 'react'
import { houseKey } from '../../components/glyph.tsx'
import { useStableCallback } from '../../components/use-stable-callback.ts'
import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import { kfWords } from '../../words/keyforge.ts'
import { Hand } from '../hand.tsx'
import { type CardState, CardView, Face } from './card-view.tsx'

export interface LineProps {
  readonly board: Board
  readonly player: 1 | 2
  readonly place: 'far' | 'near'
  readonly stateOf: (card: Card) => CardState
  readonly onTouch: (card: number) => void
}

const NONE: readonly Card[] = []
const cardsOf = (board: Board, ids: readonly number[] = []): readonly Card[] =>
  ids.length === 0 ? NONE : ids.flatMap((id) => board.cards[id] ?? [])

/** The cards of both players are equally large, so that the longer line has room; as if there were at least five. */
const mostOf = ({ sides }: Board): number =>
  Math.max(5, ...sides.map(({ zones }) => zones.battleline?.length ?? 0))

/** A player's battleline. One card of it is in the way of the Tab key; the arrows go from card to card. */
export function Line({ board, player, place, stateOf, onTouch }: LineProps) {
  const side = board.sides[player - 1]
  const cards = cardsOf(board, side?.zones.battleline)
  const touch = useStableCallback(onTouch)
  const [stop, setStop] = useState<number | null>(null)
  const stopAt = cards.some(({ id }) => id === stop) ? stop : (cards[0]?.id ?? null)
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = cards[cards.findIndex(({ id }) => id === stopAt) + by]
    if (next === undefined) return
    setStop(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-card="${next.id}"] .card`)?.focus()
  }
  return (
    <div className="across">
      <ul
        className={`battleline ${place}`}
        aria-label={kfWords.line(side?.name ?? '')}
        style={{ '--many': mostOf(board) }}
        onKeyDown={walk}
        onFocus={({ target }) => {
          const card = target.closest<HTMLElement>('[data-card]')?.dataset.card
          if (card !== undefined) setStop(Number(card))
        }}
      >
        {cards.map((card) => (
          <CardView
            key={card.id}
            card={card}
            upgrades={cardsOf(board, card.upgrades)}
            tabStop={card.id === stopAt}
            onTouch={touch}
            {...stateOf(card)}
          />
        ))}
      </ul>
    </div>
  )
}

/** A player's artifacts, as lower cards; nothing where there are none. */
export function Artifacts({ board, player, stateOf, onTouch }: Omit<LineProps, 'place'>) {
  const side = board.sides[player - 1]
  const cards = cardsOf(board, side?.zones.artifacts)
  const touch = useStableCallback(onTouch)
  if (cards.length === 0) return null
  return (
    <ul className="artifact-row" aria-label={kfWords.artifactsOf(side?.name ?? '')}>
      {cards.map((card) => (
        <CardView
          key={card.id}
          card={card}
          upgrades={cardsOf(board, card.upgrades)}
          tabStop
          onTouch={touch}
          {...stateOf(card)}
        />
      ))}
    </ul>
  )
}

/** The cards that a player holds. */
export function OpenHand({ board, player, stateOf, onTouch }: Omit<LineProps, 'place'>) {
  const side = board.sides[player - 1]
  return (
    <Hand
      name={side?.name ?? ''}
      cards={cardsOf(board, side?.zones.hand)}
      above={player === 2}
      lookOf={({ house }) => houseKey(house)}
      statesOf={(card) => {
        const { can, chosen } = stateOf(card)
        return [...(can === true ? ['can'] : []), ...(chosen === true ? ['chosen'] : [])]
      }}
      faceOf={(card) => <Face card={card} />}
      onTouch={onTouch}
    />
  )
}
