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
