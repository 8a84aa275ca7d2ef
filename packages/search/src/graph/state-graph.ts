import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { choices, defaultChoice, distinctChoices, type WeightedChoice } from './choices.ts'
import { newNode, type SearchNode } from './node.ts'
import type { SearchGame, Symmetry } from './search-game.ts'

/** The limits of a search. */
export interface SearchLimits<P extends Position = Position> {
  /** The most positions to visit; default: 100 000. */
  readonly limit?: number
  /** True for decisions at which the search stops. It always stops at positions without a decision. */
  readonly ended?: (decision: Decision, position: P) => boolean
  /** True to follow every answer to decisions without consequences (`free`); else only their default. */
  readonly free?: boolean
  /** True to distinguish equal cards: then endings that differ only in which card is which are separate. */
  readonly apart?: boolean
}

/** The remaining answers of a node. */
export interface Walk<P extends Position> {
  readonly node: SearchNode<P>
  /** The option ids if one is picked; null if answers have to be enumerated. */
  readonly ids: readonly Choice[] | null
  readonly left: Iterator<WeightedChoice> | null
  at: number
}

/** The graph of positions that a search has reached, equal positions merged. The search decides the order of expansion. */
export class StateGraph<P extends Position> {
  readonly nodes: SearchNode<P>[] = []
  /** Answers that the game offered and then refused because of its own limits. */
  readonly refused: Refusal[] = []
  /** How often an answer led to a known position. */
  merged = 0
  /** True if a position was left out because of the limit. */
  full = false
  readonly limit: number
  readonly #game: SearchGame<P>
  readonly #ended: NonNullable<SearchLimits<P>['ended']>
  readonly #free: boolean
  readonly #apart: boolean
  readonly #symmetry: Symmetry<P> | null
  readonly #known = new Map<number, SearchNode<P>>()
  /** The decision of the newest node; null if it is an ending. */
  #asked: Decision | null = null

  constructor(game: SearchGame<P>, start: P, bounds: SearchLimits<P> = {}) {
    const { limit = 100_000, ended = () => false, free = false, apart = false } = bounds
    this.limit = limit
    this.#game = game
    this.#ended = ended
    this.#free = free
    this.#apart = apart
    this.#symmetry = apart ? null : (game.symmetry?.(start) ?? null)
    this.#enter(start, game.positionHash(start), null)
  }

  /** The decision of the newest node; null if it is an ending. */
  get asked(): Decision | null {
    return this.#asked
  }

  /** The answers of the newest node; null if it is an ending. */
  walk(): Walk<P> | null {
    const decision = this.#asked
    const node = this.nodes[this.nodes.length - 1]
    if (decision === null || node === undefined) return null
    const listed = this.#game.answers?.(node.position, decision, this.#apart) ?? null
    if (listed !== null) return { node, ids: null, left: listed, at: 0 }
    const classes = decision.free ? null : (this.#symmetry?.(node.position, decision) ?? null)
    const alone = classes === null && (!decision.free || this.#free)
    const ids = alone && decision.kind === 'pick' && decision.least === 1 && decision.most === 1
    return {
      node,
      ids: ids ? decision.ids : null,
      left: ids ? null : this.#answers(decision, classes),
      at: 0,
    }
  }

  /**
   * The node that an answer leads to, added if it is new; null if the answer was refused or the limit is reached. The
   * search records the edge (`addEdge`).
   */
  reach({ position }: SearchNode<P>, answer: Choice): SearchNode<P> | null {
    const next = this.#game.answer(position, answer)
    if (isRefusal(next)) {
      this.refused.push(next)
      return null
    }
    const hash = this.#game.positionHash(next)
    const first = this.#known.get(hash) ?? null
    let known = first
    while (known !== null && !this.#game.same(known.position, next)) known = known.twin
    if (known !== null) {
      this.merged++
      return known
    }
    if (this.nodes.length < this.limit) return this.#enter(next, hash, first)
    this.full = true
    return null
  }

  #enter(position: P, hash: number, twin: SearchNode<P> | null): SearchNode<P> {
    const decision = this.#game.decision(position)
    const ends = decision === null || this.#ended(decision, position)
    const node = newNode(position, this.nodes.length, ends, twin)
    this.#known.set(hash, node)
    this.nodes.push(node)
    this.#asked = ends ? null : decision
    return node
  }

  *#answers(decision: Decision, classes: ReturnType<Symmetry<P>>): Iterator<WeightedChoice> {
    if (decision.free && !this.#free) yield { choice: defaultChoice(decision), ways: 1 }
    else if (classes !== null) yield* distinctChoices(decision, classes)
    else for (const choice of choices(decision)) yield { choice, ways: 1 }
  }
}

/** Follows the next answer of a node; false if there is none. */
export function followNext<P extends Position>(
  walk: Walk<P>,
  follow: (node: SearchNode<P>, answer: Choice, ways: number) => void,
): boolean {
  if (walk.ids !== null) {
    const choice = walk.ids[walk.at++]
    if (choice === undefined) return false
    follow(walk.node, choice, 1)
    return true
  }
  const next = walk.left?.next()
  if (next === undefined || next.done === true) return false
  follow(walk.node, next.value.choice, next.value.ways)
  return true
}

/** Records the node that an answer leads to. */
export function addEdge<P extends Position>(
  from: SearchNode<P>,
  answer: Choice,
  ways: number,
  to: SearchNode<P>,
): void {
  from.next.push(to)
  from.answers.push(answer)
  from.weights.push(ways)
}

/** Why there may be more endings. */
export interface Incomplete {
  /** True if the search reached its limit of positions. */
  readonly limit: boolean
  /** The number of positions with unfollowed answers. */
  readonly open: number
  /** Answers that the game offered and then refused because of its own limits. */
  readonly refused: readonly Refusal[]
}
