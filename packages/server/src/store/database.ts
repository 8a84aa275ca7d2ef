import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { migrationsFor } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Where a database is: a folder, with SQLite; or an address of PostgreSQL. */
export type DatabasePlace = { readonly folder: string } | { readonly url: string }

/** A database that is open. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** The address for another connection, such as the one that listens; null: no other process uses the database. */
  readonly url: string | null
  /** The file of SQLite. */
  readonly file: string | null
}

/** The file in the folder of the data. */
const FILE = 'battleline.sqlite'

/**
 * Opens the database in a folder, or the one of an address, and brings its tables up to date.
 * @throws Error with the reason
 */
export async function openDatabase(at: DatabasePlace): Promise<Database> {
  const opened = 'url' in at ? await postgres(at.url) : await sqlite(at.folder)
  const { error } = await new Migrator({
    db: opened.db,
    provider: migrationsFor(opened.kind),
  }).migrateToLatest()
  if (error === undefined) return opened
  await opened.db.destroy()
  throw error instanceof Error ? error : new Error(String(error))
}

async function sqlite(folder: string): Promise<Database> {
  const { default: Sqlite } = await import('libsql')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, FILE)
  const database = new Sqlite(file)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  // First of all: a process that was killed, or one that makes a backup, can hold the file for a moment.
  await sql`pragma busy_timeout = 5000`.execute(db)
  // Readers do not wait for the writer, and a commit is on the disk before it returns.
  await sql`pragma journal_mode = wal`.execute(db)
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma foreign_keys = on`.execute(db)
  return { kind: 'sqlite', db, url: null, file }
}

/** Connections of one process. */
const CONNECTIONS = 10

async function postgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000 })
  // A connection that breaks while nobody uses it is replaced by the next query.
  pool.on('error', () => {})
  // One that breaks between two queries of a transaction fails the next of them.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, url, file: null }
}
