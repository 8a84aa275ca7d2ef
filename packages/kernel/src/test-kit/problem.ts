import type { Choice } from '../model/choice.ts'
import type { Refusal } from '../model/position.ts'

/** The promises that the kit looks at. */
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

/** A promise that was not kept, and all that is needed to see it again. */
export interface Problem {
  readonly check: Check
  /** What it was seen in: the name of the start, and the seed of the game where it was played by chance. */
  readonly game: string
  /** The number of the decision, counted from 1: the one that stands after `answers`. */
  readonly decision: number
  /** The answers that lead there from the start. */
  readonly answers: readonly Choice[]
  /** The answer that was being given there; null where the position was only looked at. */
  readonly giving: Choice | null
  readonly message: string
}

/** So many are told, and no more are looked for. */
export const ENOUGH_PROBLEMS = 5

/** A promise that was not kept, on its way from where it was seen to whoever knows the way there. */
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

/** @throws Broken where the promise was not kept. */
export function must(holds: boolean, check: Check, message: string): asserts holds {
  if (!holds) throw new Broken(check, message)
}

/** @throws Broken where the two texts differ, with the place where they begin to. */
export function mustAgree(one: string, other: string, check: Check, what: string): void {
  if (one !== other) throw new Broken(check, `${what}: ${difference(one, other)}`)
}

/** How much is shown of texts that differ, before and behind the place where they do. */
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

/** What went wrong, placed. An error that is not the kit's was thrown by the game: its stack names the line. */
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

/** A problem as text: to read, and to repeat it by. */
export function describeProblem({ check, game, decision, answers, giving, message }: Problem): string {
  const then = giving === null ? '' : `, giving ${JSON.stringify(giving)}`
  return `${check}, in ${game} at decision ${decision}, after the answers ${JSON.stringify(answers)}${then}\n  ${message}`
}
