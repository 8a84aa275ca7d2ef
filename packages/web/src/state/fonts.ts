/** How long a page waits for its fonts, in milliseconds: on a slow line it is shown without them, and they come later. */
const PATIENCE = 150

let loading: Promise<unknown> | null = null

async function load(): Promise<void> {
  await import('../styles/fonts.css')
  await Promise.all([...document.fonts].map((font) => font.load()))
}

/** Begins to load the fonts of the app, once; settled when they are there, or when they keep the page waiting. */
export function fontsOrSoon(): Promise<unknown> {
  loading ??= load().catch(() => {})
  return Promise.race([loading, new Promise((done) => setTimeout(done, PATIENCE))])
}
