import type { Position } from '../model/position.ts'
import { isDerived } from '../model/record.ts'
import type { World } from '../model/run-state.ts'
import { hashOfPosition } from '../save/position-hash.ts'

/**
 * Freezes a position at rest with its records and open charts, so that a line that writes to it later throws. Of
 * derived fields only lists are frozen, because the others may refer to objects of the game that are still being
 * built.
 */
export function freeze(position: Position): void {
  // Computes what records would otherwise cache on first use.
  hashOfPosition(position as World)
  const { rows, stack } = position as World
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (isDerived(field)) freezeLists(value)
      else freezeAll(value)
    }
    Object.freeze(row)
  }
  for (const frame of stack) {
    // The chart belongs to the game, and the mark only says who may write.
    const { chart, own, ...fields } = frame
    freezeAll(fields)
    Object.freeze(frame)
  }
  Object.freeze(rows)
  Object.freeze(stack)
}

/** Stops at frozen values, which are frozen in depth. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const field of Object.values(value)) freezeAll(field)
}

function freezeLists(value: unknown): void {
  if (!Array.isArray(value) || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const one of value) freezeLists(one)
}
