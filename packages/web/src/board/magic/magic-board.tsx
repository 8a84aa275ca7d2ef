import type { Choice } from '@battleline/kernel'
import { useState } from 'react'
import { nameOn } from '../../engine/protocol/magic-board.ts'
import type { MagicRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import type { Navigate } from '../../state/use-route.ts'
import { BoardFrame } from '../board-frame.tsx'
import { BoardSheets, type OpenSheet } from '../board-sheets.tsx'
import { CardAnimations } from '../card-animations.ts'
import { askedAt, useBoard } from '../interaction/use-board.ts'
import { useBoardKeys } from '../interaction/use-board-keys.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { useWhyNot } from '../interaction/use-why-not.ts'
import { cardDetails } from './card-details.ts'
import { DeclarationBanner } from './declaration-banner.tsx'
import { MagicLane, type MagicLaneProps } from './lane.tsx'
import { pileContents } from './pile-contents.ts'
import { PlayerRow } from './player-row.tsx'
import { choicesOf } from './priority-slip.tsx'
import { Requirements } from './requirements.tsx'
import { sidesOf } from './seating.ts'
import { type Declaration, useDeclaration } from './use-declaration.ts'
import { usePriority } from './use-priority.ts'
import { placesOf } from './zone-places.ts'

export interface MagicTableProps {
  readonly run: MagicRun
  readonly route: Route
  readonly navigate: Navigate
  readonly onShare: () => void
}

/** The table of Magic: attackers and blockers with lines between them, the verdict while they are declared, the stack. */
export default function MagicTable({ run, route, navigate, onShare }: MagicTableProps) {
  const { steps, board, atEnd, answer, undo } = useBoard(run, route, navigate)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const asked = askedAt(run, steps)
  const declares = atEnd && run.open && asked?.step.endsWith('.1-choose') === true && asked.move
  const declaring = useDeclaration(run, route, declares)
  const give = (choice: Choice) => {
    if (asked !== null) answer(choice, run.asked.indexOf(asked))
  }
  const whyNot = useWhyNot(route, run, steps.at)
  const acting = usePriority({ run, asked, atEnd, whyNot, onGive: give })
  useBoardKeys({
    steps,
    asked,
    undo,
    navigate,
    onShare,
    onGive: give,
    choices: choicesOf(acting),
    onEnter: () => takeOver(declaring, declares, give),
    onEscape: () => {
      declaring.putDown()
      acting.putDown()
    },
    onWhy: () =>
      setOpen(declaring.picked === null ? { kind: 'step' } : { kind: 'card', card: declaring.picked }),
  })
  const about = (card: number) => board.cards[card] !== undefined && setOpen({ kind: 'card', card })
  const seen = { run, steps, board, route, navigate }
  const making = { asked, declaring, declares, acting, whyNot }
  return (
    <>
      <Seats {...seen} {...making} onGive={give} onAbout={about} onOpen={setOpen} />
      <CardAnimations of={route.text} board={board} placesOf={placesOf} />
      <BoardSheets
        open={open}
        row={run.rows[steps.at] ?? null}
        question={route}
        detailsOf={(id) => (board.cards[id] === undefined ? null : cardDetails(board.cards[id], board))}
        pileOf={(player, zone) => pileContents(board, atEnd ? run.moves : [], player, zone)}
        onMove={give}
        onAbout={about}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

interface SeatsProps extends Omit<MagicLaneProps, 'verdict'> {
  readonly route: Route
  readonly navigate: Navigate
  readonly onOpen: (open: OpenSheet) => void
}

/** The rows of all players, and between them the question or the current step. */
function Seats({ route, navigate, onOpen, ...table }: SeatsProps) {
  const { run, steps, board, asked, declaring, declares, acting, onGive, onAbout } = table
  const { verdict } = declaring
  const matters = useVerdict(route, asked)
  const row = {
    board,
    declaring,
    declares,
    acting,
    onTouch: (id: number) => declaring.touch(id) || acting.touch(id) || onAbout(id),
    onZone: (player: number, zone: string) => onOpen({ kind: 'pile', player, pile: zone }),
  }
  const [own, others] = sidesOf(board)
  return (
    <BoardFrame
      run={run}
      steps={steps}
      navigate={navigate}
      question={route}
      onWhy={() => onOpen({ kind: 'step' })}
      below={
        declares && verdict !== null
          ? (onCite) => <Requirements verdict={verdict} nameOf={(id) => nameOn(board, id)} onCite={onCite} />
          : undefined
      }
    >
      {declares && asked !== null && (
        <DeclarationBanner declaring={declaring} board={board} who={asked.who} onDeclare={onGive} />
      )}
      {others.map((player) => (
        <PlayerRow key={player.id} {...row} player={player} place="far" />
      ))}
      <MagicLane {...table} verdict={matters} />
      {own !== undefined && <PlayerRow {...row} player={own} place="near" />}
    </BoardFrame>
  )
}

/** Enter takes over the better declaration, or declares a legal one. */
function takeOver({ verdict, use }: Declaration, declares: boolean, give: (choice: Choice) => void): void {
  if (!declares || verdict === null) return
  if (verdict.better !== null) use(verdict.better.pairs)
  else if (verdict.legal === true) give(verdict.answer)
}
