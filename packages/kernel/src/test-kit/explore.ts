import type { Choice } from '../model/choice.ts'
import { isRefusal, type Position, type Refusal } from '../model/position.ts'
import { checkAnswer } from './answer-checks.ts'
import { everyChoice } from './choices.ts'
import { freeze } from './freeze.ts'
import type { GameUnderTest } from './game-under-test.ts'
import {
  checkEnd,
  checkSame,
  checkUnchanged,
  checkWrongChoices,
  look,
  reloaded,
  type Snapshot,
} from './position-checks.ts'
import { ENOUGH_PROBLEMS, must, mustAgree, type Problem, problemOf, refusedStart } from './problem.ts'

/** The result of a search through all choices. */
export interface Explored {
  /** The number of different positions. */
  readonly positions: number
  /** How many answers led to a known position, and how many to a limit of the game. */
  readonly merged: number
  readonly limited: number
  /** True if there are no more positions. */
  readonly complete: boolean
  /** Empty if nothing is wrong. */
  readonly problems: readonly Problem[]
}

interface Found {
  readonly rest: Snapshot
  readonly answers: readonly Choice[]
}

/**
 * Checks every position that choices can lead to, nearest first and up to a limit, like `conformance`; and that
 * positions with the same key ask the same decision. Never throws.
 */
export function explore(
  game: GameUnderTest,
  start: Position | Refusal,
  limit: number,
  frozen = false,
): Explored {
  const search = new Search(game, limit, frozen)
  search.from(start)
  const { positions, merged, limited, complete, problems } = search
  return { positions, merged, limited, complete, problems }
}

class Search {
  merged = 0
  limited = 0
  complete = true
  readonly problems: Problem[] = []
  readonly #game: GameUnderTest
  readonly #limit: number
  readonly #frozen: boolean
  readonly #known = new Map<string, Found>()
  #last: Snapshot | null = null

  constructor(game: GameUnderTest, limit: number, frozen: boolean) {
    this.#game = game
    this.#limit = limit
    this.#frozen = frozen
  }

  get positions(): number {
    return this.#known.size
  }

  from(start: Position | Refusal): void {
    this.#noting([], null, () => {
      if (isRefusal(start)) throw refusedStart(start)
      this.#add(start, [])
    })
    // A map's iteration includes entries added meanwhile.
    for (const found of this.#known.values()) {
      if (this.problems.length >= ENOUGH_PROBLEMS) return
      this.#noting(found.answers, null, () => this.#follow(found))
    }
    for (const { rest, answers } of this.#known.values()) {
      if (this.problems.length >= ENOUGH_PROBLEMS) return
      this.#noting(answers, null, () => checkUnchanged(this.#game, rest, 'at the end of the search'))
    }
  }

  #follow({ rest, answers }: Found): void {
    reloaded(this.#game, rest)
    if (rest.decision === null) {
      checkEnd(this.#game, rest)
      return
    }
    checkWrongChoices(this.#game, rest)
    for (const choice of everyChoice(rest.decision)) {
      if (this.problems.length >= ENOUGH_PROBLEMS || (!this.complete && this.positions >= this.#limit)) return
      this.#noting(answers, choice, () => {
        const next = checkAnswer(this.#game, rest, choice, this.#frozen)
        if (isRefusal(next)) this.limited++
        else this.#add(next, [...answers, choice])
      })
    }
  }

  #add(position: Position, answers: readonly Choice[]): void {
    if (this.#frozen) freeze(position)
    const rest = look(this.#game, position)
    this.#checkApart(rest)
    const known = this.#known.get(rest.key)
    if (known !== undefined) {
      this.merged++
      mustAgree(known.rest.asked, rest.asked, 'key', 'positions with the same key ask differently')
      checkSame(this.#game, known.rest, rest)
    } else if (this.positions < this.#limit) this.#known.set(rest.key, { rest, answers })
    else this.complete = false
  }

  /** Positions with different keys must be different, even if their hashes are equal by chance. */
  #checkApart(rest: Snapshot): void {
    const other = this.#last
    this.#last = rest
    if (other === null || other.key === rest.key) return
    must(
      !this.#game.same(other.position, rest.position),
      'hash',
      'positions with different keys are the same',
    )
  }

  #noting(answers: readonly Choice[], giving: Choice | null, look: () => void): void {
    try {
      look()
    } catch (error) {
      this.problems.push(problemOf(error, 'the search', answers, giving))
    }
  }
}
