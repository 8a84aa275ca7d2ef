import { html } from '../base/html.ts'
import type { Page } from '../base/layout.ts'
import { CHANGES, FEED, HOME, linkTo } from '../base/paths.ts'
import { counted } from '../base/words.ts'
import { type History, wordsOf } from './changes.ts'
import { KIND_WORDS } from './feed.ts'
import type { Ledger } from './ledger.ts'

const MOST = 200

/** The page of what changed. */
export function changesPage({ begun, changes }: History, count: number): Page {
  const days = new Map<string, typeof changes>()
  for (const change of changes.slice(0, MOST)) days.set(change.day, [...(days.get(change.day) ?? []), change])
  return {
    at: CHANGES,
    title: 'What changed',
    description: 'Rulings that are new, changed, reworded or taken back',
    trail: [],
    main: html`<h1>What changed</h1>
<p>Each ruling keeps its address. This list is kept with the project and says when a change was recorded. <a href="${linkTo(CHANGES, FEED)}">The same as a feed</a></p>
${[...days].map(
  ([day, some]) => html`<h2><time datetime="${day}">${day}</time></h2>
<ul class="rulings">${some.map(
    ({
      kind,
      address,
      sentence,
    }) => html`<li><span class="kind">${KIND_WORDS[kind]}</span> <a href="${linkTo(CHANGES, address)}">${sentence}</a></li>
`,
  )}</ul>`,
)}
${
  begun !== null &&
  html`<h2><time datetime="${begun}">${begun}</time></h2>
<p>The record begins, with ${counted(count, 'ruling')}.</p>`
}`,
  }
}

/** The pages at addresses that no ruling has any more: the way to its new one, or that it was taken back. */
export const formerPages = (former: Ledger['former']): readonly Page[] =>
  [...former].map(([at, { to, on }]) => ({
    at,
    title: to === null ? 'This ruling was taken back' : 'This ruling was reworded',
    description: wordsOf(at),
    trail: [],
    ...(to !== null && { goesTo: to }),
    main:
      to === null
        ? html`<h1>This ruling was taken back</h1>
<p>It said: “${wordsOf(at)}”. It has been no ruling of Battleline since <time datetime="${on}">${on}</time>.</p>
<p><a href="${linkTo(at, HOME)}">All rulings</a></p>`
        : html`<h1>This ruling was reworded</h1>
<p>It is now at <a href="${linkTo(at, to)}">${wordsOf(to)}</a>.</p>`,
  }))
