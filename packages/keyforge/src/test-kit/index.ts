export { type Failure, type Fuzzed, type Fuzzing, fuzz } from './fuzz.ts'
export { type Breach, breachIn, breachOf } from './invariants.ts'
export { randomBoard, randomGame } from './random-game.ts'
