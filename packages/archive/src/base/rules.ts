import { gameOfRule, headingOf, type RuleText, rules } from '@battleline/rulebook'
import { indexPage, readingPage } from './paths.ts'

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

/** The heading of a rule, without its id and without the marks of code. */
export const plainHeading = (rule: RuleText): string => headingOf(rule).replaceAll('`', '')
