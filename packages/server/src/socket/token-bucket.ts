/** Lets so many through a second, and so many at once. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #since: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#left = most
    this.#since = now
  }

  /** Whether one more may pass now. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#since) * this.#perSecond) / 1000)
    this.#since = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** Whether it is as full as a new one. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#since) * this.#perSecond) / 1000 >= this.#most
  }
}
