import type { Choice, Decision, Value } from '@battleline/kernel'
import type { SearchNode } from '../graph/node.ts'
import { Effort } from '../graph/pieces.ts'
import { type Continuations, choiceKey } from './continuations.ts'
import { lossyOrders, type Orders, type Pair } from './orders-with-skips.ts'

/**
 * The pairs of options whose order decides. A pair decides if two orders that differ only in this pair, next to each
 * other, end differently. No other pair tells these two orders apart, so every deciding pair is needed. They are also
 * enough: orders that agree on them can be turned into each other by exchanging other neighbors, and no such exchange
 * changes the ending. This holds if every order is possible; if options can lose their turn, see
 * `orders-with-skips.ts`. Null if no set of pairs decides, or if it would take too long to find.
 */
export function ordersOf(nodes: readonly SearchNode[], continuations: Continuations): Orders | null {
  const decision = continuations.decisions[(nodes[0] as SearchNode).id] as Decision
  const effort = new Effort(MOST_STEPS)
  if (decision.kind === 'order') return wholeOrders(nodes, continuations, effort)
  if (decision.kind !== 'pick' || decision.least !== 1 || decision.most !== 1) return null
  if (decision.inTurn === true)
    return windowOrders(nodes, continuations, effort) ?? lossyOrders(nodes, continuations, effort)
  // Picking one of several cards is an order only if the others come next.
  return nodes.length > 1 ? windowOrders(nodes, continuations, effort) : null
}

/** The most steps of the comparison of orders, some tenths of a second. */
const MOST_STEPS = 300_000

class Pairs {
  readonly #pairs = new Map<string, Pair>()

  add(one: Value, other: Value): void {
    const pair: Pair = String(one) < String(other) ? [one, other] : [other, one]
    this.#pairs.set(JSON.stringify(pair), pair)
  }

  get all(): readonly Pair[] {
    return [...this.#pairs.values()]
  }
}

/** Orders answered at once. */
function wholeOrders(
  nodes: readonly SearchNode[],
  continuations: Continuations,
  effort: Effort,
): Orders | null {
  const pairs = new Pairs()
  for (const node of nodes) {
    const leads = new Map(
      node.next.map((next, at) => [choiceKey(node.answers[at] as Choice), continuations.of(next)]),
    )
    for (const choice of node.answers) {
      const order = choice as readonly Value[]
      for (let at = 1; at < order.length; at++) {
        if (!effort.spend()) return null
        const [one, other] = [order[at - 1] as Value, order[at] as Value]
        const turned = choiceKey([...order.slice(0, at - 1), other, one, ...order.slice(at + 1)])
        const known = leads.get(turned)
        if (known !== undefined && known !== leads.get(choiceKey(order))) pairs.add(one, other)
      }
    }
  }
  return { of: (continuations.decisions[(nodes[0] as SearchNode).id] as Decision).ids, pairs: pairs.all }
}

/** Orders that come from single choices in a window, which offers each option at most once. */
function windowOrders(
  nodes: readonly SearchNode[],
  continuations: Continuations,
  effort: Effort,
): Orders | null {
  const window = new Map(nodes.map((node) => [node, continuations.idsAt(node)]))
  const [first] = nodes as [SearchNode]
  const all = continuations.idsAt(first)
  if (all.length < 2) return null
  const pairs = new Pairs()
  for (const [node, ids] of window) {
    if (node.next.length < ids.length || !ids.every((id) => all.includes(id))) return null
    for (const [at, next] of node.next.entries()) {
      const rest = ids.filter((id) => id !== node.answers[at])
      if (!goesOn(next, rest, window, effort)) return null
    }
    for (let at = 1; at < ids.length; at++) {
      for (let earlier = 0; earlier < at; earlier++) {
        const [a, b] = [node.answers[at] as Value, node.answers[earlier] as Value]
        const one = after(node, a, b, { window, continuations, effort })
        const other = after(node, b, a, { window, continuations, effort })
        if (one === null || other === null) return null
        if (one !== other) pairs.add(a, b)
      }
    }
  }
  return { of: all, pairs: pairs.all }
}

type Window = ReadonlyMap<SearchNode, readonly Value[]>

/** Whether the window next opens with exactly the rest of its options, or ends with the last one. */
function goesOn(node: SearchNode, rest: readonly Value[], window: Window, effort: Effort): boolean {
  if (!effort.spend()) return false
  const ids = window.get(node)
  if (ids !== undefined) return ids.length === rest.length && rest.every((id) => ids.includes(id))
  // The last option needs no choice.
  if (rest.length < 2) return true
  return node.next.length > 0 && node.next.every((next) => goesOn(next, rest, window, effort))
}

/** The most combinations of answers in between that are compared. */
const MOST = 2000

interface Comparing {
  readonly window: Window
  readonly continuations: Continuations
  readonly effort: Effort
}

/**
 * The continuations after two choices in this order, by the answers to decisions in between; null if there are too
 * many to compare.
 */
function after(
  node: SearchNode,
  one: Value,
  other: Value,
  { window, continuations, effort }: Comparing,
): string | null {
  let isWhole = true
  const tables: string[] = []
  const follow = (at: SearchNode, left: readonly Value[], given: readonly string[]): void => {
    if (!effort.spend()) isWhole = false
    if (!isWhole) return
    const inWindow = window.has(at)
    const on = inWindow ? at.answers.indexOf(left[0] as Value) : -1
    if (at.next.length === 0 || tables.length > MOST || (inWindow && on < 0)) {
      tables.push(`${[...given].sort().join(' ')}: ${continuations.of(at)}`)
      return
    }
    if (inWindow) {
      follow(at.next[on] as SearchNode, left.slice(1), given)
      return
    }
    const step = continuations.decisions[at.id]?.step
    for (const [answer, next] of at.next.entries())
      follow(next, left, [...given, `${step}=${choiceKey(at.answers[answer] as Choice)}`])
  }
  follow(node, [one, other], [])
  return isWhole ? tables.sort().join('\n') : null
}
