import type { Choice, Position } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'

/** One ending. */
export interface Ending<P extends Position = Position> {
  readonly position: P
  /** Its nodes: several where nobody can tell the positions apart. */
  readonly nodes: readonly SearchNode<P>[]
  /** The shortest list of answers from the first decision to this ending. */
  readonly answers: readonly Choice[]
  /** The number of answer sequences that lead here; free decisions count once. */
  readonly ways: number
}

/**
 * The endings with the number of ways to them; equivalent endings are one. `done` lists all nodes, none before the nodes
 * that it leads to.
 */
export function endingsOf<P extends Position>(
  nodes: readonly SearchNode<P>[],
  done: readonly SearchNode<P>[],
  equivalenceKey: (node: SearchNode<P>) => unknown = (node) => node,
): readonly Ending<P>[] {
  const ways = waysTo(nodes, done)
  const from = shortest(nodes)
  const alike = new Map<unknown, [SearchNode<P>, ...SearchNode<P>[]]>()
  for (const node of nodes) {
    if (!node.ends) continue
    const like = equivalenceKey(node)
    const known = alike.get(like)
    if (known === undefined) alike.set(like, [node])
    else known.push(node)
  }
  return [...alike.values()].map((ones) => {
    const [first] = ones
    const all = ones.map((node) => answersTo(node, from))
    return {
      position: first.position,
      nodes: ones,
      answers: all.reduce((least, one) => (one.length < least.length ? one : least)),
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

interface Step {
  readonly node: SearchNode
  readonly answer: Choice
}

/** The last step of a shortest path to each node, by its number. */
function shortest(nodes: readonly SearchNode[]): readonly (Step | null)[] {
  const from: (Step | null)[] = nodes.map(() => null)
  const [first] = nodes
  const reached = first === undefined ? [] : [first]
  for (const node of reached) {
    for (let at = 0; at < node.next.length; at++) {
      const next = node.next[at] as SearchNode
      if (next === first || from[next.id] !== null) continue
      from[next.id] = { node, answer: node.answers[at] as Choice }
      reached.push(next)
    }
  }
  return from
}

function answersTo(node: SearchNode, from: readonly (Step | null)[]): readonly Choice[] {
  const answers: Choice[] = []
  for (let step = from[node.id]; step; step = from[step.node.id]) answers.push(step.answer)
  return answers.reverse()
}
