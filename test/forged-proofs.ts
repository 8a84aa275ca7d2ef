import type { Program, Proof } from '@battleline/magic'
import type { seeded } from '../bench/magic/boards.mjs'

type Draw = ReturnType<typeof seeded>
type Prices = Extract<Proof, { kind: 'prices' }>['prices']
type Split = Extract<Proof, { kind: 'split' }>['split']

/** Prices are gains times this number. */
const SCALE = 2520

/** A forged proof: a real one with a change, or an invented one. */
export function forgedProof(draw: Draw, program: Program, proof: Proof): Proof {
  return draw.chance(0.5) ? changed(draw, program, proof) : madeUp(draw, program, 2)
}

function changed(draw: Draw, program: Program, proof: Proof): Proof {
  if (draw.chance(0.2)) return madeUp(draw, program, 1)
  if (proof.kind === 'prices') return { kind: 'prices', prices: nudged(draw, proof.prices) }
  if (proof.kind !== 'split') return proof
  const at = draw.below(proof.parts.length)
  const parts = proof.parts.map((part, place) => (place === at ? changed(draw, program, part) : part))
  return { ...proof, parts }
}

function nudged(draw: Draw, { stations, groups, anybody }: Prices): Prices {
  const nudge = (price: number) => (draw.chance(0.3) ? price + priceOf(draw) : price)
  return { stations: stations.map(nudge), groups: groups.map(nudge), anybody: nudge(anybody) }
}

const priceOf = (draw: Draw): number => ((draw.below(9) - 4) * SCALE) / 2

function madeUp(draw: Draw, program: Program, depth: number): Proof {
  if (depth > 0 && draw.chance(0.6)) {
    const split = splitOf(draw, program)
    const parts = Array.from({ length: partsOf(program, split) }, () => madeUp(draw, program, depth - 1))
    return { kind: 'split', split, parts }
  }
  if (draw.chance(0.3)) return { kind: 'nothing' }
  const prices = {
    stations: program.stations.map(() => priceOf(draw)),
    groups: program.groups.map(() => priceOf(draw)),
    anybody: draw.chance(0.5) ? 0 : priceOf(draw),
  }
  return { kind: 'prices', prices }
}

function splitOf(draw: Draw, { groups, routes, stations, company }: Program): Split {
  const kinds = [
    ...(groups.length > 0 ? ['declared' as const] : []),
    ...(routes.length > 0 ? ['pairs' as const] : []),
    ...(company.length > 0 ? ['company' as const, 'company' as const] : []),
    'range' as const,
  ]
  const from = 1 + draw.below(3)
  switch (kinds[draw.below(kinds.length)]) {
    case 'declared':
      return { kind: 'declared', group: draw.below(groups.length), from }
    case 'pairs':
      return { kind: 'pairs', route: draw.below(routes.length), from }
    case 'company':
      return { kind: 'company', company: draw.below(company.length) }
    default: {
      const station = draw.below(stations.length)
      const copies = 1 + draw.below(stations[station]?.copies ?? 1)
      return { kind: 'range', station, range: 0, from, copies }
    }
  }
}

function partsOf({ company }: Program, split: Split): number {
  const asked = split.kind === 'company' ? company[split.company] : undefined
  return asked?.kind === 'beside' ? 1 + asked.those.length : 2
}
