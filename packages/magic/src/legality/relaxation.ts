import { at } from './at.ts'
import { type Bounds, pairsOf } from './bounds.ts'
import { Flow } from './flow.ts'
import { type Hull, hullOf } from './piecewise.ts'
import type { Program, SideCount } from './program.ts'

/** Gains are multiplied so that a share of one, such as each of three blockers' share of a bonus, is a whole number. */
export const SCALE = 2520

/**
 * The worth of one unit of creature at each station, times SCALE. Any prices give a bound; the flow's prices give the
 * best.
 */
export interface Prices {
  readonly anybody: number
  readonly groups: readonly number[]
  readonly stations: readonly number[]
}

/** How far each segment of a station's range is filled. */
export interface Filled {
  readonly hull: Hull
  readonly amounts: readonly number[]
}

/** The best solution within bounds if counts between allowed ones, and missing company, are permitted. */
export interface Relaxed {
  /** No declaration within the bounds obeys more. */
  readonly bound: number
  /** The number of pairs of each route. */
  readonly pairs: readonly number[]
  /** The least number of declared creatures of each group. */
  readonly declared: readonly number[]
  /** For each station and range. */
  readonly filled: readonly (readonly Filled[])[]
  readonly prices: Prices
  readonly work: number
}

/** More than all gains together: the worth of everything that must be there. */
export function forceOf({ groups, stations, routes, goals }: Program): number {
  const all = [
    ...groups.map(({ gain, members }) => gain * members.length),
    ...stations.map(
      ({ copies, pieces }) => copies * pieces.reduce((most, { value }) => Math.max(most, value), 0),
    ),
    ...routes.map(
      ({ gain, group, goal }) => gain * at(groups, group).members.length * at(goals, goal).members.length,
    ),
  ]
  return SCALE * (2 * all.reduce((sum, gain) => sum + gain, 0) + 1)
}

const [SOURCE, SINK, ANYBODY, FIRST] = [0, 1, 2, 3]

/** Builds the flow of one part of all declarations and reads it back. */
class Network {
  readonly #program: Program
  readonly #bounds: Bounds
  readonly #force: number
  readonly #flow: Flow
  /** The base gain of every solution, minus the worth of what must be there. */
  #base = 0

  constructor(program: Program, bounds: Bounds, force: number) {
    this.#program = program
    this.#bounds = bounds
    this.#force = force
    this.#flow = new Flow(FIRST + program.groups.length + program.stations.length)
  }

  #group = (group: number): number => FIRST + group
  #station = (station: number): number => (station < 0 ? SINK : FIRST + this.#program.groups.length + station)

  /** An arc that has to carry at least `least`; what is missing is owed. */
  #arc(from: number, to: number, least: number, most: number, gain: number): [number, number] {
    this.#base -= this.#force * least
    const owed = this.#flow.arc(from, to, least, gain + this.#force)
    return [owed, this.#flow.arc(from, to, Math.max(0, most - least), gain)]
  }

  #through = ([owed, free]: [number, number]): number => this.#flow.through(owed) + this.#flow.through(free)

  solve(): Relaxed | null {
    const { groups, routes } = this.#program
    const { inAll, declared } = this.#bounds
    const able = declared.reduce((sum, { most }) => sum + most, 0)
    this.#arc(SOURCE, ANYBODY, inAll.least, Math.min(inAll.most, able), 0)
    const firsts = groups.map(({ gain, most }, group) => {
      const span = at(declared, group)
      if (most > 1) this.#flow.arc(SOURCE, this.#group(group), (most - 1) * span.most, 0)
      return this.#arc(ANYBODY, this.#group(group), span.least, span.most, gain * SCALE)
    })
    const pairs = routes.map(({ group, station, gain }, route) => {
      const span = pairsOf(this.#program, this.#bounds, route)
      return this.#arc(this.#group(group), this.#station(station), span.least, span.most, gain * SCALE)
    })
    const stretches = this.#stations()
    if (stretches === null) return null
    for (const loose of this.#program.loose) {
      const best = bestOf(this.#program, this.#bounds, loose)
      if (best === null) return null
      this.#base += best * SCALE
    }
    const gained = this.#flow.run(SOURCE, SINK)
    const prices = this.#flow.prices(SOURCE, SINK)
    return {
      bound: Math.floor((this.#base + gained) / SCALE),
      pairs: pairs.map(this.#through),
      declared: firsts.map(this.#through),
      filled: stretches.map((ranges) =>
        ranges.map(({ hull, arcs }) => ({ hull, amounts: arcs.map(this.#flow.through) })),
      ),
      prices: {
        anybody: at(prices, ANYBODY),
        groups: groups.map((_, group) => at(prices, this.#group(group))),
        stations: this.#program.stations.map((_, station) => at(prices, this.#station(station))),
      },
      work: this.#flow.work,
    }
  }

  /** The arcs behind each station: for what has to arrive there, and for each segment of the hull. */
  #stations(): { hull: Hull; arcs: number[] }[][] | null {
    const all: { hull: Hull; arcs: number[] }[][] = []
    for (const [number, { pieces, parent }] of this.#program.stations.entries()) {
      const own: { hull: Hull; arcs: number[] }[] = []
      for (const { copies, ...span } of at(this.#bounds.ranges, number)) {
        const hull = hullOf(pieces, span)
        if (hull === null) return null
        const [from, to] = [this.#station(number), this.#station(parent)]
        this.#base += copies * hull.value * SCALE
        this.#arc(from, to, copies * hull.from, 0, 0)
        const arcs = hull.stretches.map(({ length, rise }) =>
          this.#flow.arc(from, to, copies * length, Math.ceil((rise * SCALE) / length)),
        )
        own.push({ hull, arcs })
      }
      all.push(own)
    }
    return all
  }
}

/** The most that a loose count can be worth within the bounds; null if no count is allowed. */
function bestOf(program: Program, bounds: Bounds, { routes, pieces }: SideCount): number | null {
  const spans = routes.map((route) => pairsOf(program, bounds, route))
  const least = spans.reduce((sum, span) => sum + span.least, 0)
  const most = spans.reduce((sum, span) => sum + span.most, 0)
  const values = pieces
    .filter((piece) => piece.least <= most && piece.most >= least)
    .map(({ value }) => value)
  return values.length === 0 ? null : Math.max(...values)
}

export const relax = (program: Program, bounds: Bounds, force: number): Relaxed | null =>
  new Network(program, bounds, force).solve()
