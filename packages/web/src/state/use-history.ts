import { useEffect, useState } from 'react'
import { type Cause, changed, type History, isSameBoard, moved, type UndoRedo } from './history.ts'
import { hasBoard, type Route } from './route.ts'
import type { Navigate } from './use-route.ts'

export interface RouteHistory {
  /** Null before the first board. */
  readonly history: History | null
  /** Shows the current moment of another history. */
  go(to: History): void
}

/** Remembers every board and every answer, also of a board that another one has replaced. */
export function useHistory(
  { view, text, document, edition, answers }: Route,
  cause: Cause,
  navigate: Navigate,
) {
  const [history, keep] = useState<History | null>(null)
  const isShown = hasBoard(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a moment came matters only when it comes
  useEffect(() => {
    const now = { text, document, edition, answers }
    if (isShown)
      keep((before) =>
        before === null ? { past: [], now, future: [], writes: false } : changed(before, now, cause),
      )
  }, [isShown, text, document, edition, answers])
  const go = (to: History) => {
    keep(to)
    navigate({ ...to.now, at: null, plays: false })
  }
  return { history, go }
}

/** Undo and redo where a board is set up: its answers do not show, and are passed over. */
export function undoOfBoards({ history, go }: RouteHistory): UndoRedo {
  if (history === null) return { undo: null, redo: null }
  const { past, now, future } = history
  const before = past.findLastIndex((one) => !isSameBoard(one, now))
  const after = future.findIndex((one) => !isSameBoard(one, now))
  return {
    undo: before < 0 ? null : () => go(moved(history, before - past.length)),
    redo: after < 0 ? null : () => go(moved(history, after + 1)),
  }
}
