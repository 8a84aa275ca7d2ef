import { type Clause, clauseTexts, destroyedBy, sentence, sentences } from '../../text/clauses.ts'
import { chiefRule } from '../../text/rule-id.ts'
import { narrationWords } from '../../words/narration.ts'
import type { Row } from '../protocol/protocol.ts'

/** The most reasons that are given for a move. */
const MOST_REASONS = 2

/**
 * The result of a move: the weightiest change as a headline, and below it the other changes and what did not happen. Where nothing
 * changed, the headline is the reason for that. Null where nothing changed and no step says why.
 * @param clauses what the move changed
 * @param steps its rows
 * @param rules the rules that the scenario is about: a reason names them before others
 */
export function moveResult(
  clauses: readonly Clause[],
  steps: readonly Row[],
  rules: readonly string[],
): readonly [string, string] | null {
  const [headline, ...others] = clauseTexts(withCommonCause(clauses))
  const undone = reasonsOf(steps, rules, ({ undone: isOne }) => isOne)
  if (headline !== undefined) return [sentence(headline), sentences([...others, ...undone])]
  const reasons =
    undone.length > 0
      ? undone
      : reasonsOf(steps, rules, ({ skipped, silent, asks }) => asks === null && !(skipped && silent))
  return reasons.length === 0 ? null : [sentences(reasons), narrationWords.nothingElse]
}

/** The reasons of visible steps, each with its rule. */
function reasonsOf(
  steps: readonly Row[],
  rules: readonly string[],
  isWanted: (row: Row) => boolean,
): readonly string[] {
  const reasons = steps.flatMap((row) => {
    const { reason, quiet, cite } = row
    if (reason === null || quiet || !isWanted(row)) return []
    const rule = chiefRule(cite, rules)
    return [rule === undefined ? reason : `${reason.replace(/\.$/, '')} (${rule})`]
  })
  return [...new Set(reasons)].slice(0, MOST_REASONS)
}

/** Cards that are destroyed for different reasons share one sentence, which then names no reason. */
function withCommonCause(clauses: readonly Clause[]): readonly Clause[] {
  const ways = new Set(clauses.flatMap(({ kind, does }) => (kind === 'destruction' ? [does] : [])))
  if (ways.size < 2) return clauses
  return clauses.map((one) =>
    one.kind === 'destruction' && one.each ? { ...one, ...destroyedBy(undefined) } : one,
  )
}
