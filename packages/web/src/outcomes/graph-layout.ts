import type { OutcomeTree } from '../engine/protocol/protocol.ts'

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

/** A point of the graph. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The way from one place to another. */
export interface Way {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
  /** True for the played line. */
  readonly played: boolean
  /** Where it passes the columns between its ends, so that it crosses no other place. */
  readonly by: readonly Point[]
}

export interface Layered {
  readonly spots: readonly Spot[]
  readonly ways: readonly Way[]
}

const COLUMN = 300
const ROW = 104
/** The height of an edge where it crosses a column, and of a choice with its label. */
const PASSAGE = 44
const CHOICE = 92

/**
 * Choices in columns by their latest place, endings in the last column; equal choices share a node. Choices that are not
 * `shown` are folded, with everything behind them.
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
  readonly #ways: Omit<Way, 'by'>[] = []

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
    for (const [nth, { labels, to, played = false }] of node.branches.entries()) {
      if (!this.#keeps(node, to)) continue
      // Everything behind a choice moves back with it.
      const target = known === undefined || deeper ? this.visit(to, depth + 1) : ''
      if (known === undefined) this.#ways.push({ id: `${id} ${nth}`, from: id, to: target, labels, played })
    }
    return id
  }

  laid(): Layered {
    const last = Math.max(0, ...[...this.#forks.keys()].map((id) => this.#depths.get(id) ?? 0)) + 1
    // Folded choices have rows of their own, as endings do, in the order of discovery.
    const leaves = [...this.#ids.values()].filter((id) => {
      const fork = this.#forks.get(id)
      return fork === undefined || !this.#shown.has(fork)
    })
    const rows = new Map(leaves.map((id, row) => [id, row * ROW]))
    const columns = new Columns(this.#ways, rows, (id) => this.#columnOf(id, last))
    for (let column = last - 1; column >= 0; column--) columns.place(column)
    return {
      spots: [
        ...[...this.#forks].map(([id, fork]): Spot => {
          const at = { id, x: this.#columnOf(id, last) * COLUMN, y: rows.get(id) ?? 0 }
          if (this.#shown.has(fork)) return { kind: 'fork', ...at, title: fork.title, fork }
          return { kind: 'folded', ...at, fork, choices: forksOf(fork).size, letters: lettersOf(fork) }
        }),
        ...this.#endings.map(({ id, letter }): Spot => {
          return { kind: 'ending', id, x: last * COLUMN, y: rows.get(id) ?? 0, letter }
        }),
      ],
      ways: this.#ways.map((way) => ({ ...way, by: columns.passedBy(way) })),
    }
  }

  #columnOf(id: string, last: number): number {
    return this.#forks.has(id) ? (this.#depths.get(id) ?? 0) : last
  }
}

/** Puts the places of each column where they lead to, the last column first, with room for the ways that only pass. */
class Columns {
  readonly #ways: readonly Omit<Way, 'by'>[]
  /** The rows that are known, by place: choices are added. */
  readonly #rows: Map<string, number>
  readonly #columnOf: (id: string) => number
  /** Where ways to a place pass a column, by the place and the column: they share it. */
  readonly #passages = new Map<string, number>()

  constructor(ways: readonly Omit<Way, 'by'>[], rows: Map<string, number>, columnOf: (id: string) => number) {
    this.#ways = ways
    this.#rows = rows
    this.#columnOf = columnOf
  }

  place(column: number): void {
    const wanted = new Map<string, number[]>()
    const passing = new Set<string>()
    for (const { from, to } of this.#ways) {
      const [start, end] = [this.#columnOf(from), this.#columnOf(to)]
      if (start > column || end <= column) continue
      const next = this.#at(to, column + 1)
      if (start < column) passing.add(to)
      else if (!this.#rows.has(from)) wanted.set(from, [...(wanted.get(from) ?? []), next])
    }
    const places = [
      ...[...wanted].map(([id, to]) => {
        const y = to.reduce((sum, one) => sum + one, 0) / to.length
        return { y, room: CHOICE, put: (at: number) => this.#rows.set(id, at) }
      }),
      ...[...passing].map((to) => {
        const put = (at: number) => this.#passages.set(`${to} ${column}`, at)
        return { y: this.#at(to, column + 1), room: PASSAGE, put }
      }),
    ].sort((one, other) => one.y - other.y)
    const spread = spreadOut(places)
    for (const [at, { put }] of places.entries()) put(spread[at] ?? 0)
  }

  /** The row in which what leads to a place is in a column on the way. */
  #at(to: string, column: number): number {
    const place = this.#columnOf(to) === column ? this.#rows.get(to) : this.#passages.get(`${to} ${column}`)
    return place ?? 0
  }

  passedBy({ from, to }: Pick<Way, 'from' | 'to'>): readonly Point[] {
    const [start, end] = [this.#columnOf(from), this.#columnOf(to)]
    return Array.from({ length: Math.max(0, end - start - 1) }, (_, at) => {
      const column = start + 1 + at
      return { x: column * COLUMN, y: this.#at(to, column) }
    })
  }
}

/** Rows as near as possible to the preferred ones, in order and without overlaps. */
function spreadOut(places: readonly { readonly y: number; readonly room: number }[]): readonly number[] {
  const rows: number[] = []
  for (const [at, { y, room }] of places.entries()) {
    const before = places[at - 1]
    const least = before === undefined ? y : (rows[at - 1] ?? 0) + (before.room + room) / 2
    rows.push(Math.max(y, least))
  }
  // Whatever was pushed down is pushed up again by half of it.
  const pushed = rows.reduce((sum, row, at) => sum + row - (places[at]?.y ?? 0), 0)
  return rows.map((row) => row - pushed / Math.max(1, rows.length))
}

/** Every choice of a tree, those that come first first. */
export function forksOf(tree: OutcomeTree): ReadonlySet<Fork> {
  const forks = new Set<Fork>()
  if (!('ending' in tree)) forks.add(tree)
  // Iterating a set also visits entries added meanwhile.
  for (const { branches } of forks) for (const { to } of branches) if (!('ending' in to)) forks.add(to)
  return forks
}

/** The endings that a choice leads to. */
export function lettersOf(fork: Fork): readonly string[] {
  const letters = new Set<string>()
  for (const { branches } of forksOf(fork))
    for (const { to } of branches) if ('ending' in to && to.ending !== null) letters.add(to.ending)
  return [...letters]
}
