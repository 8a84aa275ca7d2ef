import type { Choice } from '@battleline/kernel'
import { lazy, Suspense } from 'react'
import type { Board, CardMoves } from '../../engine/protocol/keyforge-board.ts'
import type { Row } from '../../engine/protocol/protocol.ts'
import type { Looking } from '../../state/route.ts'
import type { Look } from '../../state/use-route.ts'
import type { Close } from '../card-sheet.tsx'
import { closely } from './card-details.ts'

const PileSheet = lazy(() => import('./keyforge-pile-sheet.tsx'))
const HousesSheet = lazy(() => import('./houses-sheet.tsx'))
const CardSheet = lazy(() => import('../card-sheet.tsx'))

/** What lies open over the table. */
export type Open =
  | { readonly kind: 'pile'; readonly player: 1 | 2; readonly pile: string }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'step' }
  /** Which houses the players have. */
  | { readonly kind: 'houses' }

export interface TableSheetsProps {
  readonly open: Open | null
  readonly board: Board
  /** The line of the chart that one looks at. */
  readonly row: Row | null
  readonly moves: readonly CardMoves[]
  readonly question: Looking
  readonly look: Look
  /** All answers that were given. */
  readonly answers: readonly Choice[]
  readonly onMove: (id: string) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

function closeTo(board: Board, id: number): Close | null {
  const card = board.cards[id]
  return card === undefined ? null : closely(card, board)
}

/** A pile, a card or a step, looked at closely. */
export function TableSheets({
  open,
  board,
  row,
  moves,
  question,
  look,
  answers,
  onMove,
  onAbout,
  onClose,
}: TableSheetsProps) {
  if (open === null) return null
  const makeMove = (id: string) => {
    onClose()
    onMove(id)
  }
  return (
    <Suspense>
      {open.kind === 'houses' ? (
        <HousesSheet {...{ board, question, look, answers, onClose }} />
      ) : open.kind === 'pile' ? (
        <PileSheet
          {...open}
          board={board}
          moves={moves}
          onMove={makeMove}
          onAbout={onAbout}
          onClose={onClose}
        />
      ) : (
        <CardSheet
          card={open.kind === 'card' ? closeTo(board, open.card) : null}
          step={open.kind === 'step' ? row : null}
          question={question}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
