export type { ClaimJudge, ClaimOf, GameAdapter, Opened, SavedContent } from './adapters/game-adapter.ts'
export { GameRegistry, type KnownGames } from './adapters/game-registry.ts'
export { openWith, playWith } from './adapters/run-adapter.ts'
export type { PlayedGame } from './adapters/write-game.ts'
export type { ReadCards } from './cards/card-files.ts'
export type { BoardReading, ClaimedPlace, Values } from './claims/board-reading.ts'
export {
  adapters,
  type GameTypes,
  ofGame,
  openScenario,
  play,
} from './files/adapters.ts'
export {
  gamesNamed,
  type ReadScenarios,
  readScenarios,
  readScenariosWith,
  type Source,
} from './files/read-scenarios.ts'
export { scenarioFromSave } from './files/saved-position.ts'
export {
  type CombatAnswer,
  type CombatBoard,
  type CombatLine,
  type CombatQuestion,
  type CombatVerdict,
  type NamedPair,
  solveCombat,
} from './files/solve-combat.ts'
export { noSuchGame, type Template, template } from './files/template.ts'
export { type TestOptions, type TestResult, testFiles, testScenario } from './files/test-files.ts'
export { aimAt, type LineSearch, searchFor } from './goals/aim.ts'
export { grandArchiveAdapter } from './grand-archive/adapter.ts'
export { readMove } from './grand-archive/parse-move.ts'
export type { GrandArchivePlayed, GrandArchiveScenario } from './grand-archive/scenario.ts'
export { writeGrandArchiveGame, writeGrandArchivePlay } from './grand-archive/write-game.ts'
export { keyforgeAdapter, keyforgeAdapterWith } from './keyforge/adapter.ts'
export { MOVES, rolesText } from './keyforge/moves.ts'
export type { KeyforgePlayed } from './keyforge/played.ts'
export type { KnownCards } from './keyforge/read.ts'
export { isWhere } from './keyforge/resolve-move.ts'
export type { KeyforgeScenario } from './keyforge/scenario.ts'
export { type PlayedFromSetUp, writeGame } from './keyforge/write-game.ts'
export { magicAdapter } from './magic/adapter.ts'
export { declarationRulings, type RuledDeclaration } from './magic/declaration-rulings.ts'
export { readDeclared } from './magic/read-declaration.ts'
export type { MagicPlayed, MagicScenario } from './magic/scenario.ts'
export type { Engine } from './model/engine.ts'
export { OVER_WORDS, type Over, overNamed, overText, type ScenarioGoal } from './model/goal.ts'
export type { LineFormat, OpenPosition, OpenScenario } from './model/open-scenario.ts'
export type {
  Answered,
  Asked,
  Expectation,
  PlayedScenario,
  PlayOptions,
  Status,
  Unread,
} from './model/played.ts'
export type { Scenario } from './model/scenario.ts'
export { recordsNamed } from './names/board-names.ts'
export { deciderName } from './names/default-decider.ts'
export { choiceText } from './names/labels.ts'
export { nearestWord } from './names/nearest.ts'
export { positionAt } from './play/position-at.ts'
export { Faults } from './problems/faults.ts'
export type { ProblemKind } from './problems/kinds.ts'
export { Lines, type PaintProblem, type Problem, showProblem } from './problems/problem.ts'
export { Fields, type Given, oneOrMore, readAt } from './reading/fields.ts'
export { arrowSides } from './reading/names.ts'
export { type SimpleAdapter, simpleAdapter } from './simple/adapter.ts'
export type { SimpleScenario } from './simple/scenario.ts'
export { readDocuments } from './yaml/documents.ts'
export type { Text, Tree } from './yaml/tree.ts'
