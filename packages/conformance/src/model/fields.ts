import { isRecord } from '@battleline/kernel'

/** Whether a value from outside is of a kind. */
export type Test = (value: unknown) => boolean

export const isText: Test = (value) => typeof value === 'string'
export const isTruth: Test = (value) => typeof value === 'boolean'
export const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0
export const isListOf =
  (of: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(of)
export const isTable: Test = isRecord
/** A field that may be left out. */
export const isMaybe =
  (of: Test): Test =>
  (value) =>
    value === undefined || of(value)

/** A table whose fields are of their kinds; others are not looked at. */
export const isShape =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([key, test]) => test(value[key]))
