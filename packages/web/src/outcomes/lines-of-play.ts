import type { OutcomeTree } from '../engine/protocol/protocol.ts'
import { type Fork, forksOf, lettersOf } from './graph-layout.ts'

/** What an answer leads to: the letters of its endings. */
export interface Lead {
  readonly labels: readonly string[]
  readonly letters: readonly string[]
}

/** A question on the line of play to an ending, with its answer. */
export interface Answered {
  readonly fork: Fork
  readonly label: string
}

const behind = (to: OutcomeTree): readonly string[] =>
  'ending' in to ? (to.ending === null ? [] : [to.ending]) : lettersOf(to).toSorted()

/** Where the answers lead to a question, where it first decides something; null where it never does. */
export function leadsOf(
  tree: OutcomeTree,
  title: string,
): { readonly fork: Fork; readonly leads: readonly Lead[] } | null {
  for (const fork of forksOf(tree)) {
    if (fork.title !== title) continue
    const leads = fork.branches.map(({ labels, to }) => ({ labels, letters: behind(to) }))
    if (new Set(leads.map(({ letters }) => letters.join())).size > 1) return { fork, leads }
  }
  return null
}

/** The shortest way to each ending, by its letter. */
export function shortestWays(tree: OutcomeTree): ReadonlyMap<string, readonly Answered[]> {
  const found = new Map<string, readonly Answered[]>()
  if ('ending' in tree) return found
  const from = new Map<Fork, readonly Answered[]>([[tree, []]])
  for (const [fork, before] of from) {
    for (const { labels, to } of fork.branches) {
      const way = [...before, { fork, label: labels[0] ?? '' }]
      if (!('ending' in to)) {
        if (!from.has(to)) from.set(to, way)
      } else if (to.ending !== null && !found.has(to.ending)) found.set(to.ending, way)
    }
  }
  return found
}

/** A way without what it has in common with another from its beginning. */
export function apartFrom(way: readonly Answered[], other: readonly Answered[]): readonly Answered[] {
  const same = way.findIndex(({ fork, label }, at) => other[at]?.fork !== fork || other[at]?.label !== label)
  return same < 0 ? [] : way.slice(same)
}
