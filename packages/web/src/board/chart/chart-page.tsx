import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Prose } from '../../components/prose.tsx'
import { useBeforePaint } from '../../components/use-before-paint.ts'
import { useStableCallback } from '../../components/use-stable-callback.ts'
import type { Row, RuleText, Run } from '../../engine/protocol/protocol.ts'
import { inEnglish } from '../../words/in-english.ts'
import { tableWords } from '../../words/table.ts'
import type { Steps } from '../interaction/use-steps.ts'
import type { Below } from '../interaction/use-table.ts'
import { EarlierTurns } from './earlier-turns.tsx'
import { RuleNote } from './rule-note.tsx'
import { useStepRules } from './use-step-rules.ts'
import { Refused, Why } from './why.tsx'

export interface ChartPageProps {
  readonly run: Run
  /** True for a game against somebody, whose edition stays. */
  readonly isGame: boolean
  readonly steps: Steps
  readonly onWhy: () => void
  readonly onEdition: (edition: string) => void
  /** Shows where editions differ. */
  readonly onCompare: () => void
  readonly below?: Below | undefined
  /** Shown at the foot of the page. */
  readonly children: ReactNode
}

/** The timing chart beside the board: past steps, the current step with its reason and rules, and future steps. */
export function ChartPage(props: ChartPageProps) {
  const { run, isGame, steps, onWhy, onEdition, onCompare, below, children } = props
  const [full, setFull] = useState(false)
  const chart = useRef<HTMLDivElement>(null)
  const { rows } = run
  // What has no line to stop at is scrolled by keys all the same.
  const isAhead = rows.every(({ kind }) => kind === 'coming')
  const { refusal, shownRule, rule, reason, cite } = useStepRules(run, steps)
  useRibbon(chart, steps, rule)
  useTabStop(chart, steps)
  return (
    <section className={full ? 'page full' : 'page'} aria-label={tableWords.chart.title}>
      <span className="ribbon" aria-hidden="true" />
      <button type="button" className="grip" aria-expanded={full} onClick={() => setFull(!full)}>
        <span className="visually-hidden">{tableWords.chart.showWhole}</span>
      </button>
      <Heading run={run} isFixed={isGame} onEdition={onEdition} onCompare={onCompare} />
      <div className="double" />
      <div className="chart" ref={chart} {...(isAhead && { tabIndex: 0 })}>
        <span className="ribbon" aria-hidden="true" />
        <EarlierTurns turns={run.earlier} />
        <Lines
          rows={rows}
          turns={run.turns}
          steps={steps}
          below={below?.(cite)}
          refused={refusal && <Refused refusal={refusal} shown={shownRule} onCite={cite} />}
          why={(one) => (
            <Why
              row={one}
              text={one.reason ?? reason}
              shown={shownRule}
              onCite={cite}
              onWhy={onWhy}
              asks={
                one.asks !== null ||
                (steps.at === steps.end && steps.open && run.asked.at(-1)?.move === false)
              }
            />
          )}
        />
      </div>
      {steps.at === steps.end && <NotAsExpected of={run.expectations} />}
      <RuleNote rule={rule} onCite={cite} />
      {children}
    </section>
  )
}

/** The expectations of the scenario that do not hold. */
function NotAsExpected({ of }: { readonly of: Run['expectations'] }) {
  const wrong = of.filter(({ holds }) => !holds)
  if (wrong.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keys too
    <div className="note unmet" role="status" tabIndex={0}>
      {wrong.slice(0, MOST_UNMET).map(({ text, actual }) => (
        <p key={text}>
          <b>{tableWords.chart.notAsExpected}</b> {tableWords.chart.expected(text, actual)}
        </p>
      ))}
    </div>
  )
}

/** Longer lists of unmet expectations are cut off here. */
const MOST_UNMET = 3

interface LinesProps {
  readonly rows: readonly Row[]
  readonly turns: Run['turns']
  readonly steps: Steps
  /** Shown below the current line; before the first step, below the first line. */
  readonly below: ReactNode
  /** A refused move, shown below the last line; before the first step, in its place. */
  readonly refused: ReactNode
  /** Shown below the current line. */
  readonly why: (row: Row) => ReactNode
}

function Lines({ rows, turns, steps, below, refused, why }: LinesProps) {
  const go = useStableCallback(steps.go)
  return (
    <ol>
      {steps.at < 0 && refused !== null && <li aria-current="step">{refused}</li>}
      {steps.shown.map((at, place) => {
        const one = rows[at]
        if (one === undefined) return null
        const next = rows[steps.shown[place + 1] ?? -1]
        const leads = next !== undefined && next.kind === 'step' && next.depth > one.depth
        const current = at === steps.at
        const begins = turns.length > 1 && rows[steps.shown[place - 1] ?? -1]?.turn !== one.turn
        return (
          <li key={at} data-row={at} aria-current={current ? 'step' : undefined}>
            {begins && <h3 className="of-turn">{turns[one.turn]}</h3>}
            <Line
              row={one}
              isOver={one.turn < turns.length - 1}
              at={at}
              when={whenOf(at, one, steps)}
              opens={at === steps.end && steps.open}
              leads={leads}
              onGo={go}
            />
            {current && why(one)}
            {current && refused}
            {(current || (steps.at < 0 && place === 0)) && below}
          </li>
        )
      })}
    </ol>
  )
}

interface HeadingProps extends Pick<ChartPageProps, 'run' | 'onEdition' | 'onCompare'> {
  /** True where the edition stays. */
  readonly isFixed: boolean
}

/** What the page is about, and by which rules. */
const Heading = ({ run, isFixed, onEdition, onCompare }: HeadingProps) => (
  <header>
    <h2>{run.heading}</h2>
    {!isFixed && (
      <div className="editions">
        <label className="aside">
          <span className="visually-hidden">{tableWords.chart.edition}</span>
          <select {...inEnglish()} value={run.edition} onChange={(event) => onEdition(event.target.value)}>
            {run.editions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {run.editions.length > 1 && (
          <button type="button" className="cite compare" onClick={onCompare}>
            {tableWords.chart.compare}
          </button>
        )}
      </div>
    )}
  </header>
)

/** Whether a line comes before, at or after the current one. */
type When = 'past' | 'current' | 'next'
const whenOf = (row: number, { kind }: Row, { at }: Steps): When =>
  row === at ? 'current' : row > at || kind === 'coming' ? 'next' : 'past'

interface LineProps {
  readonly row: Row
  /** True in a finished turn: it says what came of it. */
  readonly isOver: boolean
  readonly at: number
  readonly when: When
  /** True where its question is open. */
  readonly opens: boolean
  /** True where something came of it in the lines below. */
  readonly leads: boolean
  readonly onGo: (at: number) => void
}

/** Deeper lines show a result beside the title only if both have no more letters than this. */
const MOST_BESIDE = 3
const LETTERS_BESIDE = 24

/** A line is drawn anew only where something of it is other than it was: a chart can be long. */
const Line = memo(function Line({ row, isOver, at, when, opens, leads, onGo }: LineProps) {
  const { kind, depth, number, title, result, silent, skipped, asks } = row
  const states = {
    top: depth === 0 && number !== '' && kind !== 'move',
    move: kind === 'move',
    over: kind === 'move' && isOver,
    [when]: true,
    silent: silent && !leads,
    skipped,
    asks: asks !== null || opens,
    deep: depth > MOST_BESIDE && title.length + result.length > LETTERS_BESIDE,
  }
  const classes = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []))
  const content = (
    <>
      <span className="n">{kind === 'move' ? '' : number}</span>
      <span className="title" {...(row.step.startsWith('card/') && kind === 'step' && inEnglish())}>
        {title}
      </span>
      <span className="result">
        <Prose
          text={result || (silent && !leads && kind === 'step' && !opens ? tableWords.chart.nothing : '')}
        />
      </span>
    </>
  )
  const style = { '--depth': depth }
  if (kind === 'coming')
    return (
      <div className={['row', ...classes].join(' ')} style={style}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      className={['row', ...classes].join(' ')}
      style={style}
      tabIndex={-1}
      onClick={() => onGo(at)}
    >
      {content}
    </button>
  )
})

/** Pixels below which a page shows little more than one step. */
const LOW = 260

/** Hangs the bookmark down to the current step, and keeps that in view. */
function useRibbon(
  chart: RefObject<HTMLDivElement | null>,
  { at, shown }: Steps,
  rule: RuleText | null,
): void {
  const hang = useStableCallback(() => {
    const page = chart.current
    const row = page?.querySelector<HTMLElement>(`[data-row="${at}"]`)
    if (page === null) return
    const [tail, ribbon] = [page.parentElement, page].map((of) =>
      of?.querySelector<HTMLElement>(':scope > .ribbon'),
    )
    // Everything is measured before anything is changed: else the page would be laid out for each.
    const { offsetTop: from, clientHeight: high, scrollTop: scrolled } = page
    const { offsetTop: top, offsetHeight: tall } = row ?? { offsetTop: -30, offsetHeight: 0 }
    // A low page has room for the current step and nothing before it.
    const above = high < LOW ? 6 : Math.min(120, high / 5)
    const isSeen = top >= scrolled + Math.min(40, above) && top + tall <= scrolled + high
    // The first line that is seen is a whole one.
    const first = isSeen || row == null ? null : lineAt(page, top - above)
    // Set on the elements themselves: an inherited property would make the browser restyle every line.
    if (ribbon != null) ribbon.style.transform = `translateY(calc(${top + 30}px - 100%))`
    if (tail != null) tail.style.height = `${from + 8}px`
    if (first !== null) page.scrollTop = first
  })
  // The step, the lines and the rule below decide where the row is.
  useBeforePaint(hang, [at, shown, rule])
  // So do its window and its page, which leave it more or less room.
  useEffect(() => {
    if (chart.current === null) return
    const watch = new ResizeObserver(hang)
    watch.observe(chart.current)
    return () => watch.disconnect()
  }, [chart, hang])
}

/** The top of the first line at or below a height; the last reachable one where the page can’t be scrolled so far. */
function lineAt(page: HTMLElement, from: number): number {
  const most = page.scrollHeight - page.clientHeight
  let before = 0
  for (const { offsetTop } of page.querySelectorAll<HTMLElement>('[data-row]')) {
    if (offsetTop > most) return before
    if (offsetTop >= from) return offsetTop
    before = offsetTop
  }
  return before
}

/**
 * Only the current line is a tab stop. Changing the tab index of a focused element forces a layout of the whole page, so it
 * happens after everything else.
 */
function useTabStop(chart: RefObject<HTMLDivElement | null>, { at, shown }: Steps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are other elements
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const row of chart.current?.querySelectorAll<HTMLElement>('button.row') ?? [])
        row.tabIndex = row.parentElement?.dataset.row === String(at) ? 0 : -1
    })
    return () => clearTimeout(timer)
  }, [chart, at, shown])
}
