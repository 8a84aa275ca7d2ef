import type { EntryBody, SeatNumber } from '../model/entry.ts'
import { RoomRefusal } from '../model/refusal.ts'
import { botAnswer, botOnMove } from '../play/bot-answer.ts'
import { onMove, timeLeft } from '../play/clock.ts'
import { decided } from '../play/decide.ts'
import { isBot, type Table } from '../play/table.ts'
import { sitOfBot } from './make-room.ts'
import type { OpenRoom } from './open-room.ts'

/** What the server does in a room by itself while somebody is there: it plays for bots, and ends games by the clock. */
export class ServerSeat {
  readonly #room: OpenRoom
  readonly #now: () => number
  readonly #pause: number
  readonly #fail: (error: unknown) => void
  #timer: NodeJS.Timeout | null = null
  #end: (() => void) | null = null

  /** @param pause before a bot answers, in milliseconds */
  constructor(room: OpenRoom, now: () => number, pause: number, fail: (error: unknown) => void) {
    this.#room = room
    this.#now = now
    this.#pause = pause
    this.#fail = fail
  }

  start(): void {
    if (this.#end !== null) return
    this.#end = this.#room.listen((table) => this.#look(table))
    this.#look(this.#room.table)
  }

  stop(): void {
    this.#end?.()
    this.#end = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #look(table: Table): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const { clock } = table
    if (botToSit(table) !== null) this.#later(0, () => this.#sit())
    else if (botOnMove(table) !== null) this.#later(this.#pause, () => this.#play())
    else if (clock?.running != null)
      this.#later(timeLeft(clock, clock.running, this.#now()), () =>
        this.#room.sayItself((now) => this.#timeUp(now)),
      )
  }

  #later(milliseconds: number, act: () => Promise<void>): void {
    this.#timer = setTimeout(() => {
      this.#timer = null
      act().catch((error: unknown) => {
        this.#fail(error)
        // The database may be away: it is tried again.
        if (this.#end !== null && !(error instanceof RoomRefusal))
          this.#later(RETRY, async () => this.#look(await this.#room.wake()))
      })
    }, milliseconds)
    this.#timer.unref()
  }

  async #sit(): Promise<void> {
    await this.#room.sayItself((table) => {
      const seat = botToSit(table)
      if (seat === null) return null
      const made = decided(table, seat, sitOfBot(table.row.settings, seat))
      return typeof made === 'string' ? null : made
    })
  }

  async #play(): Promise<void> {
    const table = await this.#room.wake()
    const seat = botOnMove(table)
    if (seat === null) return
    const body = await botAnswer(table, seat, this.#now)
    if (body === null) return
    await this.#room.sayItself((now) => (now.at === table.at && botOnMove(now) === seat ? body : null))
  }

  #timeUp(table: Table): EntryBody | null {
    const seat = onMove(table)
    const { clock } = table
    if (clock === null || seat === null || timeLeft(clock, seat, this.#now()) > 0) return null
    return { kind: 'time', seat, key: `time ${table.at}` }
  }
}

const RETRY = 1000

/** A bot that does not sit yet. */
function botToSit(table: Table): SeatNumber | null {
  const free = ([1, 2] as const).find((seat) => isBot(table, seat) && table.sitting[seat - 1] === null)
  return free ?? null
}
