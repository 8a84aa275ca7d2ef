import { applied } from '../play/apply-entry.ts'
import { type Table, withoutPositions } from '../play/table.ts'
import { messageFor } from '../play/table-message.ts'
import type { RoomStore } from '../store/room-store.ts'
import type { History } from './history.ts'
import type { OpenRoom } from './open-room.ts'

/** The table of a room as those who watch see it: later than the players by the delay that the room chose. */
export class DelayedTable {
  readonly #delay: number
  readonly #now: () => number
  readonly #tell: () => void
  /** Tables that are not old enough yet, in order. */
  readonly #coming: Table[] = []
  #table: Table
  #text: string | null = null
  #timer: NodeJS.Timeout | null = null
  /** Whether the entries that were there at first have been applied: readers get none of those tables. */
  #isOpen = false

  private constructor(table: Table, now: () => number, tell: () => void) {
    this.#table = table
    this.#delay = (table.row.settings.delay ?? 0) * 1000
    this.#now = now
    this.#tell = tell
  }

  /** @param tell is called whenever there is something new to see */
  static async open(
    store: RoomStore,
    history: History,
    room: OpenRoom,
    now: () => number,
    tell: () => void,
  ): Promise<DelayedTable> {
    let table = await history.newestFor('watch', room.table)
    const delayed = new DelayedTable(table, now, tell)
    for (const entry of await store.entries(table.row.name, table.number)) {
      table = applied(table, entry)
      delayed.follow(table)
    }
    delayed.#isOpen = true
    return delayed
  }

  /** The message for those who watch. */
  get text(): string {
    this.#text ??= JSON.stringify(messageFor(this.#table, 'watch'))
    return this.#text
  }

  /** Takes a newer table, to be shown when it is old enough. */
  follow(table: Table): void {
    if (table.number <= (this.#coming.at(-1) ?? this.#table).number) return
    this.#coming.push(table)
    if (this.#timer === null) this.#show()
  }

  /** Gives up the positions: its message is made. */
  rest(): void {
    this.#text = this.text
    this.#table = withoutPositions(this.#table)
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #show(): void {
    this.#timer = null
    const before = this.#table
    let [next] = this.#coming
    while (next !== undefined && next.time + this.#delay <= this.#now()) {
      this.#table = next
      this.#coming.shift()
      next = this.#coming[0]
    }
    if (this.#table !== before) {
      this.#text = null
      if (this.#isOpen) this.#tell()
    }
    if (next === undefined) return
    this.#timer = setTimeout(() => this.#show(), Math.max(1, next.time + this.#delay - this.#now()))
    this.#timer.unref()
  }
}
