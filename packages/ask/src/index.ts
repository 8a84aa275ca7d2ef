/** Answers to questions as players ask them: rulings, cards, keywords and steps. */

export { ask } from './ask.ts'
export { Asker } from './asker.ts'
export type {
  Answer,
  AskOptions,
  CardAnswer,
  CardFacts,
  KeywordAnswer,
  RuleAnswer,
  RulingAnswer,
} from './model/answer.ts'
export { RULING_COUNT } from './sources/rulings.ts'
