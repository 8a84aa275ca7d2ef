import { useEffect, useState } from 'react'
import { Sheet } from '../components/dialog-sheet.tsx'
import { Prose } from '../components/prose.tsx'
import type { Row, WhyAnswer } from '../engine/protocol/protocol.ts'
import type { Looking } from '../state/route.ts'
import { theEngine } from '../state/use-engine.ts'

/** What is read of a card when it is looked at closely. */
export interface Close {
  readonly title: string
  readonly card: number
  readonly kind: string
  readonly text: string
}

export interface CardSheetProps {
  readonly card: Close | null
  readonly step: Row | null
  readonly question: Looking
  readonly onClose: () => void
}

/** All that can be read of a card, and answers to what one may ask of it; or of a step. */
export default function CardSheet({ card, step, question, onClose }: CardSheetProps) {
  const answers = useWhys(question, card?.card, step?.step)
  return (
    <Sheet title={card?.title ?? step?.title ?? ''} onClose={onClose}>
      {card !== null && (
        <div className="card-facts">
          <p className="kind">{card.kind}</p>
          {card.text !== '' && (
            <p className="text">
              <Prose text={card.text} />
            </p>
          )}
        </div>
      )}
      {answers === null && <p>Loading …</p>}
      {answers?.length === 0 && <p className="why-answer">Nothing to explain yet.</p>}
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
    </Sheet>
  )
}

/** The answers, once they are there. */
function useWhys(
  { text, document, edition, answers }: Looking,
  card: number | undefined,
  step: string | undefined,
): readonly WhyAnswer[] | null {
  const [told, tell] = useState<readonly WhyAnswer[] | null>(null)
  useEffect(() => {
    let wanted = true
    const question = { text, document, answers, ...(edition !== null && { edition }) }
    theEngine()
      .ask('why', { question, ...(card !== undefined && { card }), ...(step !== undefined && { step }) })
      .then((all) => {
        if (wanted) tell(all)
      })
    return () => {
      wanted = false
    }
  }, [text, document, edition, answers, card, step])
  return told
}
