import type { DeckProblemKind } from '@battleline/keyforge'
import type { Problem, ProblemKind } from '@battleline/scenario'

/**
 * The exit code: all is well, an expectation failed, the input is wrong, a limit was reached; or the program itself
 * is broken.
 */
export const EXIT = { well: 0, failed: 1, wrong: 2, limit: 3, broken: 70 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

const GRAVITY: readonly Exit[] = [EXIT.well, EXIT.failed, EXIT.limit, EXIT.wrong, EXIT.broken]

/** The code of several results: wrong input before a limit, before a failure. */
export const worst = (...exits: readonly Exit[]): Exit =>
  exits.reduce<Exit>((one, other) => (GRAVITY.indexOf(other) > GRAVITY.indexOf(one) ? other : one), EXIT.well)

/** Every kind of problem of a command line, beside those of files. */
export type CommandKind =
  | 'unknown-command'
  | 'unknown-option'
  | 'missing-argument'
  | 'too-many-arguments'
  | 'option-value'
  | 'conflicting-options'
  | 'unknown-game'
  | 'unknown-edition'
  | 'wrong-game'
  | 'nothing-to-compare'
  | 'unread-question'
  | 'cannot-read'
  | 'cannot-write'
  | 'file-exists'
  | 'empty-folder'
  | 'not-a-save'
  | 'not-a-shard'
  | 'other-games'
  | 'cannot-serve'
  | 'queue-failed'

/** Every kind of problem. `battleline explain` has each with an example. */
export type Kind = ProblemKind | DeckProblemKind | CommandKind

/** Wrong input that ends the verb; the message is for people. */
export class WrongInput extends Error {
  readonly kind: Kind
  /** More help, a line each. */
  readonly more: readonly string[]

  constructor(kind: Kind, message: string, more: readonly string[] = []) {
    super(message)
    this.kind = kind
    this.more = more
  }
}

/** Problems of files, each at its place, that end the verb. */
export class WrongFile extends Error {
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    super('a file is wrong')
    this.problems = problems
  }
}

/** A problem of a scenario, a study or a deck file. */
export type FileProblem = Omit<Problem, 'kind'> & { readonly kind: Kind }
