export {
  Arena,
  type ArenaGame,
  type ArenaReport,
  type ArenaResult,
  type ArenaSettings,
} from './arena/arena.ts'
export { decksAgainst, decksAmong, randomDecks, standardField } from './arena/decks.ts'
export type { Hypotheses, SequentialTest } from './arena/sequential-test.ts'
export { BOTS } from './bots/bots.ts'
export { type NamedBot, namedBot } from './bots/named-bot.ts'
export { searching } from './bots/search.ts'
export { playOut } from './evaluation/play-out.ts'
export type { Answer, Asked, Bot, Budget, Line, Situation, Thinking } from './model/bot.ts'
export { type PlacedChoice, placed, unplaced } from './play/placed-choice.ts'
export { type Contestant, type GameSettings, type PlayedGame, playGame } from './play/play-game.ts'
export { type Replay, replayed } from './play/replay.ts'
export { Seat } from './play/seat.ts'
export type { WireState } from './wire/protocol.ts'
export { type WireReply, WireSession } from './wire/session.ts'
