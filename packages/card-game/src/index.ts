export { CardGame, type CardGameSpec, gameFromSave, type SaveWithCards } from './api/card-game.ts'
export { CompiledCards } from './cards/compiled-cards.ts'
export { type RecordQuestionSpec, verbsWithNames } from './charts/verbs.ts'
export {
  type FieldTest,
  failingField,
  integer,
  listOf,
  nullOr,
  oneOf,
  optional,
  referenceTests,
  shape,
} from './setup/field-tests.ts'
export { type ListedCard, strayCard } from './setup/stray-card.ts'
