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
export { canBeAttached, canStandInLine } from './board.ts'
export { factsProblem } from './card-facts.ts'
export type { BarredMove, CardMove, CardMoves } from './card-moves.ts'
export { coverText } from './community/coverage.ts'
export { type Import, type Imported, importCards } from './community/import.ts'
export { swallowed } from './community/swallowed.ts'
export type { CardFacts } from './definition.ts'
export type { Edits } from './edit.ts'
export { CHANGES } from './editions.ts'
export type { Goal, ReadGoal } from './goals/goals.ts'
export { gameOf, KeyForge, keyforge, type Options, type SavedGame } from './keyforge.ts'
export { type NamedCard, namesApart } from './names-apart.ts'
export type { CardReading, PlayerReading, TableReading } from './reading.ts'
export { type AbilityReading, type Part, RECKONED, type Reckoned, type Reckoning } from './reckoning.ts'
export { CHARTS } from './rules.ts'
export type { CardSetup, Deal, DealtPlayer, PlayerSetup, Setup } from './setup.ts'
export type { Sight } from './sight.ts'
export { opponentOf, type PlayerId } from './state.ts'
export { printText, readText, type TextProblem } from './text/text.ts'
export type { DecisionView, OptionView, PlayersView, PlayerView, ZoneView } from './view.ts'
export {
  type ActiveHouse,
  CARD_TYPES,
  type CardType,
  EDITIONS,
  type Edition,
  HOUSES,
  type House,
  ICONS,
  type Icon,
  inPlayZone,
  KEYS,
  KEYWORDS,
  type Key,
  type Keyword,
  NO_HOUSE,
  PILES,
  type Pile,
  TURN_STEPS,
  type TurnStep,
  VALUED,
  ZONES,
  type Zone,
} from './vocabulary.ts'
