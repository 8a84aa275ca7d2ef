// Goals of players as measures of games.
import { type Choice, isRefusal } from '@battleline/kernel'
import type { Goal, KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'

const AGAINST = ' against'

/** Which measure of one side is which of the other: “keys” and “keys against”. */
export function otherSide(measure: string): string {
  if (measure === 'wins') return 'losses'
  if (measure === 'losses') return 'wins'
  return measure.endsWith(AGAINST) ? measure.slice(0, -AGAINST.length) : `${measure}${AGAINST}`
}

/**
 * A goal of a player. Without a board it names no cards, and is for any position of a game.
 * @throws Error if it cannot be read
 */
export function goalOf(
  game: KeyForge,
  text: string,
  player: PlayerId,
  board: KeyForgePosition = emptyBoard(game),
): Goal {
  const read = game.goal(board, text, player)
  if (!read.ok) throw new Error(`the goal “${text}” cannot be read`)
  return read.goal
}

function emptyBoard(game: KeyForge): KeyForgePosition {
  const board = game.begin({ players: [{ name: 'A' }, { name: 'B' }] })
  if (isRefusal(board)) throw new Error(board.reason)
  return board
}

/** The result of a goal with one part; 1 or 0 for one that is reached or not. */
export const goalValue = (goal: Goal, position: KeyForgePosition): number =>
  Number(goal.results(position)[0]?.is ?? 0)

/** So many steps are never between two decisions. */
const MOST_STEPS = 100_000

/**
 * Goals over a whole game. One about what happened in a turn is judged before each turn is forgotten, and added up; another
 * one at the end of the game.
 */
export class WatchedGoals {
  readonly #game: KeyForge
  readonly #goals: readonly Goal[]
  readonly #sums: number[]

  constructor(game: KeyForge, goals: readonly Goal[]) {
    this.#game = game
    this.#goals = goals
    this.#sums = goals.map(() => 0)
  }

  /** Sees each answer of the game, in order. */
  see(from: KeyForgePosition, choice: Choice, to: KeyForgePosition): void {
    if (this.#goals.some(({ remembers }) => remembers) && this.#turn(from) !== this.#turn(to))
      for (const last of this.#lastOfTurns(from, choice, this.#turn(to))) this.#add(last)
  }

  /** The values of the goals in a game that is over, or as far as it was played. */
  values(end: KeyForgePosition): readonly number[] {
    return this.#goals.map((goal, at) => (goal.remembers ? (this.#sums[at] ?? 0) : 0) + goalValue(goal, end))
  }

  #turn(position: KeyForgePosition): number {
    return this.#game.table(position).turn
  }

  #add(position: KeyForgePosition): void {
    for (const [at, goal] of this.#goals.entries())
      if (goal.remembers) this.#sums[at] = (this.#sums[at] ?? 0) + goalValue(goal, position)
  }

  /** The positions just before a turn passes, which happens in one step: the answer once more, step by step. */
  *#lastOfTurns(from: KeyForgePosition, choice: Choice, until: number): Generator<KeyForgePosition> {
    let before = from
    let next = this.#game.answer(from, choice, { single: true })
    for (let steps = 0; !isRefusal(next) && steps < MOST_STEPS; steps++) {
      if (this.#turn(next) !== this.#turn(before)) {
        yield before
        if (this.#turn(next) === until) return
      }
      before = next
      next = this.#game.step(before, { single: true })
    }
  }
}
