import { at } from './at.ts'
import type { Bounds } from './bounds.ts'
import { nextPieceAfter, type Piece } from './piecewise.ts'
import type { Pair } from './problem.ts'
import type { Program } from './program.ts'
import type { Filled, Relaxed } from './relaxation.ts'

// Turns a solution of the flow, which knows groups and shares of gains, into pairs of single creatures and goals.

/** A count between allowed or better ones, which the search has to decide. */
export interface Uneven {
  readonly station: number
  readonly range: number
  /** The next count with a different worth. */
  readonly from: number
  /** How many goals reach it, plus one. */
  readonly copies: number
  /** How near it is to that count; 1 would be there. */
  readonly nearness: number
}

/** A solution in groups, assigned to single creatures and goals. */
export interface Dealt {
  readonly pairs: readonly Pair[]
  /** For each group, how many are declared. */
  readonly declared: readonly number[]
  readonly uneven: readonly Uneven[]
}

export function roundSolution(program: Program, bounds: Bounds, relaxed: Relaxed): Dealt {
  const uneven: Uneven[] = []
  const counts = program.stations.map(({ pieces }, station) =>
    at(relaxed.filled, station).flatMap((filled, range) => {
      const spread = spreadOut(filled, at(at(bounds.ranges, station), range).copies, pieces)
      if (spread.uneven !== null) uneven.push({ station, range, ...spread.uneven })
      return spread.counts
    }),
  )
  const wishes = program.goals.map((): Map<number, number> => new Map())
  const chosen = program.groups.map((): Chosen[] => [])
  program.routes.forEach(({ group, goal }, route) => {
    const count = at(relaxed.pairs, route)
    if (count > 0) at(chosen, group).push({ goal, count })
  })
  const declared = chosen.map((own, group) => dealCreatures(program, relaxed, group, own, wishes))
  const pairs: Pair[] = []
  program.stations.forEach(({ goal }, station) => {
    if (goal >= 0) dealGoals(at(program.goals, goal).members, at(counts, station), at(wishes, goal), pairs)
  })
  return { pairs, declared, uneven }
}

/** The number of pairs of a group of creatures with a group of goals. */
interface Chosen {
  readonly goal: number
  readonly count: number
}

/** How many of a group are declared, and how many goals of each group each of them chooses, in turn. */
function dealCreatures(
  { groups, goals }: Program,
  { declared }: Relaxed,
  group: number,
  own: readonly Chosen[],
  wishes: readonly Map<number, number>[],
): number {
  const { members, most } = at(groups, group)
  const all = own.reduce((sum, { count }) => sum + count, 0)
  const needed = own.map(({ goal, count }) => Math.ceil(count / at(goals, goal).members.length))
  const many = Math.min(members.length, Math.max(at(declared, group), Math.ceil(all / most), ...needed, 0))
  let turn = 0
  for (const { goal, count } of own) {
    const wish = at(wishes, goal)
    for (let pair = 0; pair < count; pair++) {
      const creature = at(members, turn++ % many)
      wish.set(creature, (wish.get(creature) ?? 0) + 1)
    }
  }
  return Math.min(many, all)
}

/**
 * Gives each creature different goals, always those that lack most. `left` stays in descending order, so the next
 * ones are in front.
 */
function dealGoals(
  members: readonly number[],
  counts: readonly number[],
  wishes: ReadonlyMap<number, number>,
  pairs: Pair[],
): void {
  const order = counts.map((count, place) => ({ count, goal: at(members, place) }))
  order.sort((a, b) => b.count - a.count)
  const left = order.map(({ count }) => count)
  const eager = [...wishes].sort(([, a], [, b]) => b - a)
  for (const [creature, wished] of eager) {
    const wish = Math.min(wished, left.length)
    const last = at(left, wish - 1)
    const before = firstBelow(left, last + 1)
    const end = firstBelow(left, last)
    const take = (place: number): void => {
      if (at(left, place) <= 0) return
      left[place] = at(left, place) - 1
      pairs.push([creature, at(order, place).goal])
    }
    for (let place = 0; place < before; place++) take(place)
    // Takes the last of equal ones, to keep the order descending.
    for (let place = end - (wish - before); place < end; place++) take(place)
  }
}

/** The first index with a number below a limit, in a descending list. */
function firstBelow(falling: readonly number[], limit: number): number {
  let [low, high] = [0, falling.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(falling, middle) >= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The counts of like goals, from the filled segments: even if that loses nothing, else one by one. */
function spreadOut(
  { hull, amounts }: Filled,
  copies: number,
  pieces: readonly Piece[],
): { readonly counts: number[]; readonly uneven: Omit<Uneven, 'station' | 'range'> | null } {
  const counts = new Array<number>(copies).fill(hull.from)
  let left = amounts.reduce((sum, amount) => sum + amount, 0)
  let open = copies
  for (const { from, length, tight } of hull.stretches) {
    if (left === 0) break
    const amount = Math.min(left, length * open)
    left -= amount
    const full = Math.floor(amount / length)
    if (tight) {
      const each = Math.floor(amount / open)
      for (let copy = 0; copy < open; copy++)
        counts[copy] = at(counts, copy) + each + (copy < amount - each * open ? 1 : 0)
    } else {
      for (let copy = 0; copy < full; copy++) counts[copy] = at(counts, copy) + length
      const rest = amount - full * length
      if (rest > 0) {
        counts[full] = at(counts, full) + rest
        const next = nextPieceAfter(pieces, from) ?? from + length
        return { counts, uneven: { from: next, copies: full + 1, nearness: rest / length } }
      }
    }
    open = full
    if (open === 0) break
  }
  return { counts, uneven: null }
}
