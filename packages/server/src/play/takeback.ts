import type { KeyForgePosition } from '@battleline/keyforge'
import type { SeatNumber } from '../model/entry.ts'
import type { Stage, Table } from './table.ts'

/** The last answer of a seat that was not taken back; null if there is none, or it lies before a snapshot. */
export const lastAnswerOf = ({ stages }: Table, seat: SeatNumber): Stage | null =>
  stages.filter((stage) => stage.seat === seat).at(-1) ?? null

/**
 * Whether a seat may take its last answer back without the other's consent: since then nobody else has answered, no dice
 * were thrown, and it has seen no card that it had not seen.
 */
export function isFree(table: Table, { entry, seat, from }: Stage): boolean {
  const since = table.stages.filter((stage) => stage.entry >= entry)
  if (since.some((stage) => stage.seat !== seat || stage.throws > 0) || table.position === null) return false
  const known = cardsSeen(table, from, seat)
  return [...cardsSeen(table, table.position, seat)].every((card) => known.has(card))
}

const cardsSeen = ({ game }: Table, position: KeyForgePosition, seat: SeatNumber): ReadonlySet<number> =>
  new Set(game.observation(position, seat).seen.map(({ card }) => card))
