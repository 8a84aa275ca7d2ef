import { at } from './at.ts'
import type { Piece } from './piecewise.ts'
import { UNBOUNDED } from './problem.ts'
import type { Program } from './program.ts'
import type { Prices } from './relaxation.ts'
import type { Proof } from './search.ts'

// Checks the proof of a bound by arithmetic alone, without any code of the search.

// Checks a proof with the problem and arithmetic alone, without the code of flow and search. A proof splits all
// declarations into parts and gives prices for each part. For any prices, the sum below is at least what a
// declaration of the part obeys, because each price is added as often as it is subtracted.

/** The least and the most, inclusive. */
type Ends = [least: number, most: number]

/** The bounds of a part. */
interface Known {
  readonly declared: Ends[]
  readonly inAll: Ends
  readonly pairs: Map<number, Ends>
  readonly ranges: { ends: Ends; copies: number }[][]
}

/** Prices are gains times this number. */
const SCALE = 2520

/** True if the proof shows that no declaration obeys more requirements than `claimed`. */
export function proves(program: Program, proof: Proof, claimed: number): boolean {
  const known: Known = {
    declared: program.groups.map(({ members }) => [0, members.length]),
    inAll: [0, program.most],
    pairs: new Map(),
    ranges: program.stations.map(({ copies }) => [{ ends: [0, UNBOUNDED], copies }]),
  }
  return holds(program, known, proof, claimed)
}

function holds(program: Program, known: Known, proof: Proof, claimed: number): boolean {
  switch (proof.kind) {
    case 'open':
      return false
    case 'nothing':
      return greatest(program, known, null) === null
    case 'prices': {
      const most = greatest(program, known, proof.prices)
      return most === null || Math.floor(most / SCALE) <= claimed
    }
    case 'split': {
      const parts = taken(program, known, proof.split)
      const whole = parts.length === proof.parts.length
      return whole && parts.every((part, place) => holds(program, part, at(proof.parts, place), claimed))
    }
    default:
      return proof satisfies never
  }
}

const meet = ([a, b]: Ends, [c, d]: Ends): Ends => [Math.max(a, c), Math.min(b, d)]

/** The smaller parts of a split. */
function taken(program: Program, known: Known, split: (Proof & { kind: 'split' })['split']): Known[] {
  const group = (part: Known, number: number, ends: Ends): Known => ({
    ...part,
    declared: part.declared.map((own, other) => (other === number ? meet(own, ends) : own)),
  })
  switch (split.kind) {
    case 'declared':
      return [
        group(known, split.group, [0, split.from - 1]),
        group(known, split.group, [split.from, UNBOUNDED]),
      ]
    case 'pairs': {
      const own = known.pairs.get(split.route) ?? [0, UNBOUNDED]
      const part = (ends: Ends): Known => ({
        ...known,
        pairs: new Map(known.pairs).set(split.route, meet(own, ends)),
      })
      return [part([0, split.from - 1]), part([split.from, UNBOUNDED])]
    }
    case 'range': {
      const own = at(known.ranges, split.station)
      const { ends, copies } = at(own, split.range)
      const part = (settled: Ends, many: number): Known => {
        const others = own.filter((_, place) => place !== split.range)
        const made = [
          { ends: meet(ends, settled), copies: many },
          { ends, copies: copies - many },
        ]
        const ranges = [...others, ...made.filter((range) => range.copies > 0)]
        return {
          ...known,
          ranges: known.ranges.map((all, place) => (place === split.station ? ranges : all)),
        }
      }
      // Either enough goals reach the number, or too few do and all others stay below it.
      return [
        part([0, split.from - 1], copies - split.copies + 1),
        part([split.from, UNBOUNDED], split.copies),
      ]
    }
    case 'company': {
      const asked = at(program.company, split.company)
      const some = group(known, asked.group, [1, UNBOUNDED])
      const without = group(known, asked.group, [0, 0])
      if (asked.kind === 'alone') return [without, { ...some, inAll: meet(known.inAll, [0, 1]) }]
      if (asked.kind === 'others')
        return [without, { ...some, inAll: meet(known.inAll, [asked.least + 1, UNBOUNDED]) }]
      return [
        without,
        ...asked.those.map((other) => group(some, other, [other === asked.group ? 2 : 1, UNBOUNDED])),
      ]
    }
    default:
      return split satisfies never
  }
}

/** The greatest sum within a part at these prices, times SCALE; null if the part is empty. */
function greatest(program: Program, known: Known, prices: Prices | null): number | null {
  const anybody = prices?.anybody ?? 0
  const price = (place: number): number => (place < 0 ? 0 : (prices?.stations[place] ?? 0))
  const able = known.declared.reduce((sum, [, most]) => sum + most, 0)
  const inAll = meet(known.inAll, [0, able])
  if (isEmpty(inAll) || known.declared.some(isEmpty)) return null
  let sum = Math.max(-inAll[0] * anybody, -inAll[1] * anybody)
  program.groups.forEach(({ most, gain }, group) => {
    const own = prices?.groups[group] ?? 0
    const each = Math.max(gain * SCALE + anybody - own, gain * SCALE + anybody - most * own)
    const [few, many] = at(known.declared, group)
    sum += Math.max(few * each, many * each)
  })
  const spans = program.routes.map(({ group, goal }, route): Ends => {
    const [, many] = at(known.declared, group)
    const room = many * Math.min(at(program.groups, group).most, at(program.goals, goal).members.length)
    return meet(known.pairs.get(route) ?? [0, UNBOUNDED], [0, room])
  })
  if (spans.some(isEmpty)) return null
  program.routes.forEach(({ group, station, gain }, route) => {
    const each = gain * SCALE + (prices?.groups[group] ?? 0) - price(station)
    const [few, many] = at(spans, route)
    sum += Math.max(few * each, many * each)
  })
  for (const [place, { pieces, parent }] of program.stations.entries()) {
    const rise = price(place) - price(parent)
    for (const { ends, copies } of at(known.ranges, place)) {
      const best = bestCount(pieces, ends, rise)
      if (best === null) return null
      sum += copies * best
    }
  }
  for (const { routes, pieces } of program.loose) {
    const few = routes.reduce((total, route) => total + at(spans, route)[0], 0)
    const many = routes.reduce((total, route) => total + at(spans, route)[1], 0)
    const best = bestCount(pieces, [few, many], 0)
    if (best === null) return null
    sum += best
  }
  return sum
}

const isEmpty = ([least, most]: Ends): boolean => least > most

/** The best allowed count between two ends, if each unit adds `rise`. */
function bestCount(pieces: readonly Piece[], [few, many]: Ends, rise: number): number | null {
  const values = pieces.flatMap(({ least, most, value }) => {
    const [from, to] = meet([least, most], [few, many])
    return from > to ? [] : [value * SCALE + from * rise, value * SCALE + to * rise]
  })
  return values.length === 0 ? null : Math.max(...values)
}
