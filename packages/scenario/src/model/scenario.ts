import type { Place } from '../problems/faults.ts'
import type { ScenarioGoal } from './goal.ts'

/** The common part of every scenario, in any game. */
export interface Scenario<G extends string = string, E extends string = string> {
  readonly file: string
  /** The whole file, to show its places. */
  readonly text: string
  /** The document's number in the file, from 1, and its first line. */
  readonly document: number
  readonly line: number
  readonly name: string
  readonly game: G
  readonly edition: E
  /** The rules that it tests. */
  readonly cite: readonly string[]
  readonly note: string | null
  /** The players' names, in the order of their numbers. */
  readonly players: readonly string[]
  /** The scenario's own cards, including changed library cards. */
  readonly cards: readonly { readonly name: string }[]
  /** The board before the first entry. */
  readonly setup: object
  readonly play: readonly object[]
  /** The goal of a best line; null if the file has none. */
  readonly goal: ScenarioGoal | null
  readonly expect: readonly { readonly kind: string; readonly at: Place }[]
}

/** A scenario without its place in a file. */
export type ContentOf<S extends Scenario> = Omit<S, 'file' | 'text' | 'document' | 'line'>
