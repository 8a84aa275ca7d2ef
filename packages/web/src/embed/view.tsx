import { createRoot } from 'react-dom/client'
import '../state/effects-at-once.ts'
import { PageElement } from '../components/page-element.ts'
import { provideEngine } from '../state/use-engine.ts'
import { spokenOf } from '../state/use-language.ts'
import { language } from '../words/catalogue.ts'
import { speak } from '../words/speak.ts'
import { EmbeddedBoard } from './embedded-board.tsx'
import { startEngine } from './engine-port.ts'
import type { Listener, View } from './shown.ts'
import { wearStyles } from './styles.ts'
import '../styles/tokens.css'
import '../styles/elements.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/card.css'
import '../styles/looks.css'
import '../styles/strip.css'
import '../styles/table.css'
import '../styles/small-cards.css'
import '../styles/forced.css'
import '../styles/widths.css'
import '../styles/embed.css'

provideEngine(startEngine)

/** Opens a view in the tree of an element. It speaks the language of the page around it, else English. */
export async function openView(tree: ShadowRoot, listener: Listener): Promise<View> {
  await speak(spokenOf([tree.host.closest<HTMLElement>('[lang]')?.lang ?? null]))
  const page = document.createElement('div')
  page.className = 'embed'
  page.lang = language()
  const takeOff = wearStyles(tree)
  tree.append(page)
  // Units of the window are parts of the element here.
  const measure = new ResizeObserver(([entry]) => {
    if (entry !== undefined) page.style.setProperty('--vw', `${entry.contentRect.width / 100}px`)
  })
  measure.observe(page)
  const root = createRoot(page)
  return {
    show: (shown) => {
      if (shown.theme === null) delete page.dataset.theme
      else page.dataset.theme = shown.theme
      root.render(
        <PageElement value={page}>
          <div className="column">
            <EmbeddedBoard shown={shown} listener={listener} />
          </div>
        </PageElement>,
      )
    },
    remove: () => {
      measure.disconnect()
      root.unmount()
      page.remove()
      takeOff()
    },
  }
}
