import type { Problem } from '../diagnostics/problem.ts'
import type { Node } from '../grammar/phrase.ts'
import type { Grammar } from '../grammar.ts'

/** One part of a goal, about a measure `M`. */
export type Part<M> =
  | { readonly kind: 'most' | 'fewest'; readonly of: M }
  | { readonly kind: 'none'; readonly of: M }
  | { readonly kind: 'at least' | 'at most'; readonly count: number; readonly of: M }
  | { readonly kind: 'sum'; readonly terms: readonly Term<M>[] }

/** One term of a weighted sum. */
export interface Term<M> {
  readonly kind: 'term'
  readonly times: number
  readonly of: M
}

/** A goal's parts, the most important first; later parts break ties. */
interface GoalNode<M> {
  readonly kind: 'goal'
  readonly parts: readonly Part<M>[]
}

/** The result of one part of a goal in a position. */
export interface PartResult {
  /** What was counted, or the condition: “enemy creatures destroyed”. */
  readonly text: string
  readonly is: number | boolean
}

/** What a player wants to reach, and how positions score. `M`: what its parts count. */
export interface Goal<P, M = unknown> {
  /** The canonical text. */
  readonly text: string
  readonly player: 1 | 2
  /** Whether it depends on what happened this turn, which the end of the turn forgets. */
  readonly remembers: boolean
  /** Whether it names cards: equal cards are then not interchangeable. */
  readonly names: boolean
  /** The most important part first. */
  readonly parts: readonly Part<M>[]
  /** The score of a position, the most important part first; compared in order, more is better. */
  worth(position: P): readonly number[]
  /** An upper bound of each part's score for the rest of the turn. */
  ceiling(position: P): readonly number[]
  /** A lower bound of each part's score in any position. */
  readonly floor: readonly number[]
  results(position: P): readonly PartResult[]
  /** The results that a score means. */
  resultsOf(worth: readonly number[]): readonly PartResult[]
}

export type ParsedGoal<P, M = unknown> =
  | { readonly ok: true; readonly goal: Goal<P, M> }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** What a game knows about its measures. */
export interface MeasureRules<M, P> {
  /** The value of a measure in a position. */
  measured(position: P, measure: M): number
  /** Whether it never decreases during a turn. */
  onlyGrows(measure: M): boolean
  /** Whether the end of the turn resets it. */
  isRemembered(measure: M): boolean
  /** Whether it is a yes-or-no measure, 1 or 0. Default: none is. */
  isTruth?(measure: M): boolean
  /** Whether it can be less than 0. Default: none can. */
  isSigned?(measure: M): boolean
  /** Whether it names cards. */
  isByName(measure: M): boolean
}

/** Cards by each of their names; names without a letter are ignored. */
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

/** Reads a player's goal. */
export function parseGoal<M, P>(
  grammar: Grammar,
  text: string,
  player: 1 | 2,
  counting: MeasureRules<M, P>,
): ParsedGoal<P, M> {
  const parsed = grammar.parse(text)
  if (!parsed.ok) return parsed
  const { parts } = parsed.node as unknown as GoalNode<M>
  const print = (node: unknown, category: string) => grammar.print(node as Node, { category })
  const isTruth = (measure: M) => counting.isTruth?.(measure) === true
  const texts = parts.map((part) =>
    isCounted(part) && !isTruth(part.of) ? print(part.of, 'counted') : print(part, 'part'),
  )
  const measures = parts.flatMap((part) => (part.kind === 'sum' ? part.terms.map(({ of }) => of) : [part.of]))
  const resultsOf = (worth: readonly number[]) =>
    parts.map((part, n) => ({ text: texts[n] ?? '', is: resultOf(part, worth[n] ?? 0, isTruth) }))
  const worthIn = (position: P) => parts.map((part) => worthOf(part, counting, position))
  return {
    ok: true,
    goal: {
      text: grammar.print(parsed.node),
      player,
      remembers: measures.some(counting.isRemembered),
      names: measures.some(counting.isByName),
      parts,
      worth: worthIn,
      ceiling: (position) => parts.map((part) => ceilingOf(part, counting, position)),
      floor: parts.map((part) => floorOf(part, isTruth)),
      results: (position) => resultsOf(worthIn(position)),
      resultsOf,
    },
  }
}

const isCounted = <M>(part: Part<M>): part is Extract<Part<M>, { readonly kind: 'most' | 'fewest' }> =>
  part.kind === 'most' || part.kind === 'fewest'

/** What the score of a part means: the count, the sum, or whether the condition is met. */
function resultOf<M>(part: Part<M>, worth: number, isTruth: (measure: M) => boolean): number | boolean {
  if (part.kind === 'sum') return worth
  if (!isCounted(part)) return worth === 1
  const count = part.kind === 'most' ? worth : 0 - worth
  return isTruth(part.of) ? count === 1 : count
}

/** The score of a part: more is better; a condition is 1 or 0. */
function worthOf<M, P>(part: Part<M>, { measured }: MeasureRules<M, P>, at: P): number {
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

/** A lower bound of the part's score in any position. */
function floorOf<M>(part: Part<M>, isTruth: (measure: M) => boolean): number {
  if (part.kind === 'sum') return Number.NEGATIVE_INFINITY
  if (!isCounted(part)) return 0
  if (isTruth(part.of)) return part.kind === 'most' ? 0 : -1
  return Number.NEGATIVE_INFINITY
}

/** An upper bound of the part's score for the rest of the turn. */
function ceilingOf<M, P>(part: Part<M>, rules: MeasureRules<M, P>, at: P): number {
  const { measured, onlyGrows, isTruth, isSigned } = rules
  const atLeast = (of: M) =>
    onlyGrows(of) ? measured(at, of) : isSigned?.(of) === true ? Number.NEGATIVE_INFINITY : 0
  switch (part.kind) {
    case 'most':
      return isTruth?.(part.of) === true ? 1 : Number.POSITIVE_INFINITY
    case 'fewest':
      return 0 - atLeast(part.of)
    case 'none':
      return Number(atLeast(part.of) <= 0)
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
