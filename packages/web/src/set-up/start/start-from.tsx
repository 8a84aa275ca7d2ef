import { lazy, Suspense, useState } from 'react'
import { type Route, routeTo } from '../../state/route.ts'
import { useGames } from '../../state/use-games.ts'

const KnownRulings = lazy(() => import('./known-rulings.tsx'))
const PastedFile = lazy(() => import('./pasted-file.tsx'))

export interface StartFromProps {
  readonly game: string
  readonly onStart: (from: Route) => void
}

/** Where a question can start from. */
export function StartFrom({ game, onStart }: StartFromProps) {
  const [open, setOpen] = useState<'rulings' | 'file' | null>(null)
  const games = useGames()
  const start = (text: string) => {
    setOpen(null)
    onStart(routeTo(text))
  }
  const close = () => setOpen(null)
  return (
    <div className="start">
      <p className="caps">
        Start from<span className="only-small"> an empty board</span>
      </p>
      {games.map(({ name, title, emptyBoard }) => (
        <button key={name} type="button" onClick={() => start(emptyBoard)}>
          <span className="empty">Empty board </span>
          <small>{title}</small>
        </button>
      ))}
      <p className="caps only-small">Or from</p>
      <button type="button" onClick={() => setOpen('rulings')}>
        Browse {RULING_COUNT.toLocaleString('en')} rulings
      </button>
      <button type="button" onClick={() => setOpen('file')}>
        Open a file
      </button>
      <Suspense>
        {open === 'rulings' && <KnownRulings game={game} onStart={start} onClose={close} />}
        {open === 'file' && <PastedFile onStart={start} onClose={close} />}
      </Suspense>
    </div>
  )
}
