import { at } from './at.ts'
import { type GroupedProblem, gainOf, type LikeGroup, mayChoose, type Term } from './grouping.ts'
import type { Block } from './payments.ts'
import { type CountValue, hullOf, type Piece, piecesOf } from './piecewise.ts'
import { UNBOUNDED } from './problem.ts'

/** The counts at single goals. */
export class CountColumns {
  readonly #asked: GroupedProblem
  readonly #creatures: readonly LikeGroup[]
  readonly #terms: readonly Term[]
  readonly #pieces = new Map<Block, readonly Piece[]>()

  constructor(asked: GroupedProblem, creatures: readonly LikeGroup[]) {
    this.#asked = asked
    this.#creatures = creatures
    this.#terms = asked.terms.filter(({ together }) => !together)
  }

  /** The values of the count of all creatures that choose a goal of the block. */
  whole(kind: number): CountValue[] {
    return this.#terms.flatMap((term) =>
      term.creatures === null && term.goals.includes(kind) ? [term.value] : [],
    )
  }

  /** The terms about a part of the creatures that choose it. */
  parts(kind: number): Term[] {
    return this.#terms.filter((term) => term.creatures !== null && term.goals.includes(kind))
  }

  /** The worth of each number of creatures that choose one goal of the block. */
  pieces(goal: Block): readonly Piece[] {
    const known = this.#pieces.get(goal)
    if (known !== undefined) return known
    const able = this.#able(goal).reduce((sum, { members }) => sum + members.length, 0)
    const pieces = piecesOf(this.whole(goal.kind), able)
    this.#pieces.set(goal, pieces)
    return pieces
  }

  #able(goal: Block): readonly LikeGroup[] {
    return this.#creatures.filter(({ sample }) => mayChoose(this.#asked, sample, goal))
  }

  /** Equal for equal goals; null for a goal that must be separate. */
  text(goal: Block, unevenApart: boolean): string | null {
    if (this.parts(goal.kind).length > 0 || (unevenApart && this.#isUneven(goal))) return null
    const column = this.#creatures.map(({ sample }) => gainOf(this.#asked, sample, goal))
    const pieces = this.pieces(goal).map(({ least, most, value }) => `${least}-${most}:${value}`)
    const counted = this.#asked.terms.map((term) => (term.together && term.goals.includes(goal.kind) ? 1 : 0))
    return `${column.join()} ${pieces.join()} ${counted.join('')}`
  }

  /** Counts with gaps, and creatures that may choose several goals. */
  #isUneven(goal: Block): boolean {
    const several = ({ sample }: LikeGroup) => at(this.#asked.declaring.creatures, sample.kind).most > 1
    const hull = hullOf(this.pieces(goal), { least: 0, most: UNBOUNDED })
    return (hull?.stretches.some(({ tight }) => !tight) ?? false) && this.#able(goal).some(several)
  }
}
