export type { ReadCards } from './card-files.ts'
export { decider } from './decider.ts'
export type { AskedPattern, CardPattern, Claim, Expected, Says } from './expected.ts'
export type { Engine, GameForm } from './form.ts'
export {
  type AnyPlayed,
  type AnyScenario,
  type EditionOf,
  formOf,
  ofGame,
  openIn,
  play,
} from './forms.ts'
export { GAMES as PLAYED, type GameName as PlayedGame } from './games.ts'
export { aimAt, OVER_WORDS, type Over, overNamed, overText, type ScenarioGoal } from './goal.ts'
export { grandArchiveForm } from './grand-archive/form.ts'
export { readMove } from './grand-archive/move-words.ts'
export type { GrandArchivePlayed } from './grand-archive/play.ts'
export type { GrandArchiveScenario } from './grand-archive/scenario.ts'
export { idleScenario } from './idle.ts'
export { keyforgeForm } from './keyforge/form.ts'
export { type LeftOpen, leftOpen } from './keyforge/left-open.ts'
export { isWhere } from './keyforge/meant.ts'
export { ARROW, MOVES, rolesText } from './keyforge/moves.ts'
export { OpenChoices, type Scripted } from './keyforge/open-choices.ts'
export { magicForm } from './magic/form.ts'
export { type Judged, judgedIn } from './magic/judged.ts'
export type { MagicPlayed } from './magic/play.ts'
export { readDeclared } from './magic/read-declaration.ts'
export type { MagicScenario } from './magic/scenario.ts'
export { near } from './near.ts'
export type { OpenForm, Reached, ToldLine } from './open-form.ts'
export { choiceText } from './options.ts'
export type { Place } from './place.ts'
export type { Chosen, ChosenWord, Moved, PlayEntry } from './play-entry.ts'
export type {
  Answered,
  Asked,
  Expectation,
  Played,
  PlayedForm,
  PlayOptions,
  Status,
  Unread,
} from './played.ts'
export { positionAt } from './position-at.ts'
export { type Problem, showProblem } from './problem.ts'
export {
  gamesNamed,
  type ReadScenarios,
  readScenarios,
  readScenariosWith,
  type Source,
} from './read-scenarios.ts'
export type { RosterCard, Scenario, ScenarioForm } from './scenario.ts'
export { type Template, template } from './template.ts'
export { type TestOptions, type TestResult, testFiles, testScenario } from './test-files.ts'
