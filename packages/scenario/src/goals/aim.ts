import type { Aim } from '@battleline/search'
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
    worth: ({ at, refusal }) =>
      refusal === null ? goal.worth(at) : goal.worth(at).map(() => Number.NEGATIVE_INFINITY),
    ceiling: ({ at }) => goal.ceiling(at).map((most) => (spansTurns ? Number.POSITIVE_INFINITY : most)),
  }
}
