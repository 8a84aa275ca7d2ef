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
  route: Pick<Route, 'answers' | 'match'>,
  { history, go }: RouteHistory,
): UndoRedo {
  if (history === null) return { undo: null, redo: null }
  const { past, now, future } = history
  if (route.match?.bot != null) {
    const fewer = run === null ? null : beforeOwnDecision(run)
    const back = () => go({ past, now: { ...now, answers: fewer }, future: [], writes: false })
    return { undo: fewer === null ? null : back, redo: null }
  }
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

/** Against a bot: the answers before the last decision of the first player, who sits at this screen; null before any. */
function beforeOwnDecision({ asked, answers, first }: RunForm): readonly Choice[] | null {
  const last = asked.findLastIndex(
    ({ chosen, free, diced, player }) => chosen !== null && !free && !diced && player === 1,
  )
  return last < 0 ? null : answers.slice(0, first + last)
}

/** The answers without the last one, before the engine has played them. */
const withoutLast = ({ answers }: Pick<Route, 'answers'>): readonly Choice[] | null =>
  answers === null || answers.length === 0 ? null : answers.slice(0, -1)

/**
 * The answers without the last one; null where there is none. What the engine answers itself, choices that make no difference
 * and dice, goes together with the real answer before it. An answer of the route that is not in the run has been refused.
 */
export function answersAfterUndo(
  { asked, answers, first }: Pick<RunForm, 'asked' | 'answers' | 'first'>,
  { answers: given }: Pick<Route, 'answers'>,
): readonly Choice[] | null {
  if (given !== null && JSON.stringify(given) !== JSON.stringify(answers.slice(0, given.length)))
    return given.slice(0, -1)
  const last = asked.findLastIndex(({ chosen, free, diced }) => chosen !== null && !free && !diced)
  if (last >= 0) return answers.slice(0, first + last)
  return first > 0 ? answers.slice(0, first - 1) : null
}
