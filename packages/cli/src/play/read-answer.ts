import type { Choice, Decision } from '@battleline/kernel'

/** Numbers of a line; null if it has anything else. */
function numbersIn(line: string): readonly number[] | null {
  const words = line.split(/[\s,]+/).filter((word) => word !== '')
  return words.every((word) => /^\d{1,4}$/.test(word)) ? words.map(Number) : null
}

/** The choice that a line of numbers makes among the options, counted from 1; or what is wrong with it. */
export function readAnswer(
  line: string,
  { kind, ids, least, most }: Pick<Decision, 'kind' | 'ids' | 'least' | 'most'>,
): { readonly choice: Choice } | { readonly wrong: string } {
  const numbers = line !== '-' ? numbersIn(line) : kind === 'order' ? ids.map((_, at) => at + 1) : []
  if (numbers === null) return { wrong: `“${line}” is no number of an option; h shows what can be typed` }
  if (kind === 'divide') {
    const sum = numbers.reduce((all, one) => all + one, 0)
    if (numbers.length !== ids.length || sum !== most)
      return {
        wrong: `type a share for each of the ${ids.length}, ${most} in all: ${ids.map((_, at) => (at === 0 ? most : 0)).join(' ')}`,
      }
    return { choice: numbers }
  }
  const outside = numbers.find((number) => number < 1 || number > ids.length)
  if (outside !== undefined) return { wrong: `there is no ${outside}; the options are 1 to ${ids.length}` }
  if (new Set(numbers).size < numbers.length) return { wrong: 'one number is there twice' }
  const [fewest, greatest] = kind === 'order' ? [ids.length, ids.length] : [least, most]
  if (numbers.length < fewest || numbers.length > greatest)
    return {
      wrong:
        kind === 'order'
          ? `type all ${ids.length} numbers in the order you want`
          : `type ${bounds(fewest, greatest)}`,
    }
  const chosen = numbers.map((number) => ids[number - 1] ?? -1)
  const [only] = chosen
  return { choice: kind === 'pick' && chosen.length === 1 && only !== undefined ? only : chosen }
}

/** “a number”, “2 numbers”, “1 to 3 numbers, or - for none” */
export function bounds(least: number, most: number): string {
  const none = least === 0 ? ', or - for none' : ''
  const fewest = Math.max(1, least)
  if (fewest === most) return `${most === 1 ? 'a number' : `${most} numbers`}${none}`
  return `${fewest} to ${most} numbers${none}`
}
