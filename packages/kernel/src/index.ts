export type { Choice } from './answer.ts'
export type { Chart, Locals, Start, Step, Typed } from './chart.ts'
export type { Saved } from './codec.ts'
export type { Decision, Option } from './decision.ts'
export {
  EditionGame,
  type Editions,
  mustBeCards,
  readSave,
  type SavedIn,
  savedCards,
} from './edition-game.ts'
export type { Entry, Fact } from './fact.ts'
export { Game, type Habits, isRefusal, type Position, type Refusal, type Running } from './game.ts'
export { isCount, isFlag, isLike, isRecord, isText, takeOver } from './given.ts'
export { impossible } from './machine.ts'
export { type Asking, CHANCE, type Hindrance, type Value } from './question.ts'
export { isDerived, type Owned } from './record.ts'
export type { Amendment, Reaction, Rules } from './rules.ts'
export {
  chart,
  edition,
  guarded,
  link,
  type StepEdit,
  type StepText,
  TimingChart,
  verbs,
  Written,
} from './steps.ts'
export { because, type Observer, type Plain, type Reason, type TraceEvent } from './trace.ts'
export { type View, World } from './world.ts'
