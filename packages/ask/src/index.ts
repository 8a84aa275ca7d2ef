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
export { slugOf } from './sources/address.ts'
export { type FileRuling, rulingInFile } from './sources/file-rulings.ts'
export { decidingRule, keywordsIn } from './sources/rule-search.ts'
export { RULING_COUNT, type Ruling, readRulings } from './sources/rulings.ts'
export { shippedCards } from './sources/shipped-cards.ts'
