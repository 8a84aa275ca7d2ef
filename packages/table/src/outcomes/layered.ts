import type { OutcomeTree } from '../engine/protocol.ts'

export type Fork = Extract<OutcomeTree, { readonly branches: unknown }>

/** A place of the graph: a choice, an ending, or what nobody followed. */
export type Spot =
  | {
      readonly kind: 'fork'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly title: string
      readonly fork: Fork
    }
  /** Choices that are folded up, with how many there are and the endings behind them. */
  | {
      readonly kind: 'folded'
      readonly id: string
      readonly x: number
      readonly y: number
      readonly fork: Fork
      readonly choices: number
      readonly letters: readonly string[]
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

/**
 * Choices in columns by how late they can come, endings in the last one; what is one and the same choice stands once.
 * Choices that are not `shown` are folded up, with everything behind them.
 */
export function layered(
  tree: OutcomeTree,
  shown: ReadonlySet<Fork> = forksOf(tree),
  keeps: Keeps = () => true,
): Layered {
  const laying = new Laying(shown, keeps)
  laying.visit(tree, 0)
  return laying.laid()
}

/** Whether the way from a choice to what it leads to is drawn. */
export type Keeps = (fork: Fork, to: OutcomeTree) => boolean

class Laying {
  readonly #keeps: Keeps
  readonly #shown: ReadonlySet<Fork>
  readonly #ids = new Map<OutcomeTree | string, string>()
  readonly #depths = new Map<string, number>()
  readonly #forks = new Map<string, Fork>()
  readonly #endings: { readonly id: string; readonly letter: string | null }[] = []
  readonly #ways: Way[] = []

  constructor(shown: ReadonlySet<Fork>, keeps: Keeps) {
    this.#shown = shown
    this.#keeps = keeps
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
      return id
    }
    this.#forks.set(id, node)
    if (!this.#shown.has(node)) return id
    for (const [nth, { labels, to }] of node.branches.entries()) {
      if (!this.#keeps(node, to)) continue
      // Whatever lies behind a choice that moved further back moves with it.
      const target = known === undefined || deeper ? this.visit(to, depth + 1) : ''
      if (known === undefined) this.#ways.push({ id: `${id} ${nth}`, from: id, to: target, labels, nth })
    }
    return id
  }

  laid(): Layered {
    const last = Math.max(0, ...[...this.#forks.keys()].map((id) => this.#depths.get(id) ?? 0)) + 1
    // What is folded up stands in a row of its own, as endings do, in the order in which it was come to.
    const leaves = [...this.#ids.values()].filter((id) => {
      const fork = this.#forks.get(id)
      return fork === undefined || !this.#shown.has(fork)
    })
    const rows = new Map(leaves.map((id, row) => [id, row * ROW]))
    // Later choices first: the place of each is the middle of where it leads.
    const forks = [...this.#forks.keys()].sort(
      (a, b) => (this.#depths.get(b) ?? 0) - (this.#depths.get(a) ?? 0),
    )
    for (const id of forks) {
      if (rows.has(id)) continue
      const to = this.#ways.filter(({ from }) => from === id).map((way) => rows.get(way.to) ?? 0)
      rows.set(id, to.reduce((sum, y) => sum + y, 0) / Math.max(1, to.length))
    }
    return {
      spots: [
        ...forks.flatMap((id): readonly Spot[] => {
          const fork = this.#forks.get(id)
          if (fork === undefined) return []
          const at = { id, x: (this.#depths.get(id) ?? 0) * COLUMN, y: rows.get(id) ?? 0 }
          if (this.#shown.has(fork)) return [{ kind: 'fork', ...at, title: fork.title, fork }]
          return [{ kind: 'folded', ...at, fork, choices: forksOf(fork).size, letters: lettersOf(fork) }]
        }),
        ...this.#endings.map(({ id, letter }): Spot => {
          return { kind: 'ending', id, x: last * COLUMN, y: rows.get(id) ?? 0, letter }
        }),
      ],
      ways: this.#ways,
    }
  }
}

/** Every choice of a tree, those that come first first. */
export function forksOf(tree: OutcomeTree): ReadonlySet<Fork> {
  const forks = new Set<Fork>()
  if (!('ending' in tree)) forks.add(tree)
  // A set goes on to what is put into it meanwhile.
  for (const { branches } of forks) for (const { to } of branches) if (!('ending' in to)) forks.add(to)
  return forks
}

/** The endings that a choice leads to. */
function lettersOf(fork: Fork): readonly string[] {
  const letters = new Set<string>()
  for (const { branches } of forksOf(fork))
    for (const { to } of branches) if ('ending' in to && to.ending !== null) letters.add(to.ending)
  return [...letters]
}
