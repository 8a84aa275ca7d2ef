import { explanationOf } from '@battleline/explain'
import { documentHtml, previewHtml } from '../base/document.ts'
import { Html, html, type Part } from '../base/html.ts'
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
  const head = html`<link rel="alternate" type="application/json+oembed" href="${origin}oembed?url=${encodeURIComponent(address)}" title="${title}">
${previewHtml({
  kind: 'article',
  title,
  description,
  address,
  picture: `${origin}${picturePath(id)}`,
  pictured: [title, ...answer].join('. '),
})}`
  return framed({ title, description, head, main: new Html(main) }, places)
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
    { title, description: 'Questions about fights, each with its answer and the rules', head: null, main },
    places,
  )
}

interface Framed {
  readonly title: string
  readonly description: string
  readonly head: Part
  readonly main: Html
}

const framed = ({ title, description, head, main }: Framed, { styles, archive }: QuestionPlaces): string =>
  documentHtml({
    title: `${title} · Battleline`,
    description,
    styles,
    policy: null,
    head,
    home: { to: '/', word: 'questions' },
    menu: {
      label: 'Pages',
      items: html`<li><a href="/questions">Search</a></li>
${archive !== null && html`<li><a href="${archive}">Rulings</a></li>`}`,
    },
    main,
    footer: 'Players ask these questions, and Battleline works the answers out from the rules.',
  })
