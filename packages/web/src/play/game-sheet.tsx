import { useState } from 'react'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import type { KeyForgeRun } from '../engine/protocol/protocol.ts'
import { lastBoard } from '../engine/protocol/run.ts'
import { download } from '../share/download.ts'
import { type Match, type Route, routeTo } from '../state/route.ts'
import { getEngine, useAnswer, useQuestion } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { clauseText, sentence } from '../text/clauses.ts'
import { Course } from './course.tsx'
import '../styles/play.css'

export interface GameSheetProps {
  readonly run: KeyForgeRun
  readonly route: Route
  readonly match: Match
  readonly navigate: Navigate
  readonly onShare: () => void
  readonly onClose: () => void
}

/** A game: how it stands or ended, how it went, and what can be done with it. */
export default function GameSheet({ run, route, match, navigate, onShare, onClose }: GameSheetProps) {
  const question = useQuestion(route)
  const turns = useAnswer('course', question)
  const [told, tell] = useState('')
  const board = lastBoard(run)
  const names = board?.sides.map(({ name }) => name) ?? []
  // Against a bot, the first player sits at this screen; at a shared one, the active player looks.
  const viewer = match.bot === null && board?.active === 2 ? 2 : 1
  const winner = match.conceded === null ? (board?.winner ?? null) : match.conceded === 1 ? 2 : 1
  const isOver = winner !== null
  const says = (player: number, does: string) => sentence(clauseText([names[player - 1] ?? ''], does))
  const ask = async (of: 'now' | 'last move') => {
    const found = await getEngine().ask('position', { question, player: viewer, of })
    if (found === null) tell('You have made no move yet.')
    else navigate({ ...routeTo(found.text, of === 'now' ? 'table' : 'outcomes'), answers: found.answers })
  }
  const save = async () => {
    const conceded = match.conceded === null ? {} : { conceded: match.conceded }
    const { text, whole } = await getEngine().ask('written', { ...question, ...conceded })
    download(run.name, text, 'yaml')
    tell(
      whole
        ? 'The game is in your downloads.'
        : 'The decks are in your downloads. Share the link for the moves.',
    )
  }
  return (
    <DialogSheet title={winner === null ? 'The game so far' : says(winner, 'wins')} onClose={onClose}>
      <div className="game-sheet">
        <p>{match.conceded === null ? run.name : `${says(match.conceded, 'concedes')}.`}</p>
        {turns !== undefined && <Course turns={turns} names={names} />}
        {!isOver && (
          <>
            <h3>Ask about this position</h3>
            <p>
              It opens as a question with what you may know: hidden cards stay unknown, and effects until the
              end of the turn are left out.
            </p>
            <p className="acts">
              <button type="button" className="btn line" onClick={() => ask('now')}>
                Ask about this
              </button>
              <button type="button" className="btn line" onClick={() => ask('last move')}>
                All outcomes of your last move
              </button>
            </p>
          </>
        )}
        <p className="acts">
          <button
            type="button"
            className={isOver ? 'btn main' : 'btn line'}
            onClick={() => navigate({ view: 'play' })}
          >
            New game
          </button>
          <button type="button" className="btn line" onClick={onShare}>
            Share
          </button>
          <button type="button" className="btn line" onClick={save}>
            Save as a file
          </button>
          {!isOver && (
            <button
              type="button"
              className="btn line"
              onClick={() => navigate({ match: { ...match, conceded: viewer } })}
            >
              Concede
            </button>
          )}
        </p>
        <p role="status">{told}</p>
      </div>
    </DialogSheet>
  )
}
