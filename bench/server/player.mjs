// A program that plays in a room, connects again when the connection breaks, and remembers what was acknowledged.
import { WebSocket } from 'ws'

/** Milliseconds before it answers: then what it says is under way at any moment. */
const PAUSE = 20

export class Player {
  /** The messages that were acknowledged, by their keys: the numbers of their entries. @type {Map<string, number>} */
  acknowledged = new Map()
  /** The newest table. @type {any} */
  table = null
  /** Problems that it found. @type {string[]} */
  problems = []
  /** How many refusals it got, by their codes. @type {Record<string, number>} */
  refusals = {}
  #said = 0
  /** What was sent and is neither acknowledged nor refused, by its id. */
  #waiting = new Map()
  /** The keys of all messages by their ids. */
  #keys = new Map()
  #isEnded = false
  #timer = null
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
    clearTimeout(this.#timer)
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
    if (message.tell === 'welcome') for (const command of this.#waiting.values()) this.#send(command)
    if (message.tell === 'done') this.#done(message)
    if (message.tell === 'refused') this.#refused(message)
    if (message.tell === 'table') {
      if (this.table !== null && message.number < this.table.number)
        this.problems.push(`entry ${this.table.number} of ${this.room} is gone`)
      this.table = message
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#act(), PAUSE)
  }

  #done({ id, number }) {
    const key = this.#keys.get(id)
    const before = this.acknowledged.get(key)
    if (key === undefined || !Number.isInteger(number))
      this.problems.push(`${key} was acknowledged as ${number}`)
    else if (before !== undefined && before !== number)
      this.problems.push(`${key} counts at ${before} and ${number}`)
    else this.acknowledged.set(key, number)
    this.#waiting.delete(id)
  }

  #refused({ id, code, message }) {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1
    const key = this.#keys.get(id)
    if (this.acknowledged.has(key)) this.problems.push(`${key} was acknowledged, and is refused: ${code}`)
    if (!['stale', 'not-now', 'unavailable'].includes(code))
      this.problems.push(`${this.name}: ${code} ${message}`)
    // After “unavailable” nobody knows whether it counts: it is said again.
    if (code !== 'unavailable') this.#waiting.delete(id)
  }

  /** Says what this seat can do now; what was refused here is not said again. */
  #act() {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.table === null) return
    for (const command of commandsFor(this.table, this.name)) {
      const key = `${this.name} ${command.number ?? command.at ?? 0} ${command.do}`
      const isWaiting = [...this.#waiting.values()].some((one) => one.key === key)
      if (isWaiting) return
      if ([...this.#keys.values()].includes(key)) continue
      const message = { ...command, id: ++this.#said, key }
      this.#keys.set(message.id, key)
      this.#waiting.set(message.id, message)
      this.#send(message)
      // Messages are doubled now and then.
      if (message.id % 7 === 0) this.#send(message)
      return
    }
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}

/** What a seat can do at a table, the first choice first. */
function commandsFor(table, name) {
  const { role: seat, number, at, phase, proposal } = table
  if (phase === 'over') return []
  if (phase === 'seating') return table.seats[seat - 1].name === null ? [{ do: 'sit', name }] : []
  const commands = []
  if (proposal !== null && proposal.seat !== seat)
    commands.push({ do: number % 2 ? 'agree' : 'decline', number })
  // Now and then an answer is taken back, or the other player is asked.
  if (number % 11 === 0 && table.answers.at(-1)?.seat === seat && proposal === null)
    commands.push({ do: 'takeback', number })
  const asked = table.views[0]?.asked
  if (asked != null && asked.who === seat) commands.push({ do: 'answer', at, choice: choiceOf(asked) })
  return commands
}

/** Some answer to a decision as a view asks it. */
export function choiceOf({ options, kind, least = 0, most = 0 }) {
  const places = options.map(({ id }) => id)
  if (kind === 'order') return places
  if (kind === 'divide') return places.map((_, at) => (at === 0 ? most - least * (places.length - 1) : least))
  if (least === 1 && most === 1) return Math.floor(Math.random() * places.length)
  return places.slice(0, Math.max(least, Math.min(1, most)))
}
