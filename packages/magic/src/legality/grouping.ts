import { at } from './at.ts'
import { type Block, type Blocks, blocksOf } from './payments.ts'
import type { CountValue } from './piecewise.ts'
import type { Counted, DeclarationProblem, Pair, Requirement } from './problem.ts'

/** A count in a restriction or requirement, and its value. */
export type Term = Counted & { readonly value: CountValue }

/** The problem for one declaration: as it is judged by it, and its free pairs. */
export interface GroupedProblem {
  readonly declaring: DeclarationProblem
  readonly requirements: readonly Requirement[]
  readonly terms: readonly Term[]
  readonly blocks: Blocks
  /** For each block of creatures and block of goals: how many requirements a pair obeys; -1 if there can be none. */
  readonly pairs: readonly (readonly number[])[]
}

/** Equal creatures or goals, and a block that represents them. */
export interface LikeGroup {
  readonly sample: Block
  readonly members: readonly number[]
}

/** @param declaring the problem as the declaration is judged by it: `problemJudgedBy` */
export function groupProblem(declaring: DeclarationProblem, pairs: readonly Pair[]): GroupedProblem {
  const { requirements } = declaring
  const gains = declaring.creatures.map(() => declaring.goals.map(() => 0))
  for (const one of requirements) {
    if (one.kind !== 'chooses' || isLoose(declaring, one)) continue
    const row = at(gains, one.creature)
    for (const goal of new Set(one.goals)) row[goal] = at(row, goal) + 1
  }
  const blocks = blocksOf(declaring, pairs)
  return {
    declaring,
    requirements,
    terms: termsOf(declaring, requirements),
    blocks,
    pairs: blocks.creatures.map((creature) =>
      blocks.goals.map((goal) => {
        const can = declaring.bars[creature.kind]?.[goal.kind] === null && blocks.free(creature, goal)
        return can ? at(at(gains, creature.kind), goal.kind) : -1
      }),
    ),
  }
}

/** True if one of several goals is required and the creature may choose several: single pairs cannot decide that. */
export function isLoose(declaring: DeclarationProblem, one: Requirement): boolean {
  if (one.kind !== 'chooses' || one.each || at(declaring.creatures, one.creature).most === 1) return false
  return one.goals.reduce((sum, goal) => sum + at(declaring.goals, goal).count, 0) > 1
}

function termsOf({ goals, restrictions }: DeclarationProblem, requirements: readonly Requirement[]): Term[] {
  const single = (term: Term): Term => {
    const [only] = term.goals
    const one = term.goals.length === 1 && only !== undefined && at(goals, only).count === 1
    return one ? { ...term, together: false } : term
  }
  const terms: Term[] = []
  for (const one of restrictions) {
    if (one.kind === 'number') terms.push(single({ ...countedOf(one), value: { allowed: one.allowed } }))
  }
  for (const one of requirements) {
    if (one.kind === 'number') terms.push(single({ ...countedOf(one), value: { wanted: one.wanted } }))
  }
  return terms
}

const countedOf = ({ creatures, goals, together }: Counted): Counted => ({ creatures, goals, together })

/** Equal creatures: the same pairs, gains and company, in the same counts. */
export function likeCreatures(asked: GroupedProblem): LikeGroup[] {
  const { declaring, blocks } = asked
  const loose = new Set(
    asked.requirements.flatMap((one) =>
      one.kind === 'chooses' && isLoose(declaring, one) ? [one.creature] : [],
    ),
  )
  const sets = setsOf(asked)
  const company = companyTexts(asked)
  return grouped(blocks.creatures, (block) => {
    const inside = sets.map((set) => (set.has(block.kind) ? 1 : 0)).join('')
    const { most } = at(declaring.creatures, block.kind)
    return loose.has(block.kind)
      ? null
      : `${most} ${declaredGain(asked, block)} ${at(asked.pairs, block.place).join()} ${inside} ${company.get(block.kind) ?? ''}`
  })
}

/** Groups blocks with equal texts; a block with text null is separate. */
export function grouped(blocks: readonly Block[], textOf: (block: Block) => string | null): LikeGroup[] {
  const groups = new Map<string, { sample: Block; members: number[] }>()
  const singles: LikeGroup[] = []
  for (const block of blocks) {
    const text = textOf(block)
    if (text === null) {
      for (const member of block.members) singles.push({ sample: block, members: [member] })
      continue
    }
    const known = groups.get(text)
    if (known === undefined) groups.set(text, { sample: block, members: [...block.members] })
    else known.members.push(...block.members)
  }
  return [...groups.values(), ...singles]
}

/** Every set of kinds of creatures in a constraint. */
function setsOf({ declaring, terms }: GroupedProblem): ReadonlySet<number>[] {
  const beside = declaring.restrictions.flatMap((one) => (one.kind === 'beside' ? [one.those] : []))
  const counted = terms.flatMap(({ creatures }) => (creatures === null ? [] : [creatures]))
  return [...beside, ...counted].map((kinds) => new Set(kinds))
}

/** The company restrictions of each kind of creature, as text. */
function companyTexts({ declaring }: GroupedProblem): Map<number, string> {
  const texts = new Map<number, string>()
  for (const one of declaring.restrictions) {
    if (one.kind === 'number' || one.kind === 'creatures') continue
    const what = one.kind === 'others' ? one.least : one.kind === 'beside' ? [...one.those].sort().join() : ''
    texts.set(one.creature, `${texts.get(one.creature) ?? ''}${one.kind} ${what};`)
  }
  return texts
}

/** How many requirements a pair obeys by itself; -1 if there can be none. */
export const gainOf = ({ pairs }: GroupedProblem, creature: Block, goal: Block): number =>
  at(at(pairs, creature.place), goal.place)

export const mayChoose = (asked: GroupedProblem, creature: Block, goal: Block): boolean =>
  gainOf(asked, creature, goal) >= 0

export const declaredGain = ({ requirements }: GroupedProblem, { kind }: Block): number =>
  requirements.filter((one) => one.kind === 'declared' && one.creature === kind).length
