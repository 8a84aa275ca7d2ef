export {
  type Choice,
  type Decision,
  isRefusal,
  type Observer,
  type Option,
  type Position,
  type Reason,
  type Refusal,
  type Running,
  type TraceEvent,
} from '@battleline/kernel'
export { type Declared, declarationText, declaredBy, idOf } from './asked.ts'
export { DIVISIONS_LISTED } from './assigning.ts'
export { type CardFacts, STATS } from './card-facts.ts'
export { LIBRARY } from './cards/index.ts'
export type { CombatDamageReading } from './charts/combat-damage.ts'
export type { Dealt } from './charts/damage.ts'
export { coverCard, coverText } from './community/coverage.ts'
export { FIELDS, type Import, importCards } from './community/import.ts'
export type { Edit } from './edit.ts'
export { CHANGES } from './editions.ts'
export { type Best, bestOf, type Certificate, WORK } from './legality/best.ts'
export { proves } from './legality/check-proof.ts'
export * from './legality/declaring.ts'
export { judge, type Verdict } from './legality/judge.ts'
export { type Legal, legalIn } from './legality/legal.ts'
export { type Listed, listBest } from './legality/listing.ts'
export { type Membership, memberships } from './legality/membership.ts'
export type { Program } from './legality/program.ts'
export type { Aim, Found, Proof } from './legality/search.ts'
export { judgedFor, type Obeyed, type Weighed, weigh } from './legality/weigh.ts'
export { type BestDeclarations, gameOf, Magic, magic, type Options, type SavedGame } from './magic.ts'
export type { CardMoves, Doable } from './moves.ts'
export type { CardReading, ItemReading, PlayerReading, TableReading } from './reading.ts'
export { CHARTS } from './rules.ts'
export type { Ruling } from './ruling.ts'
export type { EffectSetup, PermanentSetup, PlayerSetup, Setup } from './setup.ts'
export type { Barred, RequirementReading, Standing } from './standing.ts'
export type { Effect, Facts } from './state.ts'
export { type ReadEffect, readEffect } from './text/effect-text.ts'
export type { Ability, Predicate, Quality, Subject } from './text/structure.ts'
export { printText, readText, type TextProblem } from './text/text.ts'
export {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  type Deed,
  EDITIONS,
  type Edition,
  KEYWORDS,
  type Keyword,
  type Phase,
  ZONES,
  type Zone,
} from './vocabulary.ts'
