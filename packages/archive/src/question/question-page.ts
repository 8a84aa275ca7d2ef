import { explanationOf } from '@battleline/explain'
import { Html, html, type Part } from '../base/html.ts'
import { MARK_SVG } from '../base/layout.ts'
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
  { id, title, game, answer, main }: Omit<AnsweredQuestion, 'picture' | 'words'>,
  places: QuestionPlaces,
): string {
  const { origin } = places
  const address = `${origin}${questionPath(id)}`
  const description = answer.length > 0 ? answer.join('. ') : `A question of ${explanationOf(game).title}`
  const preview = html`<link rel="canonical" href="${address}">
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
<meta name="twitter:card" content="summary_large_image">`
  return framed({ title, description, preview, main: new Html(main) }, places)
}

/** The page of a search: the questions that were found, or the newest where nothing was asked. */
export function questionsHtml(
  asked: string,
  questions: readonly { readonly id: string; readonly game: string; readonly title: string }[],
  places: QuestionPlaces,
): string {
  const title = asked === '' ? 'Questions' : `Questions about “${asked}”`
  const main = html`<h1>${title}</h1>
<form class="search" action="/questions" role="search"><input type="search" name="q" value="${asked}" maxlength="300" aria-label="Words of a question"><button class="open">Search</button></form>
<h2>${questions.length === 0 ? 'No question has these words' : asked === '' ? 'The newest' : 'Found'}</h2>
<ul class="rulings">${questions.map(
    ({ id, game, title: one }) =>
      html`<li><a href="/${questionPath(id)}">${one}</a> <span class="n">${explanationOf(game).title}</span></li>
`,
  )}</ul>`
  return framed(
    { title, description: 'Questions about fights, each with its answer and the rules', preview: null, main },
    places,
  )
}

interface Framed {
  readonly title: string
  readonly description: string
  readonly preview: Part
  readonly main: Html
}

const framed = ({ title, description, preview, main }: Framed, { styles, archive }: QuestionPlaces): string =>
  html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Battleline</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${styles}">
${preview}
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
${main}
</main>
<footer><p>Players ask these questions, and Battleline works the answers out from the rules. Battleline is not affiliated with the publishers of the games.</p></footer>
</body>
</html>
`.text
