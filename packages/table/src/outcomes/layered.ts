import type { OutcomeTree } from '../engine/protocol.ts'

type Fork = Extract<OutcomeTree, { readonly branches: unknown }>

/** A place of the graph: a choice, an ending, or what nobody followed. */
export type Spot =
  | {
      readonly kind: 'fork'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly title: string
    }
  | {
      readonly kind: 'ending'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly letter: string | null
    }

/** The way from one place to another. */
export interface Way {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
  /** Which of the ways from its place it is. */
  readonly nth: number
}

export interface Layered {
  readonly spots: readonly Spot[]
  readonly ways: readonly Way[]
}

const COLUMN = 300
const ROW = 104

/** Choices in columns by how late they can come, endings in the last one; what is one and the same choice stands once. */
export function layered(tree: OutcomeTree): Layered {
  const laying = new Laying()
  laying.visit(tree, 0)
  return laying.laid()
}

class Laying {
  readonly #ids = new Map<OutcomeTree | string, string>()
  readonly #depths = new Map<string, number>()
  readonly #forks = new Map<string, Fork>()
  readonly #endings: { readonly id: string; readonly letter: string | null }[] = []
  readonly #ways: Way[] = []

  /** Returns the id of the place. */
  visit(node: OutcomeTree, depth: number): string {
    const key = 'ending' in node ? `ending ${node.ending}` : node
    const known = this.#ids.get(key)
    const id = known ?? String(this.#ids.size)
    this.#ids.set(key, id)
    const deeper = depth > (this.#depths.get(id) ?? -1)
    if (deeper) this.#depths.set(id, depth)
    if ('ending' in node) {
      if (known === undefined) this.#endings.push({ id, letter: node.ending })
      return id
    }
    this.#forks.set(id, node)
    for (const [nth, { labels, to }] of node.branches.entries()) {
      // Whatever lies behind a choice that moved further back moves with it.
      const target = known === undefined || deeper ? this.visit(to, depth + 1) : ''
      if (known === undefined) this.#ways.push({ id: `${id} ${nth}`, from: id, to: target, labels, nth })
    }
    return id
  }

  laid(): Layered {
    const last = Math.max(0, ...[...this.#forks.keys()].map((id) => this.#depths.get(id) ?? 0)) + 1
    const rows = new Map(this.#endings.map(({ id }, row) => [id, row * ROW]))
    // Later choices first: the place of each is the middle of where it leads.
    const forks = [...this.#forks.keys()].sort(
      (a, b) => (this.#depths.get(b) ?? 0) - (this.#depths.get(a) ?? 0),
    )
    for (const id of forks) {
      const to = this.#ways.filter(({ from }) => from === id).map((way) => rows.get(way.to) ?? 0)
      rows.set(id, to.reduce((sum, y) => sum + y, 0) / Math.max(1, to.length))
    }
    return {
      spots: [
        ...forks.map((id): Spot => {
          const x = (this.#depths.get(id) ?? 0) * COLUMN
          return { kind: 'fork', id, x, y: rows.get(id) ?? 0, title: this.#forks.get(id)?.title ?? '' }
        }),
        ...this.#endings.map(({ id, letter }): Spot => {
          return { kind: 'ending', id, x: last * COLUMN, y: rows.get(id) ?? 0, letter }
        }),
      ],
      ways: this.#ways,
    }
  }
}
