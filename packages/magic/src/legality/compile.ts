import { at } from '../at.ts'
import type { Declaring, Pair } from './declaring.ts'
import { UNBOUNDED } from './declaring.ts'
import {
  type Asked,
  askedOf,
  declaredGain,
  gainOf,
  grouped,
  isLoose,
  type Like,
  likeCreatures,
  mayChoose,
  type Term,
} from './grouping.ts'
import type { Block } from './payments.ts'
import { hullOf, type Piece, piecesOf, type Said } from './pieces.ts'
import type { Company, Loose, Program, Route } from './program.ts'
import { Stations } from './stations.ts'

export type Apart = 'nothing' | 'uneven' | 'kinds' | 'everything'

/**
 * The question whether a declaration obeys as many requirements as any that needs no payment beyond its own.
 * @param declaring the question as the declaration is judged by it: `judgedFor`
 * @param apart `nothing`: what nothing tells apart is grouped, which may leave the search stuck where creatures that choose
 *   several goals meet goals whose numbers have gaps; `uneven`: such goals stand by themselves; `kinds`: each
 *   goal by itself, and creatures as they are told apart by their kind and what they pay; `everything`: each creature and
 *   each goal by itself, for what is asked of single pairs
 */
export function programOf(declaring: Declaring, pairs: readonly Pair[], apart: Apart = 'nothing'): Program {
  const asked = askedOf(declaring, pairs)
  const single = apart === 'everything' || apart === 'kinds'
  const creatures = single ? separate(asked, apart === 'kinds') : likeCreatures(asked)
  const columns = new Columns(asked, creatures)
  const goals = grouped(asked.blocks.goals, (goal) =>
    single ? null : columns.text(goal, apart === 'uneven'),
  )
  const stations = new Stations(creatures, goals, asked, columns)
  const routes = creatures.flatMap((creature, group) =>
    goals.flatMap((goal, chosen): Route[] => {
      const gain = gainOf(asked, creature.sample, goal.sample)
      return gain < 0 ? [] : [{ group, goal: chosen, station: stations.entry(chosen, group), gain }]
    }),
  )
  return {
    groups: creatures.map(({ sample, members }) => ({
      members,
      most: at(declaring.creatures, sample.kind).most,
      gain: declaredGain(asked, sample),
    })),
    goals: goals.map(({ members }) => ({ members })),
    stations: stations.list,
    routes,
    most: mostDeclared(declaring),
    company: companyOf(declaring, creatures),
    loose: [...stations.loose(routes), ...looseChoices(asked, creatures, goals, routes)],
  }
}

/** Each creature by itself; `kinds`: those of a kind that pay the same together, if they choose one goal each. */
function separate({ declaring, blocks }: Asked, kinds: boolean): Like[] {
  let number = 0
  return grouped(blocks.creatures, ({ kind }) =>
    kinds && at(declaring.creatures, kind).most === 1 ? `${number++}` : null,
  )
}

const mostDeclared = ({ restrictions }: Declaring): number =>
  restrictions.reduce((most, one) => (one.kind === 'creatures' ? Math.min(most, one.most) : most), UNBOUNDED)

function companyOf({ restrictions }: Declaring, creatures: readonly Like[]): Company[] {
  const groupsOf = (kinds: readonly number[]) =>
    creatures.flatMap(({ sample }, group) => (kinds.includes(sample.kind) ? [group] : []))
  return restrictions.flatMap((one): Company[] => {
    switch (one.kind) {
      case 'number':
      case 'creatures':
        return []
      case 'alone':
        return groupsOf([one.creature]).map((group) => ({ kind: 'alone', group }))
      case 'others':
        return groupsOf([one.creature]).map((group) => ({ kind: 'others', group, least: one.least }))
      case 'beside':
        return groupsOf([one.creature]).map((group) => ({
          kind: 'beside',
          group,
          those: groupsOf(one.those),
        }))
      default:
        return one satisfies never
    }
  })
}

/** “Blocks one of those” of a creature that may block several: worth one, however many of them it blocks. */
function looseChoices(
  { declaring, requirements }: Asked,
  creatures: readonly Like[],
  goals: readonly Like[],
  routes: readonly Route[],
): Loose[] {
  return requirements.flatMap((one) => {
    if (one.kind !== 'chooses' || !isLoose(declaring, one)) return []
    return creatures.flatMap(({ sample }, group): Loose[] => {
      if (sample.kind !== one.creature) return []
      const own = routes.flatMap((route, number) => {
        const wanted = one.goals.includes(at(goals, route.goal).sample.kind)
        return route.group === group && wanted ? [number] : []
      })
      return [{ routes: own, pieces: piecesOf([{ wanted: { least: 1, most: UNBOUNDED } }], UNBOUNDED) }]
    })
  })
}

/** What is counted at single goals. */
export class Columns {
  readonly #asked: Asked
  readonly #creatures: readonly Like[]
  readonly #terms: readonly Term[]
  readonly #pieces = new Map<Block, readonly Piece[]>()

  constructor(asked: Asked, creatures: readonly Like[]) {
    this.#asked = asked
    this.#creatures = creatures
    this.#terms = asked.terms.filter(({ together }) => !together)
  }

  /** What is said of all creatures that choose a goal of the block. */
  whole(kind: number): Said[] {
    return this.#terms.flatMap((term) =>
      term.creatures === null && term.goals.includes(kind) ? [term.said] : [],
    )
  }

  /** The terms that speak of a part of the creatures that choose it. */
  parts(kind: number): Term[] {
    return this.#terms.filter((term) => term.creatures !== null && term.goals.includes(kind))
  }

  /** What the numbers of creatures that choose one goal of the block are worth. */
  pieces(goal: Block): readonly Piece[] {
    const known = this.#pieces.get(goal)
    if (known !== undefined) return known
    const able = this.#able(goal).reduce((sum, { members }) => sum + members.length, 0)
    const pieces = piecesOf(this.whole(goal.kind), able)
    this.#pieces.set(goal, pieces)
    return pieces
  }

  #able(goal: Block): readonly Like[] {
    return this.#creatures.filter(({ sample }) => mayChoose(this.#asked, sample, goal))
  }

  /** Equal for goals that nothing tells apart; null for one that has to stand by itself. */
  text(goal: Block, unevenApart: boolean): string | null {
    if (this.parts(goal.kind).length > 0 || (unevenApart && this.#isUneven(goal))) return null
    const column = this.#creatures.map(({ sample }) => gainOf(this.#asked, sample, goal))
    const pieces = this.pieces(goal).map(({ least, most, value }) => `${least}-${most}:${value}`)
    const counted = this.#asked.terms.map((term) => (term.together && term.goals.includes(goal.kind) ? 1 : 0))
    return `${column.join()} ${pieces.join()} ${counted.join('')}`
  }

  /** Numbers with gaps between them, and creatures that may choose several goals. */
  #isUneven(goal: Block): boolean {
    const several = ({ sample }: Like) => at(this.#asked.declaring.creatures, sample.kind).most > 1
    const hull = hullOf(this.pieces(goal), { least: 0, most: UNBOUNDED })
    return (hull?.stretches.some(({ tight }) => !tight) ?? false) && this.#able(goal).some(several)
  }
}
