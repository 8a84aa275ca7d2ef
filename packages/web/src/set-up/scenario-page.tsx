import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Mistake, Spot } from '../engine/protocol/protocol.ts'
import { download } from '../share/download.ts'
import { gameOf, type Looking } from '../state/route.ts'
import { type Known, theEngine, useAnswer } from '../state/use-engine.ts'
import type { Look } from '../state/use-route.ts'

const CodeField = lazy(() => import('./code/code-field.tsx'))

export interface ScenarioPageProps {
  readonly looking: Looking
  readonly look: Look
  readonly known: Known
  /** The card that is chosen on the board: its lines are marked. */
  readonly chosen: Spot | null
}

/** The board as text. Either can be changed, and the other follows. */
export function ScenarioPage({ looking, look, known, chosen }: ScenarioPageProps) {
  const { mistakes, working } = known
  const { text } = looking
  const game = gameOf(text)
  const [editing, edit] = useState(false)
  const lines = useLines(looking, chosen)
  const play = () => look({ view: 'table' })
  usePlayKey(mistakes.length === 0, play)
  return (
    <section className="page file" aria-label="Scenario as text">
      <span className="ribbon" aria-hidden="true" />
      <header>
        <h2>Scenario</h2>
        <span className="aside">
          {mistakes.length > 0 ? problemCount(mistakes.length) : working ? '…' : 'In sync'}
        </span>
      </header>
      <div className="double" />
      {editing || mistakes.length > 0 ? (
        <Suspense fallback={<Plain text={text} lines={null} />}>
          <CodeField
            label="Scenario text"
            kind="scenario"
            text={text}
            mistakes={mistakes}
            complete={(written, offset) => theEngine().ask('complete', { game, text: written, offset })}
            onText={(next) => look({ text: next, answers: null, at: null })}
          />
        </Suspense>
      ) : (
        <Plain text={text} lines={lines} />
      )}
      <Mistakes mistakes={mistakes} />
      <p className="go">
        {!editing && (
          <button type="button" className="btn line" onClick={() => edit(true)}>
            Edit
          </button>
        )}
        <button
          type="button"
          className="btn line"
          onClick={() => download(known.run?.name ?? 'scenario', text, 'yaml')}
        >
          Download
        </button>
        <button type="button" className="btn main" disabled={mistakes.length > 0} onClick={play}>
          Play it <kbd className="only-wide">Ctrl ↵</kbd>
        </button>
      </p>
    </section>
  )
}

/** The lines of the chosen card: the first and the last, from 1. */
function useLines({ text, document }: Looking, chosen: Spot | null): readonly [number, number] | null {
  const given = useMemo(
    () => (chosen === null ? null : { text, document, spot: chosen }),
    [text, document, chosen],
  )
  return useAnswer('lines', given) ?? null
}

/** Ctrl and Enter play it, also while somebody writes. */
function usePlayKey(able: boolean, play: () => void): void {
  const latest = useRef(play)
  latest.current = play
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!able || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [able])
}

interface PlainProps {
  readonly text: string
  readonly lines: readonly [number, number] | null
}

/** The text as it stands, until somebody wants to write in it. */
function Plain({ text, lines }: PlainProps) {
  const list = useRef<HTMLOListElement>(null)
  const [first, last] = lines ?? [0, 0]
  useEffect(() => {
    // The text alone is scrolled, and never the page below whoever works on the board.
    const page = list.current?.parentElement
    const meant = list.current?.querySelector<HTMLElement>('.meant')
    if (page == null || meant == null) return
    const top = meant.offsetTop - page.offsetTop
    if (top < page.scrollTop || top + meant.offsetHeight > page.scrollTop + page.clientHeight)
      page.scrollTop = top - page.clientHeight / 3
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="yaml" tabIndex={0} aria-label="Scenario text">
      <ol ref={list}>
        {text
          .replace(/\n$/, '')
          .split('\n')
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <li key={at} className={at + 1 >= first && at < last ? 'meant' : undefined}>
              {line === '' ? ' ' : <Line line={line} />}
            </li>
          ))}
      </ol>
    </section>
  )
}

function Line({ line }: { readonly line: string }) {
  const [, before = '', key = '', rest = ''] =
    /^(\s*(?:- )?)("[^"]*"|[^\s:#"][^:#"]*)(:(?: .*)?)$/.exec(line) ?? []
  return key === '' ? (
    line
  ) : (
    <>
      {before}
      <b>{key}</b>
      {rest}
    </>
  )
}

function Mistakes({ mistakes }: { readonly mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null
  return (
    <div className="note" role="status">
      <strong>{problemCount(mistakes.length)}</strong>
      {mistakes.slice(0, MOST_LISTED).map((mistake) => (
        <p key={`${mistake.line}:${mistake.column} ${mistake.message}`}>{describe(mistake)}</p>
      ))}
      {mistakes.length > MOST_LISTED && (
        <p>{problemCount(mistakes.length - MOST_LISTED, 'more ')} underlined in the text.</p>
      )}
    </div>
  )
}

/** Longer lists of problems are cut off here. */
const MOST_LISTED = 8

const problemCount = (count: number, more: '' | 'more ' = ''): string =>
  `${count} ${more}${count === 1 ? 'problem' : 'problems'}`

function describe({ line, message, nearest, expected }: Mistake): string {
  const place = `Line ${line}: ${message}.`
  if (nearest !== undefined) return `${place} Did you mean ${nearest}?`
  return expected.length === 0 ? place : `${place} Expected: ${expected.slice(0, MOST_EXPECTED).join(', ')}.`
}

/** Longer lists of what was expected help nobody. */
const MOST_EXPECTED = 6
