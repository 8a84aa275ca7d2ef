import { useState } from 'react'
import { useRule, useRulesOf } from '../../components/use-rule.ts'
import type { Row, RuleText, Run } from '../../engine/protocol/protocol.ts'
import { chiefRule } from '../../text/rule-id.ts'
import type { Steps } from '../interaction/use-steps.ts'

/** What rules say of the current step. */
export interface StepRules {
  /** Why the last move was refused, at the end of the run. */
  readonly refusal: Run['refusal']
  /** The id of the shown rule: the one that was asked for at this step, else the chief one. */
  readonly shownRule: string | null
  /** The shown rule; null before its text is there. */
  readonly rule: RuleText | null
  /** What the chart says of the step. */
  readonly reason: string | null
  /** Shows another rule. */
  cite(id: string): void
}

export function useStepRules(run: Run, steps: Steps): StepRules {
  const { rows } = run
  const row = rows[steps.at]
  useRulesOf(rows)
  const [cited, setCited] = useState<{ readonly id: string; readonly row: Row | undefined } | null>(null)
  const refusal = steps.at === steps.end ? run.refusal : null
  const chief = chiefRule((refusal ?? row)?.cite ?? [], run.cite) ?? null
  const shownRule = cited !== null && cited.row === row ? cited.id : chief
  return {
    refusal,
    shownRule,
    rule: useRule(shownRule),
    reason: useRule(row?.kind === 'step' ? row.step : null)?.text ?? null,
    cite: (id) => setCited({ id, row }),
  }
}
