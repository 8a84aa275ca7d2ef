export {
  type Aim,
  type BestFound,
  type BestLine,
  BestSearch,
  bestLine,
  type Step,
} from './best/best-search.ts'
export {
  type Alternative,
  type BoundedFound,
  type BoundedOptions,
  BoundedSearch,
  type Bounds,
  type Estimate,
  type Shortcut,
} from './best/bounded-search.ts'
export type { Worth } from './best/compare-worth.ts'
export { choices, countOf, defaultChoice, type WeightedChoice } from './graph/choices.ts'
export type { SearchNode } from './graph/node.ts'
export { type Pieces, whole } from './graph/pieces.ts'
export type { SearchGame, Symmetry } from './graph/search-game.ts'
export type { Incomplete, SearchLimits } from './graph/state-graph.ts'
export { type Analysis, analysis, analyzed, questions } from './outcomes/analysis.ts'
export { choiceKey } from './outcomes/continuations.ts'
export type { Ending } from './outcomes/endings.ts'
export type { Orders, Pair } from './outcomes/orders-with-skips.ts'
export { OutcomeSearch, type Outcomes, outcomes } from './outcomes/outcome-search.ts'
export type { Question } from './outcomes/questions.ts'
export type { Branch, EndOfTree, Fork } from './outcomes/tree.ts'
