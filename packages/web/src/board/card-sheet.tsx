import { useMemo } from 'react'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import { Prose } from '../components/prose.tsx'
import { useRule } from '../components/use-rule.ts'
import type { Row } from '../engine/protocol/protocol.ts'
import type { Route } from '../state/route.ts'
import { useAnswer, useQuestion } from '../state/use-engine.ts'
import { sentences } from '../text/clauses.ts'
import { inEnglish } from '../words/in-english.ts'
import { tableWords } from '../words/table.ts'

/** The details of a card. */
export interface CardDetails {
  readonly title: string
  readonly card: number
  readonly kind: string
  readonly text: string
}

export interface CardSheetProps {
  readonly card: CardDetails | null
  readonly step: Row | null
  readonly question: Route
  readonly onClose: () => void
}

/** All that can be read of a card, and answers to what one may ask of it; or of a step. */
export default function CardSheet({ card, step, question: route, onClose }: CardSheetProps) {
  const question = useQuestion(route)
  const [id, stepId] = [card?.card, step?.step]
  const isSilent = card === null && step?.silent === true
  const asked = useMemo(
    () =>
      isSilent
        ? null
        : {
            question,
            ...(id !== undefined && { card: id }),
            ...(stepId !== undefined && { step: stepId }),
          },
    [question, id, stepId, isSilent],
  )
  const answers = useAnswer('why', asked, { keepsLast: true })
  return (
    <DialogSheet title={card?.title ?? step?.title ?? ''} onClose={onClose}>
      {card !== null && (
        <div className="card-facts">
          <p className="kind">{card.kind}</p>
          {card.text !== '' && (
            <p className="text" {...inEnglish()}>
              <Prose text={card.text} />
            </p>
          )}
        </div>
      )}
      {isSilent && step !== null && <SilentStep step={step} />}
      {answers === undefined && !isSilent && <p>{tableWords.card.loading}</p>}
      {answers?.length === 0 && <p className="why-answer">{tableWords.card.nothingToExplain}</p>}
      {answers?.map((answer) => (
        <section key={answer.title} className="why-answer">
          <h3>{answer.title}</h3>
          <p>
            {answer.text}{' '}
            <span className="rules">
              <Prose text={answer.cite.join(' ')} />
            </span>
          </p>
          {answer.because.length > 0 && (
            <ul>
              {answer.because.map(({ text, cite }) => (
                <li key={text}>
                  {text}{' '}
                  <span className="rules">
                    <Prose text={cite.join(' ')} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </DialogSheet>
  )
}

/** Why nothing happened in a step: what it would have needed, and what the rule says; or what the steps inside it do. */
function SilentStep({ step: { step, title, whole, summary, concludes, cite } }: { readonly step: Row }) {
  const rule = useRule(concludes ? (cite[0] ?? step) : step)
  // What a whole move came to says nothing of the step that waits for the next one.
  const why = concludes ? whole : summary[0]
  return (
    <section className="why-answer">
      <h3>{why === whole ? tableWords.card.whatIsStep : tableWords.card.whyNothing}</h3>
      <p>
        {why !== title && `${sentences([why])} `}
        <span className="rules">
          <Prose text={cite.join(' ')} />
        </span>
      </p>
      {rule !== null && <p {...inEnglish()}>{rule.text}</p>}
    </section>
  )
}
