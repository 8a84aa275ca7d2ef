import type { Entry, Words } from '@battleline/explain'
import type { Chart } from '@battleline/kernel'
import type { Sums } from './results.ts'

/** How a game tells what happened, as lines of its chart. */
export interface Telling<B = unknown> {
  readonly words: Words
  readonly sums: Sums
  readonly charts: readonly Chart[]
  /** The chart whose steps stand there before anything happened. */
  readonly firstChart: string
  /** The step at which a player acts or passes: its line says who. */
  readonly actsAt?: string
  /** A step in few words; null where its title is short enough. */
  shortTitle(step: string): string | null
  /** Whether an entry heads what comes of a move, or is a place between moves. */
  isMove(entry: Entry): boolean
  /** What else came of a step, where its changes do not say it; empty where nothing did. */
  asideOf(step: string, board: B, subjects: readonly number[]): string
  /** What a step did to one or two cards as a sum, from the boards before and after it; left out or empty: there is none. */
  sumOf?(step: string, before: B, after: B): string
  /** How far an entry is set in; `outer` are those around it that are shown, outermost first. */
  depthOf(entry: Entry, outer: number): number
  /** Whether a step at which nothing happened is bookkeeping, and no line of the printed chart. */
  isBookkeeping(entry: Entry, depth: number): boolean
  /** Whether a move is shown though nothing came of it: it heads what follows. */
  isHeading?(entry: Entry): boolean
  /** Whether an answer says nothing, as to pass does. */
  isPass?(entry: Entry): boolean
  /** Whether a step that has not been reached is shown; left out: each is. */
  isForetold?(step: string): boolean
}
