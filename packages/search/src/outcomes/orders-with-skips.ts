import type { Value } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'
import type { Effort } from '../graph/pieces.ts'
import type { Continuations } from './continuations.ts'

/** More options have too many orders to compare: seven have 5,040. */
const MOST_THINGS = 6

/** One order of choices in a window, and its continuation. */
interface Way {
  readonly order: readonly Value[]
  readonly continuation: number
}

/**
 * The fewest deciding pairs if earlier options can make later ones lose their turn. Options without a turn come after
 * all options with one; between two of them there is no order. Two orders with different endings must differ in a
 * pair that both of them decide. The function tries sets of pairs, smallest first. Null if there is no such set, or
 * if decisions in between affect the rest of the order, or if the effort is spent.
 */
export function lossyOrders(
  nodes: readonly SearchNode[],
  continuations: Continuations,
  effort: Effort,
): Orders | null {
  const of = continuations.idsAt(nodes[0] as SearchNode)
  if (of.length < 2 || of.length > MOST_THINGS) return null
  const ways = new Ways(nodes, continuations, effort).all
  if (ways === null) return null
  const pairs = of.flatMap((one, at) => of.slice(at + 1).map((other): Pair => [one, other]))
  const differing = differences(ways, pairs, effort)
  const deciding = differing === null ? null : fewest(pairs.length, differing, effort)
  return deciding === null ? null : { of, pairs: pairs.filter((_, at) => isIn(deciding, at)) }
}

/** All ways through the nodes of a window. */
class Ways {
  readonly #window: ReadonlySet<SearchNode>
  readonly #continuations: Continuations
  readonly #effort: Effort
  readonly #leadsBack = new Map<SearchNode, boolean>()
  #found: Way[] | null = []

  constructor(nodes: readonly SearchNode[], continuations: Continuations, effort: Effort) {
    this.#effort = effort
    this.#window = new Set(nodes)
    this.#continuations = continuations
    const [first] = nodes as [SearchNode]
    const all = continuations.idsAt(first)
    // The continuation of represented or unfollowed answers is unknown.
    const isWhole = (node: SearchNode) => {
      const ids = continuations.idsAt(node)
      return node.next.length === ids.length && ids.every((id) => all.includes(id))
    }
    if (nodes.every(isWhole)) this.#follow(first, [])
    else this.#found = null
  }

  /** Null if they depend on more than the choices in the window. */
  get all(): readonly Way[] | null {
    return this.#found
  }

  #follow(node: SearchNode, order: readonly Value[]): void {
    if (!this.#effort.spend()) this.#found = null
    if (this.#found === null) return
    if (this.#window.has(node)) {
      for (const [at, next] of node.next.entries()) this.#follow(next, [...order, node.answers[at] as Value])
    } else if (!this.#isBefore(node)) this.#found?.push({ order, continuation: this.#continuations.of(node) })
    else if (node.next.length === 1) this.#follow(node.next[0] as SearchNode, order)
    else this.#found = null
  }

  /** Whether the window opens again later. */
  #isBefore(node: SearchNode): boolean {
    const known = this.#leadsBack.get(node)
    if (known !== undefined) return known
    const leads = node.next.some((next) => this.#window.has(next) || this.#isBefore(next))
    this.#leadsBack.set(node, leads)
    return leads
  }
}

const isIn = (pairs: number, at: number): boolean => ((pairs >> at) & 1) === 1

/** For any two ways with different endings, the pairs that distinguish them, as bits; null if the effort is spent. */
function differences(
  ways: readonly Way[],
  pairs: readonly Pair[],
  effort: Effort,
): ReadonlySet<number> | null {
  const directions = ways.map(({ order }) => directionsOf(order, pairs))
  const all = new Set<number>()
  for (const [at, one] of ways.entries())
    for (let other = 0; other < at; other++) {
      if (!effort.spend()) return null
      if (one.continuation === (ways[other] as Way).continuation) continue
      const [a, b] = [directions[at] as Directions, directions[other] as Directions]
      all.add((a.first & b.second) | (a.second & b.first))
    }
  return all
}

/** The pairs in which the first comes before the second, and those in which the second comes first, as bits. */
interface Directions {
  readonly first: number
  readonly second: number
}

function directionsOf(order: readonly Value[], pairs: readonly Pair[]): Directions {
  const turn = (one: Value) => (order.includes(one) ? order.indexOf(one) : order.length)
  const bits = (holds: (one: Value, other: Value) => boolean) =>
    pairs.reduce((sum, [one, other], at) => sum | (Number(holds(one, other)) << at), 0)
  return {
    first: bits((one, other) => turn(one) < turn(other)),
    second: bits((one, other) => turn(other) < turn(one)),
  }
}

/** A minimum set of pairs, as bits, that contains one pair of each difference; null if a difference has no pair. */
function fewest(pairs: number, differing: ReadonlySet<number>, effort: Effort): number | null {
  if (differing.has(0)) return null
  for (let size = 0; size <= pairs; size++) {
    const found = someOf({ pairs, effort }, size, 0, [...differing])
    if (found !== null) return found
  }
  return null
}

/** Adds `size` pairs that cover the remaining differences. Only pairs of the first remaining difference can help. */
function someOf(
  { pairs, effort }: { readonly pairs: number; readonly effort: Effort },
  size: number,
  chosen: number,
  differing: readonly number[],
): number | null {
  const [next] = differing
  if (next === undefined) return chosen
  if (size === 0 || !effort.spend()) return null
  for (let at = 0; at < pairs; at++) {
    if (!isIn(next, at)) continue
    const left = differing.filter((one) => !isIn(one, at))
    const found = someOf({ pairs, effort }, size - 1, chosen | (1 << at), left)
    if (found !== null) return found
  }
  return null
}

/** Two options whose order matters. */
export type Pair = readonly [one: Value, other: Value]

/** The pairs that matter in an order. */
export interface Orders {
  /** All ordered options. */
  readonly of: readonly Value[]
  /** The fewest pairs whose order decides the ending. */
  readonly pairs: readonly Pair[]
}
