import type { Change } from '@battleline/explain'
import { type ChangeKind, type Clause, clausesFor, counts, type Predicate, says } from '../../text/clauses.ts'
import { narrationWords } from '../../words/narration.ts'

/** The predicate for a changed value; null where it is not mentioned. */
export type Does = (before: unknown, after: unknown) => Predicate | null

/** The predicates of a game, by property. */
export type Predicates = Readonly<Record<string, Does>>

/** Of something that is the case or not. */
export const marks =
  (on: string, off: string, kind?: ChangeKind): Does =>
  (_, after) =>
    says(after === true ? on : off, kind)

/** Of a number: “gains 2 Æmber”. `one`: the unit where there is one of it. */
export const counted =
  (unit: string, [gets, loses]: readonly [string, string], kind: ChangeKind, one = unit): Does =>
  (before, after) => {
    const by = Number(after) - Number(before)
    const count = Math.abs(by)
    return counts(`${by > 0 ? gets : loses} ${count} ${count === 1 ? one : unit}`, kind)
  }

/** Of damage: “takes 2 damage”; `less`: where there is less of it. */
export const damaged =
  (less: Does): Does =>
  (before, after) => {
    const by = Number(after) - Number(before)
    return by > 0 ? counts(narrationWords.does.takesDamage(by), 'damage') : less(before, after)
  }

/** Of pending damage. */
export const pendingDamage =
  (has: (amount: string) => string, none: string): Does =>
  (_, after) =>
    Number(after) === 0 ? says(none, 'damage') : counts(has(String(after)), 'damage')

export const controlled: Does = (_, after) => says(narrationWords.does.controlledBy(String(after)))
export const won: Does = (_, after) => says(narrationWords.does.ends(String(after)), 'end')

/** The clauses for a change. */
export const clausesOf = (
  predicates: Predicates,
  { what, property, before, after }: Change,
): readonly Clause[] => clausesFor(what, predicates[property]?.(before, after) ?? null)

/** The clauses for the properties in which two states of something differ. */
export const changedClauses = <T>(
  who: string,
  [was, is]: readonly [was: T, is: T],
  properties: readonly (keyof T & string)[],
  predicates: Predicates,
): readonly Clause[] =>
  properties.flatMap((one) =>
    was[one] === is[one] ? [] : clausesFor(who, predicates[one]?.(was[one], is[one]) ?? null),
  )
