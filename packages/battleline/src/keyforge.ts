export * from '@battleline/keyforge'
export {
  type Aim,
  type BestLine,
  type Bounds,
  bestLine,
  type Ending,
  OutcomeSearch,
  type Outcomes,
  outcomes,
  type Question,
  questions,
} from '@battleline/search'
