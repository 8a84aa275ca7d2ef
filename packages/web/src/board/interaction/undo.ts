import type { Choice } from '@battleline/kernel'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'

/**
 * The answers that remain after undo. Choices that make no difference are undone together with the last real one. An answer of the
 * route that is not in the run is the last one: the engine has refused it, or has not played it yet.
 */
export function answersAfterUndo(
  { asked, answers }: RunForm,
  { answers: given }: Pick<Route, 'answers'>,
): readonly Choice[] {
  if (given !== null && JSON.stringify(given) !== JSON.stringify(answers.slice(0, given.length)))
    return given.slice(0, -1)
  const last = answers.findLastIndex((_, at) => asked[at]?.free === false)
  return answers.slice(0, Math.max(0, last))
}
