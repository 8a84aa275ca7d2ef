import { type Html, html, type Part } from './html.ts'
import { MARK_HITS, MARK_LINES } from './mark.ts'

/** The parts of a page that differ between the archive and the questions. */
interface Document {
  readonly title: string
  readonly description: string
  /** Where the style sheet is. */
  readonly styles: string
  /** What it may load, as a Content-Security-Policy; null where the server says it. */
  readonly policy: string | null
  /** What its head has besides. */
  readonly head: Part
  /** What the mark leads to, and the word beside it. */
  readonly home: { readonly to: string; readonly word: string }
  /** The entries of the menu, and what it is. */
  readonly menu: { readonly label: string; readonly items: Part }
  readonly main: Part
  readonly footer: string
}

/** A whole page of HTML. */
export const documentHtml = ({
  title,
  description,
  styles,
  policy,
  head,
  home,
  menu,
  main,
  footer,
}: Document): string =>
  html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${
  policy !== null &&
  html`<meta http-equiv="Content-Security-Policy" content="${policy}">
`
}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${styles}">
${head}
</head>
<body>
<a class="skip visually-hidden" href="#main">To the text</a>
<header class="bar">
<a class="mark" href="${home.to}">${MARK}Battleline <span>${home.word}</span></a>
<nav aria-label="${menu.label}"><ul>
${menu.items}
</ul></nav>
</header>
<main id="main" class="page">
${main}
</main>
<footer><p>${footer} Battleline is not affiliated with the publishers of the games.</p></footer>
</body>
</html>
`.text

const MARK = html`<svg viewBox="0 0 27 24" aria-hidden="true" focusable="false"><path d="${MARK_LINES}"/><path class="hit" d="${MARK_HITS}"/></svg>`

/** What other sites show of a link to a page. */
interface Preview {
  readonly kind: 'article' | 'website'
  readonly title: string
  readonly description: string
  /** The whole addresses of the page and of its picture; null if they are not known. */
  readonly address: string | null
  readonly picture: string | null
  /** What the picture shows. */
  readonly pictured: string
}

export const previewHtml = ({
  kind,
  title,
  description,
  address,
  picture,
  pictured,
}: Preview): Html => html`<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="Battleline">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${
  address !== null &&
  html`<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
`
}${
  picture !== null &&
  html`<meta property="og:image" content="${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${pictured}">
<meta name="twitter:card" content="summary_large_image">
`
}`
