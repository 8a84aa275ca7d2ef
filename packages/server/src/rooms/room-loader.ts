import { RoomRefusal } from '../model/refusal.ts'
import { allApplied, CannotApply, emptyTable } from '../play/apply-entry.ts'
import { fromSnapshot } from '../play/snapshots.ts'
import type { Table } from '../play/table.ts'
import type { RoomStore } from '../store/room-store.ts'

/**
 * The table of a room now, from its last snapshot if that serves.
 * @throws RoomRefusal if there is no such room
 * @throws CannotApply if the room was played with other rules
 */
export async function loadTable(store: RoomStore, name: string, whole = false): Promise<Table> {
  const row = await store.room(name)
  if (row === null) throw new RoomRefusal('unknown', 'there is no such room')
  const snapshot = whole ? null : await store.snapshot(name)
  const from = snapshot === null ? null : fromSnapshot(row, snapshot.body)
  const start = from ?? emptyTable(row)
  const entries = await store.entries(name, start.number)
  try {
    return allApplied(start, entries)
  } catch (error) {
    if (from === null || !(error instanceof CannotApply)) throw error
    // An answer before the snapshot was taken back.
    return loadTable(store, name, true)
  }
}
