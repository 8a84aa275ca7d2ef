import { loadTableOf } from './board/tables.ts'
import { startAhead } from './engine/start-engine.ts'
import { textOfLink } from './state/link-text.ts'

// A link has a board: its engine, and what draws it, are on their way before the page is.
if (location.hash.length > 1) {
  const engine = startAhead()
  void textOfLink(location.hash).then((text) => {
    if (text === null) return
    engine.load(text)
    loadTableOf(text)
  })
}
void import('./main.tsx').then(({ show }) => show(document.getElementById('app')))
