import type { Reason } from '@battleline/kernel'
import { bestOf, type Certificate, WORK } from './best.ts'
import { evaluate, problemJudgedBy, type RequirementCount } from './evaluate.ts'
import type { DeclarationProblem, Pair } from './problem.ts'

// Judges one declaration: it is illegal if it violates a restriction, or if a better one is found and proved.

/** Whether a declaration is legal, with the proof. */
export type LegalityResult =
  /** It violates restrictions. */
  | { readonly kind: 'broken'; readonly broken: readonly Reason[] }
  /** Another one that violates none obeys more requirements, and needs no payment beyond this one's. */
  | {
      readonly kind: 'outdone'
      readonly obeyed: number
      readonly possible: number
      /** Whether it is proved that no declaration obeys more than `possible`. */
      readonly proved: boolean
      readonly better: readonly Pair[]
      /** The requirements that are not fully obeyed. */
      readonly missed: readonly RequirementCount[]
    }
  /** None does: `proves(certificate.program, certificate.proof, obeyed)` holds. */
  | { readonly kind: 'legal'; readonly obeyed: number; readonly certificate: Certificate }
  /** None was found that does, but the work ended before it was proved that there is none. */
  | { readonly kind: 'not proved'; readonly obeyed: number; readonly bound: number }

/** Judges one declaration, with its payments counted as paid (MTG-ATK-30, MTG-BLK-30). */
export function judge(declaring: DeclarationProblem, pairs: readonly Pair[], work = WORK): LegalityResult {
  const judged = problemJudgedBy(declaring, pairs)
  const { broken, obeyed, requirements } = evaluate(judged, pairs)
  if (broken.length > 0) return { kind: 'broken', broken }
  const best = bestOf(judged, pairs, { known: pairs, work })
  if (best.obeyed > obeyed && best.pairs !== null) {
    const missed = requirements.filter((one) => one.obeyed < one.instances)
    const proved = best.bound === best.obeyed
    return { kind: 'outdone', obeyed, possible: best.obeyed, proved, better: best.pairs, missed }
  }
  if (best.bound > obeyed) return { kind: 'not proved', obeyed, bound: best.bound }
  return { kind: 'legal', obeyed, certificate: { program: best.program, proof: best.proof } }
}
