export { BOTS } from './bots/bots.ts'
export type { Answer, Asked, Bot, Budget, Line, Situation, Thinking } from './model/bot.ts'
export { type Contestant, type GameSettings, type PlayedGame, playGame } from './play/play-game.ts'
export { Seat } from './play/seat.ts'
