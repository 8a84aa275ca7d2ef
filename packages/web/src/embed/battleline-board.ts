import type { Fault, Playback, Shown, View } from './shown.ts'

/** Where the script came from; the app is beside it, unless `app` says otherwise. */
const HOME = new URL('./', import.meta.url).href

/** How far outside the window an element is loaded. */
const AHEAD = '600px'

/** Whatever the styles of the page say of all elements, this one is a block without a frame of its own. */
const STYLES = `
:host {
  display: block !important;
  box-sizing: border-box !important;
  min-width: 0 !important;
  height: auto !important;
  min-height: 0 !important;
  max-height: none !important;
  padding: 0 !important;
  border: 0 !important;
  overflow: visible !important;
  columns: auto !important;
  writing-mode: horizontal-tb !important;
  background: none !important;
  max-width: 1040px;
}
:host([hidden]) { display: none !important; }
.embed { all: initial; display: block; }
.waiting {
  all: initial;
  display: block;
  min-height: 30em;
  color: CanvasText;
  color-scheme: inherit;
  font: 15px / 1.5 system-ui, sans-serif;
}
.waiting.failed { min-height: 0; }
.waiting p { margin: 0 0 0.5em; }
`

/**
 * A board for pages of others: a ruling, a shared link or a scenario at the step that decides. The content of the element, such
 * as a link, is shown until the board is there. `docs/embed.md` has its attributes, properties and events.
 */
class BattlelineBoard extends HTMLElement {
  static readonly observedAttributes = ['ruling', 'link', 'app', 'step', 'autoplay', 'theme']

  readonly #tree: ShadowRoot
  readonly #waiting = document.createElement('div')
  #near: IntersectionObserver | null = null
  #view: View | null = null
  #playback: Playback | null = null

  constructor() {
    super()
    this.#tree = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    this.#tree.adoptedStyleSheets = [sheet]
    this.#waiting.className = 'waiting'
    this.#waiting.append(document.createElement('slot'))
    this.#tree.append(this.#waiting)
  }

  connectedCallback(): void {
    this.#near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        this.#near?.disconnect()
        void this.#open()
      },
      // What plays by itself begins when it is seen.
      { rootMargin: this.hasAttribute('autoplay') ? '0px' : AHEAD },
    )
    this.#near.observe(this)
  }

  disconnectedCallback(): void {
    this.#near?.disconnect()
    this.#near = null
    this.#view?.remove()
    this.#view = null
    this.#playback = null
    this.#tree.append(this.#waiting)
  }

  attributeChangedCallback(): void {
    this.#view?.show(this.#shown())
  }

  /** The number of the step that is shown, from 1; 0 before the board is there. Setting it goes to that step. */
  get step(): number {
    return this.#playback?.step ?? 0
  }

  set step(step: number) {
    this.setAttribute('step', String(step))
  }

  /** How many steps there are; 0 before the board is there. */
  get steps(): number {
    return this.#playback?.steps ?? 0
  }

  /** The sentence of the ruling, or the name of the scenario; empty before the board is there. */
  get sentence(): string {
    return this.#playback?.sentence ?? ''
  }

  next(): void {
    this.#playback?.next()
  }

  back(): void {
    this.#playback?.back()
  }

  /** Plays step by step to the end, or stops that. */
  play(): void {
    this.#playback?.play()
  }

  async #open(): Promise<void> {
    try {
      const { openView } = await import('./view.tsx')
      if (!this.isConnected || this.#view !== null) return
      const view = await openView(this.#tree, {
        tell: (playback) => this.#tell(playback),
        fail: (fault) => this.#fail(fault),
      })
      if (!this.isConnected || this.#view !== null) return view.remove()
      this.#view = view
      this.#view.show(this.#shown())
      // Without a board the view shows the content of the element.
      this.#waiting.remove()
    } catch {
      const message = 'The board could not be loaded.'
      const words = document.createElement('p')
      words.textContent = message
      this.#waiting.classList.add('failed')
      this.#waiting.prepend(words)
      this.#fail({ message })
    }
  }

  #shown(): Shown {
    const text = this.querySelector('script[type="text/yaml"]')?.textContent ?? null
    return {
      ruling: this.getAttribute('ruling'),
      link: this.getAttribute('link'),
      text,
      app: appAt(this.getAttribute('app')),
      step: this.getAttribute('step'),
      autoplay: this.hasAttribute('autoplay'),
      theme: this.getAttribute('theme'),
    }
  }

  #tell(playback: Playback): void {
    const before = this.#playback
    this.#playback = playback
    const { step, steps, title, rule, sentence } = playback
    if (before?.sentence !== sentence) this.#dispatch('battleline-ready', { sentence, steps })
    if (before?.step !== step || before.title !== title)
      this.#dispatch('battleline-step', { step, steps, title, rule })
  }

  #fail(fault: Fault): void {
    this.#playback = null
    this.#dispatch('battleline-error', fault)
  }

  #dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
  }
}

/** The address of an app as seen from the page. What no browser opens as a page, such as a script, is none. */
function appAt(address: string | null): string {
  if (address === null || !URL.canParse(address, document.baseURI)) return HOME
  const { protocol, href } = new URL(address, document.baseURI)
  return /^https?:$/.test(protocol) ? href.replace(/#.*$/, '') : HOME
}

// A page may have the script more than once, from blogs that each bring it.
if (customElements.get('battleline-board') === undefined)
  customElements.define('battleline-board', BattlelineBoard)
