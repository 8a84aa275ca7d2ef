/** The values that were used last, by name, so that they need not be made again. */
export class LatestFew<T> {
  readonly #kept = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  async get(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name)
    const value = known ?? (await make())
    this.#kept.delete(name)
    this.#kept.set(name, value)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
