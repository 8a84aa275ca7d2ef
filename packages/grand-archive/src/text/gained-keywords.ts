import type { Predicate } from './structure.ts'

/** What a list of predicates gives, one by one. */
export const oneByOne = (does: readonly Predicate[]): readonly Predicate[] =>
  does.flatMap((one) =>
    one.kind === 'gains several'
      ? one.of.map(
          ({ keyword, value }): Predicate => ({
            kind: 'gains',
            keyword,
            value,
            ...(one.live && { live: one.live }),
          }),
        )
      : [one],
  )
