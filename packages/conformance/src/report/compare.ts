import { isRecord } from '@battleline/kernel'
import { canonical } from '../model/canonical.ts'
import type { Case, CaseResult } from '../model/case.ts'

/** What a runner made of a case. */
export type Verdict =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'unsupported'; readonly why: string }
  /** Each difference with what is expected and what came out. */
  | { readonly kind: 'differs'; readonly differences: readonly Difference[] }

export interface Difference {
  /** What differs: `cards.Troll.damage`, `sequences`. */
  readonly at: string
  readonly expected: string
  readonly found: string
}

/** Compares a result with what its case expects. Rules of a refusal are not compared, as engines name them differently. */
export function compare(one: Case, result: CaseResult): Verdict {
  if ('unsupported' in result) return { kind: 'unsupported', why: result.unsupported }
  const differences = [...differencesOf(one, result)]
  return differences.length === 0 ? { kind: 'agrees' } : { kind: 'differs', differences }
}

function* differencesOf(
  one: Case,
  result: Exclude<CaseResult, { unsupported: string }>,
): Generator<Difference> {
  const refused = one.kind === 'ruling' ? one.expect.refused : undefined
  if ('refused' in result || refused !== undefined) {
    if ('refused' in result && refused !== undefined) return
    yield {
      at: 'the last answer',
      expected: allowed(refused),
      found: allowed('refused' in result ? result.refused : undefined),
    }
    return
  }
  if (one.kind === 'count') {
    // Engines may ask in other steps: then only the endings are compared.
    for (const key of ['sequences', 'endings', 'digest'] as const) {
      const found = result[key]
      if (found === undefined && key === 'sequences') continue
      if (found !== one.expect[key]) yield { at: key, expected: String(one.expect[key]), found: text(found) }
    }
    return
  }
  const { board = {}, declarations = [], endings } = one.expect
  yield* partsOf('', board, result.board ?? {})
  for (const [at, { action, pairs, legal }] of declarations.entries()) {
    const found = result.declarations?.[at]
    const line = pairs.map(([creature, goal]) => `${creature} -> ${goal}`).join('; ') || 'nothing'
    if (found !== legal) yield { at: `${action}: ${line}`, expected: legality(legal), found: legality(found) }
  }
  if (endings !== undefined && endings !== result.endings)
    yield { at: 'endings', expected: String(endings), found: text(result.endings) }
}

/** The expected parts of a board that the found one does not have. */
function* partsOf(path: string, expected: object, found: object): Generator<Difference> {
  for (const [key, wanted] of Object.entries(expected)) {
    const at = path === '' ? key : `${path}.${key}`
    const there: unknown = (found as Record<string, unknown>)[key]
    if (isRecord(wanted) && typeof wanted.count === 'number') {
      const count = Array.isArray(there) ? there.length : 0
      if (count !== wanted.count) yield { at, expected: `${wanted.count} cards`, found: `${count} cards` }
    } else if (isRecord(wanted)) yield* partsOf(at, wanted, isRecord(there) ? there : {})
    else if (!isSame(wanted, there)) yield { at, expected: text(wanted), found: text(there) }
  }
}

/** Values that say nothing may be left out. */
const isBlank = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : !value)

const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || canonical(one) === canonical(other)

const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const legality = (is: boolean | undefined): string =>
  is === undefined ? 'nothing' : is ? 'legal' : 'illegal'

const allowed = (rules: readonly string[] | undefined): string =>
  rules === undefined ? 'allowed' : `refused ${rules.join(', ')}`.trim()
