import type { Keyword } from '../vocabulary.ts'
import type { Clause, Predicate } from './structure.ts'

type OwnKeyword = Extract<Clause, { readonly kind: 'keyword' | 'constant' }>

/** Whether an ability is a keyword, or says “as long as …, it has” one. */
export const givesItself = (clause: Clause, keyword: Keyword): clause is OwnKeyword =>
  clause.kind === 'keyword'
    ? clause.keyword === keyword
    : clause.kind === 'constant' &&
      clause.is.kind === 'about' &&
      clause.is.who.kind === 'self' &&
      oneByOne(clause.is.does).some((one) => one.kind === 'gains' && one.keyword === keyword)

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
      : one.kind === 'gets both'
        ? [
            { kind: 'gets power', by: one.by, each: one.each },
            { kind: 'gets life', by: one.life, each: one.each },
          ]
        : [one],
  )
