import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { scratch } from './club.ts'

/** Holds a new file of SQLite for half a second, as a process does that was killed and has not ended yet. */
const HOLDER = `
  const database = new (require('libsql'))(process.argv[1])
  database.exec('pragma journal_mode = wal; pragma locking_mode = exclusive; create table held (id)')
  console.log('held')
  setTimeout(() => process.exit(), 500)`

test('a server that starts while another process holds its file waits for it', {
  timeout: 20_000,
}, async () => {
  const folder = scratch()
  const cwd = new URL('..', import.meta.url)
  const file = join(folder, 'battleline.sqlite')
  const holder = spawn(process.execPath, ['-e', HOLDER, file], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  const opened = await openDatabase({ folder })
  expect(opened.file).toBe(file)
  expect(await opened.db.selectFrom('rooms').selectAll().execute()).toEqual([])
  await opened.db.destroy()
})
