import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import './state/effects-at-once.ts'
import { App } from './app.tsx'
import { Engine } from './engine/client.ts'
import { startEngine } from './engine/start-engine.ts'
import { fontsOrSoon } from './state/fonts.ts'
import { getEngine, provideEngine } from './state/use-engine.ts'
import { preferredLanguage, speakOnPage } from './state/use-language.ts'
import { loadLinks } from './state/use-route.ts'
import { shareScreen } from './state/use-shared.ts'
import './styles/tokens.css'
import './styles/elements.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/card.css'
import './styles/looks.css'
import './styles/strip.css'
import './styles/table.css'
import './styles/small-cards.css'
import './styles/find.css'
import './styles/set-up.css'
import './styles/forced.css'
import './styles/widths.css'

provideEngine(() => startEngine((worker) => new Engine(worker)))

let root: Root | null = null

/**
 * Shows what the address says in an element of the page, or nowhere. It begins anew each time: nothing is left of the board that
 * was shown before, but the engine keeps what it has loaded.
 */
export async function show(place: HTMLElement | null): Promise<void> {
  root?.unmount()
  root = null
  shareScreen(null)
  delete document.documentElement.dataset.theme
  if (place === null) return
  const spoken = speakOnPage(preferredLanguage())
  if (location.hash.length > 1) {
    // A link has a board: the engine loads while the link is read.
    getEngine()
    await loadLinks()
    // It has the line for itself: fonts come with the board.
  } else await fontsOrSoon()
  await spoken
  root = createRoot(place)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** Milliseconds until the offline cache is filled, so that it does not slow down the first load. */
const LATER = 4000

// The whole app is kept for when there is no network.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => {
    navigator.serviceWorker.register('./offline.js').catch(() => {
      // Storage may be forbidden; then the app needs its server.
    })
  }, LATER)
