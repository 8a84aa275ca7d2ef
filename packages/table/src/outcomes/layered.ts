import type { OutcomeTree } from '../engine/protocol.ts'

export type Fork = Extract<OutcomeTree, { readonly branches: unknown }>

interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A place of the graph: a choice, an ending, or what nobody followed. */
export type Spot =
  | (Placed & {
      readonly kind: 'fork'
      readonly fork: Fork
      /** False where what it leads to is folded away. */
      readonly open: boolean
      /** How many endings it leads to. */
      readonly endings: number
    })
  | (Placed & { readonly kind: 'ending'; readonly letter: string | null })

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
  /** How much room it takes. */
  readonly height: number
}

const COLUMN = 300
export const ROW = 104

/**
 * Choices in columns by how late they can come, endings in the last one; what is one and the same choice stands once.
 * Behind a choice that is not open nothing is drawn.
 */
export function layered(tree: OutcomeTree, open: ReadonlySet<Fork>): Layered {
  const laying = new Laying(open)
  laying.visit(tree, 0)
  return laying.laid()
}

/** The first choices, as many as can be looked at together: those that lead to no more than so many places to be read. */
export function firstForks(tree: OutcomeTree, most: number): ReadonlySet<Fork> {
  const open = new Set<Fork>()
  let folded: Fork[] = 'ending' in tree ? [] : [tree]
  while (folded.length > 0) {
    const next = new Set(open)
    for (const fork of folded) next.add(fork)
    const leaves = leavesOf(tree, next)
    // The first choice is shown whatever it leads to.
    if (open.size > 0 && leaves.size > most) break
    for (const fork of folded) open.add(fork)
    folded = [...leaves].filter((leaf) => typeof leaf === 'object')
  }
  return open
}

/** What stands at the ends of the graph: endings by their letters, and choices that are folded. */
function leavesOf(tree: OutcomeTree, open: ReadonlySet<Fork>): ReadonlySet<Fork | string> {
  const leaves = new Set<Fork | string>()
  const seen = new Set<Fork>()
  const visit = (node: OutcomeTree) => {
    if ('ending' in node) leaves.add(node.ending ?? '')
    else if (!open.has(node)) leaves.add(node)
    else if (!seen.has(node)) {
      seen.add(node)
      for (const { to } of node.branches) visit(to)
    }
  }
  visit(tree)
  return leaves
}

class Laying {
  readonly #open: ReadonlySet<Fork>
  readonly #ids = new Map<OutcomeTree | string, string>()
  readonly #depths = new Map<string, number>()
  readonly #forks = new Map<string, Fork>()
  /** What stands in a row of its own, in the order in which it was come to. */
  readonly #leaves: string[] = []
  readonly #endings: { readonly id: string; readonly letter: string | null }[] = []
  readonly #ways: Way[] = []

  constructor(open: ReadonlySet<Fork>) {
    this.#open = open
  }

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
      if (known === undefined) this.#leaves.push(id)
      return id
    }
    this.#forks.set(id, node)
    if (!this.#open.has(node)) {
      if (known === undefined) this.#leaves.push(id)
      return id
    }
    for (const [nth, { labels, to }] of node.branches.entries()) {
      // Whatever lies behind a choice that moved further back moves with it.
      const target = known === undefined || deeper ? this.visit(to, depth + 1) : ''
      if (known === undefined) this.#ways.push({ id: `${id} ${nth}`, from: id, to: target, labels, nth })
    }
    return id
  }

  laid(): Layered {
    const depthOf = (id: string) => this.#depths.get(id) ?? 0
    const last = Math.max(0, ...[...this.#forks.keys()].map(depthOf)) + 1
    const rows = new Map(this.#leaves.map((id, row) => [id, row * ROW]))
    // Later choices first: the place of each is the middle of where it leads.
    const forks = [...this.#forks.keys()].sort((a, b) => depthOf(b) - depthOf(a))
    for (const id of forks) {
      if (rows.has(id)) continue
      const to = this.#ways.filter(({ from }) => from === id).map((way) => rows.get(way.to) ?? 0)
      rows.set(id, to.reduce((sum, y) => sum + y, 0) / Math.max(1, to.length))
    }
    const spots: Spot[] = []
    for (const id of forks) {
      const fork = this.#forks.get(id) as Fork
      const endings = leavesOf(fork, ALL).size
      const place = { id, x: depthOf(id) * COLUMN, y: rows.get(id) ?? 0 }
      spots.push({ kind: 'fork', ...place, fork, open: this.#open.has(fork), endings })
    }
    for (const { id, letter } of this.#endings)
      spots.push({ kind: 'ending', id, x: last * COLUMN, y: rows.get(id) ?? 0, letter })
    return { spots, ways: this.#ways, height: this.#leaves.length * ROW }
  }
}

/** As if everything were open. */
const ALL: ReadonlySet<Fork> = Object.assign(new Set<Fork>(), { has: () => true })
