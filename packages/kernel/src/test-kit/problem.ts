import type { Choice } from '../model/choice.ts'
import type { Refusal } from '../model/position.ts'

/** What the kit checks. */
export type Check =
  | 'start'
  | 'decision'
  | 'end'
  | 'round trip'
  | 'offered choice'
  | 'wrong choice'
  | 'fork'
  | 'trace'
  | 'stepping'
  | 'earlier position'
  | 'replay'
  | 'key'
  | 'hash'
  | 'throws'

/** A broken promise, with everything needed to reproduce it. */
export interface Problem {
  readonly check: Check
  /** The name of the start, and the seed of a random game. */
  readonly game: string
  /** The number of the decision after `answers`, counted from 1. */
  readonly decision: number
  /** The answers that lead there from the start. */
  readonly answers: readonly Choice[]
  /** The answer that was being given; null if the position was only observed. */
  readonly giving: Choice | null
  readonly message: string
}

/** The kit stops after this many problems. */
export const ENOUGH_PROBLEMS = 5

/** A broken promise, before the answers that lead to it are added. */
export class Broken extends Error {
  readonly check: Check

  constructor(check: Check, message: string) {
    super(message)
    this.name = 'Broken'
    this.check = check
  }
}

export const refusedStart = ({ reason }: Refusal): Broken =>
  new Broken('start', `the start is refused: ${reason}`)

/** @throws Broken if the promise does not hold */
export function must(holds: boolean, check: Check, message: string): asserts holds {
  if (!holds) throw new Broken(check, message)
}

/** @throws Broken if the texts differ, with the place of the first difference */
export function mustAgree(one: string, other: string, check: Check, what: string): void {
  if (one !== other) throw new Broken(check, `${what}: ${difference(one, other)}`)
}

/** How many characters of differing texts are shown before and after the first difference. */
const SHOWN = 60

function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const part = (text: string) => {
    const from = Math.max(0, at - SHOWN)
    const [before, behind] = [from > 0 ? '…' : '', at + SHOWN < text.length ? '…' : '']
    return `${before}${text.slice(from, at + SHOWN)}${behind}`
  }
  return `${part(one)} became ${part(other)}`
}

/** The problem with its place. Any other error was thrown by the game: its stack names the line. */
export function problemOf(
  error: unknown,
  game: string,
  answers: readonly Choice[],
  giving: Choice | null,
): Problem {
  const place = { game, decision: answers.length + 1, answers: [...answers], giving }
  if (error instanceof Broken) return { check: error.check, ...place, message: error.message }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { check: 'throws', ...place, message }
}

/** A problem as text, with what is needed to repeat it. */
export function describeProblem({ check, game, decision, answers, giving, message }: Problem): string {
  const then = giving === null ? '' : `, giving ${JSON.stringify(giving)}`
  return `${check}, in ${game} at decision ${decision}, after the answers ${JSON.stringify(answers)}${then}\n  ${message}`
}
