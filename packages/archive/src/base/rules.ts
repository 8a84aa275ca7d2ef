import { gameOfRule, headingOf, type RuleText, rules } from '@battleline/rulebook'
import { type Html, html } from './html.ts'
import { indexPage, linkTo, readingPage } from './paths.ts'

const byId = new Map(rules.map((rule) => [rule.id, rule]))

export const ruleOf = (id: string): RuleText | undefined => byId.get(id)

/** True for our own reading of a point on which the rules are silent: `R-001`. */
export const isReading = (id: string): boolean => /^R-\d/.test(id)

/** The page about a rule; null for an id that is none. */
export function rulePage(id: string): string | null {
  const rule = byId.get(id)
  if (rule === undefined) return null
  return isReading(id) ? readingPage(id) : indexPage('rule', gameOfRule(rule), id)
}

/** Ids of rules, each a link to its page. */
export const citations = (at: string, ids: readonly string[]): Html =>
  html`${ids.map((id) => {
    const page = rulePage(id)
    return page === null
      ? html`<span class="id">${id}</span> `
      : html`<a class="id" href="${linkTo(at, page)}">${id}</a> `
  })}`

const RULE_ID = /\b((?:KF|MTG|GA|DUEL)-(?:[A-Z0-9]+-)?[A-Z0-9]+|R-\d{3}|[CD]\d{1,2})\b/

/** A text with the ids of rules in it as links. */
export const prose = (at: string, text: string): Html =>
  html`${text.split(RULE_ID).map((piece, n) => {
    const page = n % 2 === 1 ? rulePage(piece) : null
    return page === null ? piece : html`<a class="id" href="${linkTo(at, page)}">${piece}</a>`
  })}`

/** The heading of a rule, without its id and without the marks of code. */
export const plainHeading = (rule: RuleText): string => headingOf(rule).replaceAll('`', '')
