import { at } from './at.ts'
import { type Block, type Blocks, blocksOf } from './payments.ts'
import type { CountValue } from './piecewise.ts'
import type { Counted, DeclarationProblem, Pair, Requirement } from './problem.ts'

/** A count that a restriction or a requirement speaks of, and what it says of it. */
export type Term = Counted & { readonly said: CountValue }

/** What is asked, for one declaration: the question as it is judged by, and what is free. */
export interface GroupedProblem {
  readonly declaring: DeclarationProblem
  readonly requirements: readonly Requirement[]
  readonly terms: readonly Term[]
  readonly blocks: Blocks
  /** By block of creatures and block of goals: how many requirements such a pair obeys; -1 where there can be none. */
  readonly pairs: readonly (readonly number[])[]
}

/** Like creatures or like goals, and one block of them that stands for all. */
export interface LikeGroup {
  readonly sample: Block
  readonly members: readonly number[]
}

/** @param declaring the question as the declaration is judged by it: `judgedFor` */
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

/** True where one of several goals is asked for and the creature may choose several: that is no matter of single pairs. */
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
    if (one.kind === 'number') terms.push(single({ ...countedOf(one), said: { allowed: one.allowed } }))
  }
  for (const one of requirements) {
    if (one.kind === 'number') terms.push(single({ ...countedOf(one), said: { wanted: one.wanted } }))
  }
  return terms
}

const countedOf = ({ creatures, goals, together }: Counted): Counted => ({ creatures, goals, together })

/** Creatures that nothing tells apart: with the same pairs, gains and company, and in the same counts. */
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

/** Puts together what has the same text; a text of null is like no other. */
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

/** Every set of kinds of creatures that something speaks of. */
function setsOf({ declaring, terms }: GroupedProblem): ReadonlySet<number>[] {
  const beside = declaring.restrictions.flatMap((one) => (one.kind === 'beside' ? [one.those] : []))
  const counted = terms.flatMap(({ creatures }) => (creatures === null ? [] : [creatures]))
  return [...beside, ...counted].map((kinds) => new Set(kinds))
}

/** For each kind of creature what company it wants, as text. */
function companyTexts({ declaring }: GroupedProblem): Map<number, string> {
  const texts = new Map<number, string>()
  for (const one of declaring.restrictions) {
    if (one.kind === 'number' || one.kind === 'creatures') continue
    const what = one.kind === 'others' ? one.least : one.kind === 'beside' ? [...one.those].sort().join() : ''
    texts.set(one.creature, `${texts.get(one.creature) ?? ''}${one.kind} ${what};`)
  }
  return texts
}

/** How many requirements a pair obeys by itself; -1 where there can be none. */
export const gainOf = ({ pairs }: GroupedProblem, creature: Block, goal: Block): number =>
  at(at(pairs, creature.place), goal.place)

export const mayChoose = (asked: GroupedProblem, creature: Block, goal: Block): boolean =>
  gainOf(asked, creature, goal) >= 0

export const declaredGain = ({ requirements }: GroupedProblem, { kind }: Block): number =>
  requirements.filter((one) => one.kind === 'declared' && one.creature === kind).length
