import { QuestionSlip } from '../../components/question-slip.tsx'
import { Wires } from '../../components/wires.tsx'
import type { GrandArchiveBoard } from '../../engine/protocol/grand-archive-board.ts'
import type { GrandArchiveRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { appWords } from '../../words/app.ts'
import { gaWords } from '../../words/grand-archive.ts'
import { StepSummary } from '../chart/step-summary.tsx'
import type { Opponent } from '../interaction/use-opponent.ts'
import type { Seat } from '../interaction/use-seat.ts'
import type { Steps } from '../interaction/use-steps.ts'
import type { WhyNot } from '../interaction/use-why-not.ts'
import { WhyNotNote } from '../interaction/why-not.tsx'
import { OpponentNote } from '../opponent-note.tsx'
import { Awaited, HandsButton } from '../seat-buttons.tsx'
import { AttackPower } from './attack-power.tsx'
import { wiresOf } from './board-wires.ts'
import type { AttackInput } from './use-attack.ts'

export interface AttackLaneProps {
  readonly run: GrandArchiveRun
  readonly steps: Steps
  readonly board: GrandArchiveBoard
  readonly attacking: AttackInput
  readonly whyNot: WhyNot
  readonly seat: Seat
  readonly opponent: Opponent
  readonly question: Route
  /** Whether the open question matters, in a few words. */
  readonly verdict: string
  readonly onAbout: (card: number) => void
}

/** Between the fields: the arrows of the attack, and a question, a move, the sum of damage, or the current step. */
export function AttackLane(props: AttackLaneProps) {
  const { run, steps, board, attacking, whyNot, seat, opponent, question, verdict, onAbout } = props
  const { asked, declares, picked, give } = attacking
  const asks = asked !== null && !asked.move && !declares
  const adds = board.combat !== null && board.combat.parts.length > 0 ? board.combat : null
  const free = !asks && picked === null
  const atEnd = steps.at === steps.end
  const awaits = seat.awaited !== null && atEnd
  const acts = free && atEnd && !awaits && asked?.move === true
  return (
    <div className="lane">
      <Wires board={board} wires={wiresOf(board)} />
      {awaits && <Awaited name={board.sides[(seat.awaited ?? 1) - 1]?.name ?? ''} onShow={seat.sit} />}
      {asks && !awaits && (
        <QuestionSlip key={run.asked.indexOf(asked)} asked={asked} verdict={verdict} onAnswer={give} />
      )}
      {picked !== null && (
        <MoveSlip attacking={attacking} verdict={declares ? verdict : ''} onAbout={() => onAbout(picked)} />
      )}
      <WhyNotNote barred={whyNot.barred} onAbout={onAbout} />
      {free && adds !== null && <AttackPower combat={adds} />}
      <StepSummary run={run} steps={steps} asked={asked} hidden={!free} />
      {acts && run.moves.some(({ card }) => card !== null) && <p className="hint-line">{gaWords.hint}</p>}
      {acts && hasNextTurn(board, question) && (
        <p className="next-moves">
          <button type="button" className="btn line" data-ends onClick={() => give('pass')}>
            {gaWords.endTurn}
          </button>
        </p>
      )}
      {free &&
        atEnd &&
        !awaits &&
        question.match === null &&
        board.sides.some(({ zones }) => (zones.hand?.length ?? 0) > 0) && (
          <HandsButton text={question.text} isShared={seat.viewer !== null} />
        )}
      <OpponentNote name={board.sides[1].name} opponent={opponent} />
    </div>
  )
}

/** Whether the turn can end on this board: a next player without a deck would only lose the game. */
const hasNextTurn = ({ sides, active }: GrandArchiveBoard, { view, match }: Route): boolean =>
  match !== null || (view === 'table' && (sides[2 - active]?.zones.deck?.length ?? 0) > 0)

/** Options stand side by side while there is room, so that the slip hides little of the board. */
const layoutOf = (many: number): string =>
  many < 3 ? 'options' : many % 3 === 0 ? 'options three' : 'options many'

interface MoveSlipProps {
  readonly attacking: AttackInput
  /** Whether the question that it answers matters, in a few words. */
  readonly verdict: string
  readonly onAbout: () => void
}

/** The moves of the selected card: their targets are chosen on the board. */
const MoveSlip = ({ attacking: { labels, give }, verdict, onAbout }: MoveSlipProps) => (
  <section className="slip" aria-label={appWords.question.whatCanDo(labels.who)}>
    <div className="to">
      <span>{labels.who}</span>
      {verdict !== '' && <span>{verdict}</span>}
      <button type="button" className="cite" onClick={onAbout}>
        {appWords.aboutCard}
      </button>
    </div>
    <h2>{labels.what}</h2>
    {labels.moves.length > 0 && (
      <div className={layoutOf(labels.moves.length)}>
        {labels.moves.map(({ id, label, does }) => (
          <button key={id} type="button" className="option" onClick={() => give(id)}>
            <b>{label}</b>
            {does !== '' && <span>{does}</span>}
          </button>
        ))}
      </div>
    )}
  </section>
)
