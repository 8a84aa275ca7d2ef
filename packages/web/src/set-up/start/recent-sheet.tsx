import { useState } from 'react'
import { DialogSheet } from '../../components/dialog-sheet.tsx'
import { forgetBoard, type RecentBoard, recentBoards, restoreBoard } from '../../state/recent-boards.ts'
import { type Route, routeTo } from '../../state/route.ts'
import { titleOf, useGames } from '../../state/use-games.ts'
import { appWords } from '../../words/app.ts'
import { language } from '../../words/catalogue.ts'
import '../../styles/start-from.css'

export interface RecentSheetProps {
  readonly onOpen: (board: Route) => void
  readonly onClose: () => void
}

/** The boards of this device, each to be opened again or removed; the last removal can be undone. */
export default function RecentSheet({ onOpen, onClose }: RecentSheetProps) {
  const [boards, show] = useState(recentBoards)
  const [removed, remove] = useState<RecentBoard | null>(null)
  const games = useGames()
  const words = appWords.recent
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <DialogSheet title={words.title} onClose={onClose}>
      {boards.length === 0 && <p>{words.none}</p>}
      <ul className="recent">
        {boards.map((board) => (
          <li key={`${board.at} ${board.text}`}>
            <button
              type="button"
              className="open"
              onClick={() => {
                const { text, document, edition, answers } = board
                onOpen({ ...routeTo(text, 'set-up', document), edition, answers })
              }}
            >
              <b>{board.name}</b>
              <small>
                {titleOf(games, board.game)} · {when.format(board.at)}
              </small>
            </button>
            <button
              type="button"
              className="btn line"
              aria-label={words.removeThis(board.name)}
              onClick={() => {
                remove(board)
                show(forgetBoard(board))
              }}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="removed" role="status">
        {removed !== null && (
          <>
            {words.removed(removed.name)}{' '}
            <button
              type="button"
              className="btn line"
              onClick={() => {
                show(restoreBoard(removed))
                remove(null)
              }}
            >
              {appWords.undo}
            </button>
          </>
        )}
      </p>
    </DialogSheet>
  )
}
