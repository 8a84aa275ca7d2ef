import type { Node } from '@battleline/language'
import { isSoMany } from '../text/modes-structure.ts'
import type { Clause, Mode, Modes, ModeVariant, Sentence } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'

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
  return clauses.map((clause) => walk(clause as unknown as Node) as unknown as Clause)
}

function expanded(modes: Modes, print: (does: readonly Sentence[]) => string): Modes {
  const { of, count, instead } = modes
  const variants = setsOf(of.length)
    .filter(
      ({ length }) => isSoMany(count, length) || (instead !== undefined && isSoMany(instead.count, length)),
    )
    .map((chosen): ModeVariant => {
      const does = chosen.flatMap((at) => (of[at] as Mode).does)
      return { kind: 'variant', does, modes: chosen, words: print(does) }
    })
  return { ...modes, variants }
}
