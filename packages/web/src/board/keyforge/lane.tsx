import { QuestionSlip } from '../../components/question-slip.tsx'
import { Wires } from '../../components/wires.tsx'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { shareScreen } from '../../state/use-shared.ts'
import { sentences } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { kfWords } from '../../words/keyforge.ts'
import { LiveRegion, questionText, Summary, stepSentences } from '../chart/step-summary.tsx'
import type { Opponent } from '../interaction/use-opponent.ts'
import { asksHidden, type Seat } from '../interaction/use-seat.ts'
import type { Steps } from '../interaction/use-steps.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import type { WhyNot } from '../interaction/use-why-not.ts'
import { WhyNotNote } from '../interaction/why-not.tsx'
import { OpponentNote } from '../opponent-note.tsx'
import { Awaited, HandsButton } from '../seat-buttons.tsx'
import { fightersAt, leanOf } from './fighters.ts'
import { askedOf, MovesSlip } from './moves-slip.tsx'
import type { CardClicks } from './use-card-clicks.ts'

export interface LaneProps {
  readonly run: KeyForgeRun
  readonly steps: Steps
  readonly board: Board
  readonly touch: CardClicks
  readonly atEnd: boolean
  readonly question: Route
  readonly whyNot: WhyNot
  readonly seat: Seat
  readonly opponent: Opponent
  readonly onAbout: (card: number) => void
  /** Opens the sheet in which each player’s houses are chosen. */
  readonly onHouses: () => void
}

/** Between the battlelines: the question, the moves of a card, or the current step. */
export function Lane(props: LaneProps) {
  const { run, steps, board, touch, atEnd, question, whyNot, seat, opponent, onAbout, onHouses } = props
  const { asked, chosen, moves } = touch
  // A search of all endings knows the hidden cards.
  const verdict = useVerdict(question, seat.viewer === null ? asked : null)
  const pair = fightersAt(run, steps.at)
  const [one, other] = pair
  const stand = pair.every((card) => board.cards[card]?.zone === 'battleline')
  const card = chosen === null ? null : (board.cards[chosen] ?? null)
  return (
    <div className={stand && one !== undefined ? `lane lean-${leanOf(board, pair)}` : 'lane'}>
      {one !== undefined && other !== undefined && stand && (
        <Wires board={board} wires={[{ from: one, to: other, kind: 'attack' }]} />
      )}
      {seat.awaited !== null && atEnd && (
        <Awaited name={board.sides[seat.awaited - 1]?.name ?? ''} onShow={seat.sit} />
      )}
      {seat.awaited !== null && atEnd && asksHidden(board, asked) ? null : asked !== null && !asked.move ? (
        <QuestionSlip key={run.asked.indexOf(asked)} asked={asked} verdict={verdict} onAnswer={touch.give} />
      ) : card !== null && moves !== null ? (
        <MovesSlip card={card} moves={moves} onMove={touch.give} onAbout={() => touch.touch(card.id)} />
      ) : null}
      <WhyNotNote barred={whyNot.barred} onAbout={onAbout} />
      <Sum {...{ run, steps, touch, atEnd, board, question, seat, onHouses }} />
      <OpponentNote name={board.sides[1].name} opponent={opponent} />
    </div>
  )
}

type SumProps = Pick<
  LaneProps,
  'run' | 'steps' | 'board' | 'touch' | 'atEnd' | 'question' | 'seat' | 'onHouses'
>

/** One sentence, also for screen readers: what the step did, why something is not possible, or what comes next. */
function Sum({ run, steps, board, touch, atEnd, question, seat, onHouses }: SumProps) {
  const { asked, barred, chosen } = touch
  const [main, small] = said(run, steps, touch)
  const hidden = (asked !== null && !asked.move) || (chosen !== null && barred === null)
  const options = atEnd && asked?.move === true && chosen === null ? asked.options : []
  // An answer is about a fight and not about turns.
  const others = question.view === 'answer' && !endsTurn(board) ? [] : options
  const picked = chosen !== null && barred === null && touch.moves !== null ? askedOf(touch.moves) : null
  return (
    <>
      <LiveRegion text={picked ?? questionText(asked) ?? sentences([main, small])} />
      {!hidden && (
        <Summary main={main} small={small} row={run.rows[steps.at]}>
          {others.length > 0 && (
            <p className="next-moves">
              {endsTurn(board) && question.match === null && (
                <HandsButton text={question.text} isShared={seat.viewer !== null} />
              )}
              {others.map(({ id, label }) =>
                id === 'end' && !endsTurn(board) ? (
                  <NoTurn key="end" onHouses={onHouses} />
                ) : (
                  <button
                    key={String(id)}
                    type="button"
                    className="btn line"
                    data-ends={id === 'end' || undefined}
                    onClick={() => {
                      // The next player takes the seat.
                      if (id === 'end' && question.match === null) shareScreen(question.text)
                      touch.give(id)
                    }}
                  >
                    {label}
                  </button>
                ),
              )}
            </p>
          )}
        </Summary>
      )}
    </>
  )
}

/** Only players with known houses can begin another turn (KF-HSE-1). */
const endsTurn = ({ sides, active }: Board): boolean => (sides[active - 1]?.houses.length ?? 0) > 0

/** Why the turn cannot be ended, and what leads on. */
const NoTurn = ({ onHouses }: Pick<LaneProps, 'onHouses'>) => (
  <>
    <small>{kfWords.houses.needed}</small>
    <button type="button" className="btn line" onClick={onHouses}>
      {kfWords.houses.choose}
    </button>
  </>
)

function said(
  run: KeyForgeRun,
  steps: Steps,
  { asked, barred, chosen }: CardClicks,
): readonly [string, string] {
  if (barred !== null)
    return [appWords.question.cannot(barred.label), `${barred.reason} ${barred.cite.join(', ')}`]
  const { rows, refusal, moves } = run
  const { at, end } = steps
  if (at === end && refusal !== null) return stepSentences(run, steps)
  const canUse = moves.some(({ may }) => may.length > 0)
  const hint = canUse ? kfWords.lane.framed : ''
  const row = rows[at]
  if (row === undefined || row.kind === 'coming')
    return moves.length === 0
      ? [kfWords.lane.empty, kfWords.lane.setUpFirst]
      : [canUse ? kfWords.lane.chooseCard : kfWords.lane.noCard, hint]
  if (at !== end || asked?.move !== true) return row.summary
  if (chosen !== null) return ['', '']
  // Where the last move changed nothing, the lane says whose turn it is.
  return row.kind === 'move' && !row.concludes ? [kfWords.lane.turnOf(asked.who), hint] : row.summary
}
