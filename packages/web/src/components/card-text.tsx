import { useContext } from 'react'
import { linesOf } from '../text/card-text.ts'
import { TextId } from './card-button.tsx'
import { Prose } from './prose.tsx'

export interface CardTextProps {
  readonly text: string
  /** The keywords that the card shows by themselves. */
  readonly keywords: readonly string[]
}

/** The text of a card in small print. Cards that are too small for it show what it waits for. */
export function CardText({ text, keywords }: CardTextProps) {
  const id = useContext(TextId)
  const lines = linesOf(text, keywords)
  if (lines.length === 0) return null
  return (
    <span id={id} className="says" lang="en" aria-hidden="true">
      {lines.map(({ lead, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places
        <span key={at}>
          {lead !== '' && <b>{lead}: </b>}
          <Prose text={text} />
        </span>
      ))}
    </span>
  )
}
