import type { Choice, Decision } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'
import type { Continuations } from './continuations.ts'
import type { Outcomes } from './outcome-search.ts'

/** A decision that matters, with its answers grouped by continuation. */
export interface Fork {
  readonly decision: Decision
  readonly branches: readonly Branch[]
}

/** The answers of a fork that lead to the same continuation. */
export interface Branch {
  readonly answers: readonly Choice[]
  readonly to: Fork | EndOfTree
}

/** An ending, by its node in the list of endings; null for an unfinished line. */
export interface EndOfTree {
  readonly ending: number | null
}

/** The tree of decisions that lead to different endings. Equal continuations share one fork. */
export function treeOf(found: Outcomes, continuations: Continuations): Fork | EndOfTree {
  const endings = new Map<SearchNode, number>(
    found.endings.flatMap(({ nodes }, at) => nodes.map((node) => [node, at] as const)),
  )
  const forks = new Map<number, Fork | EndOfTree>()
  const build = (from: SearchNode): Fork | EndOfTree => {
    let node = from
    // Skips decisions without consequences.
    while (
      node.done &&
      node.next.length > 0 &&
      continuations.of(node.next[0] as SearchNode) === continuations.of(node)
    )
      node = node.next[0] as SearchNode
    const ending = endings.get(node)
    if (ending !== undefined) return { ending }
    const continuation = continuations.of(node)
    const known = forks.get(continuation)
    if (known !== undefined) return known
    const decision = continuations.decisions[node.id]
    if (decision === null || decision === undefined || node.next.length === 0) return { ending: null }
    const branches = new Map<number, { readonly answers: Choice[]; readonly to: SearchNode }>()
    for (const [at, next] of node.next.entries()) {
      const same = branches.get(continuations.of(next))
      if (same === undefined)
        branches.set(continuations.of(next), { answers: [node.answers[at] as Choice], to: next })
      else same.answers.push(node.answers[at] as Choice)
    }
    const fork = {
      decision,
      branches: [...branches.values()].map(({ answers, to }) => ({ answers, to: build(to) })),
    }
    forks.set(continuation, fork)
    return fork
  }
  const [first] = found.nodes
  return first === undefined ? { ending: null } : build(first)
}
