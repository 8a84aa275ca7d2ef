import { useState } from 'react'
import { DialogSheet } from '../components/dialog-sheet.tsx'
import type { TurnOutlook } from '../engine/protocol/protocol.ts'
import { type DeckRun, lastBoard } from '../engine/protocol/run.ts'
import { download } from '../share/download.ts'
import { type Match, type Route, routeTo } from '../state/route.ts'
import { getEngine, useAnswer, useQuestion } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { clauseText, sentence } from '../text/clauses.ts'
import { playWords } from '../words/play.ts'
import { BotReasons } from './bot-reasons.tsx'
import { Course } from './course.tsx'
import { TurningPoints } from './turning-points.tsx'
import '../styles/play.css'

export interface GameSheetProps {
  readonly run: DeckRun
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
  // Not while it goes on: it is computed from both players' cards.
  const outlook = useAnswer('outlook', isOver ? question : null)
  const says = (player: number, does: string) => sentence(clauseText([names[player - 1] ?? ''], does))
  const ask = async (of: 'now' | 'last move', from = question, player: 1 | 2 = viewer) => {
    const found = await getEngine().ask('position', { question: from, player, of })
    if (found === 'no move') tell(playWords.game.noMove)
    else if (found === 'differs') tell(playWords.game.differs)
    else navigate({ ...routeTo(found.text, of === 'now' ? 'table' : 'outcomes'), answers: found.answers })
  }
  const openTurn = ({ player, answers }: TurnOutlook) =>
    ask('now', { ...question, answers: run.answers.slice(0, answers) }, player)
  const save = async () => {
    const conceded = match.conceded === null ? {} : { conceded: match.conceded }
    const { text, whole } = await getEngine().ask('written', { ...question, ...conceded })
    download(run.name, text, 'yaml')
    tell(whole ? playWords.game.saved : playWords.game.savedDecks)
  }
  return (
    <DialogSheet
      title={winner === null ? playWords.game.soFar : says(winner, playWords.game.wins)}
      onClose={onClose}
    >
      <div className="game-sheet">
        <p>{match.conceded === null ? run.name : `${says(match.conceded, playWords.game.concedes)}.`}</p>
        {turns !== undefined && <Course {...{ turns, outlook, names }} />}
        {outlook !== undefined && <TurningPoints {...{ outlook, names }} onOpen={openTurn} />}
        {match.bot !== null && (
          <BotReasons question={question} bot={match.bot} name={names[1] ?? ''} key={run.answers.length} />
        )}
        {!isOver && run.game === 'keyforge' && (
          <>
            <h3>{playWords.game.askTitle}</h3>
            <p>{playWords.game.askAbout}</p>
            <p className="acts">
              <button type="button" className="btn line" onClick={() => ask('now')}>
                {playWords.game.ask}
              </button>
              <button type="button" className="btn line" onClick={() => ask('last move')}>
                {playWords.game.lastMove}
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
            {playWords.game.new}
          </button>
          <button type="button" className="btn line" onClick={onShare}>
            {playWords.game.share}
          </button>
          <button type="button" className="btn line" onClick={save}>
            {playWords.game.save}
          </button>
          {!isOver && (
            <button
              type="button"
              className="btn line"
              onClick={() => navigate({ match: { ...match, conceded: viewer } })}
            >
              {playWords.game.concede}
            </button>
          )}
        </p>
        <p role="status">{told}</p>
      </div>
    </DialogSheet>
  )
}
