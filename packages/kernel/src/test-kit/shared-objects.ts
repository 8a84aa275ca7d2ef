import type { Position } from '../model/position.ts'
import { isDerived } from '../model/record.ts'
import type { World } from '../model/run-state.ts'

/** An object that a save shares with the position, which must not happen; null if there is none. */
export function sharedWith(position: Position, saved: unknown): object | null {
  const { rows, stack, touched } = position as World
  const parts = new Set<object>()
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || parts.has(value)) return
    parts.add(value)
    for (const [field, part] of Object.entries(value)) if (!isDerived(field) && field !== 'chart') note(part)
  }
  const find = (value: unknown): object | null => {
    if (typeof value !== 'object' || value === null) return null
    if (parts.has(value)) return value
    for (const part of Object.values(value)) {
      const found = find(part)
      if (found !== null) return found
    }
    return null
  }
  note([rows, stack, touched])
  return find(saved)
}
