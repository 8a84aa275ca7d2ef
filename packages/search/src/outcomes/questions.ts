import type { Choice, Decision } from '@battleline/kernel'
import { countOf } from '../graph/choices.ts'
import type { SearchNode } from '../graph/node.ts'
import { PIECE, type Pieces } from '../graph/pieces.ts'
import { type Continuations, decisionKey } from './continuations.ts'
import { ordersOf } from './deciding-orders.ts'
import type { Orders } from './orders-with-skips.ts'
import type { Outcomes } from './outcome-search.ts'

/** A decision that came up in a search. */
export interface Question {
  /** The decision where it first came up, with all its options. */
  readonly decision: Decision
  /** The number of positions with it. */
  readonly times: number
  /** True if some answers lead to different endings. */
  readonly matters: boolean
  /** True if it makes no difference by the rules; one answer represents all. */
  readonly free: boolean
  /** The number of answers where it first came up. */
  readonly answers: number
  /** The answers in the first position in which it matters, grouped by continuation; else empty. */
  readonly classes: readonly (readonly Choice[])[]
  /** For a decision about an order: the deciding pairs. Null for others, and if only the classes are known. */
  readonly orders: Orders | null
}

/** The decisions that came up, in that order, and which of them decide the ending. */
export function* questionsOf(found: Outcomes, continuations: Continuations): Pieces<readonly Question[]> {
  const groups = new Map<string, SearchNode[]>()
  for (const node of found.nodes) {
    const decision = continuations.decisions[node.id]
    if (decision === null || decision === undefined) continue
    const asked = decisionKey(decision)
    const group = groups.get(asked)
    if (group === undefined) groups.set(asked, [node])
    else group.push(node)
    if (node.id % PIECE === 0) yield
  }
  const all: Question[] = []
  for (const nodes of groups.values()) {
    all.push(questionOf(nodes, continuations))
    yield
  }
  return all
}

function questionOf(nodes: readonly SearchNode[], continuations: Continuations): Question {
  const [first] = nodes as [SearchNode]
  const decision = continuations.decisions[first.id] as Decision
  const deciding = nodes.find((node) => new Set(node.next.map((next) => continuations.of(next))).size > 1)
  return {
    decision,
    times: nodes.length,
    matters: deciding !== undefined,
    free: decision.free,
    answers: countOf(decision),
    classes: deciding === undefined ? [] : classesOf(deciding, continuations),
    orders: deciding === undefined ? null : ordersOf(nodes, continuations),
  }
}

/** The answers of a node, grouped by continuation. */
function classesOf(node: SearchNode, continuations: Continuations): readonly (readonly Choice[])[] {
  const classes = new Map<number, Choice[]>()
  for (const [at, next] of node.next.entries()) {
    const answer = node.answers[at] as Choice
    const continuation = continuations.of(next)
    const known = classes.get(continuation)
    if (known === undefined) classes.set(continuation, [answer])
    else known.push(answer)
  }
  return [...classes.values()]
}
