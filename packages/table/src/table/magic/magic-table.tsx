import type { Choice } from '@battleline/kernel'
import { lazy, Suspense, useState } from 'react'
import type { MagicBoard, MagicPlayer, Pairs } from '../../engine/magic/shown.ts'
import type { Asked, MagicRun } from '../../engine/protocol.ts'
import { QuestionSlip } from '../../parts/question-slip.tsx'
import { type Wire, Wires } from '../../parts/wires.tsx'
import type { Looking } from '../../state/question.ts'
import type { Look } from '../../state/use-looking.ts'
import { Frame } from '../frame.tsx'
import { Sum } from '../sum.tsx'
import type { Steps } from '../use-steps.ts'
import { askedAt, useTable } from '../use-table.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { Banner } from './banner.tsx'
import { closely } from './closely.ts'
import { PlayerRow } from './player-row.tsx'
import { Requirements } from './requirements.tsx'
import { type Declaring, useDeclaring } from './use-declaring.ts'

const CardSheet = lazy(() => import('../card-sheet.tsx'))

export interface MagicTableProps {
  readonly run: MagicRun
  readonly looking: Looking
  readonly look: Look
  readonly onShare: () => void
}

/** The table of Magic: attackers and blockers with lines between them, and the verdict while they are declared. */
export default function MagicTable({ run, looking, look, onShare }: MagicTableProps) {
  const { steps, board, atEnd, answer, undo } = useTable(run, looking, look)
  const [open, setOpen] = useState<number | 'step' | null>(null)
  const asked = askedAt(run, steps)
  const declares = atEnd && run.open && asked?.move === true
  const declaring = useDeclaring(run, looking, declares)
  const { verdict, picked } = declaring
  const give = (choice: Choice) => {
    if (asked !== null) answer(choice, run.asked.indexOf(asked))
  }
  useTableKeys({
    steps,
    asked,
    undo,
    look,
    onShare,
    onGive: give,
    onEscape: declaring.putDown,
    onWhy: () => setOpen(picked ?? 'step'),
  })
  const touch = (id: number) => {
    if (!declaring.touch(id) && board.cards[id] !== undefined) setOpen(id)
  }
  const near = run.asked.at(-1)?.player ?? board.players[1]?.id ?? 0
  const seen = { run, steps, board }
  const row = { board, declaring, declares, onTouch: touch }
  const [own, others] = sidesOf(board, near)
  return (
    <>
      <Frame
        run={run}
        steps={steps}
        look={look}
        question={looking}
        onWhy={() => setOpen('step')}
        below={declares && verdict !== null ? <Requirements verdict={verdict} /> : null}
      >
        {declares && <Banner declaring={declaring} board={board} />}
        {others.map((player) => (
          <PlayerRow key={player.id} {...row} player={player} place="far" />
        ))}
        <MagicLane {...seen} asked={asked} declaring={declaring} declares={declares} onGive={give} />
        {own !== undefined && (
          <PlayerRow {...row} player={own} place="near">
            {declares && <Buttons declaring={declaring} onDeclare={give} />}
          </PlayerRow>
        )}
      </Frame>
      <Closely {...seen} open={open} question={looking} onClose={() => setOpen(null)} />
    </>
  )
}

interface CloselyProps {
  readonly open: number | 'step' | null
  readonly run: MagicRun
  readonly steps: Steps
  readonly board: MagicBoard
  readonly question: Looking
  readonly onClose: () => void
}

/** A permanent or a step, looked at closely. */
function Closely({ open, run, steps, board, question, onClose }: CloselyProps) {
  if (open === null) return null
  const card = open === 'step' ? undefined : board.cards[open]
  return (
    <Suspense>
      <CardSheet
        card={card === undefined ? null : closely(card, board)}
        step={open === 'step' ? (run.rows[steps.at] ?? null) : null}
        question={question}
        onClose={onClose}
      />
    </Suspense>
  )
}

interface MagicLaneProps {
  readonly run: MagicRun
  readonly steps: Steps
  readonly board: MagicBoard
  readonly asked: Asked | null
  readonly declaring: Declaring
  readonly declares: boolean
  readonly onGive: (choice: Choice) => void
}

/** Between the rows: who attacks and blocks whom, and a question or what the current step says. */
function MagicLane({ run, steps, board, asked, declaring, declares, onGive }: MagicLaneProps) {
  const { picked, verdict } = declaring
  const asks = asked !== null && !asked.move
  return (
    <div className="lane">
      <Wires board={board} wires={declares ? drafted(board, declaring) : declared(board)} />
      {asks && <QuestionSlip key={run.asked.indexOf(asked)} asked={asked} verdict="" onAnswer={onGive} />}
      {!declares && <Sum run={run} steps={steps} hidden={asks} />}
      {declares && picked !== null && (
        <p className="hint-line">
          Whom does {board.cards[picked]?.called} {verdict?.deed}?
        </p>
      )}
    </div>
  )
}

interface ButtonsProps {
  readonly declaring: Declaring
  readonly onDeclare: (answer: string) => void
}

const Buttons = ({ declaring: { pairs, verdict, use }, onDeclare }: ButtonsProps) => (
  <span className="piles">
    <button type="button" className="btn line" disabled={pairs.length === 0} onClick={() => use([])}>
      Clear
    </button>
    <button
      type="button"
      className="btn main"
      disabled={verdict?.legal !== true}
      onClick={() => verdict !== null && onDeclare(verdict.answer)}
    >
      {pairs.length === 0 ? 'Declare nothing' : 'Declare'}
    </button>
  </span>
)

/** Whoever declares sits near, everybody else opposite. */
function sidesOf(
  { players }: MagicBoard,
  near: number,
): readonly [MagicPlayer | undefined, readonly MagicPlayer[]] {
  const own = players.find(({ id }) => id === near) ?? players[0]
  return [own, players.filter((one) => one !== own)]
}

/** What has been declared on a board. */
const declared = ({ cards }: MagicBoard): readonly Wire[] =>
  Object.values(cards).flatMap(({ id, attacks, blocks, blocked }): readonly Wire[] => [
    ...(attacks > 0 && !blocked ? [{ from: id, to: attacks, kind: 'attack' as const }] : []),
    ...blocks.map((goal): Wire => ({ from: id, to: goal, kind: 'block' })),
  ])

/** What is being declared, and what a better declaration has instead. */
function drafted(board: MagicBoard, { pairs, verdict }: Declaring): readonly Wire[] {
  const kind = verdict?.deed === 'attack' ? 'attack' : 'block'
  const wire = (all: Pairs, of: Wire['kind']) => all.map(([from, to]): Wire => ({ from, to, kind: of }))
  const has = ([creature, goal]: readonly [number, number]) =>
    pairs.some(([one, other]) => one === creature && other === goal)
  const better = verdict?.better?.pairs.filter((pair) => !has(pair)) ?? []
  const others = verdict?.deed === 'attack' ? declared(board).filter(({ kind: of }) => of === 'block') : []
  return [...others, ...wire(pairs, kind), ...wire(better, 'better')]
}
