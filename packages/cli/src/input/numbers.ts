import { WrongInput } from '../exit.ts'

/**
 * A whole number of an option.
 * @throws WrongInput
 */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^-?\d+$/.test(text) && number >= least && number <= most) return number
  throw new WrongInput(`--${option} takes a whole number from ${least} to ${most}; this is “${text}”`)
}
