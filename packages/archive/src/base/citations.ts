import { type Html, html, type Part } from './html.ts'
import type { Links } from './links.ts'

/** A link to a page; plain text if there is no page. */
export const linked = (to: string | null, text: Part, look: 'id' | 'label' | null = null): Html =>
  to === null
    ? html`<span${look !== null && html` class="${look}"`}>${text}</span>`
    : html`<a${look !== null && html` class="${look}"`} href="${to}">${text}</a>`

/** Ids of rules, each a link to its page. */
export const citations = (links: Links, ids: readonly string[]): Html =>
  html`${ids.map((id) => html`${linked(links.rule(id), id, 'id')} `)}`

const RULE_ID = /\b((?:KF|MTG|GA|DUEL)-(?:[A-Z0-9]+-)?[A-Z0-9]+|R-\d{3}|[CD]\d{1,2})\b/

/** A text with the ids of rules in it as links. */
export const prose = (links: Links, text: string): Html =>
  html`${text.split(RULE_ID).map((piece, n) => {
    const to = n % 2 === 1 ? links.rule(piece) : null
    return to === null ? piece : linked(to, piece, 'id')
  })}`
