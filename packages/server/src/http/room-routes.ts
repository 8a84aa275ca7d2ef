import { EDITIONS } from '@battleline/keyforge'
import type { FastifyInstance } from 'fastify'
import { RoomRefusal } from '../model/refusal.ts'
import type { RoomSettings } from '../model/room.ts'
import { messageFor } from '../play/table-message.ts'
import type { History } from '../rooms/history.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { commandIn } from '../socket/read-message.ts'
import { botsIn, type InRoom, tokenOf } from './room-request.ts'
import { COMMAND, MADE_ROOM, NEW_ROOM, REFUSALS, ROOM_PARAMS, SAID, TABLE } from './schemas.ts'

interface NewRoom {
  readonly edition?: string
  readonly bots?: readonly [string | null, string | null]
  readonly clock?: { readonly seconds: number; readonly increment?: number } | null
  readonly delay?: number | null
}

/** The routes of rooms. */
export function roomRoutes(app: FastifyInstance, rooms: Rooms, history: History): void {
  app.post<{ Body: NewRoom }>(
    '/api/rooms',
    {
      schema: {
        summary: 'Make a room',
        tags: ['rooms'],
        body: NEW_ROOM,
        response: { 201: MADE_ROOM, ...REFUSALS },
      },
    },
    async (request, reply) => reply.code(201).send(await rooms.make(settingsIn(request.body), request.ip)),
  )
  app.get<InRoom>(
    '/api/rooms/:room',
    {
      schema: {
        summary: 'The table as the seat of the token may know it; without a token, as those who watch do',
        tags: ['rooms'],
        security: [{ seat: [] }],
        params: ROOM_PARAMS,
        response: { 200: TABLE, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const name = request.params.room
      const role = await rooms.roleOf(name, tokenOf(request))
      const table = await history.newestFor(role, (await rooms.open(name)).table)
      return reply.type('application/json').send(JSON.stringify(messageFor(table, role)))
    },
  )
  app.post<InRoom & { Body: Readonly<Record<string, unknown>> }>(
    '/api/rooms/:room/messages',
    {
      schema: {
        summary: 'Say something for the seat of the token: the same messages as on the socket',
        tags: ['rooms'],
        security: [{ seat: [] }],
        params: ROOM_PARAMS,
        body: COMMAND,
        response: { 200: SAID, ...REFUSALS },
      },
    },
    async (request) => {
      const name = request.params.room
      const token = tokenOf(request)
      if (token === null) throw new RoomRefusal('forbidden', 'a seat is named by “Authorization: Bearer …”')
      const role = await rooms.roleOf(name, token)
      const room = await rooms.open(name)
      return { number: await room.say(role, commandIn(request.body)) }
    },
  )
}

/** @throws RoomRefusal for an unknown edition or bot */
function settingsIn({ edition = 'current', bots, clock = null, delay = 0 }: NewRoom): RoomSettings {
  if (!(EDITIONS as readonly string[]).includes(edition))
    throw new RoomRefusal('unreadable', `the editions are ${EDITIONS.join(', ')}`)
  return {
    game: 'keyforge',
    edition,
    start: { kind: 'deal' },
    bots: botsIn(bots),
    clock: clock === null ? null : { seconds: clock.seconds, increment: clock.increment ?? 0 },
    delay,
    before: null,
  }
}
