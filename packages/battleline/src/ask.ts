/**
 * The answers to a question as players ask it: `battleline/ask`.
 * @module
 */
export {
  type Answer,
  type AskOptions,
  ask,
  type CardAnswer,
  type KeywordAnswer,
  type RuleAnswer,
  type RulingAnswer,
} from '@battleline/ask'
