export {
  type Choice,
  type Decision,
  isRefusal,
  type Observer,
  type Option,
  type Position,
  type Reason,
  type Refusal,
  type Running,
  type TraceEvent,
} from '@battleline/kernel'
export type { CardProblem } from '@battleline/language'
export { factsProblem, STATS } from './card-facts.ts'
export { coverText } from './community/coverage.ts'
export { type Import, type Imported, importCards } from './community/import.ts'
export type { CardFacts } from './definition.ts'
export { CHANGES } from './editions.ts'
export type { Goal, ReadGoal } from './goals/goals.ts'
export { GrandArchive, gameOf, grandArchive, type Options, type SavedGame } from './grand-archive.ts'
export type { CardReading, CombatReading, PlayerReading, ShieldReading, TableReading } from './reading.ts'
export {
  ABILITIES,
  type AbilityReading,
  type Part,
  RECKONED,
  type Reckoned,
  type Reckoning,
} from './reckoning.ts'
export { CHARTS } from './rules.ts'
export type { CardSetup, PlayerSetup, Setup } from './setup.ts'
export { opponentOf, type PlayerId, type Until } from './state.ts'
export { printText, readText, type TextProblem } from './text/text.ts'
export {
  CARD_TYPES,
  type CardType,
  CLASSES,
  type Class,
  COUNTERS,
  type Counter,
  EDITIONS,
  type Edition,
  ELEMENTS,
  type Element,
  KEYWORDS,
  type Keyword,
  PILES,
  type Pile,
  SUPERTYPES,
  type Supertype,
  VALUED,
  WINDOWS,
  type Window,
  ZONES,
  type Zone,
} from './vocabulary.ts'
