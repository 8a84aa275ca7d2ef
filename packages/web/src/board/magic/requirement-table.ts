import type { Demand } from '../../engine/protocol/magic-board.ts'

/** Requirements by creature, with a column for each thing that is demanded. */
export interface Columns {
  readonly heads: readonly Pick<Demand, 'goals' | 'cite'>[]
  /** The requirements of a creature, column by column; null where it has none. */
  readonly rows: readonly { readonly creature: number; readonly demands: readonly (Demand | null)[] }[]
}

/** Requirements as a table; null where one is about no single creature, two say the same, or more than `most` things are demanded. */
export function columnsOf(requirements: readonly Demand[], most: number): Columns | null {
  const heads = new Map<string, Demand>()
  const rows = new Map<number, Map<string, Demand>>()
  for (const demand of requirements) {
    const [creature, ...alike] = demand.creatures
    const head = demand.goals.join()
    const row = rows.get(creature ?? 0) ?? new Map<string, Demand>()
    if (creature === undefined || alike.length > 0 || row.has(head)) return null
    rows.set(creature, row.set(head, demand))
    if (!heads.has(head)) heads.set(head, demand)
  }
  if (heads.size === 0 || heads.size > most) return null
  return {
    heads: [...heads.values()],
    rows: [...rows].map(([creature, row]) => ({
      creature,
      demands: [...heads.keys()].map((head) => row.get(head) ?? null),
    })),
  }
}
