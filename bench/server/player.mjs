// A program that plays in a room, connects again when the connection breaks, and remembers what was acknowledged.
import { WebSocket } from 'ws'

export class Player {
  /** The answers that were acknowledged, by their keys: the numbers of their entries. @type {Map<string, number>} */
  acknowledged = new Map()
  /** The newest table. @type {any} */
  table = null
  /** Problems that it found. @type {string[]} */
  problems = []
  #asked = 0
  #sent = null
  #isEnded = false
  /** @type {WebSocket | null} */
  #socket = null

  /**
   * @param {string} address of the server: http://host:port/
   * @param {string} room
   * @param {string} token
   * @param {1 | 2} seat
   */
  constructor(address, room, token, seat) {
    this.address = address
    this.room = room
    this.token = token
    this.seat = seat
    this.name = `Player ${seat}`
    this.#connect()
  }

  close() {
    this.#isEnded = true
    this.#socket?.terminate()
  }

  #connect() {
    if (this.#isEnded) return
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}api/rooms/${this.room}/socket`)
    this.#socket = socket
    socket.on('open', () => socket.send(JSON.stringify({ do: 'join', token: this.token })))
    socket.on('message', (text) => this.#heard(JSON.parse(String(text))))
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.#connect(), 50))
  }

  #heard(message) {
    if (message.tell === 'done') {
      const sent = this.#sent
      if (sent?.id === message.id) {
        const before = this.acknowledged.get(sent.key)
        if (before !== undefined && before !== message.number) this.problems.push(`${sent.key} twice`)
        this.acknowledged.set(sent.key, message.number)
        this.#sent = null
      }
      this.#act()
    } else if (message.tell === 'refused') {
      if (message.code !== 'stale' && message.code !== 'not-now' && message.code !== 'unavailable')
        this.problems.push(`${this.name}: ${message.code} ${message.message}`)
      if (message.code !== 'unavailable') this.#sent = null
    } else if (message.tell === 'table') {
      if (this.table !== null && message.number < this.table.number)
        this.problems.push(`entry ${this.table.number} of ${this.room} is gone`)
      this.table = message
      this.#act()
    }
  }

  /** Sends what this seat must do now; a message that was not acknowledged is sent again. */
  #act() {
    const socket = this.#socket
    const table = this.table
    if (socket?.readyState !== WebSocket.OPEN || table === null) return
    const command = commandFor(table, this.name)
    if (command === null) return
    if (this.#sent?.at !== table.at || this.#sent?.do !== command.do)
      this.#sent = {
        ...command,
        at: table.at,
        id: ++this.#asked,
        key: `${this.name} ${table.at} ${command.do}`,
      }
    socket.send(JSON.stringify(this.#sent))
    // Messages are doubled now and then.
    if (this.#asked % 7 === 0) socket.send(JSON.stringify(this.#sent))
  }
}

/** What a seat does at a table; null if nothing. */
function commandFor(table, name) {
  const seat = table.role
  if (table.phase === 'over') return null
  if (table.phase === 'seating') return table.seats[seat - 1].name === null ? { do: 'sit', name } : null
  const asked = table.views[0]?.asked
  if (asked == null || asked.who !== seat) return null
  const places = asked.options.map(({ id }) => id)
  const { kind, least = 0, most = 0 } = asked
  if (kind === 'order') return { do: 'answer', choice: places }
  if (kind === 'divide') return { do: 'answer', choice: places.map((_, at) => (at === 0 ? least : 0)) }
  if (least === 1 && most === 1) return { do: 'answer', choice: Math.floor(Math.random() * places.length) }
  return { do: 'answer', choice: places.slice(0, Math.max(least, Math.min(1, most))) }
}
