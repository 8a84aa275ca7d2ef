import type { Step } from './chart.ts'

/** Why something did not happen or may not be done: a sentence for players and the rules behind it. */
export interface Reason {
  readonly reason: string
  readonly cite: readonly string[]
}

/** Why a guard says no, as a value that ops can return where `true` would mean yes. */
export const because = (reason: string, ...cite: string[]): Reason => ({ reason, cite })

/**
 * What an observer is told, in order. Cards and players are the numbers of their records; `depth` counts the charts
 * that are open (0 is the outermost).
 * - `step`: a step begins. `change`: a number or mark changed. `hook`: an effect intervened in the current step.
 * - `not`: something did not happen, and why. `ask` and `answer`: a decision. `skip`: a step was passed over.
 */
export type TraceEvent =
  | {
      readonly kind: 'step'
      readonly step: Step
      readonly depth: number
      readonly subjects: readonly number[]
    }
  | { readonly kind: 'skip'; readonly step: Step; readonly depth: number; readonly why: Reason }
  | {
      readonly kind: 'change'
      readonly record: number
      readonly property: string
      readonly before: Plain
      readonly after: Plain
    }
  | {
      readonly kind: 'hook'
      readonly id: string
      readonly title: string
      readonly record: number
      readonly cite: readonly string[]
    }
  | { readonly kind: 'not'; readonly record: number; readonly what: string; readonly why: Reason }
  | {
      readonly kind: 'ask'
      readonly step: Step
      readonly depth: number
      readonly who: number
      readonly title: string
    }
  | {
      readonly kind: 'answer'
      readonly step: Step
      readonly depth: number
      readonly who: number
      readonly chosen: readonly string[]
      readonly forced: boolean
    }

/** What a record may hold and a save can carry. */
export type Plain = number | string | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

/** Watches a run. It is never part of a position, and a run goes the same way without it. */
export type Observer = (event: TraceEvent) => void
