export { cells, columns, padded, visible, visibleLines } from './base/columns.ts'
export { fold, foldWord } from './base/fold.ts'
export type { KindOf } from './base/kind-of.ts'
export { lazy, memoize } from './base/memoize.ts'
export { editDistance, nearest } from './base/nearest.ts'
export { plainWord } from './base/plain-word.ts'
export { ASIDE, asidesIn } from './cards/aside.ts'
export { type CardProblem, Cards, didYouMean, unknownField, unreadableText } from './cards/cards.ts'
export {
  type CardCoverage,
  type CoverageReader,
  type CoverageText,
  capital,
  cover,
  type Missing,
  missing,
  wordPattern,
} from './cards/coverage.ts'
export {
  type Entries,
  type Entry,
  entriesOf,
  fieldOf,
  type ImportedCard,
  type ImportOf,
  misspeltFieldHint,
  NAMES,
  type SkippedEntry,
  TEXTS,
  TYPES,
} from './cards/entries.ts'
export { jsonFault } from './cards/json-fault.ts'
export type { Change } from './compare/compare.ts'
export { excerpt } from './diagnostics/excerpt.ts'
export { type Problem, place } from './diagnostics/problem.ts'
export { makeGoalGrammar, type PlayerRef } from './goals/goal-words.ts'
export {
  cardsByName,
  type Goal,
  type MeasureRules,
  type ParsedGoal,
  type Part,
  type PartResult,
  parseGoal,
} from './goals/goals.ts'
export type { ComparisonSpec, SynonymGroup } from './grammar/comparison-spec.ts'
export {
  type GrammarSpec,
  include,
  isNode,
  type Node,
  type NodeFields,
  NUMBER_WORDS,
  type Phrase,
  type PhraseOptions,
  phrase,
  type WordSet,
  within,
  words,
} from './grammar/phrase.ts'
export { type Visitor, visitorOf } from './grammar/visit.ts'
export { type Grammar, grammar, grammarOf, type TypedGrammar } from './grammar.ts'
export type { FurtherWords, Parsed, ParseOptions } from './parse/parse.ts'
export {
  type ClauseReader,
  hasUnread,
  NOT_UNDERSTOOD,
  type ReadableClause,
  type ReadableClauses,
  readableClauses,
} from './parse/partial-clause.ts'
export type { Description } from './print/describe.ts'
export { type SampleOptions, samplerOf } from './print/sample.ts'
export type { Range } from './reader/reader.ts'
