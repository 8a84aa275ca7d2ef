import { lazy, Suspense, useMemo, useState } from 'react'
import { gameOf, type Looking } from '../state/question.ts'
import type { Known } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'
import { Find } from './find.tsx'
import { MarksBar } from './marks-bar.tsx'
import { ScenarioPage } from './scenario-page.tsx'
import { seatsOf } from './seats.tsx'
import { SetUpSide, type SetUpSideProps } from './set-up-side.tsx'
import { StartFrom } from './start-from.tsx'
import { useDragging } from './use-dragging.ts'
import { useFound } from './use-found.ts'
import { usePlacing } from './use-placing.ts'

const WriteCard = lazy(() => import('./write-card.tsx'))

export interface SetUpPageProps {
  readonly looking: Looking
  readonly look: Look
  readonly known: Known
}

/** The board as it is set up: cards on the left, the board, and the same as text on the right. */
export default function SetUpPage({ looking, look, known }: SetUpPageProps) {
  const { run } = known
  const board = useMemo(() => (run === null ? null : seatsOf(run)), [run])
  const game = run?.game ?? gameOf(looking.text)
  const placing = usePlacing(looking, look, board)
  const { place, chosen, attaching, attach, moving, move, make, put, pick, go } = placing
  const [writing, write] = useState(false)
  const side = { place, chosen, make, onPlace: go, onChoose: pick }
  const dragging = useDragging(board, make, () => pick(null))
  const found = useFound(looking.text, game)
  return (
    <main className="build cloth" onPointerDown={dragging}>
      <section className="find" aria-label="Cards">
        <Find found={found} attaching={attaching && chosen !== null} onPut={put} />
        <button type="button" className="btn line" aria-expanded={writing} onClick={() => write(!writing)}>
          Write a card
        </button>
        <StartFrom onStart={(from) => look({ ...from, view: 'set-up' })} />
      </section>
      <section className="middle" aria-label="Board">
        {board !== null && <Sides board={board} {...side} />}
        {chosen !== null && board !== null && (
          <MarksBar
            board={board}
            spot={chosen}
            make={make}
            attaching={attaching}
            onAttach={attach}
            moving={moving}
            onMove={move}
            onChoose={pick}
          />
        )}
        {writing && (
          <Suspense>
            <WriteCard
              game={game}
              onWritten={async (name, facts) => {
                await make({ kind: 'card', name, facts })
                write(false)
              }}
            />
          </Suspense>
        )}
      </section>
      <ScenarioPage looking={looking} look={look} known={known} />
    </main>
  )
}

type SidesProps = Omit<SetUpSideProps, 'seat' | 'player' | 'above'>

/** The first player near, everybody else above the middle. */
function Sides(props: SidesProps) {
  const [first, ...others] = props.board.seats
  return (
    <>
      {others
        .map((seat, at) => <SetUpSide key={seat.name} {...props} seat={seat} player={at + 2} above />)
        .reverse()}
      <p className="net">
        <span>touch a place, then type a card; or drag</span>
      </p>
      {first !== undefined && <SetUpSide {...props} seat={first} player={1} above={false} />}
    </>
  )
}
