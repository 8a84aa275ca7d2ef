import type { Bounds } from './bounds.ts'
import { programOf } from './compile.ts'
import type { DeclarationProblem, Pair } from './problem.ts'
import type { Program } from './program.ts'
import { type Aim, type Found, type Proof, search } from './search.ts'

// The most requirements that a declaration can obey, with the basis for it: what `judge` compares a declaration with.

/** The default limit of arcs that a search visits before it ends without a proof: some seconds. */
export const WORK = 400_000_000

/** The basis of a bound: the grouped problem, and a proof that `proves` checks. */
export interface Certificate {
  readonly program: Program
  readonly proof: Proof
}

/** The best declaration found, with the grouped problem that its proof is about. */
export interface Best extends Found {
  readonly program: Program
}

/**
 * The most requirements that a declaration can obey without payments other than `paying`.
 * @param declaring the problem as the declaration is judged by it: `problemJudgedBy`
 */
export function bestOf(declaring: DeclarationProblem, paying: readonly Pair[], aim: Aim): Best {
  const program = programOf(declaring, paying)
  const found = search(declaring, program, aim)
  if (!found.stuck) return { ...found, program }
  const apart = programOf(declaring, paying, 'uneven')
  return { ...search(declaring, apart, { ...aim, known: found.pairs ?? aim.known }), program: apart }
}

/** A declaration within bounds that obeys this many; false if there is none, null if that is not proved. */
export function reaches(
  declaring: DeclarationProblem,
  program: Program,
  bounds: Bounds,
  obeyed: number,
  work: number,
): readonly Pair[] | false | null {
  const found = search(declaring, program, { known: null, bounds, above: obeyed - 1, enough: obeyed, work })
  if (found.obeyed >= obeyed && found.pairs !== null) return found.pairs
  return found.bound < obeyed ? false : null
}
