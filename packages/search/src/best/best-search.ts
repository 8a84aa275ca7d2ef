import type { Choice, Decision, Position } from '@battleline/kernel'
import { postOrder, type SearchNode } from '../graph/node.ts'
import type { SearchGame } from '../graph/search-game.ts'
import {
  addEdge,
  followNext,
  type Incomplete,
  type SearchLimits,
  StateGraph,
  type Walk,
} from '../graph/state-graph.ts'
import { compareWorth as compare, type Worth } from './compare-worth.ts'
import { Heap } from './heap.ts'

/** An objective. */
export interface Aim<P extends Position = Position> {
  /** The player who answers in favor of it. Everybody else, and chance, answers against it. */
  readonly player: number
  worth(position: P): Worth
  /** An upper bound for all endings that a position can lead to. */
  ceiling(position: P): Worth
  /** A lower bound for all endings; default: there is none. */
  readonly floor?: Worth
}

/** An answer in a best line. */
export interface Step<P extends Position = Position> {
  readonly position: P
  readonly decision: Decision
  readonly answer: Choice
}

/** A best line of play: its answers, and what it comes to. */
export interface BestLine<P extends Position = Position> {
  /** The fewest answers that lead to the best ending that others cannot prevent. */
  readonly line: readonly Step<P>[]
  readonly end: P
  readonly worth: Worth
  /** The best of all endings found: better than the guaranteed one only where others decide. */
  readonly hoped: { readonly end: P; readonly worth: Worth }
  /** True if others, or chance, decide. */
  readonly others: boolean
}

/** What a search for the best line has found, and whether that is proven. */
export interface BestFound<P extends Position = Position> {
  /** Null where no ending was seen. */
  readonly best: BestLine<P> | null
  /** True if nothing can be better: every line was followed or cut off by its bound. */
  readonly proven: boolean
  readonly positions: number
  readonly merged: number
  /** Positions whose bound shows that nothing better follows. */
  readonly pruned: number
  /** Null where it is proven. */
  readonly missing: Incomplete | null
}

/** A node to expand. */
interface OpenNode<P extends Position> {
  readonly walk: Walk<P>
  readonly worth: Worth
}

/**
 * A best-first search for the best line. It prunes positions whose bound is not better
 * than a guaranteed result. It runs piece by piece and can report at any time.
 */
export class BestSearch<P extends Position> {
  readonly #game: SearchGame<P>
  readonly #aim: Aim<P>
  readonly #graph: StateGraph<P>
  /** Among equal scores the newest node comes first: lines are followed to their ends. */
  readonly #waiting = new Heap<OpenNode<P>>((one, other) => {
    const by = compare(one.worth, other.worth)
    return by === 0 ? one.walk.node.id > other.walk.node.id : by > 0
  })
  readonly #best: Worth
  #current: Walk<P> | null = null
  /** The best guaranteed score, as long as nobody else decides. */
  #sure: Worth | null = null
  #others = false
  #passed = 0
  readonly #follow = (node: SearchNode<P>, answer: Choice, ways: number) => this.#go(node, answer, ways)

  constructor(game: SearchGame<P>, start: P, aim: Aim<P>, bounds: SearchLimits<P> = {}) {
    this.#game = game
    this.#aim = aim
    this.#graph = new StateGraph(game, start, bounds)
    this.#best = aim.ceiling(start)
    this.#entered(this.#graph.nodes[0] as SearchNode<P>)
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
      if (this.#graph.full || this.#isSettled()) return true
      this.#current ??= this.#next()
      if (this.#current === null) return true
      if (followNext(this.#current, this.#follow)) continue
      this.#current.node.done = true
      this.#current = null
    }
    return false
  }

  /** The result so far. */
  found(): BestFound<P> {
    const { nodes, merged, refused, full } = this.#graph
    const open = this.#waiting.size + Number(this.#current !== null)
    const proven = this.#isSettled() || (open === 0 && refused.length === 0)
    const missing = proven ? null : { limit: full, open, refused }
    const best = this.#lineOf(this.#valued())
    return { best, proven, positions: nodes.length, merged, pruned: this.#passed, missing }
  }

  /** Nothing can be better than the guaranteed score. */
  #isSettled(): boolean {
    return this.#sure !== null && compare(this.#sure, this.#best) >= 0
  }

  #next(): Walk<P> | null {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const { walk } = next
      if (this.#sure === null || compare(this.#aim.ceiling(walk.node.position), this.#sure) > 0) return walk
      this.#passed++
    }
    return null
  }

  #entered(node: SearchNode<P>): void {
    const worth = this.#aim.worth(node.position)
    const walk = this.#graph.walk()
    if (walk !== null) {
      if (this.#graph.asked?.who !== this.#aim.player) this.#others = true
      this.#waiting.push({ walk, worth })
    } else if (!this.#others && (this.#sure === null || compare(worth, this.#sure) > 0)) this.#sure = worth
  }

  #go(node: SearchNode<P>, answer: Choice, ways: number): void {
    const before = this.positions
    const next = this.#graph.reach(node, answer)
    if (next === null) return
    if (this.positions > before) this.#entered(next)
    addEdge(node, answer, ways, next)
  }

  /** The guaranteed value of each node, by its number; null where none is known. */
  #valued(): readonly (NodeValue | null)[] {
    const { nodes } = this.#graph
    const values: (NodeValue | null)[] = nodes.map(() => null)
    // Pruned or unfinished nodes may be worth less than what was found below them.
    const unseen = new Set(nodes.filter(({ ends, done }) => !ends && !done))
    for (const node of postOrder(nodes)) {
      const value = this.#valueOf(node, values, unseen)
      values[node.id] = value
      if (value === null && node.next.some((next) => unseen.has(next))) unseen.add(node)
    }
    return values
  }

  #valueOf(
    node: SearchNode<P>,
    values: readonly (NodeValue | null)[],
    unseen: ReadonlySet<SearchNode<P>>,
  ): NodeValue | null {
    if (node.ends) return { worth: this.#aim.worth(node.position), length: 0, at: -1 }
    const own = !this.#others || this.#game.decision(node.position)?.who === this.#aim.player
    // Others may choose an answer that was not followed. That is no better than a guaranteed result.
    const isUnsure = !own && this.#sure !== null
    if (isUnsure && (unseen.has(node) || node.next.some((next) => unseen.has(next)))) return null
    return this.#bestOf(node, values, own)
  }

  #bestOf(node: SearchNode<P>, values: readonly (NodeValue | null)[], own: boolean): NodeValue | null {
    let best: NodeValue | null = null
    for (let at = 0; at < node.next.length; at++) {
      const value = values[(node.next[at] as SearchNode).id] ?? null
      if (value === null) continue
      const by = best === null ? 1 : compare(value.worth, best.worth) * (own ? 1 : -1)
      if (best === null || by > 0 || (by === 0 && value.length + 1 < best.length))
        best = { worth: value.worth, length: value.length + 1, at }
    }
    return best
  }

  #lineOf(values: readonly (NodeValue | null)[]): BestLine<P> | null {
    const { nodes } = this.#graph
    let node = nodes[0] as SearchNode<P>
    let value = values[node.id] ?? null
    if (value === null) return null
    const { worth } = value
    const line: Step<P>[] = []
    for (; value !== null && value.at >= 0; value = values[node.id] ?? null) {
      const { position, answers: given, next } = node
      line.push({
        position,
        decision: this.#game.decision(position) as Decision,
        answer: given[value.at] as Choice,
      })
      node = next[value.at] as SearchNode<P>
    }
    const hoped = this.#others ? this.#hoped() : { end: node.position, worth }
    return { line, end: node.position, worth, hoped, others: this.#others }
  }

  #hoped(): BestLine<P>['hoped'] {
    let best: BestLine<P>['hoped'] | null = null
    for (const { ends, position } of this.#graph.nodes) {
      const worth = ends ? this.#aim.worth(position) : null
      if (worth !== null && (best === null || compare(worth, best.worth) > 0)) best = { end: position, worth }
    }
    return best as BestLine<P>['hoped']
  }
}

/** The guaranteed value of a node: the number of answers to it, and the first of them. */
interface NodeValue {
  readonly worth: Worth
  readonly length: number
  readonly at: number
}

/** The best line over all choices from a position on. */
export function bestLine<P extends Position>(
  game: SearchGame<P>,
  position: P,
  aim: Aim<P>,
  bounds: SearchLimits<P> = {},
): BestFound<P> {
  const search = new BestSearch(game, position, aim, bounds)
  search.go()
  return search.found()
}
