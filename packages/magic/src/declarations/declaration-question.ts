import { commaList, type Message, say } from '@battleline/kernel'
import type { DeclarationProblem, Pair } from '../legality/problem.ts'
import type { CombatAction } from '../vocabulary.ts'

/** A declaration problem, and the records of its creatures and goals. */
export interface DeclarationQuestion {
  readonly problem: DeclarationProblem
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
}

/** A declaration in records: pairs of a creature and its goal. */
export type Declared = readonly (readonly [creature: number, goal: number])[]

/** A declaration as the id of an answer: `4>2 5>2`, or `none`. */
export const idOf = (declared: Declared): string =>
  declared.length === 0
    ? 'none'
    : [...declared]
        .sort(([a, b], [c, d]) => a - c || b - d)
        .map(([creature, goal]) => `${creature}>${goal}`)
        .join(' ')

/** The declaration of an id; null for any other id. */
export function declaredBy(id: unknown): Declared | null {
  if (id === 'none') return []
  if (typeof id !== 'string' || !/^\d{1,6}>\d{1,6}( \d{1,6}>\d{1,6})*$/.test(id)) return null
  return id.split(' ').map((pair): readonly [number, number] => {
    const [creature = 0, goal = 0] = pair.split('>').map(Number)
    return [creature, goal]
  })
}

export function pairsIn({ creatures, goals }: DeclarationQuestion, declared: Declared): Pair[] {
  const [from, to] = [placesOf(creatures), placesOf(goals)]
  return declared.map(([creature, goal]) => [from.get(creature) ?? -1, to.get(goal) ?? -1])
}

const placesOf = (records: readonly number[]): ReadonlyMap<number, number> =>
  new Map(records.map((record, place) => [record, place]))

export const declaredIn = ({ creatures, goals }: DeclarationQuestion, pairs: readonly Pair[]): Declared =>
  pairs.map(([creature, goal]) => [creatures[creature] ?? 0, goals[goal] ?? 0])

/** A declaration in a player's words: “Bears and Ogre attack you, Wall attacks Jace”. */
export function declarationText(
  declared: Declared,
  action: CombatAction,
  name: (record: number) => string,
): Message {
  const attacks = action === 'attack'
  if (declared.length === 0) return attacks ? say`nothing attacks` : say`nothing blocks`
  const byGoal = new Map<number, string[]>()
  for (const [creature, goal] of declared) byGoal.set(goal, [...(byGoal.get(goal) ?? []), name(creature)])
  const parts = [...byGoal].map(([goal, names]) => {
    const [who, whom] = [listed(names), name(goal)]
    if (names.length === 1) return attacks ? say`${who} attacks ${whom}` : say`${who} blocks ${whom}`
    return attacks ? say`${who} attack ${whom}` : say`${who} block ${whom}`
  })
  const shown = parts.length > MOST_SHOWN ? parts.slice(0, MOST_SHOWN) : parts
  return commaList([
    ...shown,
    ...(shown.length < parts.length ? [say`and ${parts.length - shown.length} more`] : []),
  ])
}

/** The beginning of a longer list is enough. */
const MOST_SHOWN = 10

/** “Bears and Ogre”; a long list names the first ones and counts the rest. */
function listed(names: readonly string[]): string | Message {
  if (names.length > MOST_SHOWN)
    return say`${names.slice(0, MOST_SHOWN).join(', ')} and ${names.length - MOST_SHOWN} more`
  const [last = '', ...others] = [...names].reverse()
  return others.length === 0 ? last : say`${others.reverse().join(', ')} and ${last}`
}
