import type { Row, RunForm } from '../../engine/protocol/protocol.ts'

/** A replay of a scenario, from its first step to the decisive one. */
export interface Replay {
  /** The rows in order; the last one is the decisive row. Null: the end of the run. */
  readonly stops: readonly (number | null)[]
  /** How long each stop before the last one is shown, in milliseconds. */
  readonly times: readonly number[]
}

/** The longest that a replay takes, in milliseconds. */
export const LONGEST_REPLAY = 5000
/** The longest time for a step at which nothing happens, in milliseconds; other steps take twice as long. */
const LONGEST_STOP = 500
/** Nobody can follow more stops than this in that time. */
const MOST_STOPS = 48

export function replayOf(run: RunForm): Replay {
  const decisive = decisiveRow(run)
  const before = run.rows.flatMap((row, at) =>
    isShown(row) && (decisive === null || at < decisive) ? [{ at, weight: row.silent ? 1 : 2 }] : [],
  )
  const stops = fewer(before)
  const weights = stops.reduce((sum, { weight }) => sum + weight, 0)
  const unit = Math.min(LONGEST_STOP, LONGEST_REPLAY / Math.max(1, weights))
  return { stops: [...stops.map(({ at }) => at), decisive], times: stops.map(({ weight }) => weight * unit) }
}

/** Keeps only the stops at which something happens where there are too many, and thins these out evenly if need be. */
function fewer<S extends { readonly weight: number }>(stops: readonly S[]): readonly S[] {
  if (stops.length <= MOST_STOPS) return stops
  const eventful = stops.filter(({ weight }) => weight > 1)
  const every = Math.ceil(eventful.length / MOST_STOPS)
  return eventful.filter((_, place) => place % every === 0)
}

/**
 * The row of the step that decides a ruling; null for the end of the run. It is the last step that cites the rule which the
 * scenario names first, if possible one at which something happened. Some rules only say how to read others, and no step cites
 * them: then another rule of the scenario decides, or else the last step at which something happened.
 */
export function decisiveRow({ rows, cite, refusal, open }: RunForm): number | null {
  // A scenario stops at the move that the rules refuse, or at the question that it is about.
  if (refusal !== null) return null
  const [first, ...others] = cite
  const lastRow = (isIt: (row: Row) => boolean): number | null => {
    const at = rows.findLastIndex((row) => row.kind !== 'coming' && isIt(row))
    return at < 0 ? null : at
  }
  const citing = (id: string | undefined, isIt: (row: Row) => boolean) =>
    id === undefined ? null : lastRow((row) => row.cite.includes(id) && isIt(row))
  const deciding = citing(first, isEventful) ?? citing(first, isShown)
  if (deciding !== null) return deciding
  if (open && rows.findLast(isShown)?.kind === 'step') return null
  for (const id of others) {
    const row = citing(id, isEventful)
    if (row !== null) return row
  }
  return citing(first, () => true) ?? lastRow((row) => row.kind === 'step' && isEventful(row))
}

const isShown = ({ kind, quiet }: Row): boolean => kind !== 'coming' && !quiet
const isEventful = ({ silent, quiet }: Row): boolean => !silent && !quiet
