import { tableWords } from '../words/table.ts'
import type { Opponent } from './interaction/use-opponent.ts'

export interface OpponentNoteProps {
  readonly name: string
  readonly opponent: Opponent
}

/** What the bot is doing, and the way past it. */
export const OpponentNote = ({ name, opponent: { does, fault, hurry } }: OpponentNoteProps) => {
  if (does === null) return null
  const words = tableWords.opponent
  if (fault !== null) return <p role="alert">{words.fault(name, fault)}</p>
  return (
    <p className="next-moves opponent">
      <span>{words[does](name)}</span>
      {hurry !== null && (
        <button type="button" className="btn line" onClick={hurry}>
          {does === 'waits' ? words.goOn : words.skip}
        </button>
      )}
    </p>
  )
}
