import type { OutcomeTree } from '../engine/protocol/protocol.ts'
import { type Fork, forksOf, type Keeps } from './graph-layout.ts'

/** More choices than this cannot be read in one picture: the later ones are folded up. */
export const MOST_SHOWN = 24
/** How many nodes of a folded graph are shown at first. */
const FIRST = 12

export interface Wanted {
  /** The choices that the reader opened. */
  readonly opened: readonly Fork[]
  /** Whether a choice matches the search; null without a search. */
  readonly sought: ((fork: Fork) => boolean) | null
}

/** The visible choices: the first ones and the opened ones; or the paths to the matches of a search. */
export function shownForks(tree: OutcomeTree, { opened, sought }: Wanted): ReadonlySet<Fork> {
  const all = forksOf(tree)
  if (sought !== null) return waysTo(all, sought)
  if ('ending' in tree || all.size <= MOST_SHOWN) return all
  return new Set([...firstOf(tree), ...opened])
}

/** The first choices, one step after the other, as long as what they lead to can be seen as well. */
function firstOf(tree: Fork): ReadonlySet<Fork> {
  let first = new Set([tree])
  for (;;) {
    const next = new Set([...first].flatMap(({ branches }) => branches.map(({ to }) => to)))
    const more = new Set([...first, ...[...next].filter((one): one is Fork => !('ending' in one))])
    const behind = [...more].flatMap(({ branches }) => branches.map(({ to }) => to))
    if (more.size === first.size || new Set([...more, ...behind]).size > FIRST) return first
    first = more
  }
}

/** The matches, and all choices that lead to them. */
function waysTo(all: ReadonlySet<Fork>, sought: (fork: Fork) => boolean): ReadonlySet<Fork> {
  const found = [...all].filter(sought).slice(0, MOST_SHOWN)
  const ways = new Set(found)
  // From later choices to earlier ones, until nothing is added.
  for (let before = -1; before !== ways.size; ) {
    before = ways.size
    for (const fork of [...all].reverse())
      if (fork.branches.some(({ to }) => !('ending' in to) && ways.has(to))) ways.add(fork)
  }
  return ways
}

/** A search draws only the paths to its matches, and where those lead. */
export const onlyWays =
  (shown: ReadonlySet<Fork>, sought: (fork: Fork) => boolean): Keeps =>
  (fork, to) =>
    'ending' in to ? sought(fork) : shown.has(to)
