export { possessive } from '@battleline/card-game'
export { explanationOf, explanations, why } from './explanations.ts'
export {
  type BoardCard,
  type BoardSide,
  board,
  type Expected,
  expectations,
  type Question,
  question,
} from './format/board-format.ts'
export { type Line, type Paint, type Span, type Style, span } from './format/layout.ts'
export { type Paragraph, page } from './format/rule-margin.ts'
export { type RunBlock, type RunRow, runBlocks } from './format/run-rows.ts'
export { type Printing, printed } from './format/run-text.ts'
export { grandArchiveExplanation } from './grand-archive/explanation.ts'
export { grandArchiveWords } from './grand-archive/words.ts'
export { keyforgeExplanation } from './keyforge/explanation.ts'
export { keyforgeWords } from './keyforge/words.ts'
export { magicExplanation } from './magic/explanation.ts'
export { magicWords } from './magic/words.ts'
export { simpleExplanation } from './simple/explanation.ts'
export { type Difference, difference, type Place } from './trace/difference.ts'
export { beginnings, entries } from './trace/entries.ts'
export type { Answered, Asked, Change, Entry, Hook, Name } from './trace/entry.ts'
export { nonBreaking } from './trace/non-breaking.ts'
export { isOfCard, isSilent, labelOf, news, pathTo, stepsOf } from './trace/outline.ts'
export { type PropertyWords, spoken, type Words } from './trace/property-words.ts'
export { chose, hookText, notDoneInShort } from './trace/sentences.ts'
export { type Answer, answer, type Because, listed, unique } from './why/answer.ts'
export { answerQuestion } from './why/answer-question.ts'
export type { Breakdown, Edition, GameExplanation, UnreadQuestion } from './why/game-explanation.ts'
export { QUESTIONS, readQuestion, type WhyQuestion } from './why/question.ts'
