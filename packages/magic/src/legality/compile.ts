import { at } from './at.ts'
import { CountColumns } from './count-columns.ts'
import { CountTree } from './count-tree.ts'
import {
  declaredGain,
  type GroupedProblem,
  gainOf,
  grouped,
  groupProblem,
  isLoose,
  type LikeGroup,
  likeCreatures,
} from './grouping.ts'
import { piecesOf } from './piecewise.ts'
import type { DeclarationProblem, Pair } from './problem.ts'
import { UNBOUNDED } from './problem.ts'
import type { Company, Program, Route, SideCount } from './program.ts'

export type Apart = 'nothing' | 'uneven' | 'kinds' | 'everything'

/**
 * The problem whether a declaration obeys as many requirements as any without additional payments.
 * @param declaring the problem as the declaration is judged by it: `problemJudgedBy`
 * @param apart `nothing`: equal creatures and goals are grouped, which can leave the search stuck if creatures that
 * choose several goals meet goals with gaps in their counts; `uneven`: such goals are separate; `kinds`: each goal is
 * separate, and creatures are grouped by kind and payments; `everything`: each creature and goal is separate, for
 * questions about single pairs
 */
export function programOf(
  declaring: DeclarationProblem,
  pairs: readonly Pair[],
  apart: Apart = 'nothing',
): Program {
  const asked = groupProblem(declaring, pairs)
  const single = apart === 'everything' || apart === 'kinds'
  const creatures = single ? separate(asked, apart === 'kinds') : likeCreatures(asked)
  const columns = new CountColumns(asked, creatures)
  const goals = grouped(asked.blocks.goals, (goal) =>
    single ? null : columns.text(goal, apart === 'uneven'),
  )
  const stations = new CountTree(creatures, goals, asked, columns)
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

/**
 * Each creature by itself; `kinds`: creatures of one kind with equal payments together, if they choose one goal each.
 */
function separate({ declaring, blocks }: GroupedProblem, kinds: boolean): LikeGroup[] {
  let number = 0
  return grouped(blocks.creatures, ({ kind }) =>
    kinds && at(declaring.creatures, kind).most === 1 ? `${number++}` : null,
  )
}

const mostDeclared = ({ restrictions }: DeclarationProblem): number =>
  restrictions.reduce((most, one) => (one.kind === 'creatures' ? Math.min(most, one.most) : most), UNBOUNDED)

function companyOf({ restrictions }: DeclarationProblem, creatures: readonly LikeGroup[]): Company[] {
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

/** “Blocks one of those” for a creature that may block several: worth one, however many it blocks. */
function looseChoices(
  { declaring, requirements }: GroupedProblem,
  creatures: readonly LikeGroup[],
  goals: readonly LikeGroup[],
  routes: readonly Route[],
): SideCount[] {
  return requirements.flatMap((one) => {
    if (one.kind !== 'chooses' || !isLoose(declaring, one)) return []
    return creatures.flatMap(({ sample }, group): SideCount[] => {
      if (sample.kind !== one.creature) return []
      const own = routes.flatMap((route, number) => {
        const wanted = one.goals.includes(at(goals, route.goal).sample.kind)
        return route.group === group && wanted ? [number] : []
      })
      return [{ routes: own, pieces: piecesOf([{ wanted: { least: 1, most: UNBOUNDED } }], UNBOUNDED) }]
    })
  })
}
