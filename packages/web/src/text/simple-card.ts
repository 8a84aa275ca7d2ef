import { term } from '../words/terms.ts'
import { inWords } from './join-words.ts'

interface Printed {
  readonly numbers: Readonly<Partial<Record<string, number>>>
  readonly keywords?: readonly string[]
}

/** The first two numbers that are printed on a card of a simple game: “2/3”. */
export const strengthOf = ({ numbers }: Printed): string => Object.values(numbers).slice(0, 2).join('/')

/** Its keywords and its other numbers. */
export const wordsOf = ({ numbers, keywords = [] }: Printed): readonly string[] => [
  ...keywords,
  ...Object.entries(numbers)
    .slice(2)
    .map(([number, value]) => `${term(number)} ${value}`),
]

/** All its facts, in a line. */
export const kindOf = ({ numbers, keywords = [] }: Printed): string =>
  inWords([...Object.entries(numbers).map(([number, value]) => `${term(number)} ${value}`), ...keywords])
