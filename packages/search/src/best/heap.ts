/** A priority queue. */
export class Heap<T> {
  readonly #items: T[] = []
  readonly #isBefore: (one: T, other: T) => boolean

  constructor(isBefore: (one: T, other: T) => boolean) {
    this.#isBefore = isBefore
  }

  get size(): number {
    return this.#items.length
  }

  push(item: T): void {
    const items = this.#items
    let at = items.length
    items.push(item)
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = items[above] as T
      if (!this.#isBefore(item, parent)) break
      items[at] = parent
      at = above
    }
    items[at] = item
  }

  pop(): T | undefined {
    const items = this.#items
    const first = items[0]
    const last = items.pop()
    if (items.length === 0 || last === undefined) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= items.length) break
      if (below + 1 < items.length && this.#isBefore(items[below + 1] as T, items[below] as T)) below++
      if (!this.#isBefore(items[below] as T, last)) break
      items[at] = items[below] as T
      at = below
    }
    items[at] = last
    return first
  }
}
