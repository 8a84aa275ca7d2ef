import { type Html, html } from '../base/html.ts'
import { linkTo } from '../base/paths.ts'

/** An entry of an index: what it is called, its page, and how many rulings it has. */
export interface Entry {
  readonly name: string
  readonly at: string
  readonly count: number
}

export const entryList = (
  at: string,
  entries: readonly Entry[],
  look = 'entries',
): Html => html`<ul class="${look}">
${entries.map(
  ({
    name,
    at: to,
    count,
  }) => html`<li><a href="${linkTo(at, to)}">${name}</a> <span class="n">${count}</span></li>
`,
)}</ul>`
