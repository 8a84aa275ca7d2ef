import { at, replaced } from './at.ts'
import { type Pair, type Span, UNBOUNDED, within } from './problem.ts'
import type { Company, Program } from './program.ts'
import { roomOf } from './program.ts'

// The parts into which the search splits all declarations: for each group, route and station, which numbers are left.

/** How many of the like goals of a station have a count within a span. */
export interface Range extends Span {
  readonly copies: number
}

/** A part of all declarations: the search's decisions so far. */
export interface Bounds {
  /** For each group, how many are declared. */
  readonly declared: readonly Span[]
  readonly inAll: Span
  /** For each route, the number of pairs; null if undecided. */
  readonly pairs: readonly (Span | null)[]
  /** For each station, its goals by count. */
  readonly ranges: readonly (readonly Range[])[]
}

/** How the search splits a part. Every declaration of the part is in one of the smaller ones. */
export type Split =
  /** Fewer of a group than `from` are declared, or at least this many. */
  | { readonly kind: 'declared'; readonly group: number; readonly from: number }
  | { readonly kind: 'pairs'; readonly route: number; readonly from: number }
  /** Of the goals in a range, fewer than `copies` are chosen by at least `from` creatures, or at least as many are. */
  | {
      readonly kind: 'range'
      readonly station: number
      readonly range: number
      readonly from: number
      readonly copies: number
    }
  /** None of the group is declared, or its company is there. */
  | { readonly kind: 'company'; readonly company: number }

export function allOf({ groups, stations, routes, most }: Program): Bounds {
  return {
    declared: groups.map(({ members }) => ({ least: 0, most: members.length })),
    inAll: { least: 0, most },
    pairs: routes.map(() => null),
    ranges: stations.map(({ copies }) => [{ least: 0, most: UNBOUNDED, copies }]),
  }
}

export function splitBounds(program: Program, bounds: Bounds, split: Split): Bounds[] {
  switch (split.kind) {
    case 'declared':
      return halves(split.from).map((half) => declaring(bounds, split.group, half))
    case 'pairs': {
      const known = pairsOf(program, bounds, split.route)
      return halves(split.from).map((half) => {
        return { ...bounds, pairs: replaced(bounds.pairs, split.route, both(known, half)) }
      })
    }
    case 'range':
      return splitRange(bounds, split)
    case 'company':
      return company(bounds, at(program.company, split.company))
    default:
      return split satisfies never
  }
}

/** The possible numbers of pairs on a route. */
export function pairsOf(program: Program, { declared, pairs }: Bounds, number: number): Span {
  const route = at(program.routes, number)
  const room = roomOf(program, route, Math.max(0, at(declared, route.group).most))
  return both({ least: 0, most: room }, at(pairs, number) ?? { least: 0, most: room })
}

const halves = (from: number): Span[] => [
  { least: 0, most: from - 1 },
  { least: from, most: UNBOUNDED },
]

const both = (one: Span, other: Span): Span => ({
  least: Math.max(one.least, other.least),
  most: Math.min(one.most, other.most),
})

function declaring(bounds: Bounds, group: number, span: Span): Bounds {
  return { ...bounds, declared: replaced(bounds.declared, group, both(at(bounds.declared, group), span)) }
}

function splitRange(bounds: Bounds, { station, range, from, copies }: Split & { kind: 'range' }): Bounds[] {
  const ranges = at(bounds.ranges, station)
  const whole = at(ranges, range)
  const low = { ...whole, most: Math.min(whole.most, from - 1) }
  const high = { ...whole, least: Math.max(whole.least, from) }
  // Decides the counts of some goals; the others keep theirs.
  const settle = (settled: Span, many: number): Bounds => {
    const parts = [
      { ...settled, copies: many },
      { ...whole, copies: whole.copies - many },
    ].filter((part) => part.copies > 0)
    const others = ranges.filter((_, place) => place !== range)
    return { ...bounds, ranges: replaced(bounds.ranges, station, [...others, ...parts]) }
  }
  return [settle(low, whole.copies - copies + 1), settle(high, copies)]
}

function company(bounds: Bounds, asked: Company): Bounds[] {
  const without = declaring(bounds, asked.group, { least: 0, most: 0 })
  const some = declaring(bounds, asked.group, { least: 1, most: UNBOUNDED })
  switch (asked.kind) {
    case 'alone':
      return [without, { ...some, inAll: both(some.inAll, { least: 0, most: 1 }) }]
    case 'others':
      return [without, { ...some, inAll: both(some.inAll, { least: asked.least + 1, most: UNBOUNDED }) }]
    case 'beside':
      return [
        without,
        ...asked.those.map((group) =>
          declaring(some, group, { least: group === asked.group ? 2 : 1, most: UNBOUNDED }),
        ),
      ]
    default:
      return asked satisfies never
  }
}

/** True if the bounds contradict themselves, so that no declaration is within them. */
export const isEmpty = ({ declared, inAll, pairs }: Bounds): boolean =>
  inAll.least > inAll.most ||
  declared.some(({ least, most }) => least > most) ||
  pairs.some((span) => span !== null && span.least > span.most)

/** Whether a declaration is within the bounds of creatures and pairs. */
export function isWithin(
  { groups, goals, routes }: Program,
  bounds: Bounds,
  pairs: readonly Pair[],
): boolean {
  const declared = new Set(pairs.map(([creature]) => creature))
  const counted = groups.every(({ members }, group) =>
    within(members.filter((member) => declared.has(member)).length, at(bounds.declared, group)),
  )
  if (!counted || !within(declared.size, bounds.inAll)) return false
  return routes.every((route, number) => {
    const span = at(bounds.pairs, number)
    if (span === null) return true
    const [from, to] = [at(groups, route.group).members, at(goals, route.goal).members]
    return within(
      pairs.filter(([creature, goal]) => from.includes(creature) && to.includes(goal)).length,
      span,
    )
  })
}
