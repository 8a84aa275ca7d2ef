import { documentHtml, previewHtml } from './document.ts'
import { type Html, html, type Part } from './html.ts'
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
  return documentHtml({
    title: at === HOME ? title : `${title} · Battleline`,
    description,
    styles: linkTo(at, STYLES),
    policy: POLICY,
    head: html`${
      page.goesTo !== undefined &&
      html`<meta http-equiv="refresh" content="0; url=${linkTo(at, page.goesTo)}">
`
    }<link rel="alternate" type="application/atom+xml" title="Changed rulings" href="${linkTo(at, FEED)}">
${preview(page, site)}`,
    home: { to: linkTo(at, HOME), word: 'rulings' },
    menu: {
      label: 'Archive',
      items: html`${site.games.map(
        ({ game, title: name }) => html`<li><a href="${linkTo(at, game)}"${isAt(at, game)}>${name}</a></li>
`,
      )}<li><a href="${linkTo(at, READINGS)}"${isAt(at, READINGS)}>Unsettled</a></li>
<li><a href="${linkTo(at, CHANGES)}"${isAt(at, CHANGES)}>Changes</a></li>`,
    },
    main: html`${trail.length > 0 && trailHtml(at, trail)}
${main}`,
    footer: 'Made from the scenarios of Battleline, each of which its tests play.',
  })
}

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

/** Addresses are known only where the site is. */
function preview({ at, title, description, kind = 'website', picture = PICTURE }: Page, site: Site): Html {
  const { origin } = site
  return previewHtml({
    kind,
    title,
    description,
    address: origin === null ? null : origin + (at === HOME ? '' : `${at}/`),
    picture: origin === null ? null : origin + (site.hasPictures ? picture : PICTURE),
    pictured: title,
  })
}
