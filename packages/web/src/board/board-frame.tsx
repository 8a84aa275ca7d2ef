import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useBeforePaint } from '../components/use-before-paint.ts'
import { useStableCallback } from '../components/use-stable-callback.ts'
import type { Run } from '../engine/protocol/protocol.ts'
import { tableWords } from '../words/table.ts'
import { AnswerHead } from './answer/answer-head.tsx'
import { ChartPage } from './chart/chart-page.tsx'
import { SmallTimeline, Timeline } from './chart/timeline.tsx'
import { useFit } from './interaction/use-fit.ts'
import { useRowKeys } from './interaction/use-row-keys.ts'
import type { BoardFrameProps } from './interaction/use-table.ts'
import '../styles/chart.css'
import '../styles/slip.css'
import '../styles/low.css'

const EditionsSheet = lazy(() => import('./editions-sheet.tsx'))

/** The table of any game: its board, the chart beside it, the ruler below. */
export const BoardFrame = (props: BoardFrameProps) => {
  const { run, steps, navigate, question, replay, undo, onShare, onWhy, below, children } = props
  const [comparing, compare] = useState(false)
  const felt = useRef<HTMLDivElement>(null)
  useFit(felt)
  useSlipInView(felt, run, steps.at)
  useRowKeys(felt)
  return (
    <main className={`play cloth ${run.game}`}>
      {question.view === 'answer' && (
        <AnswerHead
          run={run}
          question={question.question}
          replay={replay}
          navigate={navigate}
          onCompare={() => compare(true)}
          onShare={onShare}
        />
      )}
      <section className="board" aria-label={tableWords.board}>
        <div className="board-surface" ref={felt}>
          {children}
        </div>
        <Timeline run={run} steps={steps} />
      </section>
      <ChartPage
        run={run}
        isGame={question.match !== null}
        steps={steps}
        below={below}
        onWhy={onWhy}
        onEdition={(edition) => navigate({ edition, at: null })}
        onCompare={() => compare(true)}
      >
        <SmallTimeline run={run} steps={steps} undo={undo} />
      </ChartPage>
      <Suspense>
        {comparing && (
          <EditionsSheet
            question={question}
            played={run.editions.find(({ id }) => id === run.edition)?.title ?? run.edition}
            isOpen={run.open && run.asked.at(-1)?.move === false}
            navigate={navigate}
            onClose={() => compare(false)}
          />
        )}
      </Suspense>
    </main>
  )
}

/** Scrolls the question into view where the window is too low for the whole board. */
function useSlipInView(felt: RefObject<HTMLDivElement | null>, run: Run, at: number): void {
  const scroll = useStableCallback(() => {
    const scroller = felt.current
    const slip = scroller?.querySelector('.lane .slip')
    if (scroller === null || slip == null || scroller.scrollHeight <= scroller.clientHeight) return
    const [view, box] = [scroller.getBoundingClientRect(), slip.getBoundingClientRect()]
    if (box.bottom > view.bottom) scroller.scrollTop += box.bottom - view.bottom + ROOM
    else if (box.top < view.top) scroller.scrollTop -= view.top - box.top + ROOM
  })
  // Another run and another step ask something else.
  useBeforePaint(scroll, [run, at])
}

/** Pixels between the question and the edge of the scrolled area. */
const ROOM = 12
