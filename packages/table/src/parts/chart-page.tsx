import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row, RuleText, Run } from '../engine/protocol.ts'
import { theEngine } from '../state/use-engine.ts'
import type { Steps } from '../table/use-steps.ts'

export interface ChartPageProps {
  readonly run: Run
  readonly steps: Steps
  readonly onWhy: () => void
  readonly onEdition: (edition: string) => void
  /** Shows where editions part. */
  readonly onCompare: () => void
  /** What is said below the current step. */
  readonly below?: ReactNode
  /** What stands at its foot. */
  readonly children: ReactNode
}

/** The printed chart beside the board: what was done, the current step with its reason and rules, and what is to come. */
export function ChartPage({ run, steps, onWhy, onEdition, onCompare, below, children }: ChartPageProps) {
  const [full, setFull] = useState(false)
  const chart = useRef<HTMLDivElement>(null)
  const { rows } = run
  const row = rows[steps.at]
  const [cited, cite] = useState<string | null>(null)
  const shownRule = cited !== null && row?.cite.includes(cited) ? cited : (row?.cite[0] ?? null)
  const rule = useRule(shownRule)
  const reason = useRule(row?.kind === 'step' ? row.step : null)
  useRibbon(chart, steps, rule)
  return (
    <section className={full ? 'page full' : 'page'} aria-label="Timing chart">
      <span className="ribbon" aria-hidden="true" />
      <button type="button" className="grip" aria-expanded={full} onClick={() => setFull(!full)}>
        <span className="vh">The whole page</span>
      </button>
      <Heading run={run} onEdition={onEdition} onCompare={onCompare} />
      <div className="double" />
      <div className="chart" ref={chart}>
        <span className="ribbon" aria-hidden="true" />
        <ol>
          {steps.shown.map((at, place) => {
            const one = rows[at]
            if (one === undefined) return null
            const next = rows[steps.shown[place + 1] ?? -1]
            const leads = next !== undefined && next.kind === 'step' && next.depth > one.depth
            const current = at === steps.at
            return (
              <li key={at} data-row={at} aria-current={current ? 'step' : undefined}>
                <Line row={one} at={at} steps={steps} leads={leads} />
                {current && (
                  <Why
                    row={one}
                    text={one.reason ?? reason?.text ?? null}
                    shown={shownRule}
                    onCite={cite}
                    onWhy={onWhy}
                    asks={one.asks !== null || (at === steps.end && steps.open)}
                  />
                )}
                {current && below}
              </li>
            )
          })}
        </ol>
      </div>
      {rule !== null && (
        <p className="note">
          <b>{rule.id}</b> {rule.text}
        </p>
      )}
      {children}
    </section>
  )
}

/** What the page is about, and by which rules. */
const Heading = ({ run, onEdition, onCompare }: Pick<ChartPageProps, 'run' | 'onEdition' | 'onCompare'>) => (
  <header>
    <h2>{run.heading}</h2>
    <label className="aside">
      <span className="vh">Edition</span>
      <select value={run.edition} onChange={(event) => onEdition(event.target.value)}>
        {run.editions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
    <button type="button" className="cite compare" onClick={onCompare}>
      Compare
    </button>
  </header>
)

interface LineProps {
  readonly row: Row
  readonly at: number
  readonly steps: Steps
  /** True where something came of it in the lines below. */
  readonly leads: boolean
}

function Line({ row, at, steps, leads }: LineProps) {
  const { kind, depth, number, title, result, silent, skipped, asks } = row
  const states = {
    top: depth === 0 && number !== '' && kind !== 'move',
    move: kind === 'move',
    past: at < steps.at,
    current: at === steps.at,
    next: at > steps.at || kind === 'coming',
    silent: silent && !leads,
    skipped,
    asks: asks !== null || (at === steps.end && steps.open),
  }
  const classes = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []))
  const content = (
    <>
      <span className="n">{kind === 'move' ? '' : number}</span>
      <span className="title">{title}</span>
      <span className="result">
        {result ||
          (silent && !leads && kind === 'step' && !(at === steps.end && steps.open) ? 'nothing' : '')}
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
      tabIndex={at === steps.at ? 0 : -1}
      onClick={() => steps.go(at)}
    >
      {content}
    </button>
  )
}

interface WhyProps {
  readonly row: Row
  readonly text: string | null
  readonly shown: string | null
  /** True where a question stands, or was answered. */
  readonly asks: boolean
  readonly onCite: (id: string) => void
  readonly onWhy: () => void
}

function Why({ row, text, shown, asks, onCite, onWhy }: WhyProps) {
  if (text === null && row.cite.length === 0) return null
  return (
    <div className="why" style={{ '--depth': row.depth }}>
      {text !== null && <p>{text.charAt(0).toUpperCase() + text.slice(1)}</p>}
      <p className="cites">
        {row.cite.map((id) => (
          <button
            key={id}
            type="button"
            className="cite"
            aria-pressed={id === shown}
            onClick={() => onCite(id)}
          >
            {id}
          </button>
        ))}
        <button type="button" className="cite ask-why" onClick={onWhy}>
          {asks ? 'Why is this asked?' : 'Why this?'}
        </button>
      </p>
    </div>
  )
}

const known = new Map<string, RuleText | null>()

/** The text of a rule or a step, once it is there. */
function useRule(id: string | null): RuleText | null {
  const [, arrived] = useState(0)
  useEffect(() => {
    if (id === null || known.has(id)) return
    theEngine()
      .ask('rules', { ids: [id] })
      .then(([text]) => {
        known.set(id, text ?? null)
        arrived((n) => n + 1)
      })
  }, [id])
  return id === null ? null : (known.get(id) ?? null)
}

/** Hangs the bookmark down to the current step, and keeps that in view. */
function useRibbon(
  chart: RefObject<HTMLDivElement | null>,
  { at, shown }: Steps,
  rule: RuleText | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step, the lines and the rule below decide where the row stands
  useLayoutEffect(() => {
    const page = chart.current
    const row = page?.querySelector<HTMLElement>(`[data-row="${at}"]`)
    if (page === null) return
    const top = row?.offsetTop ?? 0
    page.style.setProperty('--ribbon', row === undefined || row === null ? '0px' : `${top + 30}px`)
    page.parentElement?.style.setProperty('--tail', `${page.offsetTop + 8}px`)
    if (row === undefined || row === null) return
    const low = top + row.offsetHeight > page.scrollTop + page.clientHeight
    if (top < page.scrollTop + 40 || low) page.scrollTop = top - Math.min(120, page.clientHeight / 5)
  }, [at, shown, rule])
}
