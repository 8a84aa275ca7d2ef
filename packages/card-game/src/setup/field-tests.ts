import { isRecord } from '@battleline/kernel'

/** Whether a loaded value is valid for a field of a record. */
export type FieldTest = (value: unknown) => boolean

export const shape = (fields: Readonly<Record<string, FieldTest>>) => (value: unknown) =>
  isRecord(value) && Object.entries(fields).every(([field, test]) => test(value[field]))

export const integer =
  (least = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY) =>
  (value: unknown) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) < below

export const oneOf = (words: readonly unknown[]) => (value: unknown) => words.includes(value)
export const listOf = (test: FieldTest) => (value: unknown) => Array.isArray(value) && value.every(test)
export const nullOr = (test: FieldTest) => (value: unknown) => value === null || test(value)
export const optional = (test: FieldTest) => (value: unknown) => value === undefined || test(value)

/** Checks of references to records. Cards have the numbers from `first` up to `count`. */
export function referenceTests(first: number, count: number) {
  const card = integer(first, count)
  const ref = shape({ card, life: integer(0) })
  const cardOrNone = (value: unknown) => value === -1 || card(value)
  return { card, cards: listOf(card), cardOrNone, ref, refs: listOf(ref) }
}

/** The name of the first field that fails its test, in a player's words; null if none fails. */
export const failingField = (tests: Readonly<Record<string, boolean>>): string | null =>
  Object.keys(tests).find((name) => tests[name] === false) ?? null
