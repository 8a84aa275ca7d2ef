import type { Board, Card, Change, Spot } from '../engine/protocol.ts'

export interface MarksBarProps {
  readonly board: Board
  readonly spot: Spot
  readonly make: (change: Change) => void
  readonly attaching: boolean
  readonly onAttach: (attaching: boolean) => void
  readonly onChoose: (spot: Spot | null) => void
}

/** What lies on the chosen card, and can be put on it or taken off. */
export function MarksBar({ board, spot, make, attaching, onAttach, onChoose }: MarksBarProps) {
  const card = cardAt(board, spot)
  if (card === null) return null
  const mark = (name: string, value: number | boolean) => make({ kind: 'mark', of: spot, mark: name, value })
  const inLine = spot.pile === 'battleline' && spot.upgrade === undefined
  const inPlay = inLine || spot.pile === 'artifacts'
  return (
    <div className="marks" role="toolbar" aria-label={card.called}>
      <b>{card.called}</b>
      {inLine && <Counted name="damage" value={card.damage} onChange={(value) => mark('damage', value)} />}
      {inPlay && <Counted name="Æmber" value={card.aember} onChange={(value) => mark('aember', value)} />}
      {inLine && (
        <Counted name="+1 power" value={card.powerCounters} onChange={(value) => mark('counters', value)} />
      )}
      {inLine && (
        <>
          <Toggle name="ward" on={card.warded} onChange={(on) => mark('ward', on)} />
          <Toggle name="stun" on={card.stunned} onChange={(on) => mark('stun', on)} />
          <Toggle name="enrage" on={card.enraged} onChange={(on) => mark('enrage', on)} />
        </>
      )}
      {inPlay && <Toggle name="ready" on={card.ready} onChange={(on) => mark('exhausted', !on)} />}
      {inLine && <Toggle name="upgrade…" on={attaching} onChange={onAttach} />}
      {spot.upgrade === undefined && (
        <Moves name={card.called} board={board} spot={spot} make={make} onChoose={onChoose} />
      )}
      <button
        type="button"
        className="toggle"
        onClick={() => {
          make({ kind: 'remove', of: spot })
          onChoose(null)
        }}
      >
        remove
      </button>
    </div>
  )
}

type MovesProps = Pick<MarksBarProps, 'board' | 'spot' | 'make' | 'onChoose'> & { readonly name: string }

/** One place to the left or to the right. */
function Moves({ name, board, spot, make, onChoose }: MovesProps) {
  const last = (board.sides[spot.player - 1]?.zones[spot.pile]?.length ?? 0) - 1
  const move = (by: 1 | -1) => {
    make({ kind: 'move', of: spot, to: { ...spot, at: spot.at + (by > 0 ? 2 : -1) } })
    onChoose({ ...spot, at: spot.at + by })
  }
  return (
    <span className="counted">
      <button
        type="button"
        aria-label={`Move ${name} left`}
        disabled={spot.at === 0}
        onClick={() => move(-1)}
      >
        ←
      </button>
      <button
        type="button"
        aria-label={`Move ${name} right`}
        disabled={spot.at >= last}
        onClick={() => move(1)}
      >
        →
      </button>
    </span>
  )
}

function cardAt(board: Board, { player, pile, at, upgrade }: Spot): Card | null {
  const card = board.cards[board.sides[player - 1]?.zones[pile]?.[at] ?? -1]
  if (card === undefined || upgrade === undefined) return card ?? null
  return board.cards[card.upgrades[upgrade] ?? -1] ?? null
}

interface CountedProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const Counted = ({ name, value, onChange }: CountedProps) => (
  <span className="counted">
    {name}
    <button
      type="button"
      aria-label={`Less ${name}`}
      disabled={value === 0}
      onClick={() => onChange(value - 1)}
    >
      −
    </button>
    <output>{value}</output>
    <button type="button" aria-label={`More ${name}`} onClick={() => onChange(value + 1)}>
      +
    </button>
  </span>
)

interface ToggleProps {
  readonly name: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

const Toggle = ({ name, on, onChange }: ToggleProps) => (
  <button type="button" className="toggle" aria-pressed={on} onClick={() => onChange(!on)}>
    {name}
  </button>
)
