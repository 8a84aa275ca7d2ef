import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Spot, TextProblem } from '../engine/protocol/protocol.ts'
import { download } from '../share/download.ts'
import type { Route } from '../state/route.ts'
import { getEngine, type RunState, useAnswer } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { gameOf } from '../text/game-of.ts'
import { inEnglish } from '../words/in-english.ts'
import { setUpWords } from '../words/set-up.ts'

const CodeField = lazy(() => import('./code/code-field.tsx'))

export interface ScenarioPageProps {
  readonly route: Route
  readonly navigate: Navigate
  readonly known: RunState
  /** The selected card: its lines are highlighted. */
  readonly chosen: Spot | null
}

/** The board as text. Either can be changed, and the other follows. */
export function ScenarioPage({ route, navigate, known, chosen }: ScenarioPageProps) {
  const { problems, working } = known
  const { text } = route
  const game = gameOf(text)
  const [editing, edit] = useState(false)
  const lines = useLines(route, chosen)
  const play = () => navigate({ view: 'table' })
  usePlayKey(problems.length === 0, play)
  return (
    <section className="page file" aria-label={setUpWords.scenario.label}>
      <span className="ribbon" aria-hidden="true" />
      <header>
        <h2>{setUpWords.scenario.title}</h2>
        <span className="aside">
          {problems.length > 0
            ? setUpWords.scenario.problems(problems.length)
            : working
              ? '…'
              : setUpWords.scenario.inSync}
        </span>
      </header>
      <div className="double" />
      {editing || problems.length > 0 ? (
        <Suspense fallback={<Plain text={text} lines={null} />}>
          <CodeField
            label={setUpWords.scenario.text}
            kind="scenario"
            text={text}
            problems={problems}
            complete={(written, offset) => getEngine().ask('complete', { game, text: written, offset })}
            onText={(next) => navigate({ text: next, answers: null, at: null })}
          />
        </Suspense>
      ) : (
        <Plain text={text} lines={lines} />
      )}
      <ProblemList problems={problems} />
      <p className="go">
        {!editing && (
          <button type="button" className="btn line" onClick={() => edit(true)}>
            {setUpWords.scenario.edit}
          </button>
        )}
        <button
          type="button"
          className="btn line"
          onClick={() => download(known.run?.name ?? setUpWords.scenario.fileName, text, 'yaml')}
        >
          {setUpWords.scenario.download}
        </button>
        <button type="button" className="btn main" disabled={problems.length > 0} onClick={play}>
          {setUpWords.scenario.play} <kbd className="only-wide">Ctrl ↵</kbd>
        </button>
      </p>
    </section>
  )
}

/** The lines of the chosen card: the first and the last, from 1. */
function useLines({ text, document }: Route, chosen: Spot | null): readonly [number, number] | null {
  const given = useMemo(
    () => (chosen === null ? null : { text, document, spot: chosen }),
    [text, document, chosen],
  )
  return useAnswer('lines', given) ?? null
}

/** Ctrl+Enter plays the scenario, also from a text field. */
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

/** The text, until the reader edits it. */
function Plain({ text, lines }: PlainProps) {
  const list = useRef<HTMLOListElement>(null)
  const [first, last] = lines ?? [0, 0]
  useEffect(() => {
    // Scrolls only the text, never the page.
    const page = list.current?.parentElement
    const meant = list.current?.querySelector<HTMLElement>('.highlighted')
    if (page == null || meant == null) return
    const top = meant.offsetTop - page.offsetTop
    if (top < page.scrollTop || top + meant.offsetHeight > page.scrollTop + page.clientHeight)
      page.scrollTop = top - page.clientHeight / 3
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="yaml" {...inEnglish()} tabIndex={0} aria-label={setUpWords.scenario.text}>
      <ol ref={list}>
        {text
          .replace(/\n$/, '')
          .split('\n')
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <li key={at} className={at + 1 >= first && at < last ? 'highlighted' : undefined}>
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

function ProblemList({ problems }: { readonly problems: readonly TextProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="note" role="status">
      <strong>{setUpWords.scenario.problems(problems.length)}</strong>
      {problems.slice(0, MOST_LISTED).map((problem) => (
        <Problem key={`${problem.line}:${problem.column} ${problem.message}`} problem={problem} />
      ))}
      {problems.length > MOST_LISTED && (
        <p>{setUpWords.scenario.moreProblems(problems.length - MOST_LISTED)}</p>
      )}
    </div>
  )
}

/** Longer lists of problems are cut off here. */
const MOST_LISTED = 8

const Problem = ({ problem: { line, message, nearest, expected } }: { readonly problem: TextProblem }) => (
  <p>
    {setUpWords.scenario.line(line)} <span {...inEnglish()}>{message}.</span>
    {nearest !== undefined
      ? ` ${setUpWords.scenario.didYouMean(nearest)}`
      : expected.length > 0 &&
        ` ${setUpWords.scenario.expected(expected.slice(0, MOST_EXPECTED).join(', '))}`}
  </p>
)

/** Longer lists of expected words are cut off here. */
const MOST_EXPECTED = 6
