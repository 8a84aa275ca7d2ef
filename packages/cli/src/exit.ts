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

/** Wrong input that ends the verb; the message is for people. */
export class WrongInput extends Error {
  /** More help, a line each. */
  readonly more: readonly string[]

  constructor(message: string, more: readonly string[] = []) {
    super(message)
    this.more = more
  }
}
