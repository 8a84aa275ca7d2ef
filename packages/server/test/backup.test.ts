import { expect, test } from 'vitest'
import { backUp, restore, WrongBackup } from '../src/backup/backup.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { scratch } from './club.ts'

const kept = async ({ db }: Database) => ({
  rooms: await db.selectFrom('rooms').selectAll().orderBy('name').execute(),
  entries: await db.selectFrom('entries').selectAll().orderBy('room').orderBy('number').execute(),
})

test('a backup has each entry once, however many pages it is read in', async () => {
  const [from, to, file] = [{ folder: scratch() }, { folder: scratch() }, `${scratch()}/backup.gz`]
  const database = await openDatabase(from)
  for (const name of ['b', 'a']) {
    const room = { name, settings: '{}', seed: '', created: 1, touched: 1, maker: '' }
    await database.db.insertInto('rooms').values(room).execute()
    const entries = Array.from({ length: 120 }, (_, at) => ({ room: name, number: at + 1, at, body: '{}' }))
    await database.db.insertInto('entries').values(entries).execute()
  }
  const before = await kept(database)
  await database.db.destroy()
  expect(await backUp(from, file)).toBe(242)
  expect(await restore(to, file)).toBe(242)
  const restored = await openDatabase(to)
  expect(await kept(restored)).toEqual(before)
  await restored.db.destroy()
  await expect(restore(to, file)).rejects.toThrow(WrongBackup)
})
