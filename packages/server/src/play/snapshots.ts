import { isRefusal } from '@battleline/kernel'
import type { RoomRow } from '../model/room.ts'
import { emptyTable } from './apply-entry.ts'
import type { Table } from './table.ts'

/** So many entries lie between two snapshots. */
export const ENTRIES_A_SNAPSHOT = 50

type Kept = Omit<Table, 'row' | 'game' | 'position' | 'stages'> & { readonly save: unknown }

/** A table as JSON, without what the room's row holds and without answers that could be taken back. */
export function snapshotOf({ row: _, game, position, stages: __, ...kept }: Table): unknown {
  return { ...kept, save: position === null ? null : game.save(position) } satisfies Kept
}

/** The table of a snapshot; null if this version cannot load it. */
export function fromSnapshot(row: RoomRow, body: unknown): Table | null {
  const { save, ...kept } = body as Kept
  const empty = emptyTable(row)
  if (save === null) return { ...empty, ...kept }
  const position = empty.game.load(save)
  return isRefusal(position) ? null : { ...empty, ...kept, position }
}
