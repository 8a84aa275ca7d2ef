import { type Clause, clauseTexts, sentence, sentences } from '../../text/clauses.ts'

const DESTROYED = /^(?:is destroyed|dies)\b/

/** What a move changed: the weightiest change as a headline, and the others below it; null where nothing changed. */
export function moveResult(clauses: readonly Clause[]): readonly [string, string] | null {
  const [headline, ...others] = clauseTexts(withCommonCause(clauses))
  return headline === undefined ? null : [sentence(headline), sentences(others)]
}

/** Cards that are destroyed for different reasons share one sentence, which then names no reason. */
function withCommonCause(clauses: readonly Clause[]): readonly Clause[] {
  const destroyed = clauses.filter(([, does]) => DESTROYED.test(does))
  if (new Set(destroyed.map(([, does]) => does)).size < 2) return clauses
  return clauses.map(([who, does]): Clause => [who, does.replace(/^is destroyed by .*$/, 'is destroyed')])
}
