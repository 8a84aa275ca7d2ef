/** The charts, steps, rules and rulings, and how to find them. */
export { stepsOf } from '@battleline/explain'
export * from './lookup.ts'
export { headingOf, sentenceOf } from './rule-sentence.ts'
export type { RuleText } from './rule-text.ts'
export { RULE_TEXTS } from './rule-texts.generated.ts'
