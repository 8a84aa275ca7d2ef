import type { Bounds } from '../text/structure.ts'

/** Whether a count is within bounds; without bounds, at least 1. */
export function isWithin(count: number, { least, most, exactly, below, above, parity }: Bounds): boolean {
  if (parity !== undefined) return (count % 2 === 0) === (parity === 'even')
  if (above !== undefined) return count > above
  if (below !== undefined) return count < below
  if (exactly !== undefined) return count === exactly
  if (most !== undefined) return count <= most
  return count >= (least ?? 1)
}
