import { lazy } from 'react'
import type { MagicBoard, MagicCard } from '../engine/magic/shown.ts'
import type { Plate, Seats } from './seats.tsx'

// The cards of a game, and their look, are loaded with its first board.
const Creature = lazy(() =>
  import('../table/magic/creature.tsx').then(({ Creature }) => ({ default: Creature })),
)

/** A board of Magic as it is set up. */
export function magicSeats(board: MagicBoard): Seats {
  const all = Object.values(board.cards)
  return {
    row: 'battlefield',
    piles: [],
    seats: [...board.players]
      .sort((one, other) => one.id - other.id)
      .map(({ id, name, life }) => ({
        name,
        active: board.active === id,
        counts: [{ key: 'life', name: 'life', value: life }],
        row: all.filter(({ controller }) => controller === id).map(plateOf),
        piles: {},
      })),
    face: (id, { chosen, onTouch }) => {
      const card = board.cards[id] as MagicCard
      const host = board.cards[card.attached]
      const flag = host === undefined ? null : { text: `on ${host.called}`, wrong: false }
      return (
        <Creature
          card={card}
          badge=""
          attached={[]}
          flag={flag}
          states={chosen ? ['chosen'] : []}
          onTouch={onTouch}
        />
      )
    },
  }
}

const plateOf = ({ id, called, colors, power, tapped, isNew }: MagicCard): Plate => ({
  id,
  called,
  look: colors[0] ?? null,
  marks: [
    { kind: 'toggle', key: 'tapped', name: 'tapped', on: tapped },
    { kind: 'toggle', key: 'new', name: 'came this turn', on: isNew },
  ],
  takes: power === null ? null : { name: 'attach', list: null },
  under: [],
})
