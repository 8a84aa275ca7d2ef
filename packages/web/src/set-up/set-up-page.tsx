import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { UndoButton } from '../components/undo-button.tsx'
import { useUndoKeys } from '../components/use-undo-keys.ts'
import type { CardEntry, OwnEntry } from '../engine/protocol/protocol.ts'
import type { UndoRedo } from '../state/history.ts'
import type { Route } from '../state/route.ts'
import type { RunState } from '../state/use-engine.ts'
import { useGames } from '../state/use-games.ts'
import type { Navigate } from '../state/use-route.ts'
import { gameOf } from '../text/game-of.ts'
import { setUpWords } from '../words/set-up.ts'
import { OwnCards } from './cards/own-cards.tsx'
import { FindCard } from './find/find-card.tsx'
import { type Searched, useOwn } from './find/use-card-search.ts'
import { useDragging } from './placing/use-dragging.ts'
import { type Placing, usePlacing } from './placing/use-placing.ts'
import { ScenarioPage } from './scenario-page.tsx'
import type { Seats } from './seats/seats.ts'
import { seatsOf } from './seats/seats-of-run.ts'
import { Sides } from './sides/sides.tsx'
import { StartFrom } from './start/start-from.tsx'

const WriteCard = lazy(() => import('./cards/write-card.tsx'))

export interface SetUpPageProps {
  readonly route: Route
  readonly navigate: Navigate
  readonly known: RunState
  /** The boards before and after this one. */
  readonly history: UndoRedo
}

/** The board as it is set up: cards on the left, the board, and the same as text on the right. */
export default function SetUpPage(props: SetUpPageProps) {
  const own = useOwn(props.route)
  const { run, problems } = props.known
  // All comes at once: on a narrow page, whatever came later would push down what was there.
  const isLoaded = useGames().length > 0 && (run !== null || problems.length > 0)
  return own !== undefined && isLoaded ? (
    <main className="set-up-page cloth">
      <SetUp {...props} own={own} />
    </main>
  ) : (
    <main className="cloth waiting" aria-busy="true" />
  )
}

function SetUp({
  route,
  navigate,
  known,
  history,
  own,
}: SetUpPageProps & { readonly own: readonly OwnEntry[] }) {
  const { board, game, stale } = useBoard(known, route.text)
  const placing = usePlacing(route, navigate, board)
  const { chosen, make, put, select, describeTarget } = placing
  // The selected card may be in another place on that board.
  const going = (go: UndoRedo['undo']) =>
    go &&
    (() => {
      select(null)
      go()
    })
  const acts = { undo: going(history.undo), redo: going(history.redo) }
  useUndoKeys(acts)
  const field = useRef<HTMLInputElement>(null)
  const toField = () => field.current?.focus({ preventScroll: true })
  // The custom card in the form: an existing one, or a new one.
  const [writing, write] = useState<Written | null>(null)
  useDragging(board, make, () => select(null))
  const searched: Searched = { game, mine: own, there: () => (board === null ? [] : namesOn(board)) }
  return (
    <>
      <section className="find" aria-label={setUpWords.cards}>
        <FindCard searched={searched} field={field} placing={placing} />
        <OwnCards cards={own} onPut={put} onWrite={write} />
        <button
          type="button"
          className="btn line"
          aria-expanded={writing === 'new'}
          onClick={() => write(writing === 'new' ? null : 'new')}
        >
          {setUpWords.writeCard}
        </button>
      </section>
      <Suspense>
        <section className="middle" aria-label={setUpWords.board}>
          <p className="history">
            <UndoButton is="undo" {...acts} />
            <UndoButton is="redo" {...acts} />
          </p>
          {board === null ? (
            stale && <Unread />
          ) : (
            <>
              {stale && <Stale />}
              <Sides board={board} game={game} placing={placing} busy={writing !== null} onPlace={toField} />
            </>
          )}
          {writing !== null && (
            <Writing
              key={nameOf(writing)}
              game={game}
              card={writing}
              make={make}
              describeTarget={describeTarget}
              onNew={(card) => {
                const to = put(card)
                if (to !== null) select(to)
                if (matchMedia('(pointer: fine)').matches) toField()
              }}
              onClose={() => write(null)}
            />
          )}
        </section>
        <ScenarioPage route={route} navigate={navigate} known={known} chosen={chosen} />
      </Suspense>
      <StartFrom
        onStart={(from) => navigate({ ...from, view: 'set-up' })}
        onAsk={() => navigate({ view: 'ask' })}
      />
    </>
  )
}

/** The current board, its game, and whether it is older than the problems of the text. */
function useBoard({ run, problems }: RunState, text: string) {
  const stale = problems.length > 0
  const meant = gameOf(text)
  // A text of another game that cannot be read yet: the board that was there before has nothing to do with it.
  const other = stale && run !== null && run.gameName !== meant
  const board = useMemo(() => (run === null || other ? null : seatsOf(run)), [run, other])
  return { board, game: run === null || other ? meant : run.gameName, stale }
}

const namesOn = ({ seats }: Seats): readonly string[] =>
  seats.flatMap(({ row, piles }) => [row, ...Object.values(piles)].flat().map(({ called }) => called))

const Stale = () => (
  <p className="stale" role="status">
    {setUpWords.stale}
  </p>
)

/** An existing custom card, or a new one. */
type Written = OwnEntry | 'new'
const nameOf = (card: Written): string => (card === 'new' ? '' : card.name)

interface WritingProps {
  readonly game: string
  readonly card: Written
  readonly make: Placing['make']
  readonly describeTarget: Placing['describeTarget']
  /** A new one goes to the chosen place. */
  readonly onNew: (card: CardEntry) => void
  readonly onClose: () => void
}

/** The form for a custom card. */
const Writing = ({ game, card, make, describeTarget, onNew, onClose }: WritingProps) => (
  <Suspense>
    <WriteCard
      game={game}
      card={card === 'new' ? null : card}
      describeTarget={describeTarget}
      onWritten={(written, facts) => {
        make({ kind: 'card', name: written.name, facts })
        if (card === 'new') onNew(written)
        onClose()
      }}
      onClose={onClose}
    />
  </Suspense>
)

/** There is no board as long as its text cannot be read. */
const Unread = () => (
  <div className="no-board">
    <p>{setUpWords.noBoard}</p>
    <p>{setUpWords.errorsBelow}</p>
  </div>
)
