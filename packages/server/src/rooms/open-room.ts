import type { Entry, EntryBody, Role } from '../model/entry.ts'
import { RoomRefusal } from '../model/refusal.ts'
import { applied, CannotApply } from '../play/apply-entry.ts'
import type { Command } from '../play/command.ts'
import { decided, REMATCH } from '../play/decide.ts'
import { ENTRIES_A_SNAPSHOT, snapshotOf } from '../play/snapshots.ts'
import { type Table, withoutPositions } from '../play/table.ts'
import { PlaceTaken, type RoomStore } from '../store/room-store.ts'
import { loadTable } from './room-loader.ts'

/** Hears of every table of a room, in order. */
export type Listener = (table: Table) => void

/** What a room needs of its process. */
export interface RoomNeeds {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Makes the room of a rematch. Its name. */
  readonly makeRematch: (table: Table) => Promise<string>
  /** Milliseconds from a command, or a bot's answer, until everybody here has its entry. */
  readonly took: (milliseconds: number) => void
}

/** So often another process may be first, or the database away, before a command is given up. */
const MOST_TRIES = 12
/** Milliseconds, more with every try. */
const PAUSE = 150
const later = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds))

/** A room that this process holds: the newest table that it knows, and who listens. Commands are taken one by one. */
export class OpenRoom {
  readonly #store: RoomStore
  readonly #needs: RoomNeeds
  readonly #listeners = new Set<Listener>()
  #table: Table
  /** Whether the positions have been given up. */
  #isResting = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: RoomStore, table: Table, needs: RoomNeeds) {
    this.#store = store
    this.#table = table
    this.#needs = needs
  }

  /** Without positions while the room rests. */
  get table(): Table {
    return this.#table
  }

  /** Gives the listener every table from now on. The function that ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Says a command for a role. When this resolves, its entry is committed, and everybody here has it. The number of the entry;
   * that of the first time for a message that was heard before.
   * @throws RoomRefusal
   */
  say(role: Role, command: Command): Promise<number> {
    return this.#inTurn(() => this.#said(role, command.key, (table) => decided(table, role, command)))
  }

  /** Makes an entry of the server itself, if it still holds: a bot's answer, or that time is up. */
  sayItself(make: (table: Table) => EntryBody | null): Promise<void> {
    return this.#inTurn(async () => {
      await this.#wake()
      const body = make(this.#table)
      if (body === null) return
      await this.#said(body.seat, body.key, (table) => {
        const again = table === this.#table ? body : make(table)
        return again ?? HEARD
      })
    })
  }

  /** Gives up the positions, which are most of what a room holds, until it is woken or told something. The table without them. */
  rest(): Promise<Table> {
    return this.#inTurn(async () => {
      this.#isResting = true
      this.#table = withoutPositions(this.#table)
      return this.#table
    })
  }

  /** The table with its positions. */
  wake(): Promise<Table> {
    return this.#inTurn(async () => {
      await this.#wake()
      return this.#table
    })
  }

  /** Takes in what other processes have appended. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp())
  }

  async #said(
    role: Role,
    key: string,
    make: (table: Table) => EntryBody | typeof REMATCH | typeof HEARD,
  ): Promise<number> {
    const begun = performance.now()
    await this.#wake()
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = this.#table
      const heard = table.heard.find((one) => one.key === key && one.seat === role)
      if (heard !== undefined) return heard.number
      const made = make(table)
      if (made === HEARD) return table.number
      const body =
        made === REMATCH
          ? {
              kind: 'rematch' as const,
              seat: role === 2 ? (2 as const) : (1 as const),
              room: await this.#needs.makeRematch(table),
              key,
            }
          : made
      const entry: Entry = { ...body, number: table.number + 1, at: Math.max(this.#needs.now(), table.time) }
      // Applied first: an entry that cannot be applied is never stored.
      const next = applied(table, entry)
      try {
        await this.#store.append(table.row.name, entry)
      } catch (error) {
        if (!(error instanceof PlaceTaken)) await later(PAUSE * tries)
        // A connection that broke may have committed the entry: then it is heard now, by its key.
        await this.#catchUp().catch((again: unknown) => {
          if (tries >= MOST_TRIES - 1 || error instanceof PlaceTaken) throw again
        })
        continue
      }
      this.#arrive(next)
      this.#needs.took(performance.now() - begun)
      return entry.number
    }
    throw new RoomRefusal('unavailable', 'the database does not answer; say it again')
  }

  async #wake(): Promise<void> {
    if (!this.#isResting) return
    const { number, row } = this.#table
    const table = await loadTable(this.#store, row.name, true)
    this.#isResting = false
    if (table.number > number) this.#arrive(table)
    else this.#table = table
  }

  async #catchUp(): Promise<void> {
    await this.#wake()
    const table = this.#table
    const entries = await this.#store.entries(table.row.name, table.number)
    if (entries.length === 0) return
    try {
      for (const entry of entries) this.#arrive(applied(this.#table, entry))
    } catch (error) {
      if (!(error instanceof CannotApply)) throw error
      this.#arrive(await loadTable(this.#store, table.row.name, true))
    }
  }

  #arrive(table: Table): void {
    this.#table = table
    for (const listener of this.#listeners) listener(table)
    if (table.number % ENTRIES_A_SNAPSHOT === 0)
      // A snapshot that is not kept costs time later, nothing else.
      void this.#store
        .keepSnapshot(table.row.name, { number: table.number, body: snapshotOf(table) })
        .catch(() => {})
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.then(act)
    this.#last = done.catch(() => {})
    return done
  }
}

/** Another process has already made the server's own entry. */
const HEARD = 'heard'
