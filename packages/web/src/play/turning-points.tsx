import type { TurnOutlook } from '../engine/protocol/protocol.ts'
import { playWords } from '../words/play.ts'

/** At most so many are listed. */
const MOST = 3
/** A turn that changed the chance to win by less is none. */
const LEAST = 0.1

const swing = ({ before, after }: TurnOutlook): number => Math.abs(after - before)

export interface TurningPointsProps {
  readonly outlook: readonly TurnOutlook[]
  /** Of the two players. */
  readonly names: readonly string[]
  /** Opens the game as it was when a turn began. */
  readonly onOpen: (turn: TurnOutlook) => void
}

/** The turns that changed the chance to win most, in their order. */
export function TurningPoints({ outlook, names, onOpen }: TurningPointsProps) {
  const found = [...outlook]
    .filter((turn) => swing(turn) >= LEAST)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST)
    .sort((one, other) => one.turn - other.turn)
  if (found.length === 0) return null
  const { inHundred } = playWords.course
  return (
    <>
      <h3>{playWords.turning.title}</h3>
      <ol className="turning-points">
        {found.map((turn) => (
          <li key={turn.turn}>
            <span>
              {playWords.turning.point(turn.turn, names[turn.player - 1] ?? '')}
              {' — '}
              {playWords.turning.change(names[0] ?? '', inHundred(turn.before), inHundred(turn.after))}
            </span>
            <button type="button" className="btn line" onClick={() => onOpen(turn)}>
              {playWords.turning.open(turn.turn)}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
