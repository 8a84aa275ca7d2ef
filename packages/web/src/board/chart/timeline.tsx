import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { Glyph } from '../../components/glyph.tsx'
import { UndoButton } from '../../components/undo-button.tsx'
import type { Run } from '../../engine/protocol/protocol.ts'
import type { UndoRedo } from '../../state/history.ts'
import { tableWords } from '../../words/table.ts'
import type { Steps } from '../interaction/use-steps.ts'

export interface TimelineProps {
  readonly run: Run
  readonly steps: Steps
}

const LONG = ['26px', '19px', '12px', '7px']

/** The timeline below the board. */
export function Timeline({ run, steps }: TimelineProps) {
  return (
    <div className="ruler only-wide">
      <div className="controls">
        <button type="button" className="btn" aria-label={tableWords.steps.first} onClick={steps.first}>
          <Glyph name="first" />
        </button>
        <button type="button" className="btn" aria-label={tableWords.steps.back} onClick={steps.back}>
          <Glyph name="back" />
        </button>
        <PlayButton steps={steps} looks="btn" />
        <button type="button" className="btn" aria-label={tableWords.steps.forward} onClick={steps.forward}>
          <Glyph name="forward" />
        </button>
      </div>
      <Ticks run={run} steps={steps} />
    </div>
  )
}

export interface SmallTimelineProps extends TimelineProps {
  readonly undo: UndoRedo
}

/** The timeline of a phone, below the page, with what has no room in the header there. */
export function SmallTimeline({ run, steps, undo }: SmallTimelineProps) {
  return (
    <div className="small-ruler only-small">
      <UndoButton is="undo" looks="btn line" small {...undo} />
      <UndoButton is="redo" looks="btn line" small {...undo} />
      <button type="button" className="btn line" aria-label={tableWords.steps.back} onClick={steps.back}>
        <Glyph name="back" />
      </button>
      <Ticks run={run} steps={steps} />
      <PlayButton steps={steps} looks="btn line" />
      <button
        type="button"
        className="btn line"
        aria-label={tableWords.steps.forward}
        onClick={steps.forward}
      >
        <Glyph name="forward" />
      </button>
    </div>
  )
}

const PlayButton = ({
  steps: { playing, play },
  looks,
}: Pick<TimelineProps, 'steps'> & { readonly looks: string }) => (
  <button
    type="button"
    className={looks}
    aria-label={playing ? tableWords.steps.pause : tableWords.steps.play}
    onClick={play}
  >
    <Glyph name={playing ? 'pause' : 'play'} />
  </button>
)

/** The rows of the ruler: a finished turn is folded to its last row. */
function withFoldedTurns({ rows }: Run, { shown, at }: Steps): readonly number[] {
  const turnOf = (row: number | undefined) => rows[row ?? -1]?.turn ?? 0
  return shown.filter(
    (row, place) => row === at || turnOf(row) >= turnOf(at) || turnOf(row) < turnOf(shown[place + 1]),
  )
}

function Ticks({ run, steps }: TimelineProps) {
  const { walked } = steps
  const shown = withFoldedTurns(run, steps)
  const here = Math.max(0, walked.indexOf(steps.at))
  const slide = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLDivElement>) => {
    if (type === 'pointermove' && buttons === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const to = Math.floor(((clientX - left) / width) * shown.length)
    const row = shown[Math.max(0, Math.min(shown.length - 1, to))] ?? steps.at
    steps.go(Math.min(row, walked.at(-1) ?? steps.at))
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: -1, ArrowUp: 1, PageDown: -5, PageUp: 5 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    steps.go(walked[Math.max(0, Math.min(walked.length - 1, here + by))] ?? steps.at)
  }
  return (
    <div
      className="ticks"
      role="slider"
      tabIndex={0}
      aria-label={tableWords.steps.step}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, walked.length)}
      aria-valuenow={here + 1}
      aria-valuetext={run.rows[steps.at]?.title ?? tableWords.steps.beforeFirst}
      onPointerDown={slide}
      onPointerMove={slide}
      onKeyDown={press}
    >
      {/* Also the steps that the chart foretells: one cannot go there yet. */}
      {shown.map((at) => {
        const row = run.rows[at]
        return (
          <Tick
            key={at}
            when={at < steps.at ? 'past' : at === steps.at ? 'current' : 'next'}
            long={LONG[row?.kind === 'move' ? 0 : Math.min(3, row?.depth ?? 0)] ?? ''}
            asks={row?.asks !== null || (at === steps.end && steps.open)}
            number={row?.kind === 'step' && row.depth === 0 ? row.number : ''}
          />
        )
      })}
    </div>
  )
}

interface TickProps {
  readonly when: 'past' | 'current' | 'next'
  readonly long: string
  readonly asks: boolean
  /** The number of the step; empty where it has none, or is inside another step. */
  readonly number: string
}

const Tick = memo(({ when, long, asks, number }: TickProps) => (
  <span className={`tick ${when}`} style={{ '--long': long }}>
    {asks && <i />}
    {number !== '' && <em>{number}</em>}
  </span>
))
