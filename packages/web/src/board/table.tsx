import { lazy, type ReactNode, Suspense } from 'react'
import type { PileContents } from '../components/pile-contents.ts'
import { useUndoKeys } from '../components/use-undo-keys.ts'
import { BoardFrame } from './board-frame.tsx'
import { CardAnimations, type FlightsProps } from './card-animations.ts'
import type { CardDetails } from './card-sheet.tsx'
import { type BoardKeys, useBoardKeys } from './interaction/use-board-keys.ts'
import { type CardDrag, useCardDrag } from './interaction/use-card-drag.ts'
import type { Below, TableProps, TableState } from './interaction/use-table.ts'
import { useTargetFocus } from './interaction/use-target-focus.ts'

const PileSheet = lazy(() => import('../components/pile-sheet.tsx'))
const CardSheet = lazy(() => import('./card-sheet.tsx'))

interface ShownBoard<C> {
  readonly cards: Readonly<Record<number, C>>
}

export interface TableFrameProps<C, B extends ShownBoard<C>> {
  readonly given: TableProps
  readonly table: TableState<B>
  /** The keys of this game; `picked`: the card that “why” is asked about. */
  readonly keys: Partial<Pick<BoardKeys, 'asked' | 'choices' | 'onEnter'>> &
    Pick<BoardKeys, 'onEscape'> & { readonly picked: number | null }
  /** What dragging a card of this game does. */
  readonly drag: CardDrag
  readonly placesOf: FlightsProps<B>['placesOf']
  readonly detailsOf: (card: C, board: B) => CardDetails
  readonly pileOf: (player: number, pile: string) => PileContents
  readonly below?: Below | undefined
  readonly children: ReactNode
}

/** The table of any game: its board with the chart, the cards that move on it, its keys, and what is open over it. */
export function Table<C, B extends ShownBoard<C>>(props: TableFrameProps<C, B>) {
  const { given, table, keys, drag, placesOf, detailsOf, pileOf, below, children } = props
  const { run, route, navigate, undo, onShare, frame: Frame = BoardFrame } = given
  const { steps, board, replay, asked, sheet, open, give, about } = table
  const { picked, ...others } = keys
  useBoardKeys({
    steps,
    asked,
    undo: () => undo.undo?.(),
    navigate,
    onShare,
    hasPages: route.match === null,
    onGive: give,
    onWhy: () => (picked === null ? open({ kind: 'step' }) : about(picked)),
    ...others,
  })
  useUndoKeys(undo)
  useTargetFocus(picked)
  useCardDrag(drag, keys.onEscape)
  const card = sheet?.kind === 'card' ? board.cards[sheet.card] : undefined
  const close = () => open(null)
  return (
    <>
      {/* Before the board, so that it measures the cards before they change. */}
      <CardAnimations of={route.text} board={board} placesOf={placesOf} />
      <Frame
        run={run}
        steps={steps}
        navigate={navigate}
        question={route}
        replay={replay}
        undo={undo}
        onShare={onShare}
        onWhy={() => open({ kind: 'step' })}
        below={below}
      >
        {children}
      </Frame>
      <Suspense>
        {sheet?.kind === 'pile' && (
          <PileSheet
            {...pileOf(sheet.player, sheet.pile)}
            onMove={(id) => {
              close()
              give(id)
            }}
            onAbout={about}
            onClose={close}
          />
        )}
        {(card !== undefined || sheet?.kind === 'step') && (
          <CardSheet
            card={card === undefined ? null : detailsOf(card, board)}
            step={sheet?.kind === 'step' ? (run.rows[steps.at] ?? null) : null}
            question={route}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
