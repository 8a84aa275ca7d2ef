export { CardGame, type CardGameSpec, gameFromSave, type SaveWithCards } from './api/card-game.ts'
export { CompiledCards } from './cards/compiled-cards.ts'
export { type Conversion, importEntries, importedList, importedNumber } from './cards/import-cards.ts'
export { cardTextReader, type ReadCard, readNoText, unreadText } from './cards/readable-text.ts'
export { activePlayerFirst } from './charts/trigger-order.ts'
export { type RecordQuestionSpec, verbsWithNames } from './charts/verbs.ts'
export { NOT_DAMAGED, NOT_DESTROYED } from './events/not-done.ts'
export {
  type AnyDeck,
  type CardPoolOf,
  type DeckFault,
  type DeckProblemOf,
  type DeckRules,
  gameOfDeck,
  type ReadDeckOf,
} from './model/deck.ts'
export { type NamedCard, namesApart } from './model/distinct-names.ts'
export type { EditionChange } from './model/edition-change.ts'
export { FIRST_CARD, opponentOf, PLAYERS, type PlayerId, type Ref, TABLE } from './model/reference.ts'
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
export { definitionNamed } from './setup/named-definition.ts'
export { restoreRecords, savedDefinition } from './setup/restore-records.ts'
export * as schema from './setup/schema.ts'
export { type ListedCard, strayCard } from './setup/stray-card.ts'
export type { SimpleBoard, SimpleCardReading, SimplePlayerReading } from './simple/board.ts'
export { chartsIn, type SimpleAbility } from './simple/game-rules.ts'
export { factsProblem as simpleFactsProblem } from './simple/library.ts'
export { nameOf, simpleRecords } from './simple/records.ts'
export type { SimpleCardSetup, SimplePlayerSetup, SimpleSetup } from './simple/setup.ts'
export { SimpleGame, type SimpleOptions, simpleGameFromSave } from './simple/simple-game.ts'
export type {
  SimpleCard,
  SimpleCardFacts,
  SimpleGameSpec,
  SimplePlayer,
  SimpleTable,
  SimpleWords,
} from './simple/spec.ts'
export { capital } from './text/capital.ts'
export { playerClause, possessive, says } from './text/player-words.ts'
export {
  type AnyView,
  type DecisionView,
  numbered,
  type Observation,
  type OptionView,
  type Renumber,
  type ZoneView,
  zonesView,
} from './views/observation.ts'
export type { ResampleRules } from './views/resample.ts'
export type { Identity, Onlooker } from './views/view-rules.ts'
export { ViewedGame } from './views/viewed-game.ts'
export { inAlphabet } from './views/visible-cards.ts'
