export {
  Arena,
  type ArenaGame,
  type ArenaReport,
  type ArenaResult,
  type ArenaSettings,
  type MatchUp,
} from './arena/arena.ts'
export {
  deckMatchUps,
  decksAgainst,
  decksAmong,
  randomDecks,
  standardField,
} from './arena/keyforge-pairings.ts'
export { pairings, type WithLibrary } from './arena/pairings.ts'
export type { Hypotheses, SequentialTest } from './arena/sequential-test.ts'
export { type NamedBot, namedBotOf } from './bots/named-bot.ts'
export type { Evaluation } from './evaluation/evaluation.ts'
export { GRAND_ARCHIVE_BOTS } from './grand-archive/bots.ts'
export { grandArchiveDecks } from './grand-archive/deck-game.ts'
export { BOTS, namedBot } from './keyforge/bots.ts'
export { keyforgeDecks } from './keyforge/deck-game.ts'
export { playOut } from './keyforge/play-out.ts'
export { searching } from './keyforge/search.ts'
export type { Answer, Asked, Bot, Bots, Budget, Line, Situation, Thinking } from './model/bot.ts'
export type { AnyDeal, AnyObservation, BotGame, Standing, ViewOf } from './model/bot-game.ts'
export type { DealOf, DeckGame, LibraryGame } from './model/deck-game.ts'
export { type PlacedChoice, placed, unplaced } from './play/placed-choice.ts'
export { type Contestant, type GameSettings, type PlayedGame, playGame } from './play/play-game.ts'
export { type Replay, replayed } from './play/replay.ts'
export { Seat } from './play/seat.ts'
export type { WireState } from './wire/protocol.ts'
export { type WireReply, WireSession } from './wire/session.ts'
