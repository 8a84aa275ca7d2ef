import { Prose } from '../../components/prose.tsx'
import { QuestionSlip } from '../../components/question-slip.tsx'
import { Wires } from '../../components/wires.tsx'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'
import type { Looking } from '../../state/route.ts'
import { doing, sentence, sentences } from '../../text/clauses.ts'
import { questionTold, Spoken } from '../chart/step-summary.tsx'
import type { Steps } from '../interaction/use-steps.ts'
import { useVerdict } from '../interaction/use-verdict.ts'
import type { WhyNot } from '../interaction/use-why-not.ts'
import { NotThat } from '../interaction/why-not.tsx'
import { fightersAt, leanOf } from './fighters.ts'
import { askedOf, MovesSlip } from './moves-slip.tsx'
import type { Touch } from './use-card-clicks.ts'

export interface LaneProps {
  readonly run: KeyForgeRun
  readonly steps: Steps
  readonly board: Board
  readonly touch: Touch
  readonly atEnd: boolean
  readonly question: Looking
  readonly whyNot: WhyNot
  readonly onAbout: (card: number) => void
  /** Somebody wants to say which houses the players have. */
  readonly onHouses: () => void
}

/** Between the lines: the question that is asked, what a card may do, or what the current step says. */
export function Lane({ run, steps, board, touch, atEnd, question, whyNot, onAbout, onHouses }: LaneProps) {
  const { asked, chosen, moves } = touch
  const verdict = useVerdict(question, asked)
  const pair = fightersAt(run, steps.at)
  const [one, other] = pair
  const stand = pair.every((card) => board.cards[card]?.zone === 'battleline')
  const card = chosen === null ? null : (board.cards[chosen] ?? null)
  return (
    <div className={stand && one !== undefined ? `lane lean-${leanOf(board, pair)}` : 'lane'}>
      {one !== undefined && other !== undefined && stand && (
        <Wires board={board} wires={[{ from: one, to: other, kind: 'attack' }]} />
      )}
      {asked !== null && !asked.move ? (
        <QuestionSlip key={run.asked.indexOf(asked)} asked={asked} verdict={verdict} onAnswer={touch.give} />
      ) : card !== null && moves !== null ? (
        <MovesSlip card={card} moves={moves} onMove={touch.give} onAbout={() => touch.touch(card.id)} />
      ) : null}
      <NotThat barred={whyNot.barred} onAbout={onAbout} />
      <Sum {...{ run, steps, touch, atEnd, board, onHouses }} />
    </div>
  )
}

type SumProps = Pick<LaneProps, 'run' | 'steps' | 'board' | 'touch' | 'atEnd' | 'onHouses'>

/** One sentence: what the step did, why something may not be done, or what comes next. It is read out. */
function Sum({ run, steps, board, touch, atEnd, onHouses }: SumProps) {
  const { asked, barred, chosen } = touch
  const [main, small] = said(run, steps, touch)
  const hidden = (asked !== null && !asked.move) || (chosen !== null && barred === null)
  const others = atEnd && asked?.move === true && chosen === null ? asked.options : []
  const picked = chosen !== null && barred === null && touch.moves !== null ? askedOf(touch.moves) : null
  return (
    <>
      <Spoken text={picked ?? questionTold(asked) ?? sentences([main, small])} />
      {!hidden && (
        <div className="sum">
          <p>
            {main}
            {small !== '' && (
              <small>
                <Prose text={small} />
              </small>
            )}
          </p>
          {others.length > 0 && (
            <p className="next-moves">
              {others.map(({ id, label }) =>
                id === 'end' && !endsTurn(board) ? (
                  <NoTurn key="end" onHouses={onHouses} />
                ) : (
                  <button key={String(id)} type="button" className="btn line" onClick={() => touch.give(id)}>
                    {label}
                  </button>
                ),
              )}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** A turn is ended, and the next one begun, by players whose houses are known (KF-HSE-1): else a question is one of a moment. */
const endsTurn = ({ sides, active }: Board): boolean => (sides[active - 1]?.houses.length ?? 0) > 0

/** Why the turn cannot be ended, and what leads on. */
const NoTurn = ({ onHouses }: Pick<LaneProps, 'onHouses'>) => (
  <>
    <small>The turn can be ended once it is said which houses the players have.</small>
    <button type="button" className="btn line" onClick={onHouses}>
      Say the houses
    </button>
  </>
)

function said(
  { rows, refusal, moves }: KeyForgeRun,
  { at, end }: Steps,
  { asked, barred, chosen }: Touch,
): readonly [string, string] {
  if (barred !== null) return [`Not “${barred.label}”`, `${barred.reason} ${barred.cite.join(', ')}`]
  if (at === end && refusal !== null)
    return ['The rules forbid it', `${refusal.reason} ${refusal.cite.join(', ')}`]
  const canUse = moves.some(({ may }) => may.length > 0)
  const hint = canUse ? 'Cards with a heavy frame can be used' : ''
  const row = rows[at]
  if (row === undefined || row.kind === 'coming')
    return moves.length === 0
      ? ['An empty table', 'Set up a board first']
      : [canUse ? 'Choose a card to use' : 'No card can be used now', hint]
  if (at === end && asked?.move === true && chosen !== null) return ['', '']
  // Nothing came of the last move that is to be told: whoever is to move is.
  if (at === end && asked?.move === true && row.kind === 'move' && row.told[1] === '')
    return [`${sentence(doing([asked.who], 'is'))} to move`, hint]
  return row.told
}
