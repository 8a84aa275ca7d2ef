import type { FastifyInstance } from 'fastify'
import type { Limits } from '../model/limits.ts'
import { RoomRefusal } from '../model/refusal.ts'
import { TokenBucket } from '../socket/token-bucket.ts'

/** Addresses that are remembered before those that are at rest are forgotten. */
const MANY = 10_000

/** What each address has used lately. */
export class AddressLimit {
  readonly #buckets = new Map<string, TokenBucket>()
  readonly #perSecond: number
  readonly #most: number
  readonly #now: () => number

  constructor(perMinute: number, now: () => number) {
    this.#perSecond = perMinute / 60
    this.#most = perMinute
    this.#now = now
  }

  take(address: string): boolean {
    const now = this.#now()
    if (this.#buckets.size > MANY)
      for (const [one, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(one)
    const bucket = this.#buckets.get(address) ?? new TokenBucket(this.#perSecond, this.#most, now)
    this.#buckets.set(address, bucket)
    return bucket.take(now)
  }
}

/** Refuses requests of an address that asks too often. Health and metrics are for those who run the server. */
export function limitRequests(
  app: FastifyInstance,
  { requestsAMinute, filesAMinute }: Limits,
  now: () => number,
): void {
  const requests = new AddressLimit(requestsAMinute, now)
  const files = new AddressLimit(filesAMinute, now)
  app.addHook('onRequest', async ({ url, ip, is404 }) => {
    if (/^\/(?:healthz|readyz|metrics)$/.test(url)) return
    // Addresses without a route are files of the web app.
    const isFile = is404 && !url.startsWith('/api/')
    if ((isFile ? files : requests).take(ip)) return
    throw isFile
      ? new RoomRefusal('limit', `an address gets at most ${filesAMinute} files a minute`)
      : new RoomRefusal('limit', `an address asks at most ${requestsAMinute} times a minute`)
  })
}
