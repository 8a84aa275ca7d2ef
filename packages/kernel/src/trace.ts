import type { Step } from './chart.ts'

/** Why something did not happen or may not be done: a sentence for players and the rules behind it. */
export interface Reason {
  readonly reason: string
  readonly cite: readonly string[]
}

/** Why a guard says no, as a value that ops can return where `true` would mean yes. */
export const because = (reason: string, ...cite: string[]): Reason => ({ reason, cite })

/** What an observer is told. Cards and players are the numbers of their records. */
export type Happening =
  /** A step begins. */
  | { readonly kind: 'step'; readonly subjects: readonly number[] }
  /** A step was passed over. */
  | { readonly kind: 'skip'; readonly why: Reason }
  /** A property of a record changed. */
  | {
      readonly kind: 'change'
      readonly record: number
      readonly property: string
      readonly before: Plain
      readonly after: Plain
    }
  /** An effect intervened in the step. */
  | {
      readonly kind: 'hook'
      readonly id: string
      readonly title: string
      readonly record: number
      readonly cite: readonly string[]
    }
  /** Something did not happen, and why. */
  | { readonly kind: 'not'; readonly record: number; readonly what: string; readonly why: Reason }
  /** A decision stands, or was made: by `forced` where there was nothing to choose from. */
  | { readonly kind: 'ask'; readonly who: number }
  | {
      readonly kind: 'answer'
      readonly who: number
      readonly chosen: readonly string[]
      readonly forced: boolean
    }

/** Where it happened. `depth` counts the charts that are open below this one: 0 is the outermost. */
export type TraceEvent = Happening & { readonly step: Step; readonly depth: number }

/** What a record may hold and a save can carry. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

/** Watches a run. It is never part of a position, and a run goes the same way without it. */
export type Observer = (event: TraceEvent) => void
