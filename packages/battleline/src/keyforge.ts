/**
 * KeyForge: its rules, its cards and its decks: `battleline/keyforge`.
 * @module
 */
export * from '@battleline/keyforge'
export {
  type Aim,
  type BestLine,
  bestLine,
  type Ending,
  OutcomeSearch,
  type Outcomes,
  outcomes,
  type Question,
  questions,
  type SearchLimits,
} from '@battleline/search'
