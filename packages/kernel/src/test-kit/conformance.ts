import { type Seeded, seeded } from '../decisions/seeded.ts'
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

export { type Seeded, seeded } from '../decisions/seeded.ts'
export { someChoice } from './choices.ts'
export { type Explored, explore } from './explore.ts'
export type { GameUnderTest } from './game-under-test.ts'
export { type Check, describeProblem, type Problem } from './problem.ts'

/** How much to play, and how to check it. */
export interface Play {
  /** The number of games from each start, with the seeds 0, 1, 2 and so on; or the seeds. */
  readonly seeds: number | readonly number[]
  /** The most decisions of one game. */
  readonly decisions: number
  /**
   * True to freeze every position at rest, so that a line that writes to one throws. Default: positions are compared
   * with their first state, which also finds mistakes that a frozen position would hide.
   */
  readonly frozen?: boolean
  /** Ids that are chosen only one time in ten if there are others: passes, and moves that end a game early. */
  readonly rarely?: readonly Value[]
}

/** What was checked and what was found. */
export interface Report {
  readonly games: number
  readonly decisions: number
  /** The number of refused choices that were tried. */
  readonly wrongChoices: number
  /** How many games ended, stopped at a limit of the game, or had the most decisions. */
  readonly ended: number
  readonly limited: number
  readonly left: number
  /** Empty if nothing is wrong. Each game stops at its first problem; the kit stops after a few. */
  readonly problems: readonly Problem[]
}

/** Starts by name. A refused start is a problem. */
export type Starts = Readonly<Record<string, Position | Refusal>>

/**
 * Plays random games and checks every position: its decision is in order, a save loads as the same position, every
 * form of an answer has the same result, wrong choices are refused, earlier positions never change, and the answers
 * alone lead to the same end. Never throws.
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

/** One random game. */
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

  /** Plays to the end and returns the last result. */
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

  /** Replays the answers from the start, without checks. */
  #replay(start: Position, last: string): void {
    let now: Position | Refusal = start
    for (const answer of this.answers) if (!isRefusal(now)) now = this.#game.answer(now, answer)
    mustAgree(
      last,
      outcomeOf(this.#game, now),
      'replay',
      'the same answers from the start have another result',
    )
  }
}
