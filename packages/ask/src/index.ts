/** Answers to questions as players ask them: rulings, cards, keywords and steps. */
export type {
  Answer,
  AskOptions,
  CardAnswer,
  CardFacts,
  KeywordAnswer,
  RuleAnswer,
  RulingAnswer,
} from './answer.ts'
export { ask } from './ask.ts'
export { Asker } from './asker.ts'
export { RULING_COUNT } from './rulings.ts'
