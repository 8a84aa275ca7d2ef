import type { Choice } from '@battleline/kernel'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import { isSameBoard, moved, type UndoRedo } from '../../state/history.ts'
import type { Route } from '../../state/route.ts'
import type { RouteHistory } from '../../state/use-history.ts'

/**
 * Undo and redo at a table: answer by answer. Answers that the scenario or a link gives are taken back one at a time, too;
 * before them comes the board that this one replaced. `run`: null as long as the engine plays the answers.
 */
export function undoAtTable(
  run: RunForm | null,
  route: Pick<Route, 'answers'>,
  { history, go }: RouteHistory,
): UndoRedo {
  if (history === null) return { undo: null, redo: null }
  const { past, now, future } = history
  const former = past.at(-1)
  const isAnswer = former !== undefined && isSameBoard(former, now)
  const fewer = isAnswer ? null : run === null ? withoutLast(route) : answersAfterUndo(run, route)
  const before =
    fewer !== null
      ? { past, now: { ...now, answers: fewer }, future: [now, ...future], writes: false }
      : former && moved(history, -1)
  return {
    undo: before === undefined ? null : () => go(before),
    redo: future.length === 0 ? null : () => go(moved(history, 1)),
  }
}

/** The answers without the last one, before the engine has played them. */
const withoutLast = ({ answers }: Pick<Route, 'answers'>): readonly Choice[] | null =>
  answers === null || answers.length === 0 ? null : answers.slice(0, -1)

/**
 * The answers without the last one; null where there is none. Choices that make no difference, which the engine answers itself,
 * go together with the real answer before them. An answer of the route that is not in the run has been refused.
 */
export function answersAfterUndo(
  { asked, answers }: RunForm,
  { answers: given }: Pick<Route, 'answers'>,
): readonly Choice[] | null {
  if (given !== null && JSON.stringify(given) !== JSON.stringify(answers.slice(0, given.length)))
    return given.slice(0, -1)
  const last = answers.findLastIndex((_, at) => asked[at]?.free === false)
  return last < 0 ? null : answers.slice(0, last)
}
