import { expect, test } from 'vitest'
import { type GameRecord, problemOf } from '../src/play/record.ts'
import type { TableMessage } from '../src/play/table-message.ts'
import { TestClient } from './client.ts'
import { club, type Made, makeRoom, post, seated } from './club.ts'

test('a game is stepped through, gone on from, and verified when it has ended', async () => {
  const { address } = await club()
  const made = await makeRoom(address)
  const { room, tokens, commitment } = made
  const get = (path: string, token = '') =>
    fetch(`${address}api/rooms/${room}/${path}`, {
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    })
  const [ann, ben] = await seated(address, made)
  const begun = await ann.tableWhere(({ phase }) => phase === 'playing')
  await Promise.all([ann.play(12), ben.play(12)])
  const then = (await (await get(`replay?entry=${begun.number}`, tokens[1])).json()) as TableMessage
  expect(then.views).toEqual(begun.views)
  expect(then.seed).toBeNull()
  expect(
    ((await (await get('replay?entry=5')).json()) as TableMessage).views.map(({ player }) => player),
  ).toEqual([0])
  expect((await get('replay?entry=999', tokens[1])).status).toBe(404)
  expect((await get('record', tokens[1])).status).toBe(409)

  // While the game goes on, the other hand is dealt anew; the own view stays.
  const body = { entry: begun.number, bots: [null, 'greedy'] }
  expect((await post(address, `api/rooms/${room}/continue`, body)).status).toBe(403)
  const next = (await (await post(address, `api/rooms/${room}/continue`, body, tokens[1])).json()) as Made
  const again = await TestClient.join(address, next.room, next.tokens[1] ?? '')
  await again.say({ do: 'sit', name: 'Ann' })
  const { views } = await again.tableWhere(({ phase }) => phase === 'playing')
  const names = (one: TableMessage['views']) => one[0]?.cards.map(({ name }) => name).sort()
  if (begun.views[0]?.asked?.who === 1) expect(names(views)).toEqual(names(begun.views))

  await ben.say({ do: 'concede' })
  await ann.tableWhere(({ phase }) => phase === 'over')
  const record = (await (await get('record', tokens[2])).json()) as GameRecord
  expect(problemOf(record, commitment)).toBeNull()
  const { row, entries } = record
  expect(problemOf({ ...record, row: { ...row, seed: 'ab'.repeat(32) } }, commitment)).toMatch('promised')
  const other = entries.map((one) => (one.kind === 'answer' ? { ...one, choice: 'no option' } : one))
  expect(problemOf({ ...record, entries: other }, commitment)).not.toBeNull()
})

test('shows those who watch no entry before its time, also not by replay, record or another room', async () => {
  let later = 0
  const { address } = await club({ now: () => Date.now() + later })
  const made = await makeRoom(address, { delay: 600 })
  const [ann, ben] = await seated(address, made)
  await Promise.all([ann.play(6), ben.play(6)])
  await ben.say({ do: 'concede' })
  const { number } = await ann.tableWhere(({ phase }) => phase === 'over')
  const watched = async () => {
    const room = `api/rooms/${made.room}`
    const { phase } = (await (await fetch(`${address}${room}`)).json()) as TableMessage
    const asked = await Promise.all([
      fetch(`${address}${room}/replay?entry=${number}`),
      fetch(`${address}${room}/record`),
      post(address, `${room}/continue`, { entry: 5 }),
    ])
    return [phase, ...asked.map(({ status }) => status)]
  }
  expect(await watched()).toEqual(['seating', 404, 409, 404])
  later = 601_000
  expect(await watched()).toEqual(['over', 200, 200, 201])
})
