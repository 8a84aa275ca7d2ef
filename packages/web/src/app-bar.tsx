import { useState } from 'react'
import { Glyph } from './components/glyph.tsx'
import { UndoButton } from './components/undo-button.tsx'
import type { Run } from './engine/protocol/protocol.ts'
import type { UndoRedo } from './state/history.ts'
import { hasBoard, isOfBoard, type View } from './state/route.ts'
import { titleOf, useGames } from './state/use-games.ts'
import { chooseLanguage, useLanguage } from './state/use-language.ts'
import type { Navigate } from './state/use-route.ts'
import { appWords } from './words/app.ts'
import { LANGUAGES } from './words/catalogue.ts'

export interface AppBarProps {
  readonly view: View
  readonly run: Run | null
  readonly navigate: Navigate
  readonly onShare: () => void
  /** Shows the game against somebody; null for a question. */
  readonly onGame: (() => void) | null
  readonly undo: UndoRedo
}

/** The views with a button. */
const SHOWN = ['ask', 'play', 'set-up', 'table', 'outcomes'] as const satisfies readonly View[]

/** Whether the bar of a view has a button for another: the first pages have no board, and an answer has buttons of its own. */
const leadsTo = (view: View, to: View): boolean =>
  view === 'answer' ? to === 'ask' : hasBoard(view) || !isOfBoard(to)

/** On a phone, the mark leads to the first page, and that one to a game. */
const isOnlyWide = (view: View, to: View): boolean => to === 'ask' || (to === 'play' && hasBoard(view))

/** The app bar: the question, the views, and the actions. */
export function AppBar({ view, run, navigate, onShare, onGame, undo }: AppBarProps) {
  const games = useGames()
  return (
    <header className="bar">
      <a className="mark" href="./#ask/" aria-label={appWords.toFirstPage}>
        <Mark />
        <span className="wordmark">{appWords.name}</span>
      </a>
      <h1 className="where">
        {run === null ? (
          <span className="visually-hidden">{appWords.name}</span>
        ) : (
          titleOf(games, run.gameName)
        )}{' '}
        {/* The heading of an answer is its sentence. */}
        <b>{view !== 'answer' && run?.name}</b>
      </h1>
      <nav className="acts" aria-label={appWords.name}>
        {SHOWN.filter((one) => leadsTo(view, one) && (onGame === null || !hasBoard(one))).map((one) => (
          <button
            key={one}
            type="button"
            className={isOnlyWide(view, one) ? 'btn only-wide' : 'btn'}
            aria-current={one === view ? 'page' : undefined}
            onClick={() => navigate({ view: one })}
          >
            {appWords.views[one]}
          </button>
        ))}
        {view === 'table' && (
          <>
            <UndoButton is="undo" looks="btn only-wide" {...undo} />
            <UndoButton is="redo" looks="btn only-wide" {...undo} />
          </>
        )}
        {onGame !== null && (
          <button type="button" className="btn line" onClick={onGame}>
            {appWords.game}
          </button>
        )}
        {hasBoard(view) && view !== 'answer' && (
          <button type="button" className="btn main" onClick={onShare}>
            {appWords.share}
          </button>
        )}
        <LanguageChoice isOnlyWide={hasBoard(view)} />
        <ThemeButton />
      </nav>
    </header>
  )
}

/** Two lines that face each other across a rule, a card of each in red. */
const Mark = () => (
  <svg viewBox="0 0 27 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M1 0h5v8H1zM8 0h5v8H8zM22 0h5v8h-5zM1 16h5v8H1zM15 16h5v8h-5zM22 16h5v8h-5zM0 11h27v2H0z"
    />
    <path className="hit" d="M15 0h5v8h-5zM8 16h5v8H8z" />
  </svg>
)

/** A button for each other language, by the name that its speakers have for it. */
function LanguageChoice({ isOnlyWide }: { readonly isOnlyWide: boolean }) {
  const spoken = useLanguage()
  return LANGUAGES.filter(({ code }) => code !== spoken).map(({ code, name }) => (
    <button
      key={code}
      type="button"
      className={isOnlyWide ? 'btn only-wide' : 'btn'}
      lang={code}
      onClick={() => chooseLanguage(code)}
    >
      {name}
    </button>
  ))
}

const KEPT = 'theme'
type Theme = 'light' | 'dark'

function ThemeButton() {
  const [theme, setTheme] = useState<Theme | null>(() => remembered())
  if (theme !== null) document.documentElement.dataset.theme = theme
  const turn = () => {
    const now = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    const next = now === 'dark' ? 'light' : 'dark'
    remember(next)
    setTheme(next)
  }
  return (
    <button type="button" className="btn icon" aria-label={appWords.theme} onClick={turn}>
      <Glyph name="theme" />
    </button>
  )
}

/** Storage may be forbidden; then the theme is forgotten. */
function remembered(): Theme | null {
  try {
    const kept = localStorage.getItem(KEPT)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEPT, theme)
  } catch {}
}
