import { inLanguage, language } from './catalogue.ts'

const rules = inLanguage(() => new Intl.PluralRules(language()))
const format = inLanguage(() => new Intl.NumberFormat(language()))

/** A number as the language writes it: “2,729”. */
export const written = (amount: number): string => format().format(amount)

/** A number and what it counts: “1 choice”, “3 choices”. */
export const count = (amount: number, one: string, other: string): string =>
  `${written(amount)} ${plural(amount, one, other)}`

/** The form of a word that goes with a number. */
export const plural = (amount: number, one: string, other: string): string =>
  rules().select(amount) === 'one' ? one : other
