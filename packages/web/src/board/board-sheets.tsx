import { lazy, Suspense } from 'react'
import type { PileContents } from '../components/pile-sheet.tsx'
import type { Row } from '../engine/protocol/protocol.ts'
import type { Route } from '../state/route.ts'
import type { CardDetails } from './card-sheet.tsx'

const PileSheet = lazy(() => import('../components/pile-sheet.tsx'))
const CardSheet = lazy(() => import('./card-sheet.tsx'))

/** The sheet that is open over the board. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'pile'; readonly player: number; readonly pile: string }

export interface BoardSheetsProps {
  readonly open: OpenSheet | null
  /** The current line of the chart. */
  readonly row: Row | null
  readonly question: Route
  /** The details of a card; null where the board does not show it. */
  readonly detailsOf: (card: number) => CardDetails | null
  readonly pileOf: (player: number, pile: string) => PileContents
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** A pile, a card or a step in detail. */
export function BoardSheets(props: BoardSheetsProps) {
  const { open, row, question, detailsOf, pileOf, onMove, onAbout, onClose } = props
  if (open === null) return null
  const move = (id: string) => {
    onClose()
    onMove(id)
  }
  return (
    <Suspense>
      {open.kind === 'pile' ? (
        <PileSheet {...pileOf(open.player, open.pile)} onMove={move} onAbout={onAbout} onClose={onClose} />
      ) : (
        <CardSheet
          card={open.kind === 'card' ? detailsOf(open.card) : null}
          step={open.kind === 'step' ? row : null}
          question={question}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
