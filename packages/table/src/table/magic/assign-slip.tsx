import type { Choice } from '@battleline/kernel'
import { useState } from 'react'
import type { MagicBoard } from '../../engine/magic/shown.ts'
import type { Asked } from '../../engine/protocol.ts'
import { Nudge } from '../../parts/nudge.tsx'
import { dividedOf, idOfShares, wholeOf } from './dividing.ts'

export interface AssignSlipProps {
  readonly asked: Asked
  readonly board: MagicBoard
  readonly onAnswer: (choice: Choice) => void
}

/** A creature's combat damage is divided: the first legal division stands there, and can be changed point by point. */
export function AssignSlip({ asked, board, onAnswer }: AssignSlipProps) {
  const { options, chosen } = asked
  const divisions = options.flatMap(({ id }) => dividedOf(id) ?? [])
  const others = options.filter(({ id }) => dividedOf(id) === null)
  const [shares, setShares] = useState(() => dividedOf(chosen) ?? divisions[0] ?? new Map<number, number>())
  const whole = wholeOf(divisions[0] ?? shares)
  const to = [...new Set(divisions.flatMap((one) => [...one.keys()]))].sort((a, b) => b - a)
  const left = whole - wholeOf(shares)
  const id = idOfShares(
    shares,
    options.map((option) => option.id),
  )
  return (
    <section className="slip" aria-label={asked.title} data-question={asked.step}>
      <div className="to">
        <span>{chosen === null ? `${asked.who} decides` : `${asked.who} decided`}</span>
        <span>{whole} in all</span>
      </div>
      <h2>{asked.title}</h2>
      <ul className="ordering">
        {to.map((one) => (
          <Share
            key={one}
            name={nameOf(board, one)}
            lethal={lethalOf(board, one)}
            share={shares.get(one) ?? 0}
            left={left}
            onAdd={(by) => setShares(new Map([...shares, [one, (shares.get(one) ?? 0) + by]]))}
          />
        ))}
      </ul>
      <p className="done">
        {others.map((option) => (
          <button
            key={String(option.id)}
            type="button"
            className="btn line"
            onClick={() => onAnswer(option.id)}
          >
            {option.label}
          </button>
        ))}
        <button
          type="button"
          className="btn main"
          disabled={id === null}
          onClick={() => id !== null && onAnswer(id)}
        >
          {left > 0 ? `${left} left` : id === null ? 'The rules do not let it be so' : 'Divide it so'}
        </button>
      </p>
    </section>
  )
}

interface ShareProps {
  readonly name: string
  readonly lethal: string
  readonly share: number
  /** How much is not divided yet. */
  readonly left: number
  readonly onAdd: (by: 1 | -1) => void
}

/** What one creature or player gets. */
const Share = ({ name, lethal, share, left, onAdd }: ShareProps) => (
  <li>
    <span className="label">
      {name} <small>{lethal}</small>
    </span>
    <Nudge label={`Less to ${name}`} able={share > 0} onNudge={() => onAdd(-1)}>
      −
    </Nudge>
    <output aria-label={`To ${name}`}>{share}</output>
    <Nudge label={`More to ${name}`} able={left > 0} onNudge={() => onAdd(1)}>
      +
    </Nudge>
  </li>
)

const nameOf = ({ cards, players }: MagicBoard, id: number): string =>
  cards[id]?.called ?? players.find((player) => player.id === id)?.name ?? ''

/** How much more damage a creature takes until it is destroyed. */
function lethalOf({ cards, players }: MagicBoard, id: number): string {
  const card = cards[id]
  if (card?.toughness != null) return `lethal: ${Math.max(0, card.toughness - card.damage)}`
  const player = players.find((one) => one.id === id)
  return player === undefined ? '' : `${player.life} life`
}
