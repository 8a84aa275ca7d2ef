import { explanationOf } from '@battleline/explain'
import { Html, html } from '../base/html.ts'
import { MARK_SVG, POLICY } from '../base/layout.ts'
import type { AnsweredQuestion } from './answered.ts'

/** Where things are on the server of a question. */
export interface QuestionPlaces {
  /** Where the server is, as `https://example.org/`. */
  readonly origin: string
  readonly styles: string
  /** The archive of rulings; null where the server has none. */
  readonly archive: string | null
}

export const questionPath = (id: string): string => `q/${id}`
export const picturePath = (id: string): string => `q/${id}.png`

/** The page of a question: it is read without scripts, and tells other sites its picture and where its oEmbed is. */
export function questionHtml(
  question: Omit<AnsweredQuestion, 'picture' | 'words'>,
  places: QuestionPlaces,
): string {
  const { id, title, game, answer, main } = question
  const { origin, styles, archive } = places
  const address = `${origin}${questionPath(id)}`
  const description = answer.length > 0 ? answer.join('. ') : `A question of ${explanationOf(game).title}`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Battleline</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${styles}">
<link rel="canonical" href="${address}">
<link rel="alternate" type="application/json+oembed" href="${origin}oembed?url=${encodeURIComponent(address)}" title="${title}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Battleline">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${origin}${picturePath(id)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${[title, ...answer].join('. ')}">
<meta name="twitter:card" content="summary_large_image">
</head>
<body>
<a class="skip visually-hidden" href="#main">To the text</a>
<header class="bar">
<a class="mark" href="/">${MARK_SVG}Battleline <span>questions</span></a>
<nav aria-label="Pages"><ul>
<li><a href="/questions">Search</a></li>
${archive !== null && html`<li><a href="${archive}">Rulings</a></li>`}
</ul></nav>
</header>
<main id="main" class="page">
${new Html(main)}
</main>
<footer><p>Somebody asked this, and Battleline worked it out from the rules. Battleline is not affiliated with the publishers of the games.</p></footer>
</body>
</html>
`.text
}
