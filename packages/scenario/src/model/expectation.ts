import type { Place } from '../problems/faults.ts'
import type { Status } from './played.ts'

/** A decision that a file expects to come up. */
export interface AskedPattern {
  /** The name of a player, or `chance`. */
  readonly who: string
  readonly step: string | null
  /** Labels, or cards by name or alias; null where the file leaves them out. */
  readonly options: readonly string[] | null
}

/** What a file of any game can expect of the run. */
export type RunExpectation =
  | { readonly kind: 'steps' | 'not steps'; readonly at: Place; readonly steps: readonly string[] }
  | { readonly kind: 'asked'; readonly at: Place; readonly asked: readonly AskedPattern[] }
  | { readonly kind: 'refused'; readonly at: Place; readonly rule: string; readonly reason: string | null }
  | { readonly kind: 'because'; readonly at: Place; readonly rules: readonly string[] }
  | { readonly kind: 'status'; readonly at: Place; readonly is: Status }

/** What each part of the goal comes to at best. */
export interface BestExpectation {
  readonly kind: 'best'
  readonly at: Place
  readonly is: readonly (number | boolean)[]
}

/** The keys of `expect` that speak of the run, and the kinds of these expectations. */
export const RUN_KEYS = ['steps', 'not steps', 'asked', 'refused', 'because', 'status'] as const
