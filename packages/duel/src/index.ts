export { DUEL, duel } from './duel.ts'
export { duelAdapter } from './scenarios.ts'
