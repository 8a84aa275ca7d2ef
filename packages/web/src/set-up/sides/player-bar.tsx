import { titled } from '../../components/glyph.tsx'
import { HousesField } from '../../components/houses-field.tsx'
import type { Change } from '../../engine/protocol/protocol.ts'
import { useFacts } from '../../state/use-facts.ts'
import { setUpWords } from '../../words/set-up.ts'
import { term } from '../../words/terms.ts'
import { useIntoView } from '../placing/use-into-view.ts'
import type { Said, Seat, Seats } from '../seats/seats.ts'
import { NumberStepper } from './number-stepper.tsx'

export interface PlayerBarProps {
  readonly game: string
  readonly board: Seats
  readonly seat: Seat
  /** Counted from 1. */
  readonly player: number
  readonly make: (change: Change) => void
}

/** The properties of a player, and of the turn for the active player. */
export default function PlayerBar({ game, board, seat, player, make }: PlayerBarProps) {
  const { name, active, counts } = seat
  const bar = useIntoView(name)
  const others = counts.slice(1)
  return (
    <div className="marks" role="toolbar" aria-label={name} ref={bar}>
      <b>{name}</b>
      <span className="acts">
        <button
          type="button"
          className="toggle"
          aria-pressed={active}
          disabled={active}
          onClick={() => make({ kind: 'set', key: 'active', value: name })}
        >
          {active ? setUpWords.sides.isActive : setUpWords.sides.makeActive(name)}
        </button>
      </span>
      {active && board.turn.map((said) => <Turn key={said.key} game={game} said={said} make={make} />)}
      {seat.houses !== undefined && (
        <HousesField
          name={name}
          houses={seat.houses}
          onSay={(value) => make({ kind: 'player', player, property: 'houses', value })}
        />
      )}
      {others.map(({ key, name: what, value }) => (
        <NumberStepper
          key={key}
          name={term(what)}
          spoken={setUpWords.sides.of(term(what), name)}
          value={value}
          onCount={(wanted) => make({ kind: 'player', player, property: key, value: wanted })}
        />
      ))}
    </div>
  )
}

interface TurnProps {
  readonly game: string
  readonly said: Said
  readonly make: (change: Change) => void
}

/** One property of the turn. */
function Turn({ game, said: { key, name, value, words }, make }: TurnProps) {
  const facts = useFacts(game)
  const known = facts.find((fact) => fact.key === key)
  const own = known?.kind === 'word' ? known.words.map((word) => [word, titled(word)] as const) : []
  const all = words ?? [[null, setUpWords.sides.notSet] as const, ...own]
  return (
    <label className="counted">
      {term(name)}{' '}
      <select
        value={value ?? ''}
        onChange={({ target }) =>
          make({ kind: 'set', key, value: target.value === '' ? null : target.value })
        }
      >
        {all.map(([word, called]) => (
          <option key={called} value={word ?? ''}>
            {called}
          </option>
        ))}
      </select>
    </label>
  )
}
