import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { AppBar } from './app-bar.tsx'
import { GameBoard } from './board/game-board.tsx'
import { undoAtTable } from './board/interaction/undo.ts'
import { loadTableOf } from './board/tables.ts'
import { useRulesLoaded } from './components/use-rule.ts'
import type { Run } from './engine/protocol/protocol.ts'
import { isDeckRun, lastBoard } from './engine/protocol/run.ts'
import { fontsOrSoon } from './state/fonts.ts'
import { hasBoard, isOfBoard, leavingAnswer, type Match, type View } from './state/route.ts'
import { useRun } from './state/use-engine.ts'
import { undoOfBoards, useHistory } from './state/use-history.ts'
import { useLanguage } from './state/use-language.ts'
import { type Navigate, useRoute } from './state/use-route.ts'
import { appWords } from './words/app.ts'

const AskPage = lazy(() => import('./ask/ask-page.tsx'))
const PlayPage = lazy(() => import('./play/play-page.tsx'))
const RoomPage = lazy(() => import('./room/room-page.tsx'))
const GameSheet = lazy(() => import('./play/game-sheet.tsx'))
const SetUpPage = lazy(() => import('./set-up/set-up-page.tsx'))
const OutcomesPage = lazy(() => import('./outcomes/outcomes-page.tsx'))
const ShareSheet = lazy(() => import('./share/share-sheet.tsx'))

/** The app bar and the current view. */
export function App() {
  const { route, wrong, cause, navigate, dismiss } = useRoute()
  useLanguage()
  const known = useRun(route)
  const { run, problems, fault, working } = known
  const [sharing, share] = useState(false)
  const { view } = route
  // A text with problems is shown where it can be edited.
  const shown = isOfBoard(view) && run === null && problems.length > 0 ? 'set-up' : view
  const showsTable = shown === 'table' || shown === 'answer'
  useEffect(() => {
    if (showsTable) loadTableOf(route.text)
  }, [showsTable, route.text])
  const [begun, begin] = useState(false)
  const isReady = useRulesLoaded(run)
  const awaitsBoard = !isReady && isOfBoard(view) && problems.length === 0
  useEffect(() => {
    if (!awaitsBoard) fontsOrSoon().then(() => begin((is) => is || isReady))
  }, [awaitsBoard, isReady])
  // An answer waits for its own board; other views show the last one until the next is there.
  const played = shown === 'answer' ? (isReady && begun && !working ? run : null) : begun ? run : null
  const change: Navigate = useCallback(
    (to) => navigate(shown === 'answer' ? leavingAnswer(to) : to),
    [navigate, shown],
  )
  const history = useHistory(route, cause, change)
  const undo = undoAtTable(working ? null : run, route, history)
  const match = shown === 'table' ? route.match : null
  const [looksAtGame, lookAtGame] = useGameSheet(run, match)
  useKeptFocus(shown, run)
  useEffect(() => {
    document.title = run === null || !hasBoard(view) ? appWords.name : `${run.name} · ${appWords.name}`
  }, [run, view])
  return (
    <>
      <AppBar
        view={shown}
        run={hasBoard(shown) ? run : null}
        navigate={navigate}
        onShare={() => share(true)}
        onGame={match === null ? null : () => lookAtGame(true)}
        undo={undo}
      />
      <Suspense fallback={<main className="cloth waiting" aria-busy="true" />}>
        {shown === 'ask' && <AskPage route={route} navigate={navigate} />}
        {shown === 'play' && <PlayPage navigate={navigate} />}
        {shown === 'room' && route.room !== null && (
          <RoomPage key={route.room.room} seat={route.room} navigate={navigate} />
        )}
        {shown === 'set-up' && <SetUpPage {...{ route, navigate, known }} history={undoOfBoards(history)} />}
        {showsTable && played !== null && (
          <GameBoard run={played} route={route} navigate={change} undo={undo} onShare={() => share(true)} />
        )}
        {shown === 'outcomes' && played !== null && (
          <OutcomesPage run={played} route={route} navigate={navigate} />
        )}
        {isOfBoard(shown) && played === null && <main className="cloth waiting" aria-busy={working} />}
        {looksAtGame && match !== null && run !== null && isDeckRun(run) && (
          <GameSheet
            run={run}
            route={route}
            match={match}
            navigate={navigate}
            onShare={() => share(true)}
            onClose={() => lookAtGame(false)}
          />
        )}
        {sharing && <ShareSheet route={route} run={run} onClose={() => share(false)} />}
      </Suspense>
      {(wrong ?? fault) !== null && (
        <div className="notice" role="alert">
          {wrong ?? appWords.engineFailed(fault ?? '')}
          {wrong !== null && (
            <button type="button" className="btn line" onClick={dismiss}>
              {appWords.startOver}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Whether the sheet of a game is open: it opens by itself when the game is over. */
function useGameSheet(run: Run | null, match: Match | null): readonly [boolean, (is: boolean) => void] {
  const [isOpen, open] = useState(false)
  const isOver =
    match !== null &&
    run !== null &&
    isDeckRun(run) &&
    (match.conceded !== null || (lastBoard(run)?.winner ?? null) !== null)
  useEffect(() => open(isOver), [isOver])
  return [isOpen, open]
}

/**
 * Keeps the focus on the page when its element disappears, such as the button of an answer: it moves to the next question,
 * else to the main part of the page.
 */
function useKeptFocus(view: View, run: Run | null): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      // The first page gives the focus to its field.
      first.current = run === null && hasBoard(view)
      return
    }
    const slip = document.querySelector<HTMLElement>('.lane .slip')
    const focused = document.activeElement
    // After an answer given on a card by keys, the focus moves to the next question.
    const onCard = slip !== null && focused?.matches('[data-card] > :focus-visible') === true
    if (focused !== document.body && !onCard) return
    const next = slip ?? document.querySelector('main')
    if (next === null) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }, [view, run])
}
