import { type Html, html, type Part } from './html.ts'
import { MARK_HITS, MARK_LINES } from './mark.ts'
import { CHANGES, FEED, HOME, linkTo, READINGS, STYLES } from './paths.ts'

/** The games by their titles, in the order of the site. */
export type Games = readonly { readonly game: string; readonly title: string }[]

/** What every page needs to know. */
export interface Site {
  readonly games: Games
  /** Where the site is, as `https://example.org/rulings/`; null if that is not known when it is made. */
  readonly origin: string | null
  /** True if pictures of the rulings are made. */
  readonly hasPictures: boolean
}

export interface Page {
  /** The folder of the page, below `rulings/`. */
  readonly at: string
  readonly title: string
  readonly description: string
  /** The way to it from the first page. */
  readonly trail: readonly { readonly title: string; readonly at: string }[]
  readonly kind?: 'article' | 'website'
  /** The picture for previews, below `rulings/`; default: the picture of the archive. */
  readonly picture?: string
  /** The page that it leads to at once. */
  readonly goesTo?: string
  readonly main: Part
}

/** Pages load their one style sheet and pictures of the site, and nothing else. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

export const PICTURE = 'preview.png'

export function pageHtml(page: Page, site: Site): string {
  const { at, title, description, trail, main } = page
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${at === HOME ? '' : ' · Battleline'}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${linkTo(at, STYLES)}">
${
  page.goesTo !== undefined &&
  html`<meta http-equiv="refresh" content="0; url=${linkTo(at, page.goesTo)}">
`
}<link rel="alternate" type="application/atom+xml" title="Changed rulings" href="${linkTo(at, FEED)}">
${preview(page, site)}
</head>
<body>
<a class="skip visually-hidden" href="#main">To the text</a>
<header class="bar">
<a class="mark" href="${linkTo(at, HOME)}">${MARK_SVG}Battleline <span>rulings</span></a>
<nav aria-label="Archive"><ul>
${site.games.map(
  ({ game, title: name }) => html`<li><a href="${linkTo(at, game)}"${isAt(at, game)}>${name}</a></li>
`,
)}<li><a href="${linkTo(at, READINGS)}"${isAt(at, READINGS)}>Unsettled</a></li>
<li><a href="${linkTo(at, CHANGES)}"${isAt(at, CHANGES)}>Changes</a></li>
</ul></nav>
</header>
<main id="main" class="page">
${trail.length > 0 && trailHtml(at, trail)}
${main}
</main>
<footer><p>Made from the scenarios of Battleline, each of which its tests play. Battleline is not affiliated with the publishers of the games.</p></footer>
</body>
</html>
`.text
}

export const MARK_SVG = html`<svg viewBox="0 0 27 24" aria-hidden="true" focusable="false"><path d="${MARK_LINES}"/><path class="hit" d="${MARK_HITS}"/></svg>`

const isAt = (at: string, section: string): Html | false =>
  (at === section || at.startsWith(`${section}/`)) &&
  html` aria-current="${at === section ? 'page' : 'true'}"`

const trailHtml = (
  at: string,
  trail: Page['trail'],
): Html => html`<nav class="trail" aria-label="Where this is"><ol>
<li><a href="${linkTo(at, HOME)}">All rulings</a></li>
${trail.map(
  ({ title, at: to }) => html`<li><a href="${linkTo(at, to)}">${title}</a></li>
`,
)}</ol></nav>`

/** What other sites show of a link to the page; addresses only where the site is known. */
function preview({ at, title, description, kind = 'website', picture = PICTURE }: Page, site: Site): Html {
  const { origin } = site
  const address = origin === null ? null : origin + (at === HOME ? '' : `${at}/`)
  return html`<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="Battleline">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${
  address !== null &&
  html`<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
`
}${
  origin !== null &&
  html`<meta property="og:image" content="${origin}${site.hasPictures ? picture : PICTURE}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
`
}`
}
