import { type Clause, clauseTexts, destroyedBy, sentence, sentences } from '../../text/clauses.ts'

/** What a move changed: the weightiest change as a headline, and the others below it; null where nothing changed. */
export function moveResult(clauses: readonly Clause[]): readonly [string, string] | null {
  const [headline, ...others] = clauseTexts(withCommonCause(clauses))
  return headline === undefined ? null : [sentence(headline), sentences(others)]
}

/** Cards that are destroyed for different reasons share one sentence, which then names no reason. */
function withCommonCause(clauses: readonly Clause[]): readonly Clause[] {
  const ways = new Set(clauses.flatMap(({ kind, does }) => (kind === 'destruction' ? [does] : [])))
  if (ways.size < 2) return clauses
  return clauses.map((one) =>
    one.kind === 'destruction' && one.each ? { ...one, ...destroyedBy(undefined) } : one,
  )
}
