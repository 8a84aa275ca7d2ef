import type { Seeded } from '@battleline/kernel/test-kit'
import type { Subject } from './games.ts'

/** What one run of damaged inputs found: null if nothing. */
export type Found = string | null

/** What an entry damages. */
export interface Given {
  /** One game of several, with a board. */
  readonly subject: Subject
  readonly random: Seeded
  /** Scenario files. */
  readonly texts: readonly string[]
}

/** The entry points by name. Each takes an input that is damaged somewhere, and says what is wrong with the outcome. */
export type Entries = Readonly<Record<string, (given: Given) => Found | Promise<Found>>>
