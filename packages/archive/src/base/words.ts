import { capital } from '@battleline/card-game'

/** A number with its noun: "1 ruling", "5,352 rulings". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** The name of a folder or a house in words: `star-alliance` is "Star alliance". */
export const titled = (name: string): string => capital(name.replaceAll('-', ' '))

const LONGEST = 600

/** A text that names hundreds of cards is cut off. */
export const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`
