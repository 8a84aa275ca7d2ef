import { useEffect, useState } from 'react'
import type { Board, Card, Row, WhyAnswer } from '../engine/protocol.ts'
import { titled } from '../parts/glyph.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'

export interface CardSheetProps {
  readonly card: Card | null
  readonly step: Row | null
  readonly board: Board
  readonly question: Looking
  readonly onClose: () => void
}

/** All that can be read of a card, and answers to what one may ask of it; or of a step. */
export default function CardSheet({ card, step, board, question, onClose }: CardSheetProps) {
  const answers = useWhys(question, card?.id, step?.step)
  const title = card?.called ?? step?.title ?? ''
  return (
    <Sheet title={title} onClose={onClose}>
      {card !== null && <Facts card={card} board={board} />}
      {answers === null && <p>Looking it up …</p>}
      {answers?.length === 0 && <p className="why-answer">Nothing has happened to it yet.</p>}
      {answers?.map((answer) => (
        <section key={answer.title} className="why-answer">
          <h3>{answer.title}</h3>
          <p>
            {answer.text} <span className="rules">{answer.cite.join(' ')}</span>
          </p>
          {answer.because.length > 0 && (
            <ul>
              {answer.because.map(({ text, cite }) => (
                <li key={text}>
                  {text} <span className="rules">{cite.join(' ')}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Sheet>
  )
}

function Facts({ card, board }: { readonly card: Card; readonly board: Board }) {
  const { name, called, type, house, text, zone, power, armor, controller, host } = card
  const facts = [type, house === null ? '' : titled(house), type.includes('creature') ? `power ${power}` : '']
  if (armor > 0) facts.push(`armor ${armor}`)
  const place = host === null ? zone : `on ${board.cards[host]?.called}`
  return (
    <div className="card-facts">
      <p className="kind">
        {called === name ? '' : `${name}: `}
        {facts.filter((fact) => fact !== '').join(', ')} · {place}, {board.sides[controller - 1]?.name}
      </p>
      {text !== '' && <p className="text">{text}</p>}
    </div>
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
