import { lazy, Suspense, useState } from 'react'
import type { Looking } from '../state/question.ts'
import type { Known } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'
import { Find } from './find.tsx'
import { MarksBar } from './marks-bar.tsx'
import { ScenarioPage } from './scenario-page.tsx'
import { SetUpSide } from './set-up-side.tsx'
import { StartFrom } from './start-from.tsx'
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
  const board = known.run?.boards[0] ?? null
  const { place, chosen, attaching, attach, make, put, pick, go } = usePlacing(looking, look)
  const [writing, write] = useState(false)
  const side = { board, place, chosen, make, onPlace: go, onChoose: pick }
  const found = useFound(looking.text)
  return (
    <main className="build cloth">
      <section className="find" aria-label="Cards">
        <Find found={found} attaching={attaching && chosen !== null} onPut={put} />
        <button type="button" className="btn line" aria-expanded={writing} onClick={() => write(!writing)}>
          Write a card
        </button>
        <StartFrom onStart={(from) => look({ ...from, view: 'set-up' })} />
      </section>
      <section className="middle" aria-label="Board">
        <SetUpSide {...side} player={2} />
        <p className="net">
          <span>touch a place, then type a card</span>
        </p>
        <SetUpSide {...side} player={1} />
        {chosen !== null && board !== null && (
          <MarksBar
            board={board}
            spot={chosen}
            make={make}
            attaching={attaching}
            onAttach={attach}
            onChoose={pick}
          />
        )}
        {writing && (
          <Suspense>
            <WriteCard
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
