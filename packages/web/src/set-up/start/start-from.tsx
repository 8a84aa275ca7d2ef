import { lazy, Suspense, useState } from 'react'
import { type Route, routeTo } from '../../state/route.ts'
import { useGames } from '../../state/use-games.ts'
import { written } from '../../words/amounts.ts'
import { appWords } from '../../words/app.ts'
import { setUpWords } from '../../words/set-up.ts'

const RecentSheet = lazy(() => import('./recent-sheet.tsx'))
const PastedFile = lazy(() => import('./pasted-file.tsx'))

export interface StartFromProps {
  readonly onStart: (from: Route) => void
  /** To the page that finds rulings. */
  readonly onAsk: () => void
}

/** Where a question can start from. */
export function StartFrom({ onStart, onAsk }: StartFromProps) {
  const [open, setOpen] = useState(false)
  const [recalls, recall] = useState(false)
  const games = useGames()
  const start = (text: string) => {
    setOpen(false)
    onStart(routeTo(text))
  }
  return (
    <div className="start">
      <p className="caps">
        {setUpWords.start.from}
        <span className="only-small"> {setUpWords.start.anEmptyBoard}</span>
      </p>
      {games.map(({ name, title, emptyBoard }) => (
        <button key={name} type="button" onClick={() => start(emptyBoard)}>
          <span className="empty">{setUpWords.start.emptyBoard} </span>
          <small>{title}</small>
        </button>
      ))}
      <p className="caps only-small">{setUpWords.start.orFrom}</p>
      <button type="button" onClick={onAsk}>
        {setUpWords.start.ruling(written(RULING_COUNT))}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        {setUpWords.start.file}
      </button>
      <button type="button" onClick={() => recall(true)}>
        {appWords.recent.title}
      </button>
      <Suspense>
        {recalls && (
          <RecentSheet
            onClose={() => recall(false)}
            onOpen={(board) => {
              recall(false)
              onStart(board)
            }}
          />
        )}
      </Suspense>
      <Suspense>{open && <PastedFile onStart={start} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
