import { useEffect } from 'react'
import { sentence } from '../text/clauses.ts'
import { embedWords } from '../words/embed.ts'
import type { Fault, Listener } from './shown.ts'

export interface FaultNoteProps {
  readonly fault: Fault
  /** The scenario that the place is in. */
  readonly text?: string
  readonly listener: Listener
}

/** Why there is no board, with the line of the mistake; below it, the content of the element. */
export function FaultNote({ fault, text = '', listener }: FaultNoteProps) {
  const { message, line, column = 1 } = fault
  useEffect(
    () => listener.fail({ message, ...(line !== undefined && { line, column }) }),
    [listener, message, line, column],
  )
  const wrong = line === undefined ? undefined : text.split('\n')[line - 1]
  return (
    <div className="fault" role="alert">
      <p>
        {line !== undefined && <b>{embedWords.place(line, column)}</b>}
        {sentence(message)}
      </p>
      {wrong !== undefined && wrong.trim() !== '' && <pre>{excerpt(wrong, column)}</pre>}
      <slot />
    </div>
  )
}

/** How many letters of a line fit into a narrow column. */
const FITTING = 34

/** The part of a line around a column, which is marked below it. */
function excerpt(line: string, column: number): string {
  const from =
    line.length <= FITTING ? 0 : Math.max(0, Math.min(column - 1 - FITTING / 2, line.length - FITTING))
  return `${line.slice(from, from + FITTING)}\n${' '.repeat(column - 1 - from)}^`
}
