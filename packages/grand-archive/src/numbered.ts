import type { Clause, Triggered } from './text/structure.ts'

/** An ability that a text gives to something else, with the chart that it will be compiled to. */
export interface Granted {
  readonly runs: string
  readonly ability: Triggered
}

type Node = { readonly [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The clauses with what only the engine needs: the place of each target among those of its ability, and the chart of
 * each ability that is given away. Nothing of it is printed.
 */
export function numbered(
  clauses: readonly Clause[],
  chartId: (at: string) => string,
): { readonly clauses: readonly Clause[]; readonly granted: readonly Granted[] } {
  const granted: Granted[] = []
  let targets = 0
  const walk = (value: unknown, at: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, at))
    if (!isNode(value)) return value
    if (value.kind === 'target' || value.kind === 'another target') return { ...value, at: targets++ }
    if (value.kind === 'grants') {
      const outer = targets
      targets = 0
      const ability = walk(value.ability, at) as Triggered
      targets = outer
      const runs = chartId(`${at}.${granted.length}`)
      granted.push({ runs, ability })
      return { ...value, ability, runs }
    }
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, walk(one, at)]))
  }
  const made = clauses.map((clause, at) => {
    // The sentences of an action are one ability: their targets are numbered through.
    if (clause.kind !== 'resolve') targets = 0
    const first = clauses.findIndex((one) => one.kind === 'resolve')
    if (clause.kind === 'resolve' && at === first) targets = 0
    return walk(clause, at) as Clause
  })
  return { clauses: made, granted }
}
