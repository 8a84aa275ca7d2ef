import type { Choice } from '@battleline/kernel'
import type { BoardReading } from '@battleline/scenario'

/** What every case has. A case needs nothing beside it: it holds the facts and the text of each card. */
interface Heading {
  /** Never changes: the file and the place in it, or the number of a generated board. */
  readonly id: string
  readonly game: string
  /** The edition of the rules. */
  readonly edition: string
  /** The facts of each card of the board; the text is in the wording of our printer. */
  readonly cards: readonly object[]
  /** The players and their zones with the cards and their marks, as `begin` of the game takes them. */
  readonly board: object
  /** The number of each player and card of the board: answers name them by it. */
  readonly numbers: Readonly<Record<string, string>>
}

/** One answer of a play. */
export interface CaseAnswer {
  /** The player, or `chance`. */
  readonly who: string
  /** The step of the printed chart that asks, and what it asks. */
  readonly step: string
  readonly asks: string
  /** What is chosen, in words: the labels of options; for a division `label: share`. */
  readonly chosen: readonly string[]
  /** The same in numbers: the id of an option, a list of ids, or each share. */
  readonly choice: Choice
}

/** A declaration of attackers or blockers, and whether it is legal. */
export interface CaseDeclaration {
  readonly action: string
  /** Each creature with what it attacks or blocks. */
  readonly pairs: readonly (readonly [creature: string, goal: string])[]
  readonly legal: boolean
}

/** Part of a `BoardReading`: only this is expected. `{ count: 3 }` is a list of three. */
export type ExpectedBoard = {
  readonly [S in keyof BoardReading]?: object
}

/** A question from a table: a board, answers, and what must come out. */
export interface RulingCase extends Heading {
  readonly kind: 'ruling'
  /** The answer in one sentence. */
  readonly name: string
  /** The rules that it shows. */
  readonly cite: readonly string[]
  readonly play: readonly CaseAnswer[]
  readonly expect: {
    /** The final position; left out if only the refusal matters. */
    readonly board?: ExpectedBoard
    /** The rules that forbid the last answer; left out if it is allowed. */
    readonly refused?: readonly string[]
    /** Declarations that are pending in the final position. */
    readonly declarations?: readonly CaseDeclaration[]
    /** The number of different endings over every choice that is left open, up to the next move. */
    readonly endings?: number
  }
}

/** Every way in which a generated board can go on, counted. */
export interface CountCase extends Heading {
  readonly kind: 'count'
  /** How far: `one move` and all that follows from it, or `combat`, from attackers to the last damage. */
  readonly over: 'one move' | 'combat'
  readonly expect: Counted
}

export interface Counted {
  /** The number of sequences of answers. */
  readonly sequences: number
  /** The number of different final positions. */
  readonly endings: number
  /** Of the final positions, sorted, in canonical form. */
  readonly digest: string
}

export type Case = RulingCase | CountCase

/** What a runner answers to a case, a line each. */
export type CaseResult = { readonly id: string } & (
  | { readonly unsupported: string }
  | { readonly refused: readonly string[] }
  | {
      readonly board?: BoardReading
      readonly declarations?: readonly boolean[]
      readonly endings?: number
      readonly sequences?: number
      readonly digest?: string
    }
)
