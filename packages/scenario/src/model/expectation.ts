import type { Place } from '../problems/faults.ts'
import type { Status } from './played.ts'

/** A decision that a file expects to come up. */
export interface AskedPattern {
  /** The name of a player, or `chance`. */
  readonly who: string
  readonly step: string | null
  /** Labels, or cards by name or alias; null if the file omits them. */
  readonly options: readonly string[] | null
}

/** An expectation about the run, in any game. */
export type RunExpectation =
  | { readonly kind: 'steps' | 'not steps'; readonly at: Place; readonly steps: readonly string[] }
  | { readonly kind: 'asked'; readonly at: Place; readonly asked: readonly AskedPattern[] }
  | { readonly kind: 'refused'; readonly at: Place; readonly rule: string; readonly reason: string | null }
  | { readonly kind: 'because'; readonly at: Place; readonly rules: readonly string[] }
  | { readonly kind: 'status'; readonly at: Place; readonly is: Status }

/** The expected best value of each part of the goal. */
export interface BestExpectation {
  readonly kind: 'best'
  readonly at: Place
  readonly is: readonly (number | boolean)[]
}

/** The keys and kinds of expectations about the run. */
export const RUN_KEYS = ['steps', 'not steps', 'asked', 'refused', 'because', 'status'] as const
