export { type CardProblem, Cards, didYouMean, strayField, unreadableText } from './cards.ts'
export {
  anyOf,
  type Covered,
  type Covering,
  type CoverText,
  capital,
  cover,
  type Missing,
  missing,
} from './coverage.ts'
export type { Description } from './describe.ts'
export {
  type Entries,
  type Entry,
  entriesOf,
  fieldOf,
  type ImportedCard,
  type ImportOf,
  NAMES,
  type NoEntry,
  orMisspelt,
  TEXTS,
  TYPES,
} from './entries.ts'
export { fold } from './fold.ts'
export { frame } from './frame.ts'
export { type Grammar, grammar } from './grammar.ts'
export { nearest } from './nearest.ts'
export type { OfKind } from './of-kind.ts'
export { once, onceFor } from './once.ts'
export type { Parsed, ParseOptions } from './parse.ts'
export {
  type GrammarSpec,
  include,
  type Node,
  type Phrase,
  type PhraseOptions,
  phrase,
  type WordSet,
  words,
} from './phrase.ts'
export { type Problem, place } from './problem.ts'
export type { Range } from './reader.ts'
export {
  type ClausesOf,
  hasUnread,
  NOT_UNDERSTOOD,
  type Remaining,
  type Remains,
  remainsOf,
} from './remains.ts'
export { type SampleOptions, samplerOf } from './sample.ts'
export { type Whose, wishGrammar } from './wish-words.ts'
export {
  type Counting,
  cardsByName,
  type Part,
  type ReadWish,
  readWish,
  type Told,
  type Wish,
} from './wishes.ts'
