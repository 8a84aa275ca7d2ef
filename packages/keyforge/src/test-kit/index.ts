export { type Breach, lostCards, unreportedAember } from './conservation.ts'
export { type Failure, type Fuzzed, type Fuzzing, fuzz } from './fuzz.ts'
export { breachIn, breachOf } from './invariants.ts'
export { randomBoard, randomGame } from './random-game.ts'
