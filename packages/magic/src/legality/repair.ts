import { at } from './at.ts'
import { valueAt } from './piecewise.ts'
import type { Pair } from './problem.ts'
import type { Program } from './program.ts'

/** Drops pairs that make a declaration illegal until it is legal: the search needs a declaration to compare with. */
export function repaired(program: Program, given: readonly Pair[]): readonly Pair[] {
  let pairs = given
  // Each round drops something, or is the last one.
  for (;;) {
    const kept = dropCompany(program, dropNumbers(program, pairs))
    if (kept.length === pairs.length) return kept
    pairs = kept
  }
}

/** Drops the choices of goals with a count that is not allowed. */
function dropNumbers({ stations, goals }: Program, pairs: readonly Pair[]): readonly Pair[] {
  const counts = new Map<number, number>()
  for (const [, goal] of pairs) counts.set(goal, (counts.get(goal) ?? 0) + 1)
  const wrong = new Set<number>()
  for (const { goal, pieces } of stations) {
    if (goal < 0) continue
    for (const member of at(goals, goal).members)
      if (valueAt(pieces, counts.get(member) ?? 0) === null) wrong.add(member)
  }
  return wrong.size === 0 ? pairs : pairs.filter(([, goal]) => !wrong.has(goal))
}

function dropCompany({ groups, company }: Program, pairs: readonly Pair[]): readonly Pair[] {
  if (company.length === 0) return pairs
  const declared = new Set(pairs.map(([creature]) => creature))
  const counts = groups.map(({ members }) => members.filter((member) => declared.has(member)).length)
  const missing = new Set<number>()
  for (const one of company) {
    const many = at(counts, one.group)
    if (many === 0) continue
    if (!hasCompany(one, counts, declared.size))
      for (const member of at(groups, one.group).members) missing.add(member)
  }
  return missing.size === 0 ? pairs : pairs.filter(([creature]) => !missing.has(creature))
}

/** Whether the declared groups include the company that a declared creature requires. */
export function hasCompany(
  one: Program['company'][number],
  counts: readonly number[],
  inAll: number,
): boolean {
  switch (one.kind) {
    case 'alone':
      return inAll <= 1
    case 'others':
      return inAll > one.least
    case 'beside':
      return one.those.some((group) => at(counts, group) > (group === one.group ? 1 : 0))
    default:
      return one satisfies never
  }
}
