export { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
export { type Declared, declarationText, idOf } from './asked.ts'
export type { CardFacts } from './card-facts.ts'
export { LIBRARY } from './cards/index.ts'
export type { Edit } from './edit.ts'
export {
  type Best,
  bestOf,
  type Certificate,
  type Listed,
  listBest,
  type Membership,
  memberships,
  WORK,
} from './legality/best.ts'
export { proves } from './legality/check-proof.ts'
export * from './legality/declaring.ts'
export { judge, type Verdict } from './legality/judge.ts'
export type { Program } from './legality/program.ts'
export type { Aim, Found, Proof } from './legality/search.ts'
export { judgedFor, type Obeyed, type Weighed, weigh } from './legality/weigh.ts'
export { Magic, magic, type Options, type SavedGame } from './magic.ts'
export type { Ruling } from './ruling.ts'
export type { PermanentSetup, PlayerSetup, Setup } from './setup.ts'
export type { Effect, Facts } from './state.ts'
export type { Ability, Predicate, Quality, Subject } from './text/structure.ts'
export { printText, readText, type TextProblem } from './text/text.ts'
export { CARD_TYPES, COLORS, EDITIONS, type Edition, KEYWORDS, type Keyword } from './vocabulary.ts'
