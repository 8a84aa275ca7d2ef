import { lazy, Suspense, useState } from 'react'
import { EMPTY_BOARDS, type Looking, lookingAt } from '../state/question.ts'

const GAMES = [
  ['keyforge', 'KeyForge'],
  ['magic', 'Magic'],
  ['grand-archive', 'Grand Archive'],
] as const

const KnownRulings = lazy(() => import('./known-rulings.tsx'))
const PastedFile = lazy(() => import('./pasted-file.tsx'))

export interface StartFromProps {
  readonly onStart: (from: Looking) => void
}

/** Where a question can start from. */
export function StartFrom({ onStart }: StartFromProps) {
  const [open, setOpen] = useState<'rulings' | 'file' | null>(null)
  const start = (text: string) => {
    setOpen(null)
    onStart(lookingAt(text))
  }
  const close = () => setOpen(null)
  return (
    <div className="start">
      <p className="caps">Start from</p>
      {GAMES.map(([game, name]) => (
        <button key={game} type="button" onClick={() => start(EMPTY_BOARDS[game])}>
          Empty board <small>{name}</small>
        </button>
      ))}
      <button type="button" onClick={() => setOpen('rulings')}>
        A known ruling
      </button>
      <button type="button" onClick={() => setOpen('file')}>
        A pasted file
      </button>
      <Suspense>
        {open === 'rulings' && <KnownRulings onStart={start} onClose={close} />}
        {open === 'file' && <PastedFile onStart={start} onClose={close} />}
      </Suspense>
    </div>
  )
}
