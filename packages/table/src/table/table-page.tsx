import type { Choice } from '@battleline/kernel'
import { useCallback, useState } from 'react'
import type { Board, Run } from '../engine/protocol.ts'
import { ChartPage } from '../parts/chart-page.tsx'
import { Ruler, SmallRuler } from '../parts/ruler.tsx'
import type { Looking } from '../state/question.ts'
import type { Look } from '../state/use-looking.ts'
import { Lane } from './lane.tsx'
import { Artifacts, Line } from './line.tsx'
import { SideStrip } from './side-strip.tsx'
import { type Open, TableSheets } from './table-sheets.tsx'
import { useSteps } from './use-steps.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTouch } from './use-touch.ts'

export interface TablePageProps {
  readonly run: Run
  readonly looking: Looking
  readonly look: Look
  readonly onShare: () => void
}

/** The table: the board with its question, the chart beside it, the ruler below. */
export function TablePage({ run, looking, look, onShare }: TablePageProps) {
  const goTo = useCallback((at: number | null) => look({ at }), [look])
  const steps = useSteps(run, looking.at, false, goTo)
  const [open, setOpen] = useState<Open | null>(null)
  const row = run.rows[steps.at]
  const board = (run.boards[row?.board ?? 0] ?? run.boards[0]) as Board
  const atEnd = steps.at === steps.end
  const answer = useCallback(
    (choice: Choice, place: number) => look({ answers: [...run.answers.slice(0, place), choice], at: null }),
    [look, run.answers],
  )
  const touch = useTouch({ run, steps, answer, onAbout: (card) => setOpen({ kind: 'card', card }) })
  const undo = () => look({ answers: run.answers.slice(0, undoTo(run)), at: null })
  useTableKeys({
    steps,
    touch,
    undo,
    look,
    onShare,
    onWhy: (card) => setOpen(card === null ? { kind: 'step' } : { kind: 'card', card }),
  })
  const openPile = (player: 1 | 2, pile: string) => setOpen({ kind: 'pile', player, pile })
  const line = { board, stateOf: touch.stateOf, onTouch: touch.touch }
  return (
    <main className="play">
      <section className="board cloth" aria-label="The table">
        <SideStrip board={board} player={2} onPile={openPile} />
        <Artifacts {...line} player={2} />
        <Line {...line} player={2} place="far" />
        <Lane run={run} steps={steps} board={board} touch={touch} atEnd={atEnd} question={looking} />
        <Line {...line} player={1} place="near" />
        <Artifacts {...line} player={1} />
        <SideStrip board={board} player={1} onPile={openPile} />
        <Ruler run={run} steps={steps} />
      </section>
      <ChartPage
        run={run}
        steps={steps}
        onWhy={() => setOpen({ kind: 'step' })}
        onEdition={(edition) => look({ edition, at: null })}
      >
        <SmallRuler run={run} steps={steps} />
      </ChartPage>
      <TableSheets
        open={open}
        board={board}
        row={row ?? null}
        moves={atEnd ? run.moves : []}
        question={looking}
        onMove={(id) => answer(id, run.answers.length)}
        onClose={() => setOpen(null)}
      />
    </main>
  )
}

/** How many answers stay when the last one is taken back: those that make no difference were nobody’s. */
export function undoTo({ asked, answers }: Run): number {
  for (let at = answers.length - 1; at >= 0; at--) if (asked[at]?.free === false) return at
  return 0
}
