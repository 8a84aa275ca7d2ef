import { lazy, Suspense, useMemo, useState } from 'react'
import { Backs } from '../board/hand.tsx'
import { Artifacts, Line, OpenHand } from '../board/keyforge/battleline.tsx'
import { pileContents } from '../board/keyforge/pile-contents.ts'
import { SideStrip } from '../board/keyforge/player-strip.tsx'
import { QuestionSlip } from '../components/question-slip.tsx'
import type { PlayerQuestion } from '../engine/protocol/protocol.ts'
import { roomWords } from '../words/room.ts'
import { boardOf } from './board-of-view.ts'
import { questionOf } from './question-of-view.ts'
import type { SeatNumber, TableView } from './table-message.ts'

const PileSheet = lazy(() => import('../components/pile-sheet.tsx'))

export interface RoomTableProps {
  readonly view: TableView
  /** The seat at the near side, which answers; null for somebody who only looks. */
  readonly seat: SeatNumber | null
  readonly canAnswer: boolean
  /** What is said where nobody here decides; null says who does. */
  readonly note: string | null
  readonly onAnswer: (choice: unknown) => void
}

/** The table as a seat may see it, with the question in the middle. A card is pressed to choose from what it can do. */
export function RoomTable({ view, seat, canAnswer, note, onAnswer }: RoomTableProps) {
  const board = useMemo(() => boardOf(view), [view])
  const near = seat ?? 1
  const far = near === 1 ? 2 : 1
  const [picked, pick] = useState<number | null>(null)
  const [pile, open] = useState<{ readonly player: SeatNumber; readonly name: string } | null>(null)
  const asked = view.asked
  const isMine = asked !== null && seat !== null && asked.who === seat && canAnswer
  const question = questionOf(view)
  const optionsOf = (card: number) =>
    isMine && question !== null ? question.options.filter(({ record }) => record === card) : []
  const touch = (card: number) => {
    const [only, ...others] = optionsOf(card)
    if (only === undefined) pick(null)
    else if (others.length === 0 && question?.most === 1) onAnswer(only.id)
    else pick(card)
  }
  const stateOf = ({ id }: { readonly id: number }) => ({
    can: optionsOf(id).length > 0,
    chosen: id === picked,
  })
  const line = { board, stateOf, onTouch: touch }
  const hand = (player: SeatNumber) => {
    const ids = board.sides[player - 1]?.zones.hand ?? []
    if (ids.some((id) => id >= 0)) return <OpenHand {...line} player={player} />
    return ids.length > 0 && <Backs name={board.sides[player - 1]?.name ?? ''} count={ids.length} />
  }
  const strip = (player: SeatNumber) => (
    <SideStrip board={board} player={player} onPile={(whose, name) => open({ player: whose, name })} />
  )
  return (
    <section className="board-surface">
      {strip(far)}
      {hand(far)}
      <Artifacts {...line} player={far} />
      <Line {...line} player={far} place="far" />
      <div className="lane">
        {isMine && question !== null ? (
          <Asked {...{ question, picked, onAnswer }} onBack={() => pick(null)} />
        ) : (
          <p className="summary" role="status">
            {note ?? (question !== null && roomWords.decides(question.who, question.title))}
          </p>
        )}
      </div>
      <Line {...line} player={near} place="near" />
      <Artifacts {...line} player={near} />
      {hand(near)}
      {strip(near)}
      <Suspense>
        {pile !== null && (
          <PileSheet
            {...pileContents(board, { moves: [], viewer: seat }, pile.player, pile.name)}
            onMove={() => {}}
            onAbout={() => {}}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface AskedProps {
  readonly question: PlayerQuestion
  readonly picked: number | null
  readonly onAnswer: (choice: unknown) => void
  readonly onBack: () => void
}

/** The question; of a card that was pressed, only what it can do. */
function Asked({ question, picked, onAnswer, onBack }: AskedProps) {
  const options = question.options.filter(({ record }) => picked === null || record === picked)
  const shown = picked === null || options.length === 0 ? question : { ...question, options }
  return (
    <>
      <QuestionSlip key={`${question.title} ${picked}`} asked={shown} verdict="" onAnswer={onAnswer} />
      {shown !== question && (
        <button type="button" className="btn line" onClick={onBack}>
          {roomWords.back}
        </button>
      )}
    </>
  )
}
