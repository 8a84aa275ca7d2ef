export {
  type DecisionView,
  type NamedCard,
  namesApart,
  type Onlooker,
  type OptionView,
  opponentOf,
  type PlayerId,
  type ZoneView,
} from '@battleline/card-game'
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
  type AbilityReading,
  BREAKDOWN_PROPERTIES,
  type Breakdown,
  type BreakdownProperty,
  type Part,
} from './api/breakdown.ts'
export type { CardReading, PlayerReading, TableReading } from './api/card-values.ts'
export type { PlayerSummary, Summary } from './api/summary.ts'
export type { Observation, PlayersView, PlayerView } from './api/view.ts'
export { factsProblem } from './cards/card-facts.ts'
export { type DeckCard, deckCoverage, type SetDecks } from './cards/deck-coverage.ts'
export { type Import, type Imported, importCards, leftOut, libraryName } from './cards/import.ts'
export { shipped } from './cards/shipped-texts.ts'
export { swallowed } from './cards/skipped-text.ts'
export type { TextReader } from './cards/text-reader.ts'
export { coverTexts } from './coverage.ts'
export { checkDeck } from './decks/check-deck.ts'
export {
  type CardOfDeck,
  type CardPool,
  type Deck,
  type DeckProblem,
  type DeckProblemKind,
  dealtPlayer,
  type ReadDeck,
} from './decks/deck.ts'
export { deckRules } from './decks/deck-rules.ts'
export { type Printing, RANDOM_SETS, type RandomDeck, randomDeck } from './decks/random-deck.ts'
export { readDecks } from './decks/read-deck.ts'
export { type DeckSet, deckSetNamed, nearestSet } from './decks/sets.ts'
export { writeDeck } from './decks/write-deck.ts'
export { CHANGES } from './editions.ts'
export { EVENT_TRIGGERS } from './events/ability-label.ts'
export { gameWith, KeyForge, type KeyForgePosition, type Options, type SavedGame } from './game.ts'
export { CHARTS } from './game-rules.ts'
export type { Goal, ReadGoal } from './goals/goals.ts'
export type { CardFacts } from './model/definition.ts'
export type { Move } from './moves/move.ts'
export { readMove } from './moves/moves.ts'
export type { BarredMove, CardMove, CardMoves } from './moves/moves-by-card.ts'
export type { Edits } from './setup/edit.ts'
export { canBeAttached, canStandInLine, MOST_CHAINS } from './setup/setup-checks.ts'
export type { CardSetup, Deal, DealtPlayer, PlayerSetup, Setup } from './setup/setup-spec.ts'
export { gameOf, keyforge } from './shipped-game.ts'
export { printText, readText, type TextProblem } from './text/text.ts'
export { readWithoutLoss } from './text/without-loss.ts'
export { vocabularyOf } from './text/words/card-words.ts'
export { textReader } from './text-reader.ts'
export {
  type ActiveHouse,
  CARD_TYPES,
  type CardType,
  EDITIONS,
  type Edition,
  HOUSES,
  type House,
  hasNoHouse,
  ICONS,
  type Icon,
  inPlayZone,
  KEYS,
  KEYWORD_RULES,
  KEYWORDS,
  type Key,
  type Keyword,
  NO_HOUSE,
  PILES,
  type Pile,
  TRIGGERS,
  TURN_STEPS,
  type TurnStep,
  VALUED,
  ZONES,
  type Zone,
} from './vocabulary.ts'
