export {
  addGuard,
  chart,
  edition,
  link,
  StepBuilder,
  type StepEdit,
  type StepSpec,
  stepVerbs,
  TimingChart,
  type WindowSpec,
} from './charts/timing-chart.ts'
export type { Decision, Option } from './decisions/decision.ts'
export { randomChoice } from './decisions/random-choice.ts'
export { drawsBy, type Seeded, seeded } from './decisions/seeded.ts'
export { EditionGame } from './edition-game.ts'
export { Game, type GameOptions, type RunOptions } from './game.ts'
export { assertNever } from './machine/machine.ts'
export type { Chart, Start, Typed } from './model/chart.ts'
export { CHANCE, type Choice, type Value } from './model/choice.ts'
export type { GameEvent, WaitingAbility } from './model/event.ts'
export { commaList, type Message, say, sentenceOf, textOf, word } from './model/message.ts'
export { isRefusal, type Position, type Refusal } from './model/position.ts'
export type { ChoiceRefusal, QuestionSpec } from './model/question.ts'
export { isDerived, type Locals, type StateRecord } from './model/record.ts'
export type { Amendment, Reaction, Rules } from './model/rules.ts'
export { type ComputedValue, type View, World } from './model/run-state.ts'
export {
  type AbilityFacts,
  because,
  messageOf,
  type NotDone,
  type Observer,
  type Plain,
  type Reason,
  routine,
  type Step,
  type TitleSubject,
  type TraceEvent,
} from './model/trace.ts'
export { fillRecord, isCount, isFlag, isLike, isName, isRecord, isText } from './save/input-checks.ts'
export type { RenamedFields } from './save/renamed-fields.ts'
export {
  assertCards,
  type Editions,
  readSave,
  SAVE_FORMAT,
  type SaveFile,
  savedCards,
  unreadable,
} from './save/save-file.ts'
export type { Saved } from './save/saved-position.ts'
