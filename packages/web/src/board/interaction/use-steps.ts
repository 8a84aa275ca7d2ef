import { useEffect, useMemo, useRef, useState } from 'react'
import type { RunForm } from '../../engine/protocol/protocol.ts'

/** The current row of a run, and ways to move to other rows. */
export interface Steps {
  readonly at: number
  /** The last row that has been reached. */
  readonly end: number
  /** True where the run ends with an open question. */
  readonly open: boolean
  /** The rows that the page shows. */
  readonly shown: readonly number[]
  /** The visible rows that can be the current one. */
  readonly walked: readonly number[]
  readonly playing: boolean
  go(to: number): void
  back(): void
  forward(): void
  first(): void
  last(): void
  /** To the decision before, or after. */
  decision(by: -1 | 1): void
  play(): void
}

const PACE = 700

export interface Stepping {
  readonly look: (at: number | null) => void
  /** True to start playing step by step at once. */
  readonly plays: boolean
}

/** `at` is the current row; null for the end. */
export function useSteps(run: RunForm, at: number | null, { look, plays }: Stepping): Steps {
  const { rows, open } = run
  const { shown, walked } = useMemo(() => {
    const visible = shownRows(run, at)
    return { shown: visible, walked: visible.filter((row) => rows[row]?.kind !== 'coming') }
  }, [run, rows, at])
  const end = walked.at(-1) ?? -1
  const here = at === null ? end : Math.min(at, end)
  const place = walked.findIndex((row) => row >= here)
  const show = (row: number | undefined) => {
    if (row !== undefined) look(row === end ? null : row)
  }
  const to = (next: number) => show(walked[Math.max(0, Math.min(walked.length - 1, next))])
  const [playing, setPlaying] = usePlaying(() => show(walked[place + 1]), {
    more: place < walked.length - 1,
    place,
    // Another run begins to play anew.
    plays: plays ? run : null,
  })
  const stop = (act: () => void) => () => {
    setPlaying(false)
    act()
  }
  const asks = (row: number) => rows[row]?.asks !== null || (row === end && open)
  return {
    at: here,
    end,
    open,
    shown,
    walked,
    playing,
    go: (row) => stop(() => show(row))(),
    back: stop(() => to(place - 1)),
    forward: stop(() => to(place + 1)),
    first: stop(() => to(0)),
    last: stop(() => to(walked.length - 1)),
    decision: (by) =>
      stop(() =>
        show(
          by > 0
            ? walked.find((row) => row > here && asks(row))
            : walked.findLast((row) => row < here && asks(row)),
        ),
      )(),
    play: () => {
      if (!playing && here === end) to(0)
      setPlaying(!playing)
    },
  }
}

/** Plays step by step to the end. */
function usePlaying(
  next: () => void,
  { more, place, plays }: { readonly more: boolean; readonly place: number; readonly plays: unknown },
): readonly [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(plays !== null)
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    if (plays !== null) setPlaying(true)
  }, [plays])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that was reached starts the clock anew
  useEffect(() => {
    if (!playing) return
    if (!more) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => latest.current(), PACE)
    return () => clearTimeout(timer)
  }, [playing, more, place])
  return [playing, setPlaying]
}

/** The visible rows: no bookkeeping, and only the headings of moves before the current one; of finished turns, only what players did. */
export function shownRows({ rows }: RunForm, at: number | null): readonly number[] {
  const end = rows.findLastIndex(({ kind, quiet }) => kind !== 'coming' && !quiet)
  const here = at ?? end
  const isMove = (row: number) => rows[row]?.kind === 'move' && rows[row]?.asks !== null
  const turn = rows[here]?.turn ?? 0
  let from = -1
  for (let row = 0; row <= here && row < rows.length; row++) if (isMove(row)) from = row
  return rows.flatMap(({ quiet, kind }, row) => {
    if (quiet && row !== at) return []
    const isOver = (rows[row]?.turn ?? 0) < turn
    const folded = row < from && (isOver ? !isMove(row) : kind !== 'move')
    return folded ? [] : [row]
  })
}
