import { Suspense, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { decisiveRow } from '../board/answer/replay.ts'
import { GameBoard } from '../board/game-board.tsx'
import { undoAtTable } from '../board/interaction/undo.ts'
import type { Run } from '../engine/protocol/protocol.ts'
import { linkOf } from '../state/link.ts'
import { leavingAnswer, type Route } from '../state/route.ts'
import { getEngine, useRun } from '../state/use-engine.ts'
import { useHistory } from '../state/use-history.ts'
import type { Navigate } from '../state/use-route.ts'
import { chiefRule } from '../text/rule-id.ts'
import { appWords } from '../words/app.ts'
import { embedWords } from '../words/embed.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { type Embedding, EmbeddingContext, stepNumber, stepRows } from './embedding.ts'
import { FaultNote } from './fault-note.tsx'
import type { Fault, Listener, Shown } from './shown.ts'
import { type Opened, openSource } from './source.ts'

export interface EmbeddedProps {
  readonly shown: Shown
  readonly listener: Listener
}

/** What an element shows: its board, or why there is none. */
export function EmbeddedBoard({ shown, listener }: EmbeddedProps) {
  const { ruling, link, text } = shown
  const [opened, open] = useState<Opened | null>(null)
  useEffect(() => {
    let wanted = true
    open(null)
    openSource({ ruling, link, text }, (address) => getEngine().ask('ruling', { address }))
      .catch((fault: Error) => ({ wrong: appWords.engineFailed(fault.message) }))
      .then((found) => wanted && open(found))
    return () => {
      wanted = false
    }
  }, [ruling, link, text])
  const wrong = opened !== null && 'wrong' in opened ? opened.wrong : null
  if (wrong !== null) return <FaultNote fault={{ message: wrong }} listener={listener} />
  if (opened === null || 'wrong' in opened) return <Loading />
  return <Question key={opened.route.text} start={opened.route} {...{ shown, listener }} />
}

const Loading = () => (
  <div className="loading" role="status">
    {embedWords.loading}
  </div>
)

function Question({ start, shown, listener }: EmbeddedProps & { readonly start: Route }) {
  const [route, setRoute] = useState(start)
  const { run, problems, fault, working } = useRun(route)
  const { step } = shown
  // Another step in the attribute is gone to.
  useEffect(() => {
    if (step !== null) setRoute((before) => ({ ...before, at: null }))
  }, [step])
  const placed = useMemo(() => (run === null ? route : placedAt(route, run, shown)), [route, run, shown])
  const embedding = useEmbedding(placed, shown, listener)
  const navigate: Navigate = (change) => {
    // Other views are those of the app.
    if (change.view === undefined) setRoute((before) => ({ ...before, ...leavingAnswer(change) }))
  }
  const history = useHistory(route, 'changed', navigate)
  const undo = undoAtTable(working ? null : run, route, history)
  const why = faultOf(fault, problems)
  if (why !== null) return <FaultNote fault={why} text={route.text} listener={listener} />
  if (run === null) return <Loading />
  return (
    <EmbeddingContext value={embedding}>
      <Suspense fallback={<Loading />}>
        <GameBoard
          run={run}
          route={placed}
          navigate={navigate}
          undo={undo}
          onShare={() => {}}
          frame={EmbedFrame}
        />
      </Suspense>
    </EmbeddingContext>
  )
}

function faultOf(fault: string | null, problems: ReturnType<typeof useRun>['problems']): Fault | null {
  if (fault !== null) return { message: `${appWords.engineFailed(fault)}.` }
  const [first] = problems
  return first === undefined ? null : { message: first.message, line: first.line, column: first.column }
}

/** The route with the row that is shown: the one that the reader chose, else that of the attributes. */
function placedAt(route: Route, run: Run, { step, autoplay }: Shown): Route {
  if (route.at !== null || route.view !== 'answer') return route
  const rows = stepRows(run)
  const row = step === 'first' ? rows[0] : step === 'last' ? rows.at(-1) : rows[Number(step ?? 0) - 1]
  if (row !== undefined) return { ...route, at: row }
  // Without a row it is played once, up to the decisive one.
  return autoplay ? route : { ...route, at: decisiveRow(run) ?? run.rows.length }
}

function useEmbedding(route: Route, { app }: Shown, listener: Listener): Embedding {
  return useMemo(
    () => ({
      openLink: `${app}${linkOf(route)}`,
      onSteps: (run, steps) => {
        const { number: step, count } = stepNumber(run, steps)
        const row = run.rows[steps.at]
        listener.tell({
          sentence: run.name,
          step,
          steps: count,
          title: row?.title ?? '',
          rule: chiefRule(row?.cite ?? [], run.cite) ?? null,
          // Shown at once: whoever calls it twice goes two steps.
          next: () => flushSync(steps.forward),
          back: () => flushSync(steps.back),
          play: steps.play,
        })
      },
    }),
    [route, app, listener],
  )
}
