import { mentions } from '../text/references/references.ts'
import type { Condition, Sentence, Target } from '../text/structure.ts'
import { type Deal, isDeal } from './effects/damage.ts'

/**
 * The damage of an ability is dealt at the same time wherever it is written (KF-GEN-6), up to the first sentence that
 * waits for something.
 */
export function mergedDamage(does: readonly Sentence[]): ReadonlyMap<Deal, Condition | null> {
  const waiting = does.findIndex(
    (one, at) =>
      one.kind === 'choose one' ||
      one.kind === 'otherwise' ||
      one.kind === 'later' ||
      one.may === true ||
      (one.kind === 'if' && !isOnlyMoreDamage(one, does.slice(0, at), does[at + 1])) ||
      replacing(does[at + 1]) !== null,
  )
  const plain = waiting < 0 ? does : does.slice(0, waiting)
  return new Map(
    plain.flatMap((one) => {
      const condition = one.kind === 'if' ? one.condition : null
      return 'effects' in one ? one.effects.filter(isDeal).map((deal) => [deal, condition] as const) : []
    }),
  )
}

/** Damage whose condition does not depend on the damage before it. */
const isOnlyMoreDamage = (
  one: Extract<Sentence, { kind: 'if' }>,
  before: readonly Sentence[],
  next: Sentence | undefined,
): boolean =>
  before.some((earlier) => earlier.kind === 'do' && earlier.effects.some(isDeal)) &&
  one.instead !== true &&
  one.effects.every(isDeal) &&
  next?.kind !== 'otherwise' &&
  !waits(one.condition) &&
  !refersToAntecedent(one.condition)

/** Conditions that depend on the effects before them. */
const WAITING: readonly Condition['kind'][] = [
  'did',
  'did not',
  'did and',
  'so many',
  'this way',
  'destroys it',
  'does not destroy it',
  'was destroyed',
  'destroyed this turn',
]

const waits = (condition: Condition): boolean =>
  condition.kind === 'all of' || condition.kind === 'any of'
    ? condition.of.some(waits)
    : WAITING.includes(condition.kind)

/** The condition under which the next sentence replaces this one, or null. */
export const replacing = (next: Sentence | undefined): Condition | null =>
  next?.kind === 'if' && next.instead === true ? next.condition : null

export const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value

export const refersToAntecedent = (part: unknown): boolean =>
  mentions(part, ({ kind }) => kind === 'it' || kind === 'is a')
