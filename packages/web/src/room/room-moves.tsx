import { useState } from 'react'
import { MAIN_STEP } from '../engine/games/keyforge/main-step.ts'
import { roomWords } from '../words/room.ts'
import { labelText, titleText } from './question-of-view.ts'
import type { SeatNumber, TableMessage } from './table-message.ts'

export interface RoomMovesProps {
  readonly answers: TableMessage['answers']
  readonly nameOf: (seat: SeatNumber) => string
  /** Looks at the table after an answer. */
  readonly onLook: (entry: number) => void
  /** Asks why of an answer. Whether that could be done. */
  readonly onWhy: (entry: number) => Promise<boolean>
}

/** The last moves: each leads to the table after it, and can be asked why. */
export function RoomMoves({ answers, nameOf, onLook, onWhy }: RoomMovesProps) {
  const [fault, fail] = useState('')
  const why = (entry: number) =>
    onWhy(entry).then(
      (could) => fail(could ? '' : roomWords.replay.unknown),
      (error: Error) => fail(error.message),
    )
  return (
    <section aria-label={roomWords.moves}>
      <h3>{roomWords.moves}</h3>
      <ol className="moves">
        {answers.toReversed().map(({ entry, seat, step, title, options }) => (
          <li key={entry}>
            <button type="button" className="look" onClick={() => onLook(entry)}>
              <b>{nameOf(seat)}</b> {step !== MAIN_STEP && `${titleText(step, title)} · `}
              {options?.map(({ label, message }) => labelText(message ?? label)).join(', ') ?? (
                <i>{roomWords.hidden}</i>
              )}
            </button>
            {options !== null && (
              <button type="button" className="why" onClick={() => why(entry)}>
                {roomWords.replay.why}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="status">{fault}</p>
    </section>
  )
}
