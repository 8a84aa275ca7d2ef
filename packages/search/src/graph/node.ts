import type { Choice, Position } from '@battleline/kernel'

/** A position that a search has reached, with the answers followed from it. */
export interface SearchNode<P extends Position = Position> {
  readonly position: P
  /** Its number in the order of discovery: the first is 0. */
  readonly id: number
  readonly ends: boolean
  /** The node that each answer leads to. */
  readonly next: SearchNode<P>[]
  readonly answers: Choice[]
  /** How many equivalent answers each answer represents, itself included. */
  readonly weights: number[]
  /** True once every answer has been followed. */
  done: boolean
  /** Another node with the same hash. */
  readonly twin: SearchNode<P> | null
}

const NOWHERE: never[] = []

export const newNode = <P extends Position>(
  position: P,
  id: number,
  ends: boolean,
  twin: SearchNode<P> | null,
): SearchNode<P> =>
  ends
    ? { position, id, ends, next: NOWHERE, answers: NOWHERE, weights: NOWHERE, done: true, twin }
    : { position, id, ends, next: [], answers: [], weights: [], done: false, twin }

/** All nodes in post-order: none before the nodes that it leads to. */
export function postOrder<P extends Position>(nodes: readonly SearchNode<P>[]): readonly SearchNode<P>[] {
  const order: SearchNode<P>[] = []
  const seen = new Set<SearchNode<P>>()
  const path: { readonly node: SearchNode<P>; at: number }[] = []
  const [first] = nodes
  if (first !== undefined) {
    seen.add(first)
    path.push({ node: first, at: 0 })
  }
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const next = top.node.next[top.at++]
    if (next === undefined) {
      order.push(top.node)
      path.pop()
    } else if (!seen.has(next)) {
      seen.add(next)
      path.push({ node: next, at: 0 })
    }
  }
  return order
}
