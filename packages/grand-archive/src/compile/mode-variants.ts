import type { Node } from '@battleline/language'
import { isSoMany } from '../text/modes-structure.ts'
import type { Clause, Mode, Modes, ModeVariant, Sentence } from '../text/structure.ts'
import { withBonus } from '../text/target-slots.ts'
import { firstIn, mapParts } from '../text/walk.ts'

/** All sets of the first so many numbers, each in order. */
const setsOf = (count: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** count }, (_, set) =>
    Array.from({ length: count }, (_one, at) => at).filter((at) => (set >> at) % 2 === 1),
  )

/** The clauses with a text for each choice of modes, in printed order (GA-ABL-3). */
export const withVariants = (
  clauses: readonly Clause[],
  print: (does: readonly Sentence[]) => string,
): readonly Clause[] => {
  const walk = (node: Node): Node =>
    node.kind === 'modes'
      ? (expanded(node as unknown as Modes, print) as unknown as Node)
      : mapParts(node, walk)
  return withParts(clauses).map((clause) => walk(clause as unknown as Node) as unknown as Clause)
}

const isTargetInBrackets = (clause: Clause): boolean =>
  clause.kind === 'resolve' &&
  clause.when !== undefined &&
  firstIn(
    clause,
    ({ kind }) => kind === 'target',
    ({ kind }) => kind === 'when did',
  ) !== null

/** Parts of an action in brackets have targets only if the brackets hold as it is activated (GA-BON-3). */
function withParts(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(isTargetInBrackets)) return clauses
  const of = clauses.flatMap((one, bonus): readonly Mode[] => {
    if (one.kind !== 'resolve') return []
    const { does, when } = one
    return [{ kind: 'mode', does, ...(when && { when, bonus }) }]
  })
  const whole: Modes = { kind: 'modes', count: 'one', of, all: true }
  const first = clauses.findIndex(({ kind }) => kind === 'resolve')
  return clauses.map((one, at) =>
    one.kind === 'resolve' ? { ...one, does: at === first ? [whole] : [] } : one,
  )
}

function expanded(modes: Modes, print: (does: readonly Sentence[]) => string): Modes {
  const { of, count, instead } = modes
  const variants = setsOf(of.length)
    .filter(
      ({ length }) =>
        modes.all === true ||
        isSoMany(count, length) ||
        (instead !== undefined && isSoMany(instead.count, length)),
    )
    .map((chosen): ModeVariant => {
      const modes = chosen.map((at) => of[at] as Mode)
      const words = modes.flatMap(({ does }) => does)
      return {
        kind: 'variant',
        does: modes.flatMap(({ does, bonus }) => does.map((one) => withBonus(one, bonus))),
        modes: chosen,
        words: words.length === 0 ? 'no mode' : print(words),
      }
    })
  return { ...modes, variants }
}
