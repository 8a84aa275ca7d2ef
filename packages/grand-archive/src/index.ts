export type { DecisionView, DeckFault, Onlooker, OptionView, ZoneView } from '@battleline/card-game'
export {
  type Choice,
  type Decision,
  isRefusal,
  type Observer,
  type Option,
  type Position,
  type Reason,
  type Refusal,
  type RunOptions,
  type TraceEvent,
} from '@battleline/kernel'
export type { CardProblem } from '@battleline/language'
export {
  ABILITIES,
  type AbilityReading,
  BREAKDOWN_PROPERTIES,
  type Breakdown,
  type BreakdownProperty,
  type Part,
} from './api/breakdown.ts'
export type {
  CardReading,
  CombatReading,
  PlayerReading,
  ShieldReading,
  TableReading,
} from './api/card-values.ts'
export type { PlayerSummary, Summary } from './api/summary.ts'
export type { Observation, PlayersView, PlayerView } from './api/view.ts'
export { factsProblem, STATS } from './cards/card-facts.ts'
export { coverText } from './cards/coverage.ts'
export { type Import, type Imported, importCards } from './cards/import.ts'
export type { TextReader } from './cards/text-reader.ts'
export { BANISHED_INSTEAD } from './charts/destroyed.ts'
export { checkDeck } from './decks/check-deck.ts'
export {
  type CardPool,
  type Deck,
  type DeckPart,
  type DeckProblem,
  dealtPlayer,
  type ReadDeck,
} from './decks/deck.ts'
export { deckRules } from './decks/deck-rules.ts'
export { randomDeck } from './decks/random-deck.ts'
export { readDeck, readDecks } from './decks/read-deck.ts'
export { writeDeck } from './decks/write-deck.ts'
export { CHANGES } from './editions.ts'
export { GrandArchive, type GrandArchivePosition, type Options, type SavedGame } from './game.ts'
export { CHARTS } from './game-rules.ts'
export type { Goal, ReadGoal } from './goals/goals.ts'
export type { CardFacts } from './model/definition.ts'
export { opponentOf, type PlayerId, type Until } from './model/state.ts'
export { parseDeclaration } from './moves/declaration-format.ts'
export { type Move, parseMove } from './moves/moves.ts'
export type { CardSetup, Deal, DeckSetup, PlayerSetup, Setup } from './setup/board.ts'
export { gameOf, grandArchive } from './shipped-game.ts'
export {
  asideTexts,
  printText,
  type ReadWords,
  readText,
  readWords,
  type TextProblem,
} from './text/grammar.ts'
export { textReader } from './text-reader.ts'
export {
  CARD_TYPES,
  type CardType,
  CLASSES,
  type Class,
  COUNTERS,
  type Counter,
  DIRECTIONS,
  EDITIONS,
  type Edition,
  ELEMENTS,
  type Element,
  KEYWORDS,
  type Keyword,
  MASTERIES,
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
