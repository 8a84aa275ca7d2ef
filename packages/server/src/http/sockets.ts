import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Limits } from '../model/limits.ts'
import type { Audience } from '../rooms/audience.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { CLOSED, RoomSocket, type SocketNotes } from '../socket/room-socket.ts'
import { isOwnOrigin } from './security.ts'

const PATH = /^\/api\/rooms\/([A-Za-z0-9_-]{22})\/socket$/

/** How often sockets are asked whether somebody is there, in milliseconds: twice without an answer ends one. */
const HEARTBEAT = 30_000

export interface SocketSettings {
  readonly rooms: Rooms
  readonly audience: Audience
  readonly limits: Limits
  readonly origins: readonly string[]
  readonly notes: SocketNotes
  /** The address of a request, behind proxies too. */
  readonly addressOf: (request: IncomingMessage) => string
}

/** The sockets of a server. */
export interface Sockets {
  readonly count: () => number
  /** Tells every client that the server goes away, so that it connects again. */
  close(): Promise<void>
}

export function serveSockets(app: FastifyInstance, settings: SocketSettings): Sockets {
  const { limits, origins, addressOf } = settings
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // Compression would take memory for each socket, and lengths of compressed secrets tell about them.
    perMessageDeflate: false,
    clientTracking: true,
  })
  const byAddress = new Map<string, number>()
  const alive = new WeakSet<WebSocket>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path = ''] = (request.url ?? '').split('?')
    const room = PATH.exec(path)?.[1]
    const address = addressOf(request)
    const open = byAddress.get(address) ?? 0
    const isFull = open >= limits.socketsAnAddress || server.clients.size >= limits.sockets
    const status = room === undefined ? 404 : isFull ? 429 : isOwnOrigin(request, origins) ? null : 403
    if (room === undefined || status !== null) {
      reject(socket, status ?? 404)
      return
    }
    server.handleUpgrade(request, socket, head, (client) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      client.on('close', () => {
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      })
      alive.add(client)
      client.on('pong', () => alive.add(client))
      new RoomSocket(client, room, settings.rooms, settings.audience, limits, settings.notes)
    })
  })
  const heartbeat = setInterval(() => {
    for (const client of server.clients) {
      if (!alive.delete(client)) client.terminate()
      else client.ping()
    }
  }, HEARTBEAT)
  heartbeat.unref()
  return {
    count: () => server.clients.size,
    close: async () => {
      clearInterval(heartbeat)
      for (const client of server.clients) client.close(CLOSED.goingAway, 'the server is going away')
      await Promise.race([new Promise((go) => server.close(go)), new Promise((go) => setTimeout(go, GRACE))])
      for (const client of server.clients) client.terminate()
    },
  }
}

const GRACE = 2000

function reject(socket: Duplex, status: number): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
