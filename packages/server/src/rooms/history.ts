import type { Role } from '../model/entry.ts'
import { RoomRefusal } from '../model/refusal.ts'
import type { RoomRow } from '../model/room.ts'
import { applied, emptyTable } from '../play/apply-entry.ts'
import type { Table } from '../play/table.ts'
import type { RoomStore } from '../store/room-store.ts'

/** Of so many rooms, the table at every so many entries is kept: at most some 40 MB. */
const MOST_ROOMS = 16
const EVERY = 20

/**
 * Tables as they were. An entry never changes, so of the rooms that were looked at last some tables are kept to begin from: who
 * steps through a game does not have it played from its beginning each time.
 */
export class History {
  readonly #store: RoomStore
  readonly #now: () => number
  /** By number, in the order of the last use of their rooms. */
  readonly #kept = new Map<string, Map<number, Table>>()

  constructor(store: RoomStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /**
   * The table of a room as it was at an entry.
   * @throws RoomRefusal if there is no such entry yet
   */
  async at(row: RoomRow, number: number): Promise<Table> {
    const kept = this.#of(row.name)
    let nearest = number - (number % EVERY)
    while (nearest > 0 && !kept.has(nearest)) nearest -= EVERY
    let table = kept.get(nearest) ?? emptyTable(row)
    for (const entry of await this.#store.entries(row.name, table.number, number)) {
      table = applied(table, entry)
      if (table.number % EVERY === 0) kept.set(table.number, table)
    }
    if (table.number < number) throw new RoomRefusal('unknown', `the last entry is ${table.number}`)
    return table
  }

  /** The newest table that a role may know: those who watch know each later, by the delay of the room. */
  async newestFor(role: Role, table: Table): Promise<Table> {
    const { row } = table
    if (role !== 'watch' || row.settings.delay === 0) return table
    const until = this.#now() - (row.settings.delay ?? 0) * 1000
    return this.at(row, await this.#store.lastUntil(row.name, until))
  }

  #of(room: string): Map<number, Table> {
    const kept = this.#kept.get(room) ?? new Map<number, Table>()
    this.#kept.delete(room)
    this.#kept.set(room, kept)
    const [oldest = room] = this.#kept.keys()
    if (this.#kept.size > MOST_ROOMS) this.#kept.delete(oldest)
    return kept
  }
}
