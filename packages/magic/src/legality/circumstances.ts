import { at } from './at.ts'
import { allOf, type Bounds } from './bounds.ts'
import { inForce } from './evaluate.ts'
import { type DeclarationProblem, kindsOf, type Requirement, UNBOUNDED } from './problem.ts'
import type { Program } from './program.ts'

// Requirements with conditions (MTG-INT-2): the question becomes one for each way in which the conditions can hold.

/** Kinds of creatures of which some are declared, and kinds of which none is. */
interface Part {
  readonly some: readonly number[]
  readonly none: readonly number[]
}

/** Declarations that meet the same conditions (MTG-INT-2). */
export interface Circumstances {
  /** The problem as these declarations are judged by it. */
  readonly declaring: DeclarationProblem
  /** Disjoint parts. */
  readonly parts: readonly Part[]
}

/** Splits all declarations by the conditions that they meet: one part if no requirement has a condition. */
export function circumstances(declaring: DeclarationProblem): Circumstances[] {
  const conditions = new Map<string, readonly number[]>()
  for (const { ifDeclared } of declaring.requirements) {
    if (ifDeclared !== null) conditions.set([...ifDeclared].sort().join(), ifDeclared)
  }
  let parts: Part[] = [{ some: [], none: [] }]
  for (const kinds of conditions.values())
    parts = parts.flatMap((part) => [...met(part, kinds), unmet(part, kinds)])
  const found = new Map<string, { requirements: readonly Requirement[]; parts: Part[] }>()
  for (const part of parts.filter(({ some, none }) => !some.some((kind) => none.includes(kind)))) {
    const declared = declaring.creatures.map((_, kind) => (part.some.includes(kind) ? 1 : 0))
    const holding = declaring.requirements.map((one) => inForce(one, declared))
    const known = found.get(holding.join())
    if (known !== undefined) known.parts.push(part)
    else
      found.set(holding.join(), {
        requirements: declaring.requirements.filter((_, n) => holding[n]),
        parts: [part],
      })
  }
  return [...found.values()].map(({ requirements, parts: own }) => ({
    declaring: { ...declaring, requirements: requirements.map((one) => ({ ...one, ifDeclared: null })) },
    parts: own,
  }))
}

/** One of the kinds is declared: the first such kind, without the kinds before it. */
const met = ({ some, none }: Part, kinds: readonly number[]): Part[] =>
  kinds.map((kind, place) => ({ some: [...some, kind], none: [...none, ...kinds.slice(0, place)] }))

const unmet = ({ some, none }: Part, kinds: readonly number[]): Part => ({ some, none: [...none, ...kinds] })

/**
 * The bounds of a part, in a program whose groups each have creatures of one kind, unless the part is everything.
 * @param all default: everything
 */
export function boundsOf(
  { creatures }: DeclarationProblem,
  program: Program,
  { some, none }: Part,
  all: Bounds = allOf(program),
): Bounds[] {
  const kinds = kindsOf(creatures)
  const kindOf = (group: number): number => at(kinds, at(at(program.groups, group).members, 0))
  const without = all.declared.map((span, group) =>
    none.includes(kindOf(group)) ? { least: 0, most: 0 } : span,
  )
  let open: Bounds['declared'][] = [without]
  for (const kind of new Set(some))
    open = open.flatMap((declared) => firstOf(declared, (group) => kindOf(group) === kind))
  return open.map((declared) => ({ ...all, declared }))
}

/** One of these groups is declared: the first such group, without the groups before it. */
function firstOf(declared: Bounds['declared'], isOne: (group: number) => boolean): Bounds['declared'][] {
  const groups = declared.flatMap((_, group) => (isOne(group) ? [group] : []))
  return groups.map((first) =>
    declared.map((span, group) => {
      if (group === first) return { least: Math.max(1, span.least), most: Math.min(UNBOUNDED, span.most) }
      return groups.includes(group) && group < first ? { least: 0, most: 0 } : span
    }),
  )
}

export const isConditional = ({ requirements }: DeclarationProblem): boolean =>
  requirements.some(({ ifDeclared }) => ifDeclared !== null)
