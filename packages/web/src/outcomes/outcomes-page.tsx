import { lazy, Suspense, startTransition, useCallback, useMemo, useState } from 'react'
import type { Ending, Outcomes, OutcomesSoFar, OutcomeTree, Run } from '../engine/protocol/protocol.ts'
import type { Route } from '../state/route.ts'
import { getEngine, useAnswer, useQuestion } from '../state/use-engine.ts'
import type { Navigate } from '../state/use-route.ts'
import { outcomesWords } from '../words/outcomes.ts'
import { EndingCard } from './ending-card.tsx'
import { MOST_SHOWN } from './fold-graph.ts'
import { forksOf } from './graph-layout.ts'
import { apartFrom, leadsOf, shortestWays } from './lines-of-play.ts'
import { Verdict } from './verdict.tsx'
import '../styles/outcomes.css'

const Graph = lazy(() => import('./graph.tsx'))

export interface OutcomesPageProps {
  readonly run: Run
  readonly route: Route
  readonly navigate: Navigate
}

/** Every way in which the last move can end, and which choices decide. */
export default function OutcomesPage({ run, route, navigate }: OutcomesPageProps) {
  const [apart, tellApart] = useState(false)
  const { found, soFar } = useOutcomes(route, apart)
  const [asGraph, draw] = useState(() => matchMedia('(min-width: 761px)').matches)
  // Every line of play begins with the last move: watching starts there.
  const start = run.rows.findIndex(({ asks }) => asks !== null && asks === found?.place)
  const watch = useCallback(
    ({ answers }: Ending) => navigate({ view: 'table', answers, at: Math.max(0, start), plays: true }),
    [navigate, start],
  )
  if (found === undefined) return <Working soFar={soFar} />
  const toTable = () => navigate({ view: 'table' })
  if (found === null && run.game === 'magic') return <Waiting text={outcomesWords.judged} onTable={toTable} />
  if (found === null) return <Waiting text={outcomesWords.moveFirst} onTable={toTable} />
  return (
    // The endings come together with the graph above them, which would push them down.
    <Suspense fallback={<Working soFar={soFar} />}>
      <main className="cloth outcomes-page">
        <Verdict found={found} />
        <Switch
          asGraph={asGraph}
          onDraw={(graph) => (graph ? startTransition(() => draw(true)) : draw(false))}
        />
        {asGraph ? (
          <div className="sheet-of-paper">
            <h2 className="visually-hidden">{outcomesWords.graphOf}</h2>
            <Graph found={found} onWatch={watch} />
          </div>
        ) : (
          <div className="sheet-of-paper tree">
            <h2 className="visually-hidden">{outcomesWords.treeOf}</h2>
            <Tree node={found.tree} folds={forksOf(found.tree).size > MOST_SHOWN} />
          </div>
        )}
        <Endings found={found} onWatch={watch} />
        {found.leftOut !== null && (
          <p className="left-out">
            {apart ? outcomesWords.counted : found.leftOut}{' '}
            <button type="button" onClick={() => tellApart(!apart)}>
              {apart ? outcomesWords.combine : outcomesWords.countEach}
            </button>
          </p>
        )}
      </main>
    </Suspense>
  )
}

interface EndingsProps {
  readonly found: Outcomes
  readonly onWatch: (ending: Ending) => void
}

/** The endings side by side, all compared with one of them. */
function Endings({ found, onWatch }: EndingsProps) {
  const { endings, count, tree, matters } = found
  const [letter, compare] = useState('A')
  const ways = useMemo(() => shortestWays(tree), [tree])
  const compared = endings.find((one) => one.letter === letter) ?? endings[0]
  const same = useMemo(() => sameIn(endings), [endings])
  if (compared === undefined) return null
  // The rules of the deciding question are shown above.
  const told = leadsOf(tree, matters[0]?.title ?? '')?.fork.cite ?? []
  const wayTo = (one: string) => ways.get(one) ?? []
  return (
    <>
      {endings.length > 1 && (
        <p className="in-all">
          <b>{outcomesWords.comparedWith(compared.letter)}</b> {outcomesWords.marked}
        </p>
      )}
      {same.length > 0 && (
        <p className="in-all">
          <b>{outcomesWords.inEvery}</b> {same.map(({ what, is }) => `${what} ${is}`).join(' · ')}
        </p>
      )}
      <section className="endings" aria-label={outcomesWords.sideBySide}>
        {endings.map((ending) => (
          <EndingCard
            key={ending.letter}
            ending={ending}
            compared={compared}
            told={told}
            played={ending.letter === found.played}
            same={new Set(same.map(({ what }) => what))}
            way={
              ending === compared
                ? wayTo(ending.letter)
                : apartFrom(wayTo(ending.letter), wayTo(compared.letter))
            }
            onCompare={() => compare(ending.letter)}
            onWatch={() => onWatch(ending)}
          />
        ))}
      </section>
      {count > endings.length && (
        <p className="more-endings">{outcomesWords.moreEndings(count - endings.length)}</p>
      )}
    </>
  )
}

/** The facts that several endings share. */
function sameIn([first, ...others]: readonly Ending[]): Ending['facts'] {
  if (first === undefined || others.length === 0) return []
  return first.facts.filter(({ is }, at) => is !== '' && others.every(({ facts }) => facts[at]?.is === is))
}

interface WaitingProps {
  readonly text: string
  readonly onTable: () => void
}

/** Says why there are no outcomes, and leads to the board. */
const Waiting = ({ text, onTable }: WaitingProps) => (
  <main className="cloth outcomes-page">
    <section className="verdict">
      <p className="caps">{outcomesWords.every}</p>
      <p className="lede" role="status">
        {text}
      </p>
      <p className="working">
        <button type="button" className="btn main" onClick={onTable}>
          {outcomesWords.toBoard}
        </button>
      </p>
    </section>
  </main>
)

interface SwitchProps {
  readonly asGraph: boolean
  readonly onDraw: (asGraph: boolean) => void
}

const Switch = ({ asGraph, onDraw }: SwitchProps) => (
  <fieldset className="switch">
    <legend className="visually-hidden">{outcomesWords.differences}</legend>
    <button type="button" className="btn" aria-pressed={asGraph} onClick={() => onDraw(true)}>
      {outcomesWords.graph}
    </button>
    <button type="button" className="btn" aria-pressed={!asGraph} onClick={() => onDraw(false)}>
      {outcomesWords.tree}
    </button>
  </fieldset>
)

/** The progress of the search, and a button that stops it early. */
function Working({ soFar }: { readonly soFar: OutcomesSoFar | null }) {
  return (
    <main className="cloth outcomes-page">
      <section className="verdict">
        <p className="caps">{outcomesWords.every}</p>
        <p className="lede" role="status">
          {outcomesWords.checking}
          {soFar !== null && ` ${outcomesWords.soFar(soFar.positions)}`}
        </p>
        {soFar !== null && (
          <p className="working">
            <progress aria-label={outcomesWords.positions} max={soFar.most} value={soFar.positions} />
            <button type="button" className="btn line" onClick={() => getEngine().ask('stop', {})}>
              {outcomesWords.stop}
            </button>
          </p>
        )}
      </section>
    </main>
  )
}

interface OutcomesState {
  /** Undefined while the engine searches; null where there is nothing to search. */
  readonly found: Outcomes | null | undefined
  /** Null until the search takes long enough to show its progress. */
  readonly soFar: OutcomesSoFar | null
}

function useOutcomes(route: Route, apart: boolean): OutcomesState {
  const [soFar, setSoFar] = useState<OutcomesSoFar | null>(null)
  const question = useQuestion(route)
  const given = useMemo(() => ({ ...question, apart }), [question, apart])
  return { found: useAnswer('outcomes', given, { onProgress: setSoFar }), soFar }
}

interface TreeProps {
  readonly node: OutcomeTree
  /** Whether branches stay folded until the reader opens them. */
  readonly folds: boolean
}

function Tree({ node, folds }: TreeProps) {
  if ('ending' in node) return <To letter={node.ending} />
  return (
    <ul>
      <li>
        <span className="asked">
          <i className="diamond" aria-hidden="true" />
          {node.title}
        </span>
        <ul>
          {node.branches.map(({ labels, to, played = false }) => (
            <Branch key={labels.join()} labels={labels} to={to} played={played} folds={folds} />
          ))}
        </ul>
      </li>
    </ul>
  )
}

interface BranchProps {
  readonly labels: readonly string[]
  readonly to: OutcomeTree
  readonly played: boolean
  readonly folds: boolean
}

function Branch({ labels, to, played, folds }: BranchProps) {
  const [open, setOpen] = useState(!folds)
  const answer = (
    <>
      <b>{labels.join(outcomesWords.or)}</b>
      {played && <small> {outcomesWords.asPlayed}</small>}
    </>
  )
  if ('ending' in to)
    return (
      <li>
        {answer}
        <To letter={to.ending} />
      </li>
    )
  const many = forksOf(to).size
  return (
    <li>
      {answer}
      {folds && (
        <button type="button" className="unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {outcomesWords.choices(many)}
        </button>
      )}
      {open && <Tree node={to} folds={folds} />}
    </li>
  )
}

const To = ({ letter }: { readonly letter: string | null }) =>
  letter === null ? (
    <span> {outcomesWords.notChecked}</span>
  ) : (
    <span className="to">
      <span className="visually-hidden">{outcomesWords.leadsTo} </span>
      {letter}
    </span>
  )
