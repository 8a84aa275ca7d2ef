import type { Place } from '../problems/faults.ts'
import type { ScenarioGoal } from './goal.ts'

/** What every scenario has that was read without a problem, whatever its game. */
export interface Scenario<G extends string = string, E extends string = string> {
  readonly file: string
  /** The whole file, to show places of it. */
  readonly text: string
  /** The document of the file, counted from 1, and the line on which it starts. */
  readonly document: number
  readonly line: number
  readonly name: string
  readonly game: G
  readonly edition: E
  /** The rules it is about. */
  readonly cite: readonly string[]
  readonly note: string | null
  /** The players' names, in the order of their numbers. */
  readonly players: readonly string[]
  /** The scenario's own cards, and library cards as it changes them. */
  readonly cards: readonly { readonly name: string }[]
  /** The board before the first entry. */
  readonly setup: object
  readonly play: readonly object[]
  /** What a best line is searched for; null where the file names no goal. */
  readonly goal: ScenarioGoal | null
  readonly expect: readonly { readonly kind: string; readonly at: Place }[]
}

/** A scenario without what is known of its file. */
export type ContentOf<S extends Scenario> = Omit<S, 'file' | 'text' | 'document' | 'line'>
