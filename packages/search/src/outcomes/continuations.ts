import type { Choice, Decision, Value } from '@battleline/kernel'
import { postOrder, type SearchNode } from '../graph/node.ts'
import { PIECE, type Pieces } from '../graph/pieces.ts'
import type { SearchGame } from '../graph/search-game.ts'
import type { Outcomes } from './outcome-search.ts'

/** A text that is equal for equal answers. */
export const choiceKey = (choice: Choice): string =>
  typeof choice === 'object' ? JSON.stringify(choice) : String(choice)

/** A text that is equal for decisions that ask the same. */
export const decisionKey = ({ who, step, subjects, kind }: Decision): string =>
  JSON.stringify([who, step, kind, kind === 'pick' && subjects.length === 1 ? subjects : []])

/**
 * Sorts nodes by continuation: two nodes have the same continuation if the same answers lead to the same endings.
 * A decision whose answers all have the same continuation makes no difference and is skipped.
 */
export class Continuations {
  /** The decision of each node; null for endings. */
  readonly decisions: readonly (Decision | null)[]
  /** The continuation of each node, by its number. */
  readonly #of: number[]
  readonly #known = new Map<string, number>()

  private constructor(decisions: readonly (Decision | null)[], { nodes, endings }: Outcomes) {
    this.decisions = decisions
    this.#of = nodes.map(() => -1)
    for (const [at, ending] of endings.entries()) for (const node of ending.nodes) this.#of[node.id] = at
  }

  static *from(game: Pick<SearchGame, 'decision'>, found: Outcomes): Pieces<Continuations> {
    const decisions: (Decision | null)[] = []
    for (const { ends, position, id } of found.nodes) {
      decisions.push(ends ? null : game.decision(position))
      if (id % PIECE === 0) yield
    }
    const made = new Continuations(decisions, found)
    let count = 0
    for (const node of postOrder(found.nodes)) {
      if (!node.ends) made.#of[node.id] = made.#continuationOf(node)
      if (++count % PIECE === 0) yield
    }
    return made
  }

  of(node: SearchNode): number {
    return this.#of[node.id] as number
  }

  /** The option ids of a node with a decision. */
  idsAt(node: SearchNode): readonly Value[] {
    return (this.decisions[node.id] as Decision).ids
  }

  /** The continuation of a decision, by the decision and the continuation of each answer. */
  named(asked: string, leads: readonly (readonly [answer: string, continuation: number])[]): number {
    const [first] = leads
    if (first !== undefined && leads.every(([, continuation]) => continuation === first[1])) return first[1]
    const text = `${asked} ${leads
      .map((one) => one.join('>'))
      .sort()
      .join(' ')}`
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const fresh = -2 - this.#known.size
    this.#known.set(text, fresh)
    return fresh
  }

  #continuationOf(node: SearchNode): number {
    const decision = this.decisions[node.id]
    if (decision === null || decision === undefined) return -1
    // An unfinished node is equivalent to no other.
    if (!node.done || node.next.length === 0) return this.named(`open ${node.id}`, [])
    return this.named(
      decisionKey(decision),
      node.next.map((next, at) => [choiceKey(node.answers[at] as Choice), this.of(next)] as const),
    )
  }
}
