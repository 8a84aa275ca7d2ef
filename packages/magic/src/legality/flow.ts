/**
 * A maximum-gain flow in whole numbers, by longest augmenting paths. Arcs come in pairs with their reverse; an arc is
 * named by the even number of its pair. The arcs must have no cycle at first. The number of paths depends on the
 * number of different arcs, not on their capacities.
 */
export class Flow {
  readonly #head: number[] = []
  readonly #next: number[] = []
  readonly #room: number[] = []
  readonly #gain: number[] = []
  readonly #first: Int32Array
  /** The visited arcs: the measure of work. */
  work = 0

  constructor(nodes: number) {
    this.#first = new Int32Array(nodes).fill(-1)
  }

  arc(from: number, to: number, room: number, gain: number): number {
    if (room <= 0) return NO_ARC
    const arc = this.#head.length
    this.#put(from, to, room, gain)
    this.#put(to, from, 0, -gain)
    return arc
  }

  #put(from: number, to: number, room: number, gain: number): void {
    this.#next.push(this.#first[from] as number)
    this.#first[from] = this.#head.length
    this.#head.push(to)
    this.#room.push(room)
    this.#gain.push(gain)
  }

  /** The flow through an arc. */
  through = (arc: number): number => (arc === NO_ARC ? 0 : (this.#room[arc + 1] as number))

  /** Sends flow from one node to another as long as that gains anything. Returns the total gain. */
  run(source: number, sink: number): number {
    const nodes = this.#first.length
    const best = new Float64Array(nodes)
    const by = new Int32Array(nodes)
    const room = this.#room
    let total = 0
    for (;;) {
      best.fill(Number.NEGATIVE_INFINITY)
      best[source] = 0
      this.#relax(best, by, [source])
      const gain = best[sink] as number
      if (!(gain > 0)) return total
      let amount = Number.POSITIVE_INFINITY
      for (let node = sink; node !== source; node = this.#tail(by[node] as number))
        amount = Math.min(amount, room[by[node] as number] as number)
      for (let node = sink; node !== source; node = this.#tail(by[node] as number)) {
        const arc = by[node] as number
        room[arc] = (room[arc] as number) - amount
        room[arc ^ 1] = (room[arc ^ 1] as number) + amount
      }
      total += gain * amount
    }
  }

  #tail = (arc: number): number => this.#head[arc ^ 1] as number

  /**
   * Prices of the nodes, 0 at both ends: along every arc with room, the price of the head is at least that of the
   * tail plus the gain. They prove that no flow gains more.
   */
  prices(source: number, sink: number): number[] {
    const prices = new Float64Array(this.#first.length)
    this.#put(sink, source, 1, 0)
    this.#put(source, sink, 1, 0)
    const everywhere = Array.from(prices, (_, node) => node)
    this.#relax(prices, new Int32Array(prices.length), everywhere)
    const base = prices[source] as number
    return Array.from(prices, (price) => price - base)
  }

  /** Longest walks over arcs with room, from the values `best` of the nodes in the queue. */
  #relax(best: Float64Array, by: Int32Array, queue: number[]): void {
    const [head, next, room, gain, first] = [this.#head, this.#next, this.#room, this.#gain, this.#first]
    const waiting = new Uint8Array(best.length)
    let work = 0
    for (const node of queue) waiting[node] = 1
    for (let turn = 0; turn < queue.length; turn++) {
      const node = queue[turn] as number
      waiting[node] = 0
      const here = best[node] as number
      for (let arc = first[node] as number; arc >= 0; arc = next[arc] as number) {
        work++
        if ((room[arc] as number) <= 0) continue
        const to = head[arc] as number
        const there = here + (gain[arc] as number)
        if (there <= (best[to] as number)) continue
        best[to] = there
        by[to] = arc
        if (waiting[to] === 1) continue
        waiting[to] = 1
        queue.push(to)
      }
    }
    this.work += work
  }
}

/** The number of a missing arc. */
const NO_ARC = -1
