import type { Choice } from '@battleline/kernel'
import { QuestionSlip } from '../../components/question-slip.tsx'
import { Wires } from '../../components/wires.tsx'
import { type MagicBoard, nameOn } from '../../engine/protocol/magic-board.ts'
import type { MagicRun, PlayerQuestion } from '../../engine/protocol/protocol.ts'
import { mtgWords } from '../../words/magic.ts'
import { StepSummary } from '../chart/step-summary.tsx'
import type { Seat } from '../interaction/use-seat.ts'
import type { Steps } from '../interaction/use-steps.ts'
import type { WhyNot } from '../interaction/use-why-not.ts'
import { WhyNotNote } from '../interaction/why-not.tsx'
import { Awaited, HandsButton } from '../seat-buttons.tsx'
import { aimed, dealt, declared, drafted } from './board-wires.ts'
import { DamageDivisionSlip } from './damage-division-slip.tsx'
import { PrioritySlip } from './priority-slip.tsx'
import { StackList } from './stack-list.tsx'
import type { Declaration } from './use-declaration.ts'
import type { PriorityInput } from './use-priority.ts'

export interface MagicLaneProps {
  readonly run: MagicRun
  readonly steps: Steps
  readonly board: MagicBoard
  readonly asked: PlayerQuestion | null
  readonly declaring: Declaration
  readonly declares: boolean
  readonly acting: PriorityInput
  readonly whyNot: WhyNot
  /** The text of the game. */
  readonly text: string
  readonly seat: Seat
  /** True while the player who decides has not asked for their cards yet. */
  readonly awaits: boolean
  /** Whether the open question matters, in a few words. */
  readonly verdict: string
  readonly onGive: (choice: Choice) => void
  readonly onAbout: (card: number) => void
}

/** Between the rows: the arrows of attacks and blocks, the stack, and a question or the current step. */
export function MagicLane(props: MagicLaneProps) {
  const { run, steps, board, asked, declaring, declares, acting, whyNot, onGive, onAbout } = props
  const { seat, awaits, text } = props
  const asks = asked !== null && !asked.move
  const dealing = dealt(board)
  const row = run.rows[steps.at]
  const wires = declares
    ? drafted(board, declaring)
    : [...(dealing.length > 0 ? dealing : declared(board)), ...aimed(board)]
  return (
    <div className={board.stack.length > 0 ? 'lane with-stack' : 'lane'}>
      <Wires board={board} wires={wires} />
      <StackList board={board} onTouch={onAbout} />
      <div className="said">
        {awaits && <Awaited name={nameOn(board, seat.awaited ?? 0)} onShow={seat.sit} />}
        {asks && !awaits && <Question {...props} asked={asked} />}
        <WhyNotNote barred={whyNot.barred} onAbout={onAbout} />
        {!awaits && (
          <PrioritySlip
            board={board}
            stepOfTurn={run.stepOfTurn}
            acting={acting}
            lately={row?.kind === 'step' && !row.silent ? row.summary[0] : ''}
            onGive={onGive}
            onAbout={onAbout}
          >
            <HandsButton text={text} isShared={seat.viewer !== null} looks="cite" />
          </PrioritySlip>
        )}
        {!declares && (
          <StepSummary run={run} steps={steps} asked={asked} hidden={asks || acting.priority !== null} />
        )}
        {row !== undefined && row.halts !== null && steps.at !== steps.end && (
          <p className="next-moves">
            <button type="button" className="btn main" onClick={steps.last}>
              {mtgWords.continue}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function Question({
  run,
  board,
  asked,
  verdict,
  onGive,
}: MagicLaneProps & { readonly asked: PlayerQuestion }) {
  const key = run.asked.indexOf(asked)
  return asked.step === 'magic/combat-damage.2-assign' ? (
    <DamageDivisionSlip key={key} asked={asked} board={board} edition={run.edition} onAnswer={onGive} />
  ) : (
    <QuestionSlip key={key} asked={asked} verdict={verdict} onAnswer={onGive} />
  )
}
