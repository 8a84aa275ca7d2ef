import { useEffect, useState } from 'react'
import type { Parting } from '../engine/protocol.ts'
import { Sheet } from '../parts/sheet.tsx'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'

export interface EditionsSheetProps {
  readonly question: Looking
  readonly look: Look
  readonly onClose: () => void
}

/** Where each other edition parts from the one that is played: the first step that is not the same in both. */
export default function EditionsSheet({ question, look, onClose }: EditionsSheetProps) {
  const partings = usePartings(question)
  const go = (change: Partial<Looking>) => {
    onClose()
    look(change)
  }
  return (
    <Sheet title="Where editions part" onClose={onClose}>
      {partings === null && <p>Playing it by every edition …</p>}
      {partings?.map(({ edition, title, row, step, here, there }) => (
        <section key={edition} className="why-answer">
          <h3>{title}</h3>
          {step === '' ? (
            <p>Everything is the same.</p>
          ) : (
            <ul>
              <li>Here: {here}</li>
              <li>There: {there}</li>
            </ul>
          )}
          <p className="acts">
            {row !== null && (
              <button type="button" className="btn line" onClick={() => go({ at: row })}>
                Show the step
              </button>
            )}
            {step !== '' && (
              <button type="button" className="btn line" onClick={() => go({ edition, at: null })}>
                Play by this edition
              </button>
            )}
          </p>
        </section>
      ))}
    </Sheet>
  )
}

/** Null until they are there. */
function usePartings({ text, document, edition, answers }: Looking): readonly Parting[] | null {
  const [partings, tell] = useState<readonly Parting[] | null>(null)
  useEffect(() => {
    let wanted = true
    theEngine()
      .ask('partings', { text, document, answers, ...(edition !== null && { edition }) })
      .then((all) => {
        if (wanted) tell(all)
      })
    return () => {
      wanted = false
    }
  }, [text, document, edition, answers])
  return partings
}
