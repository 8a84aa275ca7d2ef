import { isRecord } from '@battleline/kernel'
import type { CaseResult } from '../model/case.ts'

const isText = (value: unknown): boolean => typeof value === 'string'
const isList = (of: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(of)
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

/** What each field of a result must be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: isText,
  unsupported: isText,
  refused: isList(isText),
  board: isRecord,
  declarations: isList((value) => typeof value === 'boolean'),
  endings: isCount,
  sequences: isCount,
  digest: isText,
}

/** A line of a runner as a result; or what is wrong with it. */
export function readResult(line: string): CaseResult | { readonly problem: string } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { problem: `no JSON: ${line.slice(0, 80)}` }
  }
  if (!isRecord(value) || !isText(value.id)) return { problem: `no “id”: ${line.slice(0, 80)}` }
  const wrong = Object.entries(FIELDS).find(([key, test]) => value[key] !== undefined && !test(value[key]))
  if (wrong !== undefined) return { problem: `${value.id}: “${wrong[0]}” is not what it should be` }
  return value as unknown as CaseResult
}
