export { gamesOf, type StudyGame } from './games/games-of.ts'
export type { Cell, Plan, PlayedCell } from './games/plan.ts'
export { planOf } from './games/plan-of.ts'
export { withoutPassword } from './queue/connect.ts'
export { pause, type QueuedStudy, type QueueState, stateOf } from './queue/queue-state.ts'
export { type QueueProgress, StudyQueue } from './queue/study-queue.ts'
export { type WorkOptions, work } from './queue/work.ts'
export { pageOf } from './results/page.ts'
export { parquetOf } from './results/parquet.ts'
export { reportOf, type StudyReport } from './results/report.ts'
export {
  type Estimate,
  estimate,
  type Pair,
  pairsOf,
  type Result,
  resultsOf,
  totals,
} from './results/results.ts'
export { csvOf, flat, jsonLinesOf } from './results/tables.ts'
export { type Conflict, Ledger } from './shards/ledger.ts'
export { differences, type Makers } from './shards/makers.ts'
export {
  gapsIn,
  inGroups,
  inPieces,
  isSameResult,
  partOf,
  playedAgain,
  type Range,
  Runner,
  type Sample,
  type Shard,
  type StudyFacts,
} from './shards/shard.ts'
export type { Tally } from './shards/tally.ts'
export type { StudyFiles } from './study/read-decks.ts'
export { type ReadStudy, readStudy, STUDY_KEYS } from './study/read-study.ts'
export type { DeckStudy, FightStudy, NamedDeck, Study, Variant } from './study/study.ts'
export { playOnThreads, type ThreadOptions } from './threads/play-on-threads.ts'
export { simulate } from './threads/simulate.ts'
