import { createContext, useContext } from 'react'
import { inertParts, linesOf } from '../text/card-text.ts'
import { tableWords } from '../words/table.ts'
import { TextId } from './card-button.tsx'
import { Prose } from './prose.tsx'

export interface CardTextProps {
  readonly text: string
  /** The keywords that the card shows by themselves. */
  readonly keywords: readonly string[]
}

/** Words of the cards of a board that are not understood. */
export const InertWords = createContext<readonly string[]>([])

/** The text of a card in small print. Cards that are too small for it show what it waits for. */
export function CardText({ text, keywords }: CardTextProps) {
  const id = useContext(TextId)
  const inert = useContext(InertWords)
  const lines = linesOf(text, keywords)
  if (lines.length === 0) return null
  return (
    <span id={id} className="says" lang="en" aria-hidden="true">
      {lines.map(({ lead, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places
        <span key={at}>
          {lead !== '' && <b>{lead}: </b>}
          {inertParts(text, inert).map((part) =>
            part.isInert ? (
              <span key={part.text} className="inert">
                <b>{tableWords.inert}: </b>
                <Prose text={part.text} />
              </span>
            ) : (
              <Prose key={part.text} text={part.text} />
            ),
          )}
        </span>
      ))}
    </span>
  )
}
