import type { Choice } from '@battleline/kernel'
import { lazy, Suspense, useState } from 'react'
import type { GrandArchiveBoard } from '../../engine/protocol/grand-archive-board.ts'
import type { GrandArchiveRun } from '../../engine/protocol/protocol.ts'
import type { Looking } from '../../state/route.ts'
import type { Look } from '../../state/use-route.ts'
import { Frame } from '../board-frame.tsx'
import { Flights } from '../card-animations.ts'
import { useTable } from '../interaction/use-board.ts'
import { useTableKeys } from '../interaction/use-board-keys.ts'
import type { Steps } from '../interaction/use-steps.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import { useWhyNot } from '../interaction/use-why-not.ts'
import { placesInZones } from '../zone-places.ts'
import { AttackLane } from './attack-lane.tsx'
import { closely } from './card-details.ts'
import { Field } from './field.tsx'
import { GrandArchivePile } from './grand-archive-pile-sheet.tsx'
import { Strip } from './player-strip.tsx'
import { useAttacking } from './use-attack.ts'

const CardSheet = lazy(() => import('../card-sheet.tsx'))

export interface GrandArchiveTableProps {
  readonly run: GrandArchiveRun
  readonly looking: Looking
  readonly look: Look
  readonly onShare: () => void
}

type Open =
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'pile'; readonly player: 1 | 2; readonly pile: string }

/** The table of Grand Archive: champions with their lineage, weapons and intent, and what an attack adds up to. */
export default function GrandArchiveTable({ run, looking, look, onShare }: GrandArchiveTableProps) {
  const { steps, board, answer, undo } = useTable(run, looking, look)
  const [open, setOpen] = useState<Open | null>(null)
  const whyNot = useWhyNot(looking, run, steps.at)
  const attacking = useAttacking(run, steps, answer, whyNot)
  const { asked, picked, give } = attacking
  const verdict = useVerdict(looking, asked)
  useTableKeys({
    steps,
    // What is chosen on the board has no numbers.
    asked: attacking.declares ? null : asked,
    undo,
    look,
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
  const moves = steps.at === steps.end ? run.moves : []
  const openPile = (player: 1 | 2, pile: string) => setOpen({ kind: 'pile', player, pile })
  return (
    <>
      <Frame run={run} steps={steps} look={look} question={looking} onWhy={() => setOpen({ kind: 'step' })}>
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
      </Frame>
      <Flights of={looking.text} board={board} placesOf={placesInZones} />
      <Sheets
        open={open}
        run={run}
        steps={steps}
        board={board}
        question={looking}
        onMove={give}
        onAbout={(card) => setOpen({ kind: 'card', card })}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

interface SheetsProps {
  readonly open: Open | null
  readonly run: GrandArchiveRun
  readonly steps: Steps
  readonly board: GrandArchiveBoard
  readonly question: Looking
  readonly onMove: (choice: Choice) => void
  readonly onAbout: (card: number) => void
  readonly onClose: () => void
}

/** A pile, a card or a step, looked at closely. */
function Sheets({ open, run, steps, board, question, onMove, onAbout, onClose }: SheetsProps) {
  if (open === null) return null
  if (open.kind === 'pile') {
    const moves = steps.at === steps.end ? run.moves : []
    const move = (id: string) => {
      onClose()
      onMove(id)
    }
    const barred = steps.at === steps.end ? run.barred : []
    const pile = { ...open, board, moves, barred, onAbout, onClose }
    return <GrandArchivePile {...pile} onMove={move} />
  }
  const card = open.kind === 'card' ? board.cards[open.card] : undefined
  return (
    <Suspense>
      <CardSheet
        card={card === undefined ? null : closely(card, board)}
        step={open.kind === 'step' ? (run.rows[steps.at] ?? null) : null}
        question={question}
        onClose={onClose}
      />
    </Suspense>
  )
}
