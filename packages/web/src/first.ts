import { startAhead } from './engine/start-engine.ts'

// A link has a board: its engine is on its way before the page is.
if (location.hash.length > 1) startAhead(location.hash)
void import('./main.tsx').then(({ show }) => show(document.getElementById('app')))
