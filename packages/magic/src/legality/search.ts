import { at } from './at.ts'
import { allOf, type Bounds, isEmpty, isWithin, pairsOf, type Split, splitBounds } from './bounds.ts'
import { evaluate } from './evaluate.ts'
import { nextPieceAfter, valueAt } from './piecewise.ts'
import { type DeclarationProblem, type Pair, UNBOUNDED } from './problem.ts'
import type { Program } from './program.ts'
import { forceOf, type Prices, type Relaxed, relax } from './relaxation.ts'
import { hasCompany, repaired } from './repair.ts'
import { type Dealt, roundSolution } from './round-solution.ts'

/** A proof that no declaration obeys more than a number: the parts, and prices that bound each part. */
export type Proof =
  | { kind: 'split'; split: Split; parts: Proof[] }
  | { kind: 'prices'; prices: Prices }
  /** Nothing is allowed within the part. */
  | { kind: 'nothing' }
  /** Not looked at any more: the work ended before. */
  | { kind: 'open'; bound: number }

/** What a search for the best declaration starts from, and when it ends. */
export interface Aim {
  /** A feasible declaration to start from. */
  readonly known: readonly Pair[] | null
  /** The initial bounds. */
  readonly bounds?: Bounds
  /** The search ends when it finds a declaration that obeys this many. */
  readonly enough?: number
  /** The search looks only for more than this. */
  readonly above?: number
  /** The most arcs to visit. */
  readonly work: number
}

/** The best declaration that a search found, with the proof of its bound. */
export interface Found {
  /** The most requirements that a found declaration obeys; -1 if none was found. */
  readonly obeyed: number
  readonly pairs: readonly Pair[] | null
  /** No declaration obeys more than this. */
  readonly bound: number
  readonly proof: Proof
  /** True if a part could neither be bounded nor split: grouped goals were not equal enough. */
  readonly stuck: boolean
  readonly parts: number
  readonly work: number
}

interface Part {
  readonly bounds: Bounds
  readonly relaxed: Relaxed
  /** Receives the proof of this part. */
  readonly proves: (proof: Proof) => void
}

/** Searches all declarations, best bound first among the parts of a part, and builds the proof. */
class Search {
  readonly #declaring: DeclarationProblem
  readonly #program: Program
  readonly #force: number
  readonly #aim: Aim
  #obeyed = -1
  #pairs: readonly Pair[] | null = null
  #work = 0
  #parts = 0
  readonly #open: Part[] = []

  constructor(declaring: DeclarationProblem, program: Program, aim: Aim) {
    this.#declaring = declaring
    this.#program = program
    this.#force = forceOf(program)
    this.#aim = aim
    if (aim.known !== null) this.#take(aim.known)
  }

  run(): Found {
    let root: readonly Proof[] = []
    this.#enter([this.#aim.bounds ?? allOf(this.#program)], (proofs) => {
      root = proofs
    })
    let bound = Math.max(this.#obeyed, this.#aim.above ?? -1)
    let stuck = false
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop()) {
      if (part.relaxed.bound <= this.#floor()) part.proves({ kind: 'prices', prices: part.relaxed.prices })
      else if (this.#ended()) {
        bound = Math.max(bound, part.relaxed.bound)
        part.proves({ kind: 'open', bound: part.relaxed.bound })
      } else if (!this.#settle(part)) {
        bound = Math.max(bound, part.relaxed.bound)
        stuck = true
      }
    }
    return {
      obeyed: this.#obeyed,
      pairs: this.#pairs,
      bound: Math.max(bound, this.#obeyed),
      proof: root[0] ?? { kind: 'nothing' },
      stuck,
      parts: this.#parts,
      work: this.#work,
    }
  }

  #floor = (): number => Math.max(this.#obeyed, this.#aim.above ?? -1)
  #ended = (): boolean =>
    this.#work > this.#aim.work || (this.#aim.enough !== undefined && this.#obeyed >= this.#aim.enough)

  /** Bounds the parts and queues them, the most promising next. */
  #enter(parts: readonly Bounds[], done: (proofs: Proof[]) => void): void {
    const proofs = parts.map((): Proof => ({ kind: 'nothing' }))
    done(proofs)
    const worth = parts.flatMap((bounds, place): Part[] => {
      const relaxed = isEmpty(bounds) ? null : relax(this.#program, bounds, this.#force)
      if (relaxed === null) return []
      this.#work += relaxed.work
      this.#parts++
      const proves = (proof: Proof) => {
        proofs[place] = proof
      }
      return [{ bounds, relaxed, proves }]
    })
    worth.sort((a, b) => a.relaxed.bound - b.relaxed.bound)
    this.#open.push(...worth)
  }

  /** Returns false for a part that stays open. */
  #settle({ bounds, relaxed, proves }: Part): boolean {
    const dealt = roundSolution(this.#program, bounds, relaxed)
    this.#take(repaired(this.#program, dealt.pairs))
    if (relaxed.bound <= this.#floor()) {
      proves({ kind: 'prices', prices: relaxed.prices })
      return true
    }
    const split = splitOf(this.#program, bounds, relaxed, dealt)
    if (split === null) {
      proves({ kind: 'open', bound: relaxed.bound })
      return false
    }
    this.#enter(splitBounds(this.#program, bounds, split), (parts) => proves({ kind: 'split', split, parts }))
    return true
  }

  /** Keeps a declaration if it is feasible and the best so far. */
  #take(pairs: readonly Pair[]): void {
    const { broken, obeyed } = evaluate(this.#declaring, pairs)
    if (broken.length > 0 || obeyed <= this.#obeyed) return
    // The repair may have dropped a pair that the bounds require.
    const { bounds } = this.#aim
    if (bounds !== undefined && !isWithin(this.#program, bounds, pairs)) return
    this.#obeyed = obeyed
    this.#pairs = pairs
  }
}

/** The most requirements that a declaration of a program obeys. */
export const search = (declaring: DeclarationProblem, program: Program, aim: Aim): Found =>
  new Search(declaring, program, aim).run()

/** Where to split a part: at a constraint that the relaxed solution violates. */
function splitOf(program: Program, bounds: Bounds, relaxed: Relaxed, dealt: Dealt): Split | null {
  const inAll = dealt.declared.reduce((sum, many) => sum + many, 0)
  const company = program.company.findIndex(
    (one) =>
      at(dealt.declared, one.group) > 0 && !hasCompany(one, dealt.declared, inAll) && isOpen(bounds, one),
  )
  if (company >= 0) return { kind: 'company', company }
  if (inAll > bounds.inAll.most) {
    const group = dealt.declared.findIndex((many, number) => many > at(relaxed.declared, number))
    if (group >= 0) return { kind: 'declared', group, from: at(relaxed.declared, group) + 1 }
  }
  if (dealt.uneven.length > 0) return splitUneven(program, bounds, relaxed, dealt.uneven)
  return splitLoose(program, bounds, relaxed) ?? splitAnywhere(program, bounds, relaxed)
}

/** Whether the bounds leave open what a creature requires of its company. */
const isOpen = ({ declared, inAll }: Bounds, one: Program['company'][number]): boolean =>
  one.kind !== 'alone' || at(declared, one.group).least < 1 || inAll.most > 1

/** Among counts between allowed ones, the one at which a creature has the fewest other ways to obey. */
function splitUneven(
  { groups, routes, stations }: Program,
  { ranges }: Bounds,
  { pairs }: Relaxed,
  uneven: Dealt['uneven'],
): Split | null {
  const isClosed = stations.map((_, station) => at(ranges, station).every(({ most }) => most === 0))
  const ways = groups.map(() => 0)
  for (const { group, station, gain } of routes)
    if (gain > 0 && !isClosed[station]) ways[group] = at(ways, group) + 1
  const fewest = stations.map(() => UNBOUNDED)
  routes.forEach(({ group, station }, route) => {
    if (at(pairs, route) > 0) fewest[station] = Math.min(at(fewest, station), at(ways, group))
  })
  const urgency = ({ station, nearness }: Dealt['uneven'][number]): number => at(fewest, station) - nearness
  const [first, ...others] = uneven
  if (first === undefined) return null
  const best = others.reduce((one, other) => (urgency(other) < urgency(one) ? other : one), first)
  const { station, range, from, copies } = best
  return { kind: 'range', station, range, from, copies }
}

function splitLoose(program: Program, bounds: Bounds, { pairs }: Relaxed): Split | null {
  for (const { routes, pieces } of program.loose) {
    const count = routes.reduce((sum, route) => sum + at(pairs, route), 0)
    const best = Math.max(...pieces.map(({ value }) => value))
    if (valueAt(pieces, count) === best) continue
    const route = routes.find((one) => {
      const span = pairsOf(program, bounds, one)
      return span.least < span.most
    })
    if (route === undefined) continue
    const here = at(pairs, route)
    return { kind: 'pairs', route, from: here < pairsOf(program, bounds, route).most ? here + 1 : here }
  }
  return null
}

/** If rounding alone keeps the bound above the best found: a range whose counts differ in worth. */
function splitAnywhere(program: Program, bounds: Bounds, { filled }: Relaxed): Split | null {
  for (const [station, ranges] of filled.entries()) {
    for (const [range, { hull, amounts }] of ranges.entries()) {
      const uneven = hull.stretches.findIndex(({ tight }) => !tight)
      const stretch = hull.stretches[uneven]
      if (stretch === undefined) continue
      const from = nextPieceAfter(at(program.stations, station).pieces, stretch.from)
      const { copies } = at(at(bounds.ranges, station), range)
      const full = Math.floor((amounts[uneven] ?? 0) / stretch.length)
      if (from !== null) return { kind: 'range', station, range, from, copies: Math.min(copies, full + 1) }
    }
  }
  return null
}
