import { isDerived, type StateRecord } from '../model/record.ts'
import { because, type Reason } from '../model/trace.ts'

/** Tests of what comes from outside, where any value may stand. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

/** True, false or left out. */
export const isFlag = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean'

/** A whole number of at least 0, or left out. */
export const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0)

/** Whether a value is there, and of the type that a model of it has; of any type where the model is null. */
export const isLike = (value: unknown, model: unknown): boolean =>
  model === null
    ? value !== undefined
    : value !== null && typeof value === typeof model && Array.isArray(value) === Array.isArray(model)

/**
 * Fills a fresh record from loaded record number `at`: every field that a record of this kind has, if it is there and of
 * its type, and nothing else. Numbers are whole; the least one is 0, or what the fresh record has where that is less.
 */
export function fillRecord(fresh: StateRecord, row: StateRecord, at: number): Reason | null {
  const from = row as unknown as Readonly<Record<string, unknown>>
  for (const [field, model] of Object.entries(fresh)) {
    if (isDerived(field)) continue
    const value = from[field]
    const least = typeof model === 'number' ? Math.min(0, model) : 0
    const counts = typeof value !== 'number' || (Number.isInteger(value) && value >= least)
    if (!isLike(value, model) || !counts)
      return because(`record ${at} of the saved position has no proper “${field}”`)
    Object.assign(fresh, { [field]: value })
  }
  return null
}
