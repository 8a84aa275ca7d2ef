import { describe, expect, onTestFinished, test } from 'vitest'
import type { Role } from '../src/model/entry.ts'
import { LIMITS } from '../src/model/limits.ts'
import { commitmentTo } from '../src/model/secrets.ts'
import type { Command } from '../src/play/command.ts'
import { messageFor, type TableMessage } from '../src/play/table-message.ts'
import { Audience } from '../src/rooms/audience.ts'
import { History } from '../src/rooms/history.ts'
import { Rooms } from '../src/rooms/rooms.ts'
import { openDatabase } from '../src/store/database.ts'
import { RoomStore } from '../src/store/room-store.ts'
import { choiceIn, TestClient } from './client.ts'
import { club, makeRoom, post, scratch, seated } from './club.ts'

const first = () => 0

describe('a room', () => {
  test('plays to the end of its game, and reveals the seed that it promised', async () => {
    const { address } = await club()
    const made = await makeRoom(address)
    const [ann, ben] = await seated(address, made)
    await Promise.all([ann.play(20), ben.play(20)])
    await ben.say({ do: 'concede' })
    const { result, seed } = await ann.tableWhere(({ phase }) => phase === 'over')
    expect(result).toEqual({ winner: 1, how: 'concession' })
    expect(commitmentTo(made.room, seed ?? '')).toBe(made.commitment)
    await ben.say({ do: 'propose', what: 'rematch' })
    await ann.tableWhere(({ proposal }) => proposal?.what === 'rematch')
    await ann.say({ do: 'agree' })
    const { rematch } = await ben.tableWhere(({ rematch }) => rematch !== null)
    const next = await TestClient.join(address, rematch ?? '', made.tokens[1] ?? '')
    expect((await next.tableWhere(() => true)).phase).toBe('seating')
  })

  test('goes on after its server was closed, at the same position and for the same seats', async () => {
    const { address, server } = await club()
    const made = await makeRoom(address, { bots: [null, 'random'] })
    const ann = await TestClient.join(address, made.room, made.tokens[1] ?? '')
    await ann.say({ do: 'sit', name: 'Ann' })
    // Beyond a snapshot.
    await ann.tableWhere(({ phase }) => phase === 'playing')
    await ann.play(60, first)
    await ann.tableWhere(({ views: [view] }) => view?.asked?.who === 1)
    const before = ann.table
    const { file } = server.database
    await server.close()
    const again = await club({ at: { folder: file?.replace(/\/[^/]*$/, '') ?? '' } })
    const back = await TestClient.join(again.address, made.room, made.tokens[1] ?? '')
    const after = await back.tableWhere(() => true)
    expect(after.number).toBe(before?.number)
    expect(after.views).toEqual(before?.views)
    expect(await back.say({ do: 'answer', at: after.at, choice: choiceIn(after, first) })).toMatchObject({
      tell: 'done',
    })
  })

  test('shows each seat only its own view, and those who watch no hand', async () => {
    const { address } = await club()
    const made = await makeRoom(address)
    const [ann, ben] = await seated(address, made)
    const watcher = await TestClient.join(address, made.room, null)
    const views = await Promise.all(
      [ann, ben, watcher].map(async (one) => {
        const { views, seed } = await one.tableWhere(({ phase }) => phase === 'playing')
        expect(seed).toBeNull()
        return views
      }),
    )
    expect(views.map(([view]) => view?.player)).toEqual([1, 2, 0])
    for (const [at, [view]] of views.entries())
      for (const [whose, player] of (view?.players ?? []).entries())
        expect(player.hand.cards === null).toBe(at !== whose)
    // The judge sees what the player who called sees.
    const judge = await TestClient.join(address, made.room, made.tokens.judge ?? '')
    expect((await judge.tableWhere(() => true)).views[0]?.player).toBe(0)
    await ben.say({ do: 'call-judge' })
    expect(
      (await judge.tableWhere(({ judge }) => judge.calledBy.length > 0)).views.map(({ player }) => player),
    ).toEqual([2])
    await judge.say({ do: 'rule', words: 'Play on.' })
    expect((await ann.tableWhere(({ judge }) => judge.words.length > 0)).judge.words).toEqual(['Play on.'])
  })

  test('takes an answer back at once, or asks the other player once something was seen', async () => {
    const { address } = await club()
    const [ann, ben] = await seated(address, await makeRoom(address))
    const mover =
      (await ann.tableWhere(({ views: [view] }) => (view?.asked?.who ?? 0) > 0)).views[0]?.asked?.who === 1
        ? ann
        : ben
    const other = mover === ann ? ben : ann
    const before = await mover.tableWhere(() => true)
    await mover.say({ do: 'answer', at: before.at, choice: choiceIn(before, first) })
    const after = await mover.tableWhere(({ at }) => at > before.at)
    await mover.say({ do: 'takeback' })
    const asked = await mover.tableWhere(({ number }) => number > after.number)
    if (asked.proposal !== null) {
      await other.tableWhere(({ proposal }) => proposal !== null)
      expect(await mover.say({ do: 'agree' })).toMatchObject({ code: 'not-now' })
      expect(await other.say({ do: 'agree' })).toMatchObject({ tell: 'done' })
    }
    const back = await mover.tableWhere(({ at }) => at > after.at)
    expect(back.views[0]?.asked).toEqual(before.views[0]?.asked)
  })

  test('counts a message once, and refuses what is late, out of turn or of another room', async () => {
    const { address } = await club()
    const [made, elsewhere] = [await makeRoom(address), await makeRoom(address)]
    const [ann, ben] = await seated(address, made)
    const table = await ann.tableWhere(({ views: [view] }) => (view?.asked?.who ?? 0) > 0)
    const [mover, other] = table.views[0]?.asked?.who === 1 ? [ann, ben] : [ben, ann]
    const seen = await mover.tableWhere(() => true)
    const answer = { do: 'answer', at: seen.at, choice: choiceIn(seen, first), key: 'k1' }
    expect(await other.say({ ...answer, key: 'k2', choice: 0 })).toMatchObject({ code: 'not-now' })
    const done = await mover.say(answer)
    expect(await mover.say(answer)).toMatchObject({ tell: 'done', number: done.number })
    expect(await mover.say({ ...answer, key: 'k3' })).toMatchObject({ code: 'stale' })
    const stranger = await post(
      address,
      `api/rooms/${elsewhere.room}/messages`,
      { do: 'concede' },
      made.tokens[1],
    )
    expect(stranger.status).toBe(403)
    // Of other messages, the entry that the sender knew tells whether they come too late.
    const late = { do: 'propose', what: 'pause', number: done.number, key: 'k4' }
    expect(await mover.say({ ...late, number: seen.number })).toMatchObject({ code: 'stale' })
    const proposed = await mover.say(late)
    expect(proposed.number).toBe((done.number ?? 0) + 1)
    const agree = { do: 'agree', number: proposed.number, key: 'k5' }
    const agreed = await other.say(agree)
    await other.say({ do: 'resume' })
    for (let times = 0; times < 45; times++) await other.say({ do: 'propose', what: 'pause' })
    // The other seat's many messages make nobody forget these.
    expect(await mover.say(late)).toMatchObject({ tell: 'done', number: proposed.number })
    expect(await other.say({ ...agree, key: 'k6' })).toMatchObject({ code: 'stale' })
    expect(agreed).toMatchObject({ tell: 'done', number: (proposed.number ?? 0) + 1 })
    expect(await mover.say({ do: 'rule', words: 'I win' })).toMatchObject({ code: 'forbidden' })
    expect(await mover.say({ do: 'join', token: 'x' })).toMatchObject({ code: 'not-now' })
    expect(await mover.say({ do: 'answer', at: 'x' })).toMatchObject({ code: 'unreadable' })
  })

  test('gives its memory back when nobody has been there for a while, and is there again for the next', async () => {
    const { rooms, later, room } = await heldRoom()
    const sizeAfter = (milliseconds: number) => {
      later(milliseconds)
      rooms.letGo()
      return rooms.size
    }
    const { leave } = await rooms.enter(room, () => {})
    expect(sizeAfter(120_000)).toBe(1)
    leave()
    expect([sizeAfter(30_000), sizeAfter(31_000)]).toEqual([1, 0])
    expect((await rooms.open(room)).table.number).toBe(0)
  })

  test('gives its positions back while everybody waits, and goes on with all of them', async () => {
    const { rooms, audience, later, room: name } = await heldRoom()
    const texts: (() => string)[] = []
    const { room } = await audience.join(name, 1, (newest) => void texts.push(newest))
    await audience.join(name, 'watch', () => {})
    const table = () => JSON.parse(texts.at(-1)?.() ?? '') as TableMessage
    let key = 0
    const say = (role: 1 | 2, what: object) => room.say(role, { key: `k${key++}`, ...what } as Command)
    for (const role of [1, 2] as const) await say(role, { do: 'sit', name: 'Ann', deck: null, nonce: null })
    for (let answers = 0; answers < 12; answers++) {
      const seat = table().views[0]?.asked?.who === 2 ? 2 : 1
      const seen = messageFor(room.table, seat)
      await say(seat, { do: 'answer', at: seen.at, choice: choiceIn(seen, first) })
    }
    const before = [1, 2, 'watch'].map((role) => messageFor(room.table, role as Role))
    const [last] = room.table.stages.slice(-1)
    const rest = async () => {
      later(61_000)
      await audience.rest(later(0) - 60_000)
      expect(room.table).toMatchObject({ position: null, stages: [] })
    }
    await rest()
    // A table that is sent once more is the same, and so is the one for somebody who joins now.
    expect(table()).toEqual(before[0])
    let joined = ''
    await audience.join(name, 2, (newest) => {
      joined = newest()
    })
    expect(JSON.parse(joined)).toEqual(before[1])
    await rest()
    expect(messageFor((await rooms.open(name)).table, 'watch')).toEqual(before[2])
    await rest()
    await say(last?.seat ?? 1, { do: 'takeback' })
    expect(room.table.proposal !== null || room.table.stages.at(-1)?.entry !== last?.entry).toBe(true)
    expect(table().answers.length).toBeGreaterThan(10)
  })

  test('acknowledges nothing that is said at a table that cannot be opened', async () => {
    const { address, server } = await club()
    const { room, tokens } = await makeRoom(address)
    const body = JSON.stringify({ kind: 'answer', seat: 1, choice: 0, key: 'k' })
    await server.database.db.insertInto('entries').values({ room, number: 1, at: 0, body }).execute()
    const ann = await TestClient.join(address, room, tokens[1] ?? '')
    ann.send({ do: 'call-judge', id: 1 })
    const code = await new Promise((tell) => ann.socket.on('close', tell))
    expect(code).toBe(1013)
    expect(ann.received.filter(({ tell }) => tell === 'done')).toEqual([])
  })

  test('ends by the clock, which a pause stops', async () => {
    let now = Date.now()
    const { address } = await club({ now: () => now })
    const [ann, ben] = await seated(address, await makeRoom(address, { clock: { seconds: 30 } }))
    const { clock } = await ann.tableWhere(({ clock }) => clock?.running != null)
    const running = clock?.running
    await ann.say({ do: 'propose', what: 'pause' })
    await ben.tableWhere(({ proposal }) => proposal !== null)
    await ben.say({ do: 'agree' })
    now += 60_000
    await ben.say({ do: 'resume' })
    const resumed = await ann.tableWhere(({ isPaused, number }) => !isPaused && number > 3)
    expect(resumed.clock?.left).toEqual([30_000, 30_000])
    now += 31_000
    // Any message makes the server look at the clock; without one it would by itself.
    await ann.say({ do: 'propose', what: 'pause' })
    const { result } = await ann.tableWhere(({ phase }) => phase === 'over')
    expect(result).toEqual({ winner: running === 1 ? 2 : 1, how: 'time' })
  })
})

/** A room that a process holds, with a clock of its own. */
async function heldRoom() {
  let now = Date.now()
  const database = await openDatabase({ folder: scratch() })
  onTestFinished(() => database.db.destroy())
  const store = new RoomStore(database)
  const rooms = new Rooms(store, LIMITS, { now: () => now, failed: () => {}, took: () => {} })
  const audience = new Audience(rooms, store, new History(store, () => now), () => now)
  const { room } = await rooms.make(
    {
      game: 'keyforge',
      edition: 'current',
      start: { kind: 'deal' },
      clock: null,
      delay: 0,
      before: null,
      bots: { 1: null, 2: null },
    },
    'here',
  )
  /** Lets so many milliseconds go by. The time. */
  const later = (milliseconds: number): number => {
    now += milliseconds
    return now
  }
  return { rooms, audience, later, room }
}
