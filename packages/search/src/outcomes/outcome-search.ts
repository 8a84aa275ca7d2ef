import type { Choice, Position } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'
import type { SearchGame } from '../graph/search-game.ts'
import {
  addEdge,
  followNext,
  type Incomplete,
  type SearchLimits,
  StateGraph,
  type Walk,
} from '../graph/state-graph.ts'
import { type AlikeNodes, type Ending, endingsOf } from './endings.ts'

/** Every ending that a search has found, and whether there may be more. */
export interface Outcomes<P extends Position = Position> {
  /** The endings, in order of discovery. */
  readonly endings: readonly Ending<P>[]
  /** The number of visited positions. */
  readonly positions: number
  /** How often an answer led to a known position. */
  readonly merged: number
  /** False if there may be more endings; `missing` says why. */
  readonly complete: boolean
  readonly missing: Incomplete | null
  /** Every visited position with its answers; the first is the start. */
  readonly nodes: readonly SearchNode<P>[]
}

/**
 * A depth-first search for every ending over all choices from a position on. Equal positions are merged. It
 * runs piece by piece and can report at any time. It uses only the public verbs.
 */
export class OutcomeSearch<P extends Position> {
  readonly #graph: StateGraph<P>
  /** Finished nodes in post-order. */
  readonly #done: SearchNode<P>[] = []
  readonly #path: Walk<P>[] = []
  /** The nodes of each ending. */
  readonly #endings = new Map<unknown, AlikeNodes<P>>()
  /** Equivalent endings are one; default: every node is an ending of its own. */
  readonly #equivalenceKey?: (node: SearchNode<P>) => unknown
  readonly #follow = (node: SearchNode<P>, answer: Choice, ways: number) => this.#go(node, answer, ways)

  constructor(game: SearchGame<P>, start: P, bounds: SearchLimits<P> = {}) {
    this.#graph = new StateGraph(game, start, bounds)
    const { equivalenceKey } = game
    if (equivalenceKey !== undefined && bounds.apart !== true)
      this.#equivalenceKey = ({ position }) => equivalenceKey.call(game, position)
    this.#entered()
  }

  /** The number of visited positions. */
  get positions(): number {
    return this.#graph.nodes.length
  }

  /** True if the search reached its limit of positions. */
  get full(): boolean {
    return this.#graph.full
  }

  /** Follows a number of answers; default: all. True when nothing is left to follow. */
  go(answers = Number.POSITIVE_INFINITY): boolean {
    for (let left = answers; left > 0; left--) {
      const top = this.#path[this.#path.length - 1]
      if (top === undefined || this.#graph.full) return true
      if (!followNext(top, this.#follow)) this.#leave(top)
    }
    return this.#path.length === 0
  }

  /** The result so far. */
  found(): Outcomes<P> {
    const { nodes, merged, refused, full } = this.#graph
    const open = this.#path
    const order = [...this.#done, ...open.map(({ node }) => node).reverse()]
    const missing =
      open.length === 0 && refused.length === 0 ? null : { limit: full, open: open.length, refused }
    return {
      endings: endingsOf(nodes, order, this.#endings.values()),
      positions: nodes.length,
      merged,
      complete: missing === null,
      missing,
      nodes: nodes,
    }
  }

  /** The newest node is an ending, or its answers are followed next. */
  #entered(): void {
    const walk = this.#graph.walk()
    if (walk !== null) this.#path.push(walk)
    else this.#ended(this.#graph.nodes[this.positions - 1] as SearchNode<P>)
  }

  /** Adds a node to the ending that it is. */
  #ended(node: SearchNode<P>): void {
    this.#done.push(node)
    const key = this.#equivalenceKey?.(node) ?? node
    const known = this.#endings.get(key)
    if (known === undefined) this.#endings.set(key, [node])
    else known.push(node)
  }

  #leave({ node }: Walk<P>): void {
    node.done = true
    this.#done.push(node)
    this.#path.pop()
  }

  #go(node: SearchNode<P>, answer: Choice, ways: number): void {
    const before = this.positions
    const next = this.#graph.reach(node, answer)
    if (next === null) return
    if (this.positions > before) this.#entered()
    // A cycle is no way to an ending.
    else if (!next.done) return
    addEdge(node, answer, ways, next)
  }
}

/**
 * Every ending over all choices from a position on. Decisions without consequences (`free`) get
 * their default, and one of each set of equivalent answers is followed, unless the limits say otherwise.
 */
export function outcomes<P extends Position>(
  game: SearchGame<P>,
  position: P,
  bounds: SearchLimits<P> = {},
): Outcomes<P> {
  const search = new OutcomeSearch(game, position, bounds)
  search.go()
  return search.found()
}
