/**
 * The charts, steps, rules and rulings: `battleline/rules`.
 * @module
 */
export {
  chartsOf,
  citedBy,
  editionFacts,
  find,
  RULE_TEXTS,
  type RuleText,
  ruleIds,
  rules,
  stepsOf,
  stepText,
} from '@battleline/rulebook'
