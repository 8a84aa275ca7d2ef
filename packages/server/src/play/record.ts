import type { Entry } from '../model/entry.ts'
import type { RoomRow } from '../model/room.ts'
import { commitmentTo } from '../model/secrets.ts'
import { allApplied, CannotApply, emptyTable } from './apply-entry.ts'
import type { Result } from './table.ts'

/** A game that has ended, with everything that decided it. */
export interface GameRecord {
  readonly format: 1
  readonly row: RoomRow
  readonly commitment: string
  readonly entries: readonly Entry[]
  readonly result: Result | null
}

/**
 * The problem of a record; null if the seed is the one that was promised, and its dice and the players' answers lead to its
 * result. `promised`: the commitment that was shown before the game.
 */
export function problemOf({ row, entries, result }: GameRecord, promised: string): string | null {
  if (commitmentTo(row.name, row.seed) !== promised) return 'the seed is not the one that was promised'
  try {
    const table = allApplied(emptyTable(row), entries)
    return JSON.stringify(table.result) === JSON.stringify(result) ? null : 'the game ends otherwise'
  } catch (error) {
    if (error instanceof CannotApply) return error.message
    throw error
  }
}
