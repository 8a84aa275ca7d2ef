import { WebSocket } from 'ws'
import type { TableMessage } from '../src/play/table-message.ts'

/** A message of the server. */
interface Received {
  readonly tell: string
  readonly id?: number
  readonly code?: string
  readonly message?: string
  readonly number?: number
}

/** A program at a table, for tests. */
export class TestClient {
  readonly socket: WebSocket
  /** Every message that it got. */
  readonly received: Received[] = []
  #id = 0
  #waiting: (() => void)[] = []

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (text) => {
      this.received.push(JSON.parse(String(text)) as Received)
      this.#wake()
    })
    socket.on('close', () => this.#wake())
    socket.on('error', () => this.#wake())
  }

  /** @param address of the server, with a slash at its end */
  static async join(address: string, room: string, token: string | null): Promise<TestClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/rooms/${room}/socket`)
    const client = new TestClient(socket)
    await new Promise((go, fail) => {
      socket.once('open', go)
      socket.once('error', fail)
    })
    client.send(token === null ? { do: 'watch' } : { do: 'join', token })
    return client
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  get table(): TableMessage | undefined {
    return this.received.findLast(({ tell }) => tell === 'table') as unknown as TableMessage | undefined
  }

  /** Says a command, and waits for what becomes of it. */
  async say(message: object): Promise<Received> {
    const id = ++this.#id
    this.send({ ...message, id })
    return this.until(() => this.received.find((one) => one.id === id))
  }

  /** Waits until a table is as wanted. */
  tableWhere(wanted: (table: TableMessage) => boolean): Promise<TableMessage> {
    return this.until(() => (this.table !== undefined && wanted(this.table) ? this.table : undefined))
  }

  async until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the socket is closed')
      await new Promise<void>((go) => this.#waiting.push(go))
    }
  }

  /** Answers where this seat decides, until the game ends or the table has so many entries. */
  async play(entries = Number.POSITIVE_INFINITY, pick = anyOf): Promise<void> {
    const isEnough = ({ phase, number }: TableMessage) => phase === 'over' || number >= entries
    for (;;) {
      const table = await this.tableWhere(
        (one) => isEnough(one) || one.views[0]?.asked?.who === one.views[0]?.player,
      )
      if (isEnough(table)) return
      const answer = await this.say({ do: 'answer', at: table.at, choice: choiceIn(table, pick) })
      if (answer.tell === 'done') await this.tableWhere((one) => one.at > table.at || isEnough(one))
      else if (answer.code !== 'stale') throw new Error(JSON.stringify(answer))
    }
  }

  close(): void {
    this.socket.terminate()
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go()
  }
}

/** An answer to the open decision of a table. */
export function choiceIn({ views: [view] }: TableMessage, pick: (count: number) => number): unknown {
  const asked = view?.asked
  if (asked == null) throw new Error('nothing is asked')
  const { kind, options } = asked
  const [least, most] = [asked.least ?? 0, asked.most ?? 0]
  const places = options.map(({ id }) => id)
  if (kind === 'order') return places
  if (kind === 'divide') return places.map((_, at) => (at === 0 ? most - least * (places.length - 1) : least))
  if (least === 1 && most === 1) return pick(places.length)
  return places.slice(0, Math.max(least, Math.min(1, most)))
}

const anyOf = (count: number): number => Math.floor(Math.random() * count)
