import type { Counted, TurnCount, TurnOutlook } from '../engine/protocol/protocol.ts'
import { playWords } from '../words/play.ts'
import { Graph } from './graph.tsx'

export interface CourseProps {
  readonly turns: readonly TurnCount[]
  /** What each turn did to the chance to win; undefined while it is not known. */
  readonly outlook: readonly TurnOutlook[] | undefined
  /** Of the two players. */
  readonly names: readonly string[]
}

/** What both players have over the turns, and their chance to win. */
export function Course({ turns, outlook = [], names }: CourseProps) {
  const counted = Object.keys(turns[0]?.players[0] ?? {}) as Counted[]
  const valuesOf = (what: Counted, player: 0 | 1) => turns.map(({ players }) => players[player][what] ?? 0)
  const chances = outlook.map(({ after }) => after)
  return (
    <div className="course">
      {counted.map((what) => (
        <Graph
          key={what}
          title={playWords.course[what]}
          values={[valuesOf(what, 0), valuesOf(what, 1)]}
          names={names}
        />
      ))}
      {outlook.length > 0 && (
        <Graph
          title={playWords.course.chance}
          values={[chances, chances.map((one) => 1 - one)]}
          names={names}
          shown={playWords.course.inHundred}
        />
      )}
      <p className="legend" aria-hidden="true">
        <span className="first">{names[0]}</span>
        <span className="second">{names[1]}</span>
      </p>
    </div>
  )
}
