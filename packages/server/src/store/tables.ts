import type { ColumnType, Generated } from 'kysely'

/** Milliseconds since 1970: PostgreSQL gives long numbers as texts. */
type Time = ColumnType<number | string, number, number>

/** The tables of the database. JSON is text in both databases. */
export interface Tables {
  readonly rooms: {
    readonly name: string
    readonly settings: string
    readonly seed: string
    readonly created: Time
    /** The last entry, by which old rooms are found. */
    readonly touched: Time
    /** A hash of the address that made the room, for the limit of rooms. */
    readonly maker: string
  }
  readonly seats: {
    readonly room: string
    /** `1`, `2` or `judge`. */
    readonly role: string
    readonly token: string
  }
  readonly entries: {
    readonly room: string
    readonly number: number
    readonly at: Time
    readonly body: string
  }
  readonly snapshots: {
    readonly room: string
    readonly number: number
    readonly body: string
  }
  readonly questions: {
    /** Of the content: the same question has one address. */
    readonly hash: string
    readonly game: string
    /** The scenario as a text. */
    readonly text: string
    readonly title: string
    /** For searches: the words of title, board and answer without marks. */
    readonly plain: string
    readonly created: Time
    /** Counts up, for lists in the order of their making. */
    readonly place: Generated<number>
  }
}
