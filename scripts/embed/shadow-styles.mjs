// The styles of the web app, made into styles for boards in pages of others.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../prepare.mjs'

const ADOPT = join(root, 'packages/web/src/embed/styles.ts')
const MARK = '\0shadow-style:'

/**
 * Makes of each import of a style sheet one that gives it to the shadow trees of embedded boards.
 * @returns {import('rolldown').Plugin}
 */
export function shadowStyles() {
  return {
    name: 'shadow-styles',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined) return null
      return `${MARK}${resolve(dirname(importer), source).replace(/\.css$/, '')}`
    },
    load(id) {
      if (!id.startsWith(MARK)) return null
      const file = `${id.slice(MARK.length)}.css`
      this.addWatchFile(file)
      const css = readFileSync(file, 'utf8')
      const words = [JSON.stringify(shadowCss(css)), ...registered(css).map((one) => JSON.stringify(one))]
      return {
        code: `import { adopt } from ${JSON.stringify(ADOPT)}\nadopt(${words.join(', ')})`,
        moduleType: 'js',
      }
    },
    transform(code, id) {
      return id.startsWith(join(root, 'packages/web/src/')) ? renamed(code) : null
    },
  }
}

const STYLES = join(root, 'packages/web/src/styles')
const PROPERTY = /@property --([\w-]+)\s*\{([^}]*)\}/g

/** The names of properties with a type. Types are the whole page’s, also for a tree of its own, and so are these names. */
const TYPED = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) =>
    [...readFileSync(join(STYLES, name), 'utf8').matchAll(PROPERTY)].map(([, typed]) => typed),
  )

/** A style sheet or a module with names for properties with a type that no page has. */
const renamed = (/** @type {string} */ code) =>
  code.replaceAll(new RegExp(`(?<![\\w-])--(${TYPED.join('|')})(?![\\w-])`, 'g'), '--battleline-$1')

/**
 * The properties with a type that a style sheet declares, as `CSS.registerProperty` takes them: style sheets of a shadow tree
 * cannot declare them.
 */
export const registered = (/** @type {string} */ css) =>
  [...css.matchAll(PROPERTY)].map(([, name, body = '']) => {
    const value = (/** @type {string} */ key) => new RegExp(`${key}:\\s*"?([^";]*)"?;`).exec(body)?.[1] ?? ''
    return {
      name: `--battleline-${name}`,
      syntax: value('syntax'),
      inherits: value('inherits') === 'true',
      initialValue: value('initial-value'),
    }
  })

/** The tokens that pages may set, by the names that `docs/embed.md` has. */
const PUBLIC = new Set(
  'cloth cloth-deep cloth-line paper paper-shade ink pencil pencil-cloth hair edge red red-fill red-wash serif sans mono'.split(
    ' ',
  ),
)

/** A window is taken to be this high, in pixels: a board in a page has no height of its own to go by. */
const HIGH = 800

/** Without a chart beside it, a board that is so many pixels narrower has the room of one in the app. */
const BESIDE = 100

/** How much wider the board is as a part of the whole, which the chart takes a third of in the app. */
const WIDER = 1.45

/** A part of the width: cards grow with the board, and what takes the whole width takes that. */
const widthOf = (/** @type {number} */ part) =>
  `calc(${part < 50 ? Number((part * WIDER).toFixed(2)) : part} * var(--vw))`

const containerQuery = (/** @type {string} */ query) =>
  `@container embed ${query.replaceAll(/(width:\s*)(\d+)px/g, (_, name, width) => `${name}${width - BESIDE}px`)}{`

/**
 * A style sheet of the app for a board in a part of a page: what it says of the page it says of the wrapper, of the window’s
 * width of the wrapper’s, and of the page’s text size of the board’s own.
 */
export function shadowCss(/** @type {string} */ css) {
  return renamed(css)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|[{},\s]):root\b/g, '$1.embed')
    .replaceAll(/(^|[}\s])(?:html|body)(?=\s*\{)/g, '$1.embed')
    .replaceAll(/@media\s+([^{]*\b(?:min|max)-width:[^{]*)\{/g, (_, query) => containerQuery(query))
    .replaceAll(/@property[^}]*\}/g, '')
    .replaceAll(/^(\s*)--([a-z-]+):\s*([^;{}]+);/gm, (all, margin, name, value) =>
      PUBLIC.has(name) ? `${margin}--${name}: var(--battleline-${name}, ${value});` : all,
    )
    .replaceAll(/(?<![\w-])(-?[\d.]+)rem\b/g, 'calc($1 * var(--text))')
    .replaceAll(/(?<![\w-])([\d.]+)vw\b/g, (_, part) => widthOf(Number(part)))
    .replaceAll(/(?<![\w-])(-?[\d.]+)d?vh\b/g, (_, part) => `${(Number(part) * HIGH) / 100}px`)
    .replaceAll(/\s+/g, ' ')
}
