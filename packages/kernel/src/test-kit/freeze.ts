import type { Position } from '../model/position.ts'
import { isDerived } from '../model/record.ts'
import type { World } from '../model/run-state.ts'
import { hashOfPosition } from '../save/position-hash.ts'

/**
 * Makes a position at rest unwritable, its records and its open charts to the last field: whoever writes to it later
 * fails in the line that does. Of derived fields only the lists are frozen, for they may refer to what belongs to the
 * game and is still being made.
 */
export function freeze(position: Position): void {
  // What is noted on records when it is first asked for is noted now.
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
    // The chart is the game's, and the mark only says who may write.
    const { chart, own, ...fields } = frame
    freezeAll(fields)
    Object.freeze(frame)
  }
  Object.freeze(rows)
  Object.freeze(stack)
}

/** Stops where it was before: what is frozen is frozen in depth. */
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
