import { useEffect, useMemo, useState } from 'react'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import { replayOf } from './replay.ts'

/** Where the replay of a ruling is. */
export interface ReplayState {
  /** The current row; null for the end of the run. */
  readonly row: number | null
  readonly playing: boolean
  /** Shows the decisive step at once. */
  skip(): void
  again(): void
}

/** Plays a run once, up to its decisive step. `shown`: false while the reader is at a row of their own choice. */
export function useReplay(run: RunForm, shown: boolean): ReplayState {
  const { stops, times } = useMemo(() => replayOf(run), [run])
  const last = stops.length - 1
  const [place, setPlace] = useState(() => (shown && !isStill() ? 0 : last))
  const playing = shown && place < last
  useEffect(() => {
    // Who steps by hand has seen enough.
    if (!shown) setPlace(last)
  }, [shown, last])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setPlace(place + 1), times[place])
    return () => clearTimeout(timer)
  }, [playing, place, times])
  return {
    row: stops[place] ?? null,
    playing,
    skip: () => setPlace(last),
    again: () => setPlace(0),
  }
}

/** Whether the reader wants nothing to move by itself. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
