import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Run } from '../engine/protocol.ts'
import { type Below, ChartPage } from '../parts/chart-page.tsx'
import { Ruler, SmallRuler } from '../parts/ruler.tsx'
import type { Looking } from '../state/question.ts'
import type { Look } from '../state/use-looking.ts'
import type { Steps } from './use-steps.ts'
import { undoTo } from './use-table.ts'

const EditionsSheet = lazy(() => import('./editions-sheet.tsx'))

export interface FrameProps {
  readonly run: Run
  readonly steps: Steps
  readonly look: Look
  readonly question: Looking
  /** Asks why of the current step. */
  readonly onWhy: () => void
  readonly below?: Below | undefined
  readonly children: ReactNode
}

/** The table of any game: its board, the chart beside it, the ruler below. */
export const Frame = ({ run, steps, look, question, onWhy, below, children }: FrameProps) => {
  const [comparing, compare] = useState(false)
  return (
    <main className={`play ${run.game}`}>
      <section className="board cloth" aria-label="The table">
        {children}
        <Ruler run={run} steps={steps} />
      </section>
      <ChartPage
        run={run}
        steps={steps}
        below={below}
        onWhy={onWhy}
        onEdition={(edition) => look({ edition, at: null })}
        onCompare={() => compare(true)}
      >
        <SmallRuler
          run={run}
          steps={steps}
          onUndo={() => look({ answers: run.answers.slice(0, undoTo(run)), at: null })}
        />
      </ChartPage>
      <Suspense>
        {comparing && (
          <EditionsSheet
            question={question}
            played={run.editions.find(({ id }) => id === run.edition)?.title ?? run.edition}
            look={look}
            onClose={() => compare(false)}
          />
        )}
      </Suspense>
    </main>
  )
}
