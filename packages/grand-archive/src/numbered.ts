import type { Clause, Triggered } from './text/structure.ts'

/** An ability that a text gives to something else, with the chart that it will be compiled to. */
export interface Granted {
  readonly runs: string
  readonly ability: Triggered
}

type Node = { readonly [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOptional = ({ kind }: Node): boolean => kind === 'optional target' || kind === 'another target'

/** How many targets must be chosen, but for what is given to something else. */
function neededIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + neededIn(one), 0)
  if (!isNode(value) || value.kind === 'grants') return 0
  return (value.kind === 'target' ? 1 : 0) + neededIn(Object.values(value))
}

/**
 * The clauses with what only the engine needs: the place of each target among those of its ability, and the chart of
 * each ability that is given away. Nothing of it is printed.
 */
export function numbered(
  clauses: readonly Clause[],
  chartId: (at: string) => string,
): { readonly clauses: readonly Clause[]; readonly granted: readonly Granted[] } {
  const granted: Granted[] = []
  /** The numbers that targets get next: those that must be chosen come before those that may be. */
  let next = { needed: 0, optional: 0 }
  const walk = (value: unknown, at: number): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, at))
    if (!isNode(value)) return value
    if (value.kind === 'target') return { ...value, at: next.needed++ }
    if (isOptional(value)) return { ...value, at: next.optional++ }
    if (value.kind === 'grants') {
      const outer = next
      next = { needed: 0, optional: neededIn(value.ability) }
      const ability = walk(value.ability, at) as Triggered
      next = outer
      const runs = chartId(`${at}.${granted.length}`)
      granted.push({ runs, ability })
      return { ...value, ability, runs }
    }
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, walk(one, at)]))
  }
  const made = clauses.map((clause, at) => {
    // The sentences of an action are one ability: their targets are numbered through.
    const resolving = clauses.filter((one) => one.kind === 'resolve')
    if (clause.kind !== 'resolve') next = { needed: 0, optional: neededIn(clause) }
    else if (clause === resolving[0]) next = { needed: 0, optional: neededIn(resolving) }
    return walk(clause, at) as Clause
  })
  return { clauses: made, granted }
}
