import { Prose } from '../../components/prose.tsx'
import type { Change, Spot } from '../../engine/protocol/protocol.ts'
import { inEnglish } from '../../words/in-english.ts'
import { setUpWords } from '../../words/set-up.ts'
import { term } from '../../words/terms.ts'
import { cardAt, cardsIn } from '../placing/spots.ts'
import { useIntoView } from '../placing/use-into-view.ts'
import type { Seats } from '../seats/seats.ts'
import { NumberStepper } from './number-stepper.tsx'

export interface MarksBarProps {
  readonly board: Seats
  readonly spot: Spot
  readonly make: (change: Change) => void
  readonly attaching: boolean
  readonly onAttach: (attaching: boolean) => void
  readonly moving: boolean
  readonly onMove: (moving: boolean) => void
  readonly onChoose: (spot: Spot | null) => void
}

/** The counters and states of the selected card, and its actions. */
export default function MarksBar(props: MarksBarProps) {
  const { board, spot, make, attaching, onAttach, moving, onMove, onChoose } = props
  const card = cardAt(board, spot)
  const bar = useIntoView(card === null ? '' : JSON.stringify(spot))
  if (card === null) return null
  const { called, marks, takes, kind, text } = card
  const mark = (key: string, value: number | boolean) => make({ kind: 'mark', of: spot, mark: key, value })
  return (
    <div className="marks" role="toolbar" aria-label={called} ref={bar}>
      <b>{called}</b>
      <span className="kind">{kind}</span>
      <span className="acts">
        {spot.under === undefined && (
          <Moves name={called} board={board} spot={spot} make={make} onChoose={onChoose} />
        )}
        <Toggle name={setUpWords.sides.move} on={moving} onChange={onMove} />
        <button
          type="button"
          className="toggle"
          onClick={() => {
            make({ kind: 'remove', of: spot })
            onChoose(null)
          }}
        >
          {setUpWords.sides.remove}
        </button>
      </span>
      {text !== '' && (
        <p className="text" {...inEnglish()}>
          <Prose text={text} />
        </p>
      )}
      {spot.under === undefined &&
        marks.map((one) =>
          one.kind === 'count' ? (
            <NumberStepper
              key={one.key}
              name={term(one.name)}
              spoken={term(one.name)}
              value={one.value}
              {...(one.most !== undefined && { most: one.most })}
              onCount={(value) => mark(one.key, value)}
            />
          ) : (
            <Toggle
              key={one.key}
              name={term(one.name)}
              on={one.on}
              onChange={(on) => mark(one.key, one.inverted === true ? !on : on)}
            />
          ),
        )}
      {takes !== null && spot.under === undefined && (
        <Toggle name={`${term(takes.name)}…`} on={attaching} onChange={onAttach} />
      )}
    </div>
  )
}

type MovesProps = Pick<MarksBarProps, 'board' | 'spot' | 'make' | 'onChoose'> & { readonly name: string }

/** One place to the left or to the right. */
function Moves({ name, board, spot, make, onChoose }: MovesProps) {
  const last = cardsIn(board, spot).length - 1
  const move = (by: 1 | -1) => {
    make({ kind: 'move', of: spot, to: { ...spot, at: spot.at + (by > 0 ? 2 : -1) } })
    onChoose({ ...spot, at: spot.at + by })
  }
  return (
    <span className="counted">
      <button
        type="button"
        aria-label={setUpWords.sides.moveLeft(name)}
        disabled={spot.at === 0}
        onClick={() => move(-1)}
      >
        ←
      </button>
      <button
        type="button"
        aria-label={setUpWords.sides.moveRight(name)}
        disabled={spot.at >= last}
        onClick={() => move(1)}
      >
        →
      </button>
    </span>
  )
}

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
