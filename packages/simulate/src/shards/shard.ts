// A shard is a range of the games of a study. Its result is a pure function of what its id is the hash of.
import type { PlacedChoice } from '@battleline/bots'
import type { Plan } from '../games/plan.ts'
import { planOf } from '../games/plan-of.ts'
import type { Study } from '../study/study.ts'
import { digestOf, digestOfBoth, hashOf, NO_GAMES } from './digest.ts'
import { type Makers, makersOf } from './makers.ts'
import { noGames, type Tally, together, withGame } from './tally.ts'

/** Games from `from` on, before `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A game that is kept whole. */
export interface Sample {
  readonly game: number
  readonly choices: readonly PlacedChoice[]
}

/** What results need to know of their study. */
export interface StudyFacts {
  readonly name: string
  /** The number of games of the whole study. */
  readonly games: number
  /** What each game is measured by, in the order of the sums; and which of it the study wants to see. */
  readonly measures: readonly string[]
  readonly shown: readonly string[]
  /** Whether each two decks meet, so that a game counts for both. */
  readonly isMutual: boolean
}

/** What makes a shard, and what came of it. */
export interface Shard extends Range, StudyFacts {
  readonly format: 2
  /** The hash of what makes it, and of the range: from game `from` on, before `to`. */
  readonly id: string
  readonly made: Makers
  /** The seed of the study; each game has its own dice, by this and by its number. */
  readonly seed: number
  /** The sum of the hashes of its games, each with all its answers. */
  readonly digest: string
  /** The tallies of the cells that were played, by their places. */
  readonly cells: Readonly<Record<string, Tally>>
  readonly samples: readonly Sample[]
}

/** A study that is ready to be played by an engine. */
export class Runner {
  readonly study: Study
  readonly engine: string
  readonly plan: Plan
  readonly made: Makers

  /** @param engine what the numbers depend on beside the study: a version, or a hash of the program */
  constructor(study: Study, engine: string) {
    this.study = study
    this.engine = engine
    this.plan = planOf(study)
    this.made = makersOf(study, engine)
  }

  get facts(): StudyFacts {
    const { name, games, measures: shown } = this.study
    const { measures, isMutual } = this.plan
    return { name, games, measures, shown, isMutual }
  }

  /** The shard of a range before anything of it was played. */
  empty({ from, to }: Range): Shard {
    const key = { made: this.made, seed: this.study.seed, from, to }
    return { format: 2, id: hashOf(key), ...key, ...this.facts, digest: NO_GAMES, cells: {}, samples: [] }
  }

  /** Plays the games of a range. Null if it was stopped before the end. */
  async play(range: Range, stopped: () => boolean = () => false): Promise<Shard | null> {
    const { plan, study } = this
    const cells: Record<string, Tally> = {}
    const samples: Sample[] = []
    let digest = NO_GAMES
    for (let game = range.from; game < range.to; game++) {
      const played = await plan.play(game, stopped)
      if (played === null) return null
      const cell = plan.cellOf(game)
      cells[cell] = withGame(cells[cell] ?? noGames(plan.cells[cell] ?? {}, plan.measures.length), played)
      digest = digestOfBoth(digest, digestOf(game, cell, played))
      if (study.sample > 0 && game % study.sample === 0) samples.push({ game, choices: played.choices })
    }
    return { ...this.empty(range), digest, cells: inOrder(cells), samples }
  }

  /** The shard of a range, from shards that cover each of its games once. */
  join(range: Range, shards: readonly Shard[]): Shard {
    return { ...this.empty(range), ...sumOf(shards) }
  }
}

/** What shards that have no game in common found together. */
export function sumOf(shards: readonly Shard[]): Pick<Shard, 'digest' | 'cells' | 'samples'> {
  const cells: Record<string, Tally> = {}
  let digest = NO_GAMES
  for (const shard of shards) {
    digest = digestOfBoth(digest, shard.digest)
    for (const [cell, tally] of Object.entries(shard.cells)) {
      const known = cells[cell]
      cells[cell] = known === undefined ? tally : together(known, tally)
    }
  }
  const samples = shards.flatMap((shard) => shard.samples).sort((one, other) => one.game - other.game)
  return { digest, cells: inOrder(cells), samples }
}

/** Whether two shards of one id found the same, as they must. */
export const isSameResult = (one: Shard, other: Shard): boolean =>
  one.digest === other.digest && hashOf([one.cells, one.samples]) === hashOf([other.cells, other.samples])

/** The same cells in the order of their places, so that equal results are equal texts. */
const inOrder = (cells: Readonly<Record<string, Tally>>): Readonly<Record<string, Tally>> =>
  Object.fromEntries(Object.entries(cells).sort(([one], [other]) => Number(one) - Number(other)))

/** The part of a study that one of several machines plays: `at` from 1 to `of`. Together they are the whole. */
export const partOf = (games: number, at: number, of: number): Range => ({
  from: Math.floor((games * (at - 1)) / of),
  to: Math.floor((games * at) / of),
})

/** The rest of a range without the games of some shards, in order. */
export function gapsIn({ from, to }: Range, shards: readonly Range[]): readonly Range[] {
  const gaps: Range[] = []
  let at = from
  for (const shard of [...shards].sort((one, other) => one.from - other.from)) {
    if (shard.from > at) gaps.push({ from: at, to: Math.min(shard.from, to) })
    at = Math.max(at, shard.to)
  }
  if (at < to) gaps.push({ from: at, to })
  return gaps.filter((gap) => gap.from < gap.to)
}

/** A study is played in so many pieces, unless they would be larger than this: what a crash can lose. */
const PIECES = 200
const MOST_IN_A_PIECE = 1000

/** A range of a study of so many games in pieces that are played one after the other. */
export function inPieces({ from, to }: Range, games: number): readonly Range[] {
  const size = Math.max(1, Math.min(MOST_IN_A_PIECE, Math.ceil(games / PIECES)))
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => ({
    from: from + at * size,
    to: Math.min(to, from + (at + 1) * size),
  }))
}

/** One shard of so many is played again elsewhere. */
const ONE_IN = 100

/** The shard of a group that is played again: by its id, so that it is always the same. */
export const playedAgain = <T extends { readonly id: string }>(group: readonly T[]): T | undefined =>
  group.reduce<T | undefined>(
    (least, one) => (least === undefined || one.id < least.id ? one : least),
    undefined,
  )

/** Shards in groups of a hundred: one of each group is played again. */
export const inGroups = <T>(shards: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(shards.length / ONE_IN) }, (_, at) =>
    shards.slice(at * ONE_IN, (at + 1) * ONE_IN),
  )
