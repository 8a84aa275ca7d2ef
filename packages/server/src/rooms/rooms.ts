import type { Role } from '../model/entry.ts'
import { HOUR, type Limits } from '../model/limits.ts'
import { RoomRefusal } from '../model/refusal.ts'
import type { RoomSettings } from '../model/room.ts'
import { hashOf } from '../model/secrets.ts'
import type { RoomStore } from '../store/room-store.ts'
import { type MadeRoom, makeRematch, makeRoom } from './make-room.ts'
import { type Listener, OpenRoom } from './open-room.ts'
import { loadTable } from './room-loader.ts'
import { ServerSeat } from './server-seat.ts'

interface Held {
  readonly room: OpenRoom
  readonly server: ServerSeat
}

/** A room that is held, or is being loaded, and when it was used last. */
interface Use {
  readonly held: Promise<Held>
  readonly at: number
}

/** What the rooms need of their process. */
export interface RoomsNeeds {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly failed: (error: unknown) => void
  /** Milliseconds of an entry, as in `RoomNeeds`. */
  readonly took: (milliseconds: number) => void
}

/** The rooms of this process: those that somebody is in, and those that were used last. */
export class Rooms {
  readonly #store: RoomStore
  readonly #limits: Limits
  readonly #now: () => number
  readonly #fail: (error: unknown) => void
  readonly #took: (milliseconds: number) => void
  /** In the order of their last use. */
  readonly #held = new Map<string, Use>()

  constructor(store: RoomStore, limits: Limits, { now, failed, took }: RoomsNeeds) {
    this.#store = store
    this.#limits = limits
    this.#now = now
    this.#fail = failed
    this.#took = took
  }

  /** How many are held. */
  get size(): number {
    return this.#held.size
  }

  /**
   * Makes a room for an address.
   * @throws RoomRefusal if the address has made too many
   */
  async make(settings: RoomSettings, address: string): Promise<MadeRoom> {
    const maker = hashOf(address)
    const made = await this.#store.madeBy(maker, this.#now() - HOUR)
    if (made >= this.#limits.roomsAnHour)
      throw new RoomRefusal('limit', `an address makes at most ${this.#limits.roomsAnHour} rooms an hour`)
    return makeRoom(this.#store, settings, maker, this.#now())
  }

  /**
   * Who a token is in a room. Without one: somebody who watches.
   * @throws RoomRefusal for a token of another room, or if nobody may watch
   */
  async roleOf(name: string, token: string | null): Promise<Role> {
    if (token !== null) {
      const role = await this.#store.roleOf(name, hashOf(token))
      if (role === null) throw new RoomRefusal('forbidden', 'this link is of no seat in this room')
      return role
    }
    const { table } = await this.open(name)
    if (table.row.settings.delay === null) throw new RoomRefusal('forbidden', 'nobody may watch this room')
    return 'watch'
  }

  /** @throws RoomRefusal if there is no such room */
  async open(name: string): Promise<OpenRoom> {
    return (await this.#hold(name)).room
  }

  /** Gives the listener every table of a room from now on, and plays for bots meanwhile. */
  async enter(
    name: string,
    listener: Listener,
  ): Promise<{ readonly room: OpenRoom; readonly leave: () => void }> {
    // Counted first, so that the room is not let go of while it is loaded.
    this.#people.set(name, (this.#people.get(name) ?? 0) + 1)
    try {
      const { room, server } = await this.#hold(name)
      const end = room.listen(listener)
      server.start()
      const leave = () => {
        end()
        if (this.#left(name)) server.stop()
      }
      return { room, leave }
    } catch (error) {
      this.#left(name)
      throw error
    }
  }

  /** Somebody has left a room. Whether it was the last. */
  #left(name: string): boolean {
    const left = (this.#people.get(name) ?? 1) - 1
    if (left > 0) {
      this.#people.set(name, left)
      return false
    }
    this.#people.delete(name)
    const used = this.#held.get(name)
    if (used !== undefined) this.#use(name, used.held)
    this.letGo()
    return true
  }

  /** Another process has appended an entry. */
  async heard(name: string, number: number): Promise<void> {
    const held = await this.#held.get(name)?.held.catch(() => null)
    if (held != null && held.room.table.number < number) await held.room.refresh()
  }

  /** Looks for entries of other processes in every room: it heard of none while the connection was gone. */
  async refreshAll(): Promise<void> {
    for (const { held } of this.#held.values())
      await held.then(({ room }) => room.refresh()).catch(this.#fail)
  }

  /** Deletes rooms that nobody has used for long. */
  async deleteOld(): Promise<number> {
    return this.#store.deleteOlder(this.#now() - this.#limits.roomAge)
  }

  async close(): Promise<void> {
    for (const { held } of this.#held.values()) await held.then(({ server }) => server.stop()).catch(() => {})
    this.#held.clear()
  }

  /** How many people are in each room. */
  readonly #people = new Map<string, number>()

  /** A room with its positions, which is used now. */
  async #hold(name: string): Promise<Held> {
    const known = this.#held.get(name)
    const loading = known?.held ?? this.#load(name)
    this.#use(name, loading)
    if (known === undefined) this.letGo()
    const held = await loading
    await held.room.wake()
    return held
  }

  /** Notes that a room is used now. */
  #use(name: string, held: Promise<Held>): void {
    this.#held.delete(name)
    this.#held.set(name, { held, at: this.#now() })
  }

  #load(name: string): Promise<Held> {
    const held = loadTable(this.#store, name).then((table): Held => {
      const room = new OpenRoom(this.#store, table, {
        now: this.#now,
        makeRematch: (one) => makeRematch(this.#store, one, this.#now()),
        took: this.#took,
      })
      return { room, server: new ServerSeat(room, this.#now, this.#limits.botPause, this.#fail) }
    })
    held.catch(() => this.#held.delete(name))
    return held
  }

  /** Lets go of rooms that nobody is in and nobody has used for long, and of those that are too many, the longest unused first. */
  letGo(): void {
    const since = this.#now() - this.#limits.idleFor
    let tooMany = this.#held.size - this.#people.size - this.#limits.idleRooms
    for (const [name, { at }] of this.#held) {
      if (tooMany <= 0 && at >= since) return
      if (this.#people.has(name)) continue
      this.#held.delete(name)
      tooMany--
    }
  }
}
