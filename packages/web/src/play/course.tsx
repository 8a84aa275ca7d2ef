import type { PlayerCount, TurnCount } from '../engine/protocol/protocol.ts'
import { playWords } from '../words/play.ts'

export interface CourseProps {
  readonly turns: readonly TurnCount[]
  /** Of the two players. */
  readonly names: readonly string[]
}

const GRAPHS = ['aember', 'keys', 'creatures'] as const satisfies readonly (keyof PlayerCount)[]

const [WIDTH, HEIGHT] = [220, 72]

/** Æmber, keys and creatures of both players over the turns. */
export const Course = ({ turns, names }: CourseProps) => (
  <div className="course">
    {GRAPHS.map((what) => (
      <Graph key={what} title={playWords.course[what]} {...{ what, turns, names }} />
    ))}
    <p className="legend" aria-hidden="true">
      <span className="first">{names[0]}</span>
      <span className="second">{names[1]}</span>
    </p>
  </div>
)

interface GraphProps extends CourseProps {
  readonly what: keyof PlayerCount
  readonly title: string
}

function Graph({ what, title, turns, names }: GraphProps) {
  const [one, other] = [0, 1].map((player) => turns.map(({ players }) => players[player]?.[what] ?? 0))
  if (one === undefined || other === undefined) return null
  const most = Math.max(1, ...one, ...other)
  const ends = [one, other].map((values, at) => `${names[at]} ${values.at(-1)}`).join(', ')
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        <span>
          {one.at(-1)} : {other.at(-1)}
        </span>
      </figcaption>
      <svg
        viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
        role="img"
        aria-label={playWords.course.after(title, turns.length, ends)}
      >
        <path className="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
        <path className="second" d={lineThrough(other, most)} />
        <path className="first" d={lineThrough(one, most)} />
      </svg>
    </figure>
  )
}

/** A line from the first value to the last, over the whole width. */
function lineThrough(values: readonly number[], most: number): string {
  const across = WIDTH / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${(at * across).toFixed(1)} ${(HEIGHT * (1 - value / most)).toFixed(1)}`,
  )
  return `M${points.join('L')}`
}
