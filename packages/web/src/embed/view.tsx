import { createRoot } from 'react-dom/client'
import { PageElement } from '../components/page-element.ts'
import { provideEngine } from '../state/use-engine.ts'
import { EmbeddedBoard } from './embedded-board.tsx'
import { startEngine } from './engine-port.ts'
import type { Source } from './source.ts'
import { wearStyles } from './styles.ts'
import '../styles/tokens.css'
import '../styles/elements.css'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/card.css'
import '../styles/looks.css'
import '../styles/strip.css'
import '../styles/table.css'
import '../styles/forced.css'
import '../styles/widths.css'
import '../styles/embed.css'

/** What an element is to show, by its attributes. */
export interface Shown extends Source {
  /** The address of the app that “Open in Battleline” leads to. */
  readonly app: string
  /** A number from 1, `first`, `last`, or null for the decisive step. */
  readonly step: string | null
  /** True to play up to that step. */
  readonly autoplay: boolean
  /** `light`, `dark` or `system`; null for that of the page. */
  readonly theme: string | null
}

/** The step that a board shows, and the ways to others. */
export interface Playback {
  readonly sentence: string
  /** From 1. */
  readonly step: number
  readonly steps: number
  /** What happens in the step. */
  readonly title: string
  /** The rule that decides it; null where it cites none. */
  readonly rule: string | null
  next(): void
  back(): void
  play(): void
}

/** Why there is no board; a place in the text where one is wrong. */
export interface Fault {
  readonly message: string
  readonly line?: number
  readonly column?: number
}

export interface Listener {
  tell(playback: Playback): void
  fail(fault: Fault): void
}

export interface View {
  show(shown: Shown): void
  remove(): void
}

provideEngine(startEngine)

/** Opens a view in the tree of an element. */
export function openView(tree: ShadowRoot, listener: Listener): View {
  const page = document.createElement('div')
  page.className = 'embed'
  // Whatever language the page is in.
  page.lang = 'en'
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
