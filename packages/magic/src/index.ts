export {
  type Choice,
  type Decision,
  isRefusal,
  type Observer,
  type Option,
  type Position,
  type Reason,
  type Refusal,
  type RunOptions,
  type TraceEvent,
} from '@battleline/kernel'
export type { CardReading, ItemReading, PlayerReading, TableReading } from './api/card-values.ts'
export type { Edit } from './api/edit.ts'
export type { Dealt } from './api/pending-damage.ts'
export { type CardFacts, factsProblem, STATS } from './cards/card-facts.ts'
export { coverCard, coverText } from './cards/coverage.ts'
export { FIELDS, type Import, importCards } from './cards/import.ts'
export { LIBRARY } from './cards/library.generated.ts'
export type { TextReader } from './cards/text-reader.ts'
export type { CombatDamageReading } from './charts/combat-damage.ts'
export type { Estimate } from './combat/estimate.ts'
export { asideTexts } from './compile/aside-text.ts'
export { type Declared, declarationText, declaredBy, idOf } from './declarations/declaration-question.ts'
export type {
  Barred,
  DeclarationStatus,
  RequirementStatus,
} from './declarations/declaration-status.ts'
export type { DeclarationVerdict } from './declarations/verdict.ts'
export { CHANGES } from './editions.ts'
export { estimate } from './estimate.ts'
export {
  type BestDeclarations,
  Magic,
  type MagicPosition,
  type Options,
  type SavedGame,
} from './game.ts'
export { type Best, bestOf, type Certificate, WORK } from './legality/best.ts'
export { proves } from './legality/check-proof.ts'
export { type Evaluation, evaluate, problemJudgedBy, type RequirementCount } from './legality/evaluate.ts'
export { judge, type LegalityResult } from './legality/judge.ts'
export { type Listed, listBest } from './legality/list-best.ts'
export { type Legal, legalIn } from './legality/list-legal.ts'
export { type Membership, memberships } from './legality/membership.ts'
export * from './legality/problem.ts'
export type { Program } from './legality/program.ts'
export type { Aim, Found, Proof } from './legality/search.ts'
export { type ReadEffect, readEffect } from './model/effect-text.ts'
export type { EffectSetup, PermanentSetup, PlayerSetup, Setup } from './model/setup.ts'
export type { Effect, Facts } from './model/state.ts'
export type { CardMoves, PriorityMove } from './moves/moves.ts'
export { DIVISIONS_LISTED } from './query/damage-assignment.ts'
export { CHARTS } from './rules.ts'
export { gameOf, magic } from './shipped-game.ts'
export { printText, readText, type TextProblem } from './text/grammar.ts'
export type { Ability, Predicate, Quality, Subject } from './text/structure.ts'
export { textReader } from './text-reader.ts'
export {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type CombatAction,
  EDITIONS,
  type Edition,
  KEYWORDS,
  type Keyword,
  type Phase,
  ZONES,
  type Zone,
} from './vocabulary.ts'
