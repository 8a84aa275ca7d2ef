import type { Choice, Position } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'

/** One ending. */
export interface Ending<P extends Position = Position> {
  readonly position: P
  /** Its nodes: several where nobody can tell the positions apart. */
  readonly nodes: readonly SearchNode<P>[]
  /** The shortest list of answers from the first decision to this ending. */
  readonly answers: readonly Choice[]
  /** The nodes at which these answers are given. */
  readonly path: readonly SearchNode<P>[]
  /** The number of answer sequences that lead here; free decisions count once. */
  readonly ways: number
}

/** The nodes of one ending, which nobody can tell apart. */
export type AlikeNodes<P extends Position> = [SearchNode<P>, ...SearchNode<P>[]]

/**
 * The endings with the number of ways to them. `done` lists all nodes, none before the nodes that it leads to; `alike`
 * has the nodes of each ending.
 */
export function endingsOf<P extends Position>(
  nodes: readonly SearchNode<P>[],
  done: readonly SearchNode<P>[],
  alike: Iterable<AlikeNodes<P>>,
): readonly Ending<P>[] {
  const ways = waysTo(nodes, done)
  const from = shortest(nodes)
  return Array.from(alike, (ones) => {
    const [first] = ones
    const steps = ones
      .map((node) => stepsTo(node, from))
      .reduce((least, one) => (one.length < least.length ? one : least))
    return {
      position: first.position,
      nodes: ones,
      answers: steps.map(({ answer }) => answer),
      path: steps.map(({ node }) => node),
      ways: ones.reduce((sum, { id }) => sum + (ways[id] ?? 0), 0),
    }
  })
}

/** The number of ways to each node, by its number. */
function waysTo(nodes: readonly SearchNode[], done: readonly SearchNode[]): readonly number[] {
  const ways = nodes.map(() => 0)
  ways[0] = 1
  for (let at = done.length - 1; at >= 0; at--) {
    const { id, next, weights: times } = done[at] as SearchNode
    const here = ways[id] as number
    for (let answer = 0; answer < next.length; answer++) {
      const { id: to } = next[answer] as SearchNode
      ways[to] = (ways[to] as number) + here * (times[answer] as number)
    }
  }
  return ways
}

interface Step<P extends Position> {
  readonly node: SearchNode<P>
  readonly answer: Choice
}

/** The last step of a shortest path to each node, by its number. */
function shortest<P extends Position>(nodes: readonly SearchNode<P>[]): readonly (Step<P> | null)[] {
  const from: (Step<P> | null)[] = nodes.map(() => null)
  const [first] = nodes
  const reached = first === undefined ? [] : [first]
  for (const node of reached) {
    for (let at = 0; at < node.next.length; at++) {
      const next = node.next[at] as SearchNode<P>
      if (next === first || from[next.id] !== null) continue
      from[next.id] = { node, answer: node.answers[at] as Choice }
      reached.push(next)
    }
  }
  return from
}

function stepsTo<P extends Position>(
  node: SearchNode<P>,
  from: readonly (Step<P> | null)[],
): readonly Step<P>[] {
  const steps: Step<P>[] = []
  for (let step = from[node.id]; step; step = from[step.node.id]) steps.push(step)
  return steps.reverse()
}
