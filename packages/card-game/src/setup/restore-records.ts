import { because, fillRecord, type Reason, type StateRecord, say } from '@battleline/kernel'
import type { CardProblem } from '@battleline/language'
import { FIRST_CARD } from '../model/reference.ts'

/** How a game completes loaded records. */
export interface RestoreSpec {
  /** A new record for a loaded one; or why there can be none. */
  fresh(row: StateRecord, at: number): StateRecord | Reason
  /** What is wrong with a completed record, once the loaded values are in it. */
  misplaced(row: StateRecord, at: number): Reason | null
}

/** Completes loaded records in place. Returns why one is invalid, so that no later code fails on it. */
export function restoreRecords(rows: StateRecord[], { fresh, misplaced }: RestoreSpec): Reason | null {
  if (rows.length < FIRST_CARD) return because('the saved position has no table and two players')
  for (const [at, row] of rows.entries()) {
    const made = fresh(row, at)
    if ('reason' in made) return made
    const wrong = fillRecord(made, row, at) ?? misplaced(made, at)
    if (wrong !== null) return wrong
    rows[at] = made
  }
  return null
}

/** The definition of a card in a save; or why there is none. */
export function savedDefinition<D extends object>(
  library: { find(name: string): D | CardProblem | null },
  name: unknown,
): D | Reason {
  const found = typeof name === 'string' ? library.find(name) : null
  if (found === null) return because(say`no card is called ${String(name)}`)
  return 'problems' in found ? because(say`the text of ${String(name)} cannot be read`) : found
}
