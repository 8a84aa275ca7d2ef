import type { Seeded } from '@battleline/kernel/test-kit'
import type { Subject } from './games.ts'

/** An input was refused in words, as it should be. */
export const REFUSED = Symbol('refused')

/** What one run of damaged inputs found wrong: nothing, where the input was refused, and null where it was understood. */
export type Found = string | typeof REFUSED | null

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
