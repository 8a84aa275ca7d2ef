import { playWords } from '../words/play.ts'

const [WIDTH, HEIGHT] = [220, 72]

export interface GraphProps {
  readonly title: string
  /** Of the first player and of the second, turn by turn. */
  readonly values: readonly [readonly number[], readonly number[]]
  /** Of the two players. */
  readonly names: readonly string[]
  /** A value as it is shown. */
  readonly shown?: (value: number) => string
}

/** A line for each player over the turns. */
export function Graph({ title, values, names, shown = String }: GraphProps) {
  const [one, other] = values
  const most = Math.max(1, ...one, ...other)
  const [last, otherLast] = values.map((line) => shown(line.at(-1) ?? 0))
  return (
    <figure>
      <figcaption>
        <b>{title}</b>
        <span>
          {last} : {otherLast}
        </span>
      </figcaption>
      <svg
        viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
        role="img"
        aria-label={playWords.course.after(
          title,
          one.length,
          `${names[0]} ${last}, ${names[1]} ${otherLast}`,
        )}
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
