import { sql } from 'kysely'
import type { Entry, EntryBody, Role } from '../model/entry.ts'
import type { RoomRow, RoomSettings } from '../model/room.ts'
import type { Database } from './database.ts'

/** The channel on which processes tell each other of entries. */
export const CHANNEL = 'battleline_entries'

/** A place of an entry that another process, or another message, was first to take. */
export class PlaceTaken extends Error {}

/** A position at an entry, to begin from; it may be thrown away at any time. */
export interface Snapshot {
  readonly number: number
  readonly body: unknown
}

/** Numbers of entries are 32 bits long. */
const MOST_ENTRIES = 2 ** 31 - 1

/** Rooms in the database. An entry is committed when `append` returns. */
export class RoomStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @param tokens hashes of the tokens by role */
  async create(room: RoomRow, tokens: Readonly<Record<string, string>>, maker: string): Promise<void> {
    const { name, settings, seed, created } = room
    await this.#database.db.transaction().execute(async (db) => {
      await db
        .insertInto('rooms')
        .values({ name, settings: JSON.stringify(settings), seed, created, touched: created, maker })
        .execute()
      const seats = Object.entries(tokens).map(([role, token]) => ({ room: name, role, token }))
      await db.insertInto('seats').values(seats).execute()
    })
  }

  async room(name: string): Promise<RoomRow | null> {
    const row = await this.#database.db
      .selectFrom('rooms')
      .select(['settings', 'seed', 'created'])
      .where('name', '=', name)
      .executeTakeFirst()
    if (row === undefined) return null
    const { settings, seed, created } = row
    return { name, settings: JSON.parse(settings) as RoomSettings, seed, created: Number(created) }
  }

  /** The role whose token has this hash. */
  async roleOf(room: string, token: string): Promise<Role | null> {
    const row = await this.#database.db
      .selectFrom('seats')
      .select('role')
      .where('room', '=', room)
      .where('token', '=', token)
      .executeTakeFirst()
    return row === undefined ? null : row.role === 'judge' ? 'judge' : row.role === '2' ? 2 : 1
  }

  /** The hashes of the tokens of a room by role. */
  async tokens(room: string): Promise<Readonly<Record<string, string>>> {
    const rows = await this.#database.db
      .selectFrom('seats')
      .select(['role', 'token'])
      .where('room', '=', room)
      .execute()
    return Object.fromEntries(rows.map(({ role, token }) => [role, token]))
  }

  /** The entries after a number, in order, up to another one. */
  async entries(room: string, after: number, last = MOST_ENTRIES): Promise<readonly Entry[]> {
    const rows = await this.#database.db
      .selectFrom('entries')
      .select(['number', 'at', 'body'])
      .where('room', '=', room)
      .where('number', '>', after)
      .where('number', '<=', last)
      .orderBy('number')
      .execute()
    return rows.map(({ number, at, body }) => ({
      ...(JSON.parse(body) as EntryBody),
      number,
      at: Number(at),
    }))
  }

  /** The number of the last entry up to a time; 0 if there is none. */
  async lastUntil(room: string, time: number): Promise<number> {
    const { last } = await this.#database.db
      .selectFrom('entries')
      .select((it) => it.fn.max('number').as('last'))
      .where('room', '=', room)
      .where('at', '<=', time)
      .executeTakeFirstOrThrow()
    return Number(last ?? 0)
  }

  /**
   * Commits an entry, and tells other processes.
   * @throws PlaceTaken if there is another at its place
   */
  async append(room: string, { number, at, ...body }: Entry): Promise<void> {
    const { kind, db } = this.#database
    try {
      await db.transaction().execute(async (db) => {
        await db
          .insertInto('entries')
          .values({ room, number, at, body: JSON.stringify(body) })
          .execute()
        await db.updateTable('rooms').set({ touched: at }).where('name', '=', room).execute()
        // Sent when the transaction is committed.
        if (kind === 'postgres') await sql`select pg_notify(${CHANNEL}, ${`${room} ${number}`})`.execute(db)
      })
    } catch (error) {
      throw isTaken(error) ? new PlaceTaken() : error
    }
  }

  async snapshot(room: string): Promise<Snapshot | null> {
    const row = await this.#database.db
      .selectFrom('snapshots')
      .select(['number', 'body'])
      .where('room', '=', room)
      .executeTakeFirst()
    return row === undefined ? null : { number: row.number, body: JSON.parse(row.body) as unknown }
  }

  async keepSnapshot(room: string, { number, body }: Snapshot): Promise<void> {
    const text = JSON.stringify(body)
    await this.#database.db
      .insertInto('snapshots')
      .values({ room, number, body: text })
      .onConflict((it) => it.column('room').doUpdateSet({ number, body: text }))
      .execute()
  }

  /** How many rooms an address has made since a time. */
  async madeBy(maker: string, since: number): Promise<number> {
    const { count } = await this.#database.db
      .selectFrom('rooms')
      .select((it) => it.fn.countAll().as('count'))
      .where('maker', '=', maker)
      .where('created', '>=', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Deletes rooms without an entry since a time. How many there were. */
  async deleteOlder(than: number): Promise<number> {
    const { numDeletedRows } = await this.#database.db
      .deleteFrom('rooms')
      .where('touched', '<', than)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

/** Whether a row was refused because its key is there: both databases say so in their own way. */
const isTaken = (error: unknown): boolean => {
  const { code } = Object(error) as { code?: unknown }
  return code === '23505' || String(code).startsWith('SQLITE_CONSTRAINT')
}
