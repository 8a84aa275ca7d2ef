import { useEffect, useMemo, useState } from 'react'
import type { RunForm } from '../../engine/protocol/protocol.ts'
import { type Replay, replayOf } from './replay.ts'

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
  const { stops, times } = useMemo(() => (shown ? replayOf(run) : NOTHING), [run, shown])
  const last = stops.length - 1
  // Null once the replay is over.
  const [reached, reach] = useState<number | null>(() => (shown && !isStill() ? 0 : null))
  const place = Math.min(reached ?? last, last)
  const playing = place < last
  useEffect(() => {
    // A reader who steps by hand has seen enough.
    if (!shown) reach(null)
  }, [shown])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => reach(place + 1), times[place])
    return () => clearTimeout(timer)
  }, [playing, place, times])
  return {
    row: stops[place] ?? null,
    playing,
    skip: () => reach(null),
    again: () => reach(0),
  }
}

/** For a run that is not replayed. */
const NOTHING: Replay = { stops: [null], times: [] }

/** Whether the reader wants nothing to move by itself. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
