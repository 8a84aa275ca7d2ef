import type { KeyForgeRun } from '../../engine/protocol.ts'

/** Who fights whom at a row: the cards of the fight that it belongs to. */
export function fightersAt({ rows }: KeyForgeRun, at: number): readonly number[] {
  for (let row = at; row >= 0; row--) {
    const one = rows[row]
    if (one === undefined || one.kind === 'move') return []
    if (one.depth === 0 && /\/fight\./.test(one.step) && one.subjects.length > 1)
      return one.subjects.slice(0, 2)
  }
  return []
}
