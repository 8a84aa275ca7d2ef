import type { WebSocket } from 'ws'
import type { Role } from '../model/entry.ts'
import type { Limits } from '../model/limits.ts'
import { RoomRefusal } from '../model/refusal.ts'
import type { Audience, Seated } from '../rooms/audience.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { commandIn, objectIn, textIn } from './read-message.ts'
import { TokenBucket } from './token-bucket.ts'

/** Codes of closing that a client can tell apart (RFC 6455, 7.4). */
export const CLOSED = { goingAway: 1001, refused: 1008, later: 1013 } as const

/** What a socket reports to its server. */
export interface SocketNotes {
  now(): number
  refused(code: string): void
  failed(error: unknown): void
  /** Milliseconds from a message to its answer. */
  took(milliseconds: number): void
}

/** One tab or device at a table: it says who it is, hears every table that its seat may know, and says commands. */
export class RoomSocket {
  readonly #socket: WebSocket
  readonly #room: string
  readonly #rooms: Rooms
  readonly #audience: Audience
  readonly #limits: Limits
  readonly #notes: SocketNotes
  readonly #bucket: TokenBucket
  readonly #stranger: NodeJS.Timeout
  /** Null until it has its place: what it says counts only then. */
  #seat: { readonly role: Role; readonly seated: Seated } | null = null
  #slow: NodeJS.Timeout | null = null
  /** Messages are taken in their order. */
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(
    socket: WebSocket,
    room: string,
    rooms: Rooms,
    audience: Audience,
    limits: Limits,
    notes: SocketNotes,
  ) {
    this.#socket = socket
    this.#room = room
    this.#rooms = rooms
    this.#audience = audience
    this.#limits = limits
    this.#notes = notes
    this.#bucket = new TokenBucket(limits.messagesASecond, limits.messagesAtOnce, notes.now())
    this.#stranger = setTimeout(() => this.#close(CLOSED.refused, 'say who you are'), limits.strangerFor)
    socket.on('message', (raw, isBinary) => this.#arrived(String(raw), isBinary))
    socket.on('close', () => this.#gone())
    // The next event is “close”.
    socket.on('error', () => {})
  }

  #arrived(text: string, isBinary: boolean): void {
    const isTooMany = !this.#bucket.take(this.#notes.now()) || this.#waiting >= this.#limits.messagesAtOnce
    if (isBinary || isTooMany) {
      this.#close(CLOSED.refused, isBinary ? 'messages are texts' : 'too many messages')
      return
    }
    this.#waiting++
    this.#last = this.#last.then(() => this.#taken(text)).finally(() => this.#waiting--)
  }

  async #taken(text: string): Promise<void> {
    const begun = this.#notes.now()
    let id: unknown
    try {
      const fields = objectIn(text)
      if (typeof fields.id === 'number' || typeof fields.id === 'string') id = fields.id
      if (this.#seat === null) await this.#join(fields)
      else if (fields.do === 'ping') this.#send({ tell: 'pong', id, now: this.#notes.now() })
      else {
        const { role, seated } = this.#seat
        this.#send({ tell: 'done', id, number: await seated.room.say(role, commandIn(fields)) })
      }
    } catch (error) {
      this.#refuse(id, error)
    }
    this.#notes.took(this.#notes.now() - begun)
  }

  async #join(fields: Readonly<Record<string, unknown>>): Promise<void> {
    if (fields.do !== 'join' && fields.do !== 'watch')
      throw new RoomRefusal('unreadable', 'the first message is join or watch')
    const token = fields.do === 'join' ? textIn(fields, 'token', 100) : null
    const role = await this.#rooms.roleOf(this.#room, token)
    clearTimeout(this.#stranger)
    this.#send({ tell: 'welcome', role, room: this.#room, now: this.#notes.now() })
    const seated = await this.#audience.join(this.#room, role, (newest) => this.#deliver(newest))
    if (this.#socket.readyState === this.#socket.OPEN) this.#seat = { role, seated }
    else seated.leave()
  }

  #refuse(id: unknown, error: unknown): void {
    const isRefusal = error instanceof RoomRefusal
    if (!isRefusal) this.#notes.failed(error)
    const code = isRefusal ? error.code : 'unavailable'
    this.#notes.refused(code)
    this.#send({
      tell: 'refused',
      id,
      code,
      message: isRefusal ? error.message : 'the server failed; try again',
    })
    if (this.#seat === null) this.#close(isRefusal ? CLOSED.refused : CLOSED.later, code)
  }

  /** Sends a table, or the newest one later if the reader is slow. */
  #deliver(newest: () => string): void {
    if (this.#slow !== null) return
    if (this.#socket.bufferedAmount < this.#limits.waitingBytes) {
      this.#socket.send(newest())
      return
    }
    const since = this.#notes.now()
    const look = () => {
      this.#slow = null
      if (this.#socket.bufferedAmount < this.#limits.waitingBytes) this.#deliver(newest)
      else if (this.#notes.now() - since > this.#limits.slowFor)
        this.#close(CLOSED.later, 'it reads too slowly')
      else this.#slow = setTimeout(look, SLOW_LOOK)
    }
    this.#slow = setTimeout(look, SLOW_LOOK)
  }

  #send(message: object): void {
    if (this.#socket.bufferedAmount < 2 * this.#limits.waitingBytes)
      this.#socket.send(JSON.stringify(message))
  }

  #close(code: number, reason: string): void {
    this.#socket.close(code, reason)
    // A peer that does not answer the closing is cut off.
    setTimeout(() => this.#socket.terminate(), CLOSING).unref()
  }

  #gone(): void {
    clearTimeout(this.#stranger)
    if (this.#slow !== null) clearTimeout(this.#slow)
    this.#seat?.seated.leave()
    this.#seat = null
  }
}

const SLOW_LOOK = 250
const CLOSING = 2000
