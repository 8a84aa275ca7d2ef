import type { CaseResult } from '../model/case.ts'
import { isCount, isListOf, isMaybe, isShape, isTable, isText, isTruth } from '../model/fields.ts'

/** What each field of a result must be. */
const FIELDS = {
  unsupported: isText,
  refused: isListOf(isText),
  board: isTable,
  declarations: isListOf(isTruth),
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
  if (!isShape({ id: isText })(value)) return { problem: `no “id”: ${line.slice(0, 80)}` }
  const result = value as Readonly<Record<string, unknown>>
  const wrong = Object.entries(FIELDS).find(([key, test]) => !isMaybe(test)(result[key]))
  if (wrong !== undefined) return { problem: `${result.id}: “${wrong[0]}” is not what it should be` }
  return value as CaseResult
}
