/** The library of the charts, steps, rules and rulings: `battleline/rules`. */
export { chartsOf, citedBy, editionFacts, find, ruleIds, rules, stepsOf, stepText } from './rule-book.ts'
export { RULE_TEXTS, type RuleText } from './rule-texts.ts'
