export {
  type BoardCard,
  type BoardSide,
  board,
  type Expected,
  expectations,
  type Question,
  question,
} from './board.ts'
export { type Difference, difference, type Place } from './difference.ts'
export { beginnings, entries } from './entries.ts'
export type { Answered, Asked, Change, Entry, Hook, Name, NotDone } from './entry.ts'
export { notDoneInShort, possessive } from './grammar.ts'
export { grandArchiveWords } from './grand-archive-words.ts'
export { held, type Line, type Paint, type Span, type Style, span } from './layout.ts'
export { magicWords } from './magic-words.ts'
export { type Paragraph, page } from './margin.ts'
export { isOfCard, isSilent, labelOf, news, pathTo } from './outline.ts'
export { type Printing, printed } from './printed.ts'
export { type Asked as AskedAbility, notAbility } from './why/ability.ts'
export { type Answer, answer, type Because, listed, unique, unlike } from './why/answer.ts'
export { destroyed } from './why/destroyed.ts'
export * as grandArchiveWhy from './why/grand-archive/why.ts'
export { type AskedKeyword, notKeyword, type WorthAt } from './why/keyword.ts'
export { stepTaken } from './why/step.ts'
export type { Told } from './why/story.ts'
export { survived } from './why/survived.ts'
export { notWard } from './why/ward.ts'
export { keyforgeWords, type PropertyWords, spoken, type Words } from './words.ts'
