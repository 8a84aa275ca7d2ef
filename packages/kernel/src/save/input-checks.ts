import { say } from '../model/message.ts'
import { isDerived, type StateRecord } from '../model/record.ts'
import { because, type Reason } from '../model/trace.ts'

/** Checks of values from outside, which can be anything. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

/** A text with something to see in it: no name is empty, or only of spaces and signs that nobody sees. */
export const isName = (value: unknown): value is string =>
  isText(value) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)

/** True, false or left out. */
export const isFlag = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean'

/** A whole number of at least 0, or left out. */
export const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0)

/** Whether a value has the type of a model; null is a model for any value. */
export const isLike = (value: unknown, model: unknown): boolean =>
  model === null
    ? value !== undefined
    : value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

/**
 * Fills a fresh record from loaded record number `at`: copies each field of a record of this kind if it has the right
 * type, and nothing else. Numbers are whole and at least 0, or at least the fresh record's number if that is
 * negative.
 */
export function fillRecord(fresh: StateRecord, row: StateRecord, at: number): Reason | null {
  const from = row as unknown as Readonly<Record<string, unknown>>
  const to = fresh as unknown as Record<string, unknown>
  for (const field in to) {
    if (isDerived(field)) continue
    const model = to[field]
    const value = from[field]
    const least = typeof model === 'number' ? Math.min(0, model) : 0
    const counts = typeof value !== 'number' || (Number.isInteger(value) && value >= least)
    if (!isLike(value, model) || !counts)
      return because(say`record ${at} of the saved position has no valid “${field}”`)
    to[field] = value
  }
  return null
}
