import type { Client } from 'pg'
import type { Database } from './database.ts'
import { CHANNEL } from './room-store.ts'

/** Handles the news of other processes. */
export interface Hearing {
  /** An entry was committed. */
  entry(room: string, number: number): void
  /** The connection is back: there may be entries that it did not hear of. */
  again(): void
  failed(error: unknown): void
}

const RETRY = 500

/** Listens to the entries of other processes on PostgreSQL, and connects again when the connection breaks. */
export class News {
  readonly #url: string
  readonly #hearing: Hearing
  #client: Client | null = null
  #isClosed = false
  #isFirst = true

  private constructor(url: string, hearing: Hearing) {
    this.#url = url
    this.#hearing = hearing
  }

  /** Null for a database of this process alone. */
  static async listen({ url }: Database, hearing: Hearing): Promise<News | null> {
    if (url === null) return null
    const news = new News(url, hearing)
    await news.#connect()
    return news
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    client.on('notification', ({ payload = '' }) => {
      const [room = '', number] = payload.split(' ')
      this.#hearing.entry(room, Number(number))
    })
    let isLost = false
    const lost = (error?: unknown) => {
      if (isLost || this.#isClosed) return
      isLost = true
      if (error !== undefined) this.#hearing.failed(error)
      client.end().catch(() => {})
      setTimeout(() => void this.#connect().catch(() => {}), RETRY).unref()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (this.#isFirst) throw error
      lost(error)
      return
    }
    // Closed while it was connecting: nobody else knows of this connection, which would keep the process alive.
    if (this.#isClosed) {
      await client.end().catch(() => {})
      return
    }
    this.#client = client
    if (!this.#isFirst) this.#hearing.again()
    this.#isFirst = false
  }
}
