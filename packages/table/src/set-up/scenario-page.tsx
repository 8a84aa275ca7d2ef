import { lazy, Suspense, useState } from 'react'
import type { Mistake } from '../engine/protocol.ts'
import { download } from '../share/download.ts'
import { gameOf, type Looking } from '../state/question.ts'
import { type Known, theEngine } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'

const CodeField = lazy(() => import('./code-field.tsx'))

export interface ScenarioPageProps {
  readonly looking: Looking
  readonly look: Look
  readonly known: Known
}

/** The board as text. Either can be changed, and the other follows. */
export function ScenarioPage({ looking, look, known }: ScenarioPageProps) {
  const { mistakes, working } = known
  const { text } = looking
  const game = gameOf(text)
  const [editing, edit] = useState(false)
  return (
    <section className="page file" aria-label="Scenario as text">
      <span className="ribbon" aria-hidden="true" />
      <header>
        <h2>Scenario</h2>
        <span className="aside">
          {mistakes.length > 0 ? 'to be mended' : working ? '…' : 'same as the board'}
        </span>
      </header>
      <div className="double" />
      {editing || mistakes.length > 0 ? (
        <Suspense fallback={<Plain text={text} />}>
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
        <Plain text={text} />
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
        <button
          type="button"
          className="btn main"
          disabled={mistakes.length > 0}
          onClick={() => look({ view: 'table' })}
        >
          Play it
        </button>
      </p>
    </section>
  )
}

/** The text as it stands, until somebody wants to write in it. */
const Plain = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <section className="yaml" tabIndex={0} aria-label="Scenario text">
    <ol>
      {text
        .replace(/\n$/, '')
        .split('\n')
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at}>{line === '' ? ' ' : <Line line={line} />}</li>
        ))}
    </ol>
  </section>
)

function Line({ line }: { readonly line: string }) {
  const [, before = '', key = '', rest = ''] = /^(\s*(?:- )?)([^\s:#][^:#]*)(:.*)$/.exec(line) ?? []
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
  const [first] = mistakes
  if (first === undefined) return null
  const { line, message, nearest, expected } = first
  const help = nearest !== undefined ? `Perhaps ${nearest}?` : expected.slice(0, 6).join(', ')
  return (
    <p className="note" role="status">
      <strong>{mistakes.length === 1 ? '1 thing to mend.' : `${mistakes.length} things to mend.`}</strong>{' '}
      Line {line}: {message}. {help}
    </p>
  )
}
