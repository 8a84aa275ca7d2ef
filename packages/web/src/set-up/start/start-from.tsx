import type { GameName } from '@battleline/scenario'
import { lazy, Suspense, useState } from 'react'
import { EMPTY_BOARDS, type Looking, lookingAt } from '../../state/route.ts'
import { GAME_NAMES } from '../../text/game-names.ts'

const KnownRulings = lazy(() => import('./known-rulings.tsx'))
const PastedFile = lazy(() => import('./pasted-file.tsx'))

export interface StartFromProps {
  readonly game: GameName
  readonly onStart: (from: Looking) => void
}

/** Where a question can start from. */
export function StartFrom({ game, onStart }: StartFromProps) {
  const [open, setOpen] = useState<'rulings' | 'file' | null>(null)
  const start = (text: string) => {
    setOpen(null)
    onStart(lookingAt(text))
  }
  const close = () => setOpen(null)
  return (
    <div className="start">
      <p className="caps">
        Start from<span className="only-small"> an empty board</span>
      </p>
      {Object.entries(GAME_NAMES).map(([one, name]) => (
        <button key={one} type="button" onClick={() => start(EMPTY_BOARDS[one as GameName])}>
          <span className="empty">Empty board </span>
          <small>{name}</small>
        </button>
      ))}
      <p className="caps only-small">Or from</p>
      <button type="button" onClick={() => setOpen('rulings')}>
        A known ruling
      </button>
      <button type="button" onClick={() => setOpen('file')}>
        A file or a pasted text
      </button>
      <Suspense>
        {open === 'rulings' && <KnownRulings game={game} onStart={start} onClose={close} />}
        {open === 'file' && <PastedFile onStart={start} onClose={close} />}
      </Suspense>
    </div>
  )
}
