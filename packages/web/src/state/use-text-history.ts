import { useEffect, useState } from 'react'
import type { Route } from './route.ts'
import type { Navigate } from './use-route.ts'

/** A text with the number of the scenario in it. */
type Board = Pick<Route, 'text' | 'document'>

/** Goes to the board that was set up before this one, or after it; null where there is none. */
export interface TextHistory {
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

interface History {
  readonly past: readonly Board[]
  readonly now: Board
  readonly future: readonly Board[]
  /** True while the reader types in the text: all typing is one change. */
  readonly writes: boolean
}

/** The most boards before the current one. */
const MOST_KEPT = 200

/** Remembers every board that was set up, also one that another board has replaced. */
export function useTextHistory({ text, document: number }: Route, navigate: Navigate): TextHistory {
  const [history, keep] = useState<History>({
    past: [],
    now: { text, document: number },
    future: [],
    writes: false,
  })
  useEffect(() => {
    const writes = document.activeElement?.closest('[data-writing]') != null
    keep((before) => changed(before, { text, document: number }, writes))
  }, [text, number])
  const { past, now, future } = history
  const [before, after] = [past.at(-1), future[0]]
  const go = (next: History) => {
    keep(next)
    navigate({ ...next.now, answers: null, at: null })
  }
  return {
    undo:
      before === undefined
        ? null
        : () => go({ past: past.slice(0, -1), now: before, future: [now, ...future], writes: false }),
    redo:
      after === undefined
        ? null
        : () => go({ past: [...past, now], now: after, future: future.slice(1), writes: false }),
  }
}

function changed(history: History, next: Board, writes: boolean): History {
  const { past, now } = history
  if (now.text === next.text && now.document === next.document) return history
  const goesOn = writes && history.writes
  return { past: goesOn ? past : [...past, now].slice(-MOST_KEPT), now: next, future: [], writes }
}

/** Ctrl+Z undoes and Ctrl+Shift+Z redoes, except in a field that has an undo of its own. */
export function useUndoKeys({ undo, redo }: TextHistory): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null
      )
        return
      const key = event.key.toLowerCase()
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (act === null || undoesItself(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [undo, redo])
}

const undoesItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? target.value !== ''
    : target instanceof Element && target.closest('[data-writing]') !== null
