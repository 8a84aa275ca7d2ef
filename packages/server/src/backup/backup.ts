import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, type DatabasePlace, openDatabase } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'

/** The tables in an order in which none refers to a later one, with what their rows are sorted by. Snapshots can be made anew. */
const KEPT = [
  ['rooms', ['name']],
  ['seats', ['room', 'role']],
  ['entries', ['room', 'number']],
  ['questions', ['place']],
] as const

type KeptTable = (typeof KEPT)[number][0]
type Row = Readonly<Record<string, string | number>>

/** A column that the database numbers itself, in the order of the rows: PostgreSQL would not count on from numbers it is given. */
const NUMBERED = 'place'

const FORMAT = 1
const FIRST = { format: 'battleline backup', version: FORMAT }

/** Rows that are read and written at once: a question has up to some hundred thousand characters. */
const PAGE = 50

/**
 * Writes everything that a database holds into a file: compressed lines of JSON, the same for both databases, so that a backup
 * of SQLite can be restored into PostgreSQL. It is of one moment, and games may go on meanwhile. The file holds secret seeds: only
 * its owner may read it. How many rows it has.
 */
export async function backUp(at: DatabasePlace, file: string): Promise<number> {
  const database = await openDatabase(at)
  const part = `${file}.part`
  let rows = 0
  try {
    await readingOnce(database, async (db) => {
      const lines = async function* () {
        yield `${JSON.stringify(FIRST)}\n`
        for await (const line of linesOf(db)) {
          rows++
          yield line
        }
        yield `${JSON.stringify({ rows })}\n`
      }
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }))
    })
    renameSync(part, file)
    return rows
  } finally {
    rmSync(part, { force: true })
    await database.db.destroy()
  }
}

/** Reads in a transaction that sees one moment. */
const readingOnce = (
  { kind, db }: Database,
  read: (db: Transaction<Tables>) => Promise<void>,
): Promise<void> =>
  kind === 'postgres'
    ? db.transaction().setIsolationLevel('repeatable read').execute(read)
    : db.transaction().execute(read)

async function* linesOf(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const [table, keys] of KEPT) {
    let last: Row | undefined
    do {
      const found = await pageAfter(db, table, keys, last)
      for (const { [NUMBERED]: _, ...row } of found) yield `${JSON.stringify([table, row])}\n`
      last = found.length < PAGE ? undefined : found.at(-1)
    } while (last !== undefined)
  }
}

/** The rows of a table behind one of them, by its key: the database looks the place up, and counts no rows before it. */
async function pageAfter(
  db: Kysely<Tables>,
  table: KeptTable,
  keys: readonly string[],
  last: Row | undefined,
): Promise<readonly Row[]> {
  let query = db.selectFrom(table).selectAll().limit(PAGE)
  for (const key of keys) query = query.orderBy(key as never)
  if (last !== undefined) {
    const columns = sql.join(keys.map((key) => sql.ref(key)))
    query = query.where(sql<boolean>`(${columns}) > (${sql.join(keys.map((key) => last[key]))})`)
  }
  return (await query.execute()) as unknown as readonly Row[]
}

/** A file that cannot be restored. */
export class WrongBackup extends Error {}

/**
 * Fills an empty database from a backup, all or nothing. How many rows.
 * @throws WrongBackup if the file is none, or is not whole, or the database holds rooms or questions
 */
export async function restore(at: DatabasePlace, file: string): Promise<number> {
  const database = await openDatabase(at)
  try {
    return await database.db.transaction().execute(async (db) => {
      for (const [table] of KEPT)
        if ((await db.selectFrom(table).selectAll().limit(1).execute()).length > 0)
          throw new WrongBackup('the database is not empty')
      return await filled(db, file)
    })
  } finally {
    await database.db.destroy()
  }
}

async function filled(db: Transaction<Tables>, file: string): Promise<number> {
  const page = new Map<KeptTable, Row[]>()
  const flush = async (table: KeptTable) => {
    const rows = page.get(table) ?? []
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows as never)
        .execute()
    page.delete(table)
  }
  let rows = 0
  let isWhole = false
  for await (const line of readLines(file)) {
    const read = parsed(line)
    if (rows === 0 && 'format' in read) {
      if (read.format !== FIRST.format || read.version !== FORMAT) break
      continue
    }
    if ('rows' in read) {
      isWhole = read.rows === rows
      continue
    }
    const [table, row] = read as unknown as [KeptTable, Row]
    if (!KEPT.some(([one]) => one === table)) break
    rows++
    // Tables come one after the other.
    for (const other of page.keys()) if (other !== table) await flush(other)
    page.set(table, [...(page.get(table) ?? []), row])
    if (page.get(table)?.length === PAGE) await flush(table)
  }
  for (const table of page.keys()) await flush(table)
  if (!isWhole) throw new WrongBackup('the file is no whole backup of Battleline')
  return rows
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw new WrongBackup(error instanceof Error ? error.message : String(error))
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line)) as Readonly<Record<string, unknown>>
  } catch {
    throw new WrongBackup('the file is no whole backup of Battleline')
  }
}
