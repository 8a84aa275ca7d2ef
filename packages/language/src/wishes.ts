import type { Grammar } from './grammar.ts'
import type { Node } from './phrase.ts'
import type { Problem } from './problem.ts'

/** One thing that is wanted of something that can be counted. */
export type Part<M> =
  | { readonly kind: 'most' | 'fewest'; readonly of: M }
  | { readonly kind: 'none'; readonly of: M }
  | { readonly kind: 'at least' | 'at most'; readonly count: number; readonly of: M }
  | { readonly kind: 'sum'; readonly terms: readonly Term<M>[] }

/** What each of something is worth in a sum. */
export interface Term<M> {
  readonly kind: 'term'
  readonly times: number
  readonly of: M
}

/** What is wanted, the most important first: a later part decides between lines that are alike in all before it. */
interface Wanted<M> {
  readonly kind: 'goal'
  readonly parts: readonly Part<M>[]
}

/** What a part of a wish comes to in some position, in words. */
export interface Told {
  /** What was counted, or what was to be the case: “enemy creatures destroyed”. */
  readonly text: string
  readonly is: number | boolean
}

/** What a player wants, as it can be asked of positions. */
export interface Wish<P> {
  /** In the language's own words. */
  readonly text: string
  readonly player: 1 | 2
  /** True where it speaks of what happened this turn: what the turn's end makes forgotten. */
  readonly remembers: boolean
  /** True where it speaks of cards by their names: equal cards are then not alike. */
  readonly names: boolean
  /** What a position is worth, the most important part first; of two positions the first that differs decides, more is better. */
  worth(position: P): readonly number[]
  /** What each part can be worth at best in whatever this turn can still come of a position. */
  ceiling(position: P): readonly number[]
  told(position: P): readonly Told[]
}

export type ReadWish<P> =
  | { readonly ok: true; readonly goal: Wish<P> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** What a game says of what can be counted. */
export interface Counting<M, P> {
  /** How many, or how much, there is of it in a position. */
  measured(position: P, measure: M): number
  /** What can only become more in a turn. */
  onlyGrows(measure: M): boolean
  /** What the end of a turn makes forgotten. */
  isRemembered(measure: M): boolean
  /** What is the case or not: it counts as 1 or 0. Left out: nothing is. */
  isTruth?(measure: M): boolean
  /** What names cards. */
  isByName(measure: M): boolean
}

/** Cards by all that each can be called; what has no letter is not known by its name. */
export function cardsByName(
  called: Iterable<readonly [card: number, names: readonly string[]]>,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const [card, names] of called) {
    for (const one of new Set(names)) {
      if (!/\p{L}/u.test(one)) continue
      const known = found.get(one)
      if (known === undefined) found.set(one, [card])
      else known.push(card)
    }
  }
  return found
}

/** Reads what a player wants with a grammar of wishes. */
export function readWish<M, P>(
  grammar: Grammar,
  text: string,
  player: 1 | 2,
  counting: Counting<M, P>,
): ReadWish<P> {
  const parsed = grammar.parse(text)
  if (!parsed.ok) return parsed
  const { parts } = parsed.node as unknown as Wanted<M>
  const print = (node: unknown, category: string) => grammar.print(node as Node, { category })
  const isTruth = (measure: M) => counting.isTruth?.(measure) === true
  const texts = parts.map((part) =>
    isCounted(part) && !isTruth(part.of) ? print(part.of, 'counted') : print(part, 'part'),
  )
  const measures = parts.flatMap((part) => (part.kind === 'sum' ? part.terms.map(({ of }) => of) : [part.of]))
  const is = (position: P, part: Part<M>): number | boolean => {
    if (isCounted(part)) {
      const count = counting.measured(position, part.of)
      return isTruth(part.of) ? count === 1 : count
    }
    const worth = worthOf(part, counting, position)
    return part.kind === 'sum' ? worth : worth === 1
  }
  return {
    ok: true,
    goal: {
      text: grammar.print(parsed.node),
      player,
      remembers: measures.some(counting.isRemembered),
      names: measures.some(counting.isByName),
      worth: (position) => parts.map((part) => worthOf(part, counting, position)),
      ceiling: (position) => parts.map((part) => ceilingOf(part, counting, position)),
      told: (position) => parts.map((part, n) => ({ text: texts[n] ?? '', is: is(position, part) })),
    },
  }
}

const isCounted = <M>(part: Part<M>): part is Extract<Part<M>, { readonly kind: 'most' | 'fewest' }> =>
  part.kind === 'most' || part.kind === 'fewest'

/** What a part is worth: more is better. What is or is not is worth 1 or 0. */
function worthOf<M, P>(part: Part<M>, { measured }: Counting<M, P>, at: P): number {
  switch (part.kind) {
    case 'most':
      return measured(at, part.of)
    case 'fewest':
      return 0 - measured(at, part.of)
    case 'none':
      return Number(measured(at, part.of) === 0)
    case 'at least':
      return Number(measured(at, part.of) >= part.count)
    case 'at most':
      return Number(measured(at, part.of) <= part.count)
    case 'sum':
      return sum(part.terms, ({ times, of }) => times * measured(at, of))
  }
}

/** What it can be worth at best in whatever this turn can still come of a position. */
function ceilingOf<M, P>(part: Part<M>, { measured, onlyGrows, isTruth }: Counting<M, P>, at: P): number {
  const atLeast = (of: M) => (onlyGrows(of) ? measured(at, of) : 0)
  switch (part.kind) {
    case 'most':
      return isTruth?.(part.of) === true ? 1 : Number.POSITIVE_INFINITY
    case 'fewest':
      return 0 - atLeast(part.of)
    case 'none':
      return Number(atLeast(part.of) === 0)
    case 'at least':
      return 1
    case 'at most':
      return Number(atLeast(part.of) <= part.count)
    case 'sum':
      return sum(part.terms, ({ times, of }) =>
        times > 0 ? Number.POSITIVE_INFINITY : times === 0 ? 0 : times * atLeast(of),
      )
  }
}

const sum = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((total, one) => total + value(one), 0)
