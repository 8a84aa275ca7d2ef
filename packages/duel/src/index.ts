export { DUEL, duel } from './duel.ts'
