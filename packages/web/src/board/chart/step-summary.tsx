import { type ReactNode, useEffect, useState } from 'react'
import { Prose } from '../../components/prose.tsx'
import { decides } from '../../components/question-slip.tsx'
import type { PlayerQuestion, Row, RunForm } from '../../engine/protocol/protocol.ts'
import { sentence, sentences } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { tableWords } from '../../words/table.ts'
import type { Steps } from '../interaction/use-steps.ts'

export interface StepSummaryProps {
  readonly run: RunForm
  readonly steps: Steps
  /** True where it is only read out. */
  readonly hidden: boolean
  /** The question at the current row. */
  readonly asked?: PlayerQuestion | null
}

/** What the current step did, in one sentence. */
export function StepSummary({ run, steps, hidden, asked = null }: StepSummaryProps) {
  const [main, small] = stepSentences(run, steps)
  return (
    <>
      <LiveRegion text={questionText(asked) ?? sentences([main, small])} />
      {!hidden && <Summary main={main} small={small} row={run.rows[steps.at]} />}
    </>
  )
}

export interface SummaryProps {
  readonly main: string
  /** Empty where the sentence says all. */
  readonly small: string
  readonly row: Row | undefined
  readonly children?: ReactNode
}

/** A sentence and a smaller one; the result of a whole move is marked as such. */
export const Summary = ({ main, small, row, children }: SummaryProps) => (
  <div className="summary" data-result={row?.concludes || undefined}>
    <p>
      <Prose text={main} />
      {small !== '' && (
        <small>
          <Prose text={small} />
        </small>
      )}
    </p>
    {children}
  </div>
)

/** A question for screen readers, with the number of its answers; null where there is none. */
export function questionText(asked: PlayerQuestion | null): string | null {
  if (asked === null || asked.move) return null
  const { title, options } = asked
  return `${decides(asked)}: ${title} ${appWords.question.answers(options.length)}.`
}

/** A polite live region; it stays silent while the reader runs through the steps. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [spoken, speak] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => speak(text), 300)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  )
}

/** Why the last answer was refused, or what the current step did. */
export function stepSentences({ rows, refusal }: RunForm, { at, end }: Steps): readonly [string, string] {
  if (at === end && refusal !== null)
    return [sentence(refusal.reason), tableWords.chart.refusedBy(refusal.cite.join(', '))]
  const row = rows[at]
  return row === undefined || row.kind === 'coming' ? [tableWords.chart.nothingYet, ''] : row.summary
}
