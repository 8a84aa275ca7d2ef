import { lazy, Suspense, useState } from 'react'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import type { Navigate } from '../../state/use-route.ts'
import { BoardFrame } from '../board-frame.tsx'
import { BoardSheets, type OpenSheet } from '../board-sheets.tsx'
import { CardAnimations } from '../card-animations.ts'
import { useBoard } from '../interaction/use-board.ts'
import { useBoardKeys } from '../interaction/use-board-keys.ts'
import { useWhyNot } from '../interaction/use-why-not.ts'
import { placesInZones } from '../zone-places.ts'
import { Chips, Line } from './battleline.tsx'
import { cardDetails } from './card-details.ts'
import { Lane } from './lane.tsx'
import { pileContents } from './pile-contents.ts'
import { SideStrip } from './player-strip.tsx'
import { useCardClicks } from './use-card-clicks.ts'
import { useTargetFocus } from './use-target-focus.ts'

const HousesSheet = lazy(() => import('./houses-sheet.tsx'))

export interface KeyForgeTableProps {
  readonly run: KeyForgeRun
  readonly route: Route
  readonly navigate: Navigate
  readonly onShare: () => void
}

/** The table of KeyForge: two battlelines, and the question between them. */
export default function KeyForgeTable({ run, route, navigate, onShare }: KeyForgeTableProps) {
  const { steps, board, atEnd, answer, undo } = useBoard(run, route, navigate)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [choosesHouses, chooseHouses] = useState(false)
  const about = (card: number) => setOpen({ kind: 'card', card })
  const whyNot = useWhyNot(route, run, steps.at)
  const touch = useCardClicks({ run, steps, answer, whyNot, onAbout: about })
  const { asked, chosen } = touch
  useBoardKeys({
    steps,
    asked,
    undo,
    navigate,
    onShare,
    onGive: touch.give,
    onEscape: touch.putDown,
    onWhy: () => setOpen(chosen === null ? { kind: 'step' } : { kind: 'card', card: chosen }),
  })
  useTargetFocus(chosen)
  const openPile = (player: 1 | 2, pile: string) => setOpen({ kind: 'pile', player, pile })
  const line = { board, stateOf: touch.stateOf, onTouch: touch.touch }
  // The player who makes a move sees the playable cards.
  const moves = atEnd && asked?.move === true
  const inHand = (player: 1 | 2) =>
    moves && board.active === player && <Chips {...line} player={player} zone="hand" />
  return (
    <>
      <BoardFrame
        run={run}
        steps={steps}
        navigate={navigate}
        question={route}
        onWhy={() => setOpen({ kind: 'step' })}
      >
        <SideStrip board={board} player={2} onPile={openPile} />
        {inHand(2)}
        <Chips {...line} player={2} zone="artifacts" />
        <Line {...line} player={2} place="far" />
        <Lane
          {...{ run, steps, board, touch, atEnd, whyNot }}
          question={route}
          onAbout={about}
          onHouses={() => chooseHouses(true)}
        />
        <Line {...line} player={1} place="near" />
        <Chips {...line} player={1} zone="artifacts" />
        {inHand(1)}
        <SideStrip board={board} player={1} onPile={openPile} />
      </BoardFrame>
      <CardAnimations of={route.text} board={board} placesOf={placesInZones} />
      <BoardSheets
        open={open}
        row={run.rows[steps.at] ?? null}
        question={route}
        detailsOf={(id) => (board.cards[id] === undefined ? null : cardDetails(board.cards[id], board))}
        pileOf={(player, pile) => pileContents(board, atEnd ? run.moves : [], player, pile)}
        onMove={(id) => answer(id, run.answers.length)}
        onAbout={about}
        onClose={() => setOpen(null)}
      />
      <Suspense>
        {choosesHouses && (
          <HousesSheet
            board={board}
            question={route}
            navigate={navigate}
            answers={run.answers}
            onClose={() => chooseHouses(false)}
          />
        )}
      </Suspense>
    </>
  )
}
