import {
  type Aim,
  type BestFound,
  BestSearch,
  type BoundedFound,
  BoundedSearch,
  type SearchLimits,
} from '@battleline/search'
import type { Goal } from '../model/goal.ts'
import type { OpenPosition, OpenScenario } from '../model/open-scenario.ts'

/**
 * A goal as the objective of a search. A line in which the file's next move is impossible is worth less than any
 * other. The ceiling of a position is known only within a turn; in a file that continues into another turn it is
 * infinite.
 */
export function aimAt<R extends OpenPosition>(
  goal: Goal,
  { spansTurns = false }: Pick<OpenScenario, 'spansTurns'>,
): Aim<R> {
  return {
    player: goal.player,
    floor: goal.floor,
    worth: ({ at, refusal }) =>
      refusal === null ? goal.worth(at) : goal.worth(at).map(() => Number.NEGATIVE_INFINITY),
    ceiling: ({ at }) => goal.ceiling(at).map((most) => (spansTurns ? Number.POSITIVE_INFINITY : most)),
  }
}

/** A search for the best line: what it found so far has bounds if the game can know positions beforehand. */
export interface LineSearch {
  readonly positions: number
  readonly full: boolean
  go(answers?: number): boolean
  found(): BestFound<OpenPosition> & Partial<Pick<BoundedFound<OpenPosition>, 'bounds' | 'alternatives'>>
}

/** The search for the best line to a goal. A goal with a card's name distinguishes it from equal cards. */
export function searchFor(
  open: OpenScenario,
  goal: Goal,
  limits: Pick<SearchLimits<OpenPosition>, 'limit' | 'apart'> = {},
): LineSearch {
  const options = { ...limits, apart: limits.apart === true || goal.names }
  const aim = aimAt<OpenPosition>(goal, open)
  if (open.shortcut === undefined) return new BestSearch(open.choices, open.start, aim, options)
  return new BoundedSearch(open.choices, open.start, aim, { ...options, shortcut: open.shortcut(goal) })
}
