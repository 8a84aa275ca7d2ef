import type { FastifyInstance } from 'fastify'
import { RoomRefusal } from '../model/refusal.ts'
import { commitmentTo } from '../model/secrets.ts'
import { continued } from '../play/continued.ts'
import type { GameRecord } from '../play/record.ts'
import type { Table } from '../play/table.ts'
import { messageFor } from '../play/table-message.ts'
import type { History } from '../rooms/history.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { RoomStore } from '../store/room-store.ts'
import { botsIn, type InRoom, tokenOf } from './room-request.ts'
import { AT_ENTRY, CONTINUED, MADE_ROOM, RECORD, REFUSALS, ROOM_PARAMS, TABLE } from './schemas.ts'

const SEAT = { tags: ['rooms'], security: [{ seat: [] }], params: ROOM_PARAMS }

/** The routes of what happened in a room: stepping through it, going on from there, and all of it once the game has ended. */
export function historyRoutes(app: FastifyInstance, rooms: Rooms, history: History, store: RoomStore): void {
  /** Who asks, and the newest table that they may know. */
  const asking = async (name: string, token: string | null) => {
    const role = await rooms.roleOf(name, token)
    const newest = await history.newestFor(role, (await rooms.open(name)).table)
    return { role, newest }
  }
  const upTo = (newest: Table, number: number): Promise<Table> => {
    if (number > newest.number) throw new RoomRefusal('unknown', `the last entry is ${newest.number}`)
    return history.at(newest.row, number)
  }
  app.get<InRoom & { Querystring: { entry: string } }>(
    '/api/rooms/:room/replay',
    {
      schema: {
        ...SEAT,
        summary: 'The table as it was at an entry, as the seat of the token may know it',
        querystring: AT_ENTRY,
        response: { 200: TABLE, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { role, newest } = await asking(request.params.room, tokenOf(request))
      const then = await upTo(newest, Number(request.query.entry))
      return reply
        .type('application/json')
        .send(JSON.stringify(messageFor(then, role, newest.judge.calledBy)))
    },
  )
  app.post<InRoom & { Body: { entry: number; bots?: readonly [string | null, string | null] } }>(
    '/api/rooms/:room/continue',
    {
      schema: {
        ...SEAT,
        summary: 'Make a room that goes on from an entry; hidden cards are dealt anew while the game goes on',
        body: CONTINUED,
        response: { 201: MADE_ROOM, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { role, newest } = await asking(request.params.room, tokenOf(request))
      const then = await upTo(newest, request.body.entry)
      const settings = continued(then, role, newest.result !== null, botsIn(request.body.bots))
      return reply.code(201).send(await rooms.make(settings, request.ip))
    },
  )
  app.get<InRoom>(
    '/api/rooms/:room/record',
    {
      schema: {
        ...SEAT,
        summary: 'Everything that decided a game that has ended, so that its dice can be verified',
        response: { 200: RECORD, ...REFUSALS },
      },
    },
    async (request): Promise<GameRecord> => {
      const name = request.params.room
      const { row, result, number } = (await asking(name, tokenOf(request))).newest
      if (result === null) throw new RoomRefusal('not-now', 'the game goes on')
      const entries = await store.entries(name, 0, number)
      return { format: 1, row, commitment: commitmentTo(name, row.seed), entries, result }
    },
  )
}
