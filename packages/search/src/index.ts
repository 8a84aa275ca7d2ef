export {
  type Aim,
  type BestFound,
  type BestLine,
  BestSearch,
  bestLine,
  type Step,
  type Worth,
} from './best-search.ts'
export { choices, countOf, defaultChoice, type Weighed } from './choices.ts'
export type { Ending } from './endings.ts'
export type { Bounds } from './explored.ts'
export { wordOf } from './futures.ts'
export type { Orders, Pair } from './orders.ts'
export { type Missing, OutcomeSearch, type Outcomes, outcomes } from './outcome-search.ts'
export type { Place } from './place.ts'
export type { Playable, Symmetry } from './playable.ts'
export { type Question, questions } from './questions.ts'
export { type Branch, type EndOfTree, type Fork, tree } from './tree.ts'
