import { useState } from 'react'
import type { BotMove, Question } from '../engine/protocol/protocol.ts'
import { getOpponents } from '../state/use-engine.ts'
import { playWords } from '../words/play.ts'

export interface BotReasonsProps {
  readonly question: Question
  readonly bot: string
  /** As it is called on the table. */
  readonly name: string
}

/** Why a bot played its last turn as it did; it is asked for when it is opened. */
export function BotReasons({ question, bot, name }: BotReasonsProps) {
  const [moves, setMoves] = useState<readonly BotMove[] | null>(null)
  const [isAsked, setAsked] = useState(false)
  const words = playWords.reasons
  const ask = () => {
    if (isAsked) return
    setAsked(true)
    getOpponents()
      .ask('reasons', { question, player: 2, bot })
      .then(setMoves, () => setMoves([]))
  }
  return (
    <details className="bot-reasons" onToggle={ask}>
      <summary>{words.ask(name)}</summary>
      <div aria-live="polite">
        {moves === null ? (
          <p>{words.looking}</p>
        ) : moves.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <p>{words.about}</p>
            <ul>
              {moves.map((move, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same move can be made twice
                <li key={at}>
                  <strong>{expected(move)}</strong>{' '}
                  <span>{words.rather(move.others.map(expected).join('; '))}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

const expected = ({ label, chance }: { readonly label: string | null; readonly chance: number }): string =>
  `${label ?? playWords.reasons.hidden}, ${playWords.course.inHundred(chance)}`
