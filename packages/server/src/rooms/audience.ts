import type { Role } from '../model/entry.ts'
import type { Table } from '../play/table.ts'
import { messageFor } from '../play/table-message.ts'
import type { RoomStore } from '../store/room-store.ts'
import { DelayedTable } from './delayed-table.ts'
import type { History } from './history.ts'
import type { OpenRoom } from './open-room.ts'
import type { Rooms } from './rooms.ts'

/** Takes a table as a text; the function gives the newest when it is called. */
export type Reader = (newest: () => string) => void

/** Somebody at a table. */
export interface Seated {
  readonly room: OpenRoom
  readonly leave: () => void
}

/** Those who are at one table: each role's message is made once, however many tabs and devices hear it. */
interface Circle {
  readonly room: OpenRoom
  readonly readers: Map<Role, Set<Reader>>
  readonly leave: () => void
  /** What those who watch see; null while nobody does. */
  watched: Promise<DelayedTable> | null
  /** The newest table, and its messages. */
  made: { readonly table: Table; readonly texts: Map<Role, string> }
  isLeft: boolean
}

/** The readers of the rooms of this process, by their roles. */
export class Audience {
  readonly #rooms: Rooms
  readonly #store: RoomStore
  readonly #history: History
  readonly #now: () => number
  readonly #circles = new Map<string, Promise<Circle>>()

  constructor(rooms: Rooms, store: RoomStore, history: History, now: () => number) {
    this.#rooms = rooms
    this.#store = store
    this.#history = history
    this.#now = now
  }

  /** How many rooms somebody is in. */
  get size(): number {
    return this.#circles.size
  }

  /** Gives the reader the table now and every one to come, as the role may know it. */
  async join(name: string, role: Role, reader: Reader): Promise<Seated> {
    let circle = await this.#circle(name)
    // The last of the others has left meanwhile.
    while (circle.isLeft) circle = await this.#circle(name)
    const joined = circle
    const readers = joined.readers.get(role) ?? new Set<Reader>()
    joined.readers.set(role, readers.add(reader))
    const leave = () => {
      readers.delete(reader)
      if ([...joined.readers.values()].every(({ size }) => size === 0)) this.#close(name, joined)
    }
    if (role !== 'watch') {
      reader(() => this.#text(joined, role))
      return { room: joined.room, leave }
    }
    joined.watched ??= this.#watch(joined)
    const watching = joined.watched
    try {
      const watched = await watching
      reader(() => watched.text)
      return { room: joined.room, leave }
    } catch (error) {
      // The next who watches tries again.
      if (joined.watched === watching) joined.watched = null
      leave()
      throw error
    }
  }

  /** Lets the rooms rest in which nothing has happened since a time, in milliseconds since 1970. */
  async rest(since: number): Promise<void> {
    for (const one of this.#circles.values()) {
      const circle = await one.catch(() => null)
      if (circle === null) continue
      const { time, position } = circle.room.table
      if (time < since && position !== null) await this.#rest(circle)
    }
  }

  async #rest(circle: Circle): Promise<void> {
    // What a slow reader has still to take is made of positions that are given up.
    for (const role of circle.readers.keys()) if (role !== 'watch') this.#text(circle, role)
    const watched = await circle.watched?.catch(() => null)
    watched?.rest()
    this.#take(circle, await circle.room.rest())
  }

  /** Takes the newest table with or without its positions. */
  #take(circle: Circle, table: Table): void {
    if (table.number === circle.made.table.number) circle.made = { ...circle.made, table }
  }

  async #circle(name: string): Promise<Circle> {
    const circle = await this.#known(name)
    this.#take(circle, await circle.room.wake())
    return circle
  }

  #known(name: string): Promise<Circle> {
    const known = this.#circles.get(name)
    if (known !== undefined) return known
    const made = this.#made(name)
    this.#circles.set(name, made)
    made.catch(() => this.#circles.delete(name))
    return made
  }

  async #made(name: string): Promise<Circle> {
    let circle: Circle | null = null
    const { room, leave } = await this.#rooms.enter(name, (table) => {
      if (circle !== null) this.#tell(circle, table)
    })
    circle = {
      room,
      readers: new Map(),
      leave,
      watched: null,
      made: { table: room.table, texts: new Map() },
      isLeft: false,
    }
    return circle
  }

  #close(name: string, circle: Circle): void {
    if (circle.isLeft) return
    circle.isLeft = true
    void circle.watched?.then((watched) => watched.stop()).catch(() => {})
    circle.leave()
    this.#circles.delete(name)
  }

  async #watch(circle: Circle): Promise<DelayedTable> {
    const watched = await DelayedTable.open(this.#store, this.#history, circle.room, this.#now, () => {
      for (const reader of circle.readers.get('watch') ?? []) reader(() => watched.text)
    })
    watched.follow(circle.room.table)
    return watched
  }

  #tell(circle: Circle, table: Table): void {
    circle.made = { table, texts: new Map() }
    void circle.watched?.then((watched) => watched.follow(table)).catch(() => {})
    for (const [role, readers] of circle.readers)
      if (role !== 'watch') for (const reader of readers) reader(() => this.#text(circle, role))
  }

  #text({ made: { table, texts } }: Circle, role: Role): string {
    const known = texts.get(role)
    if (known !== undefined) return known
    const text = JSON.stringify(messageFor(table, role))
    texts.set(role, text)
    return text
  }
}
