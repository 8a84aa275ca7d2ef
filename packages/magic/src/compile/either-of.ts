import type { ConditionNode, TextOf } from '../text/nodes.ts'
import type { Condition, Instruction, Sentence } from '../text/structure.ts'

/** The first, or the other if the condition is true. One that cannot be true on a board leaves the first. */
export function eitherOf(
  condition: TextOf<Condition> | { readonly kind: 'never' },
  all: readonly TextOf<Instruction>[],
  instead: readonly TextOf<Instruction>[],
): TextOf<Sentence>[] {
  if (condition.kind === 'never') return all.map((does) => ({ kind: 'plain', does }))
  const unless = { if: { kind: 'not', of: condition } } as const
  return [
    ...all.map((does, at) => ({ kind: 'plain', does, ...(at === 0 ? unless : { also: true }) }) as const),
    ...instead.map(
      (does, at) => ({ kind: 'plain', does, ...(at === 0 ? { otherwise: true } : { also: true }) }) as const,
    ),
  ]
}

export const isCertain = (one: ConditionNode | undefined): boolean =>
  one?.kind === 'not' && (one.of as ConditionNode).kind === 'never'
