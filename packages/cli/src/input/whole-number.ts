import { WrongInput } from '../exit.ts'

/**
 * The value of an option that takes a whole number from 0 on.
 * @throws WrongInput
 */
export function wholeNumber(value: string, option: string): number {
  if (!/^\d{1,15}$/.test(value))
    throw new WrongInput('option-value', `${option} takes a whole number; this is “${value}”`)
  return Number(value)
}
