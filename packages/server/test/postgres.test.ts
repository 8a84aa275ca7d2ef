import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import {
  cutConnections,
  findPostgres,
  postgresUrl,
  startPostgres,
  stopPostgres,
} from '../../../scripts/postgres.mjs'
import { backUp, restore } from '../src/backup/backup.ts'
import { openDatabase } from '../src/store/database.ts'
import { News } from '../src/store/news.ts'
import { choiceIn, TestClient } from './client.ts'
import { club, makeRoom, post, scratch, seated } from './club.ts'

const BOARD = 'game: keyforge\nplayers:\n  Ada: { battleline: [Troll] }\n  Ben: { battleline: [Troll] }\n'

if (findPostgres() === null)
  console.error('LEFT OUT: the tests of the server on PostgreSQL, because there is none')

describe.skipIf(findPostgres() === null)('on PostgreSQL', () => {
  test('two processes share a game, which outlives one of them and a restart of the database', async () => {
    const [folder, port] = [scratch(), await freePort()]
    let postgres = await startPostgres(folder, port)
    onTestFinished(() => void postgres.kill('SIGKILL'))
    const url = postgresUrl(port)
    const [one, other] = [await club({ at: { url } }), await club({ at: { url } })]
    const made = await makeRoom(one.address)
    const [ann, ben] = await seated(one.address, made, other.address)
    await ben.tableWhere(({ phase }) => phase === 'playing')
    await Promise.all([ann.play(20), ben.play(20)])
    // The first process goes away, and Ann goes on at the other.
    const { number } = await ann.tableWhere(() => true)
    await one.server.close()
    const back = await TestClient.join(other.address, made.room, made.tokens[1] ?? '')
    expect((await back.tableWhere(() => true)).number).toBeGreaterThanOrEqual(number)
    await stopPostgres(postgres)
    const table = await back.tableWhere(({ views: [view] }) => (view?.asked?.who ?? 0) > 0)
    const mover = table.views[0]?.asked?.who === 1 ? back : ben
    const before = await mover.tableWhere(({ at }) => at === table.at)
    const said = mover.say({ do: 'answer', at: before.at, choice: choiceIn(before, () => 0), key: 'once' })
    postgres = await startPostgres(folder, port)
    expect(await said).toMatchObject({ tell: 'done' })
    const after = await ben.tableWhere(({ at }) => at > before.at)
    expect(after.number).toBe(before.number + 1)
    // A backup of PostgreSQL fills SQLite.
    const file = `${scratch()}/backup.gz`
    const rows = await backUp({ url }, file)
    expect(rows).toBeGreaterThan(5)
    expect(await restore({ folder: scratch() }, file)).toBe(rows)
  })

  test('goes on with the questions of a backup', { tags: 'long' }, async () => {
    const [folder, port, from] = [scratch(), await freePort(), { folder: scratch() }]
    const postgres = await startPostgres(folder, port)
    onTestFinished(() => void postgres.kill('SIGKILL'))
    const ask = async (address: string, name: string) =>
      (await post(address, 'api/questions', { text: `name: ${name}\n${BOARD}` })).status
    const { address } = await club({ at: from })
    expect([await ask(address, 'one'), await ask(address, 'two')]).toEqual([201, 201])
    const [file, at] = [`${scratch()}/backup.gz`, { url: postgresUrl(port) }]
    await backUp(from, file)
    expect(await restore(at, file)).toBe(2)
    const there = await club({ at })
    expect(await ask(there.address, 'three')).toBe(201)
    const newest = await (await fetch(`${there.address}api/questions`)).json()
    expect(newest.questions.map(({ title }: { title: string }) => title)).toEqual(['three', 'two', 'one'])
  })

  test('ends a connection that comes back while the server closes', async () => {
    const [folder, port] = [scratch(), await freePort()]
    const postgres = await startPostgres(folder, port)
    onTestFinished(() => void postgres.kill('SIGKILL'))
    const database = await openDatabase({ url: postgresUrl(port) })
    onTestFinished(() => database.db.destroy())
    const gate = await heldBack(port)
    const hearing = { entry: () => {}, again: () => {}, failed: () => {} }
    const news = await News.listen({ ...database, url: postgresUrl(gate.port) }, hearing)
    const back = gate.next()
    cutConnections(port)
    const { open, ended } = await back
    await news?.close()
    open()
    await ended
  })
})

/** A way to PostgreSQL: the first connection passes; `next` gives the one after it, which passes once it is opened. */
async function heldBack(to: number) {
  let coming: (held: { open: () => void; ended: Promise<unknown> }) => void = () => {}
  let count = 0
  const gate = createServer((client) => {
    const ended = once(client, 'close')
    const open = () => {
      const through = connect(to, '127.0.0.1')
      for (const [from, into] of [
        [client, through],
        [through, client],
      ] as const) {
        from.pipe(into)
        from.on('error', () => into.destroy())
      }
    }
    if (count++ === 0) open()
    else coming({ open, ended })
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  onTestFinished(() => void gate.close())
  const next = () =>
    new Promise<{ open: () => void; ended: Promise<unknown> }>((held) => {
      coming = held
    })
  return { port: (gate.address() as AddressInfo).port, next }
}
