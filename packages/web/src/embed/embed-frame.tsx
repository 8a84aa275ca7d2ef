import { type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { AnswerText } from '../board/answer/answer-text.tsx'
import { RuleNote } from '../board/chart/rule-note.tsx'
import { Timeline } from '../board/chart/timeline.tsx'
import { useStepRules } from '../board/chart/use-step-rules.ts'
import { Refused, Why } from '../board/chart/why.tsx'
import { useRowKeys } from '../board/interaction/use-row-keys.ts'
import type { BoardFrameProps } from '../board/interaction/use-table.ts'
import { Prose } from '../components/prose.tsx'
import { embedWords } from '../words/embed.ts'
import { EmbeddingContext, stepNumber } from './embedding.ts'

/** The frame of an embedded board: the answer above it, the ruler and the current step below. */
export function EmbedFrame({ run, steps, below, onWhy, children }: BoardFrameProps) {
  const { openLink, onSteps } = useContext(EmbeddingContext)
  const { refusal, shownRule, rule, reason, cite } = useStepRules(run, steps)
  const frame = useRef<HTMLElement>(null)
  const felt = useRef<HTMLDivElement>(null)
  useRowKeys(felt)
  useSteadyHeight(frame)
  // Before the browser paints, so that no method goes on from a step that is not shown any more.
  useLayoutEffect(() => onSteps(run, steps))
  const { number, count } = stepNumber(run, steps)
  const row = run.rows[steps.at]
  return (
    <article className={`play ${run.game}`} aria-label={run.name} ref={frame}>
      <div className="embed-head">
        <header className="answer">
          <div className="ruling">
            <AnswerText run={run} />
          </div>
        </header>
      </div>
      <div className="board cloth">
        <div className="board-surface" ref={felt}>
          {children}
        </div>
        <Timeline run={run} steps={steps} />
      </div>
      <div className="step">
        {row !== undefined && refusal === null && (
          <>
            <div className="row current">
              <span className="n">{row.kind === 'move' ? '' : row.number}</span>
              <span className="title">{row.title}</span>
              <span className="result">
                <Prose text={row.result} />
              </span>
            </div>
            <Why
              row={{ cite: row.cite, depth: 0 }}
              text={row.reason ?? reason}
              shown={shownRule}
              onCite={cite}
              onWhy={onWhy}
            />
          </>
        )}
        {refusal !== null && <Refused refusal={refusal} shown={shownRule} onCite={cite} />}
        {below?.(cite)}
        <RuleNote rule={rule} onCite={cite} />
      </div>
      <footer className="embed-foot">
        <span>{count > 0 && embedWords.step(number, count)}</span>
        <a className="btn line" href={openLink} target="_blank" rel="noopener">
          {embedWords.open}
        </a>
      </footer>
    </article>
  )
}

/** Keeps a board as high as it was once, so that the page around it stays where it is while somebody steps through it. */
function useSteadyHeight(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    let [width, height] = [0, 0]
    const watch = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        ;[width, height] = [element.offsetWidth, 0]
        element.style.minHeight = ''
      }
      if (element.offsetHeight <= height) return
      height = element.offsetHeight
      element.style.minHeight = `${height}px`
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])
}
