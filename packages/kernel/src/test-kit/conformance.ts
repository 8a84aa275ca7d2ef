import type { Choice, Value } from '../model/choice.ts'
import { isRefusal, type Position, type Refusal } from '../model/position.ts'
import { checkAnswer } from './answer-checks.ts'
import { someChoice } from './choices.ts'
import { freeze } from './freeze.ts'
import type { GameUnderTest } from './game-under-test.ts'
import {
  checkEnd,
  checkUnchanged,
  checkWrongChoices,
  look,
  outcomeOf,
  reloaded,
  type Snapshot,
} from './position-checks.ts'
import { ENOUGH_PROBLEMS, mustAgree, type Problem, problemOf, refusedStart } from './problem.ts'
import { type Seeded, seeded } from './seeded.ts'

export { someChoice } from './choices.ts'
export { type Explored, explore } from './explore.ts'
export type { GameUnderTest } from './game-under-test.ts'
export { type Check, describeProblem as told, type Problem } from './problem.ts'
export { type Seeded, seeded } from './seeded.ts'

/** How much is played, and how it is watched over. */
export interface Play {
  /** How many games are played from each start, with the seeds 0, 1, 2 and so on; or these seeds. */
  readonly seeds: number | readonly number[]
  /** The most decisions of one game. */
  readonly decisions: number
  /**
   * True to freeze every position at rest, so that the line that writes to one throws. Left out: positions are
   * compared with what they were, which also finds what a frozen position would have hidden.
   */
  readonly frozen?: boolean
  /** Ids that are chosen one time in ten only, where there are others: passes, and what ends a game early. */
  readonly rarely?: readonly Value[]
}

/** What was looked at and what was found. */
export interface Report {
  readonly games: number
  readonly decisions: number
  /** How many choices that are not offered were tried. */
  readonly wrongChoices: number
  /** How many games came to an end, stopped at a limit of the game, or were left after enough decisions. */
  readonly ended: number
  readonly limited: number
  readonly left: number
  /** Empty where every promise was kept. A game is left at its first problem, and the kit after a few of them. */
  readonly problems: readonly Problem[]
}

/** Starts by name. A refusal among them is a problem. */
export type Starts = Readonly<Record<string, Position | Refusal>>

/**
 * Plays games by chance and holds the promises of a position against each that is met: what it asks is in order, it is
 * its own save and load, every way to give an answer comes to the same, nothing that was not offered is taken, nothing
 * that was there before has changed, and the answers alone lead there again. Never throws.
 */
export function conformance(game: GameUnderTest, starts: Starts, play: Play): Report {
  const report = {
    games: 0,
    decisions: 0,
    wrongChoices: 0,
    ended: 0,
    limited: 0,
    left: 0,
    problems: [] as Problem[],
  }
  const seeds = typeof play.seeds === 'number' ? Array.from({ length: play.seeds }, (_, n) => n) : play.seeds
  for (const [name, start] of Object.entries(starts)) {
    for (const seed of seeds) {
      if (report.problems.length >= ENOUGH_PROBLEMS) return report
      const played = new Played(game, `${name}, seed ${seed}`, play)
      played.play(start, seeded(seed))
      report.games++
      report.decisions += played.answers.length
      report.wrongChoices += played.wrongChoices
      report[played.end]++
      if (played.problem !== null) report.problems.push(played.problem)
    }
  }
  return report
}

/** One game played by chance. */
class Played {
  readonly answers: Choice[] = []
  wrongChoices = 0
  end: 'ended' | 'limited' | 'left' = 'left'
  problem: Problem | null = null
  readonly #game: GameUnderTest
  readonly #name: string
  readonly #decisions: number
  readonly #frozen: boolean
  readonly #rarely: readonly Value[]
  readonly #earlier: Snapshot[] = []
  #giving: Choice | null = null

  constructor(game: GameUnderTest, name: string, { decisions, frozen = false, rarely = [] }: Play) {
    this.#game = game
    this.#name = name
    this.#decisions = decisions
    this.#frozen = frozen
    this.#rarely = rarely
  }

  play(start: Position | Refusal, random: Seeded): void {
    try {
      if (isRefusal(start)) throw refusedStart(start)
      const last = this.#playOn(start, random)
      for (const rest of this.#earlier) checkUnchanged(this.#game, rest, 'at the end of the game')
      this.#replay(start, last)
    } catch (error) {
      this.problem = problemOf(error, this.#name, this.answers, this.#giving)
    }
  }

  /** Plays to the end, and gives what the last answer came to. */
  #playOn(start: Position, random: Seeded): string {
    let now: Position | Refusal = start
    while (!isRefusal(now)) {
      if (this.#frozen) freeze(now)
      const rest = look(this.#game, now)
      this.#earlier.push(rest)
      if (rest.decision === null) {
        reloaded(this.#game, rest)
        checkEnd(this.#game, rest)
        this.end = 'ended'
        break
      }
      if (this.answers.length >= this.#decisions) break
      this.wrongChoices += checkWrongChoices(this.#game, rest)
      const choice = someChoice(rest.decision, random, this.#rarely)
      this.#giving = choice
      now = checkAnswer(this.#game, rest, choice, this.#frozen)
      this.#giving = null
      this.answers.push(choice)
    }
    if (isRefusal(now)) this.end = 'limited'
    return outcomeOf(this.#game, now)
  }

  /** Gives the answers again, from the start and without looking. */
  #replay(start: Position, last: string): void {
    let now: Position | Refusal = start
    for (const answer of this.answers) if (!isRefusal(now)) now = this.#game.answer(now, answer)
    mustAgree(
      last,
      outcomeOf(this.#game, now),
      'replay',
      'the same answers from the start come to something else',
    )
  }
}
