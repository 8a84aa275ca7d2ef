import { because, type QuestionSpec, say } from '@battleline/kernel'

/** The listed values of X; greater ones can also be answered, within reason. */
const LISTED = 20
const MOST_X = 100_000

/** A player names X; `who`: which one. */
export const namingX = <L extends { x: number }>(who: (l: L) => number): QuestionSpec<L, undefined> => ({
  who: (_, l) => who(l),
  options: () => Array.from({ length: LISTED + 1 }, (_, x) => x),
  refuse: (_, __, x) =>
    typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= MOST_X
      ? null
      : because(say`X is a whole number from 0 to ${MOST_X}`),
  take: (_, l, [x]) => {
    l.x = Number(x)
  },
  label: (_, x) => `X = ${x}`,
})
