import { useState } from 'react'
import type { GrandArchiveRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import type { Navigate } from '../../state/use-route.ts'
import { BoardFrame } from '../board-frame.tsx'
import { BoardSheets, type OpenSheet } from '../board-sheets.tsx'
import { CardAnimations } from '../card-animations.ts'
import { useBoard } from '../interaction/use-board.ts'
import { useBoardKeys } from '../interaction/use-board-keys.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { useWhyNot } from '../interaction/use-why-not.ts'
import { placesInZones } from '../zone-places.ts'
import { AttackLane } from './attack-lane.tsx'
import { cardDetails } from './card-details.ts'
import { Field } from './field.tsx'
import { pileContents } from './pile-contents.ts'
import { Strip } from './player-strip.tsx'
import { useAttack } from './use-attack.ts'

export interface GrandArchiveTableProps {
  readonly run: GrandArchiveRun
  readonly route: Route
  readonly navigate: Navigate
  readonly onShare: () => void
}

/** The table of Grand Archive: champions with their lineage, weapons and intent, and what an attack adds up to. */
export default function GrandArchiveTable({ run, route, navigate, onShare }: GrandArchiveTableProps) {
  const { steps, board, atEnd, answer, undo } = useBoard(run, route, navigate)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const whyNot = useWhyNot(route, run, steps.at)
  const attacking = useAttack(run, steps, answer, whyNot)
  const { asked, picked, give } = attacking
  const verdict = useVerdict(route, asked)
  useBoardKeys({
    steps,
    // Choices made on the board have no number keys.
    asked: attacking.declares ? null : asked,
    undo,
    navigate,
    onShare,
    onGive: give,
    onEscape: attacking.putDown,
    onWhy: () => setOpen(picked === null ? { kind: 'step' } : { kind: 'card', card: picked }),
  })
  const field = {
    board,
    stateOf: attacking.stateOf,
    onTouch: (card: number) => attacking.touch(card) || setOpen({ kind: 'card', card }),
  }
  const moves = atEnd ? run.moves : []
  const barred = atEnd ? run.barred : []
  const openPile = (player: 1 | 2, pile: string) => setOpen({ kind: 'pile', player, pile })
  return (
    <>
      <BoardFrame
        run={run}
        steps={steps}
        navigate={navigate}
        question={route}
        onWhy={() => setOpen({ kind: 'step' })}
      >
        <Strip board={board} player={2} moves={moves} onPile={openPile} />
        <Field {...field} player={2} place="far" />
        <AttackLane
          run={run}
          steps={steps}
          board={board}
          attacking={attacking}
          whyNot={whyNot}
          verdict={verdict}
          onAbout={(card) => setOpen({ kind: 'card', card })}
        />
        <Field {...field} player={1} place="near" />
        <Strip board={board} player={1} moves={moves} onPile={openPile} />
      </BoardFrame>
      <CardAnimations of={route.text} board={board} placesOf={placesInZones} />
      <BoardSheets
        open={open}
        row={run.rows[steps.at] ?? null}
        question={route}
        detailsOf={(id) => (board.cards[id] === undefined ? null : cardDetails(board.cards[id], board))}
        pileOf={(player, pile) => pileContents(board, { moves, barred }, player, pile)}
        onMove={give}
        onAbout={(card) => setOpen({ kind: 'card', card })}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
