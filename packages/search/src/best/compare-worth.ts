/** A score, the most important number first: more is better. */
export type Worth = readonly number[]

/** More than 0 if one is better than the other: the first number that differs decides. */
export function compareWorth(one: Worth, other: Worth): number {
  for (let at = 0; at < one.length; at++) {
    const [value, its] = [one[at] as number, other[at] as number]
    if (value !== its) return value > its ? 1 : -1
  }
  return 0
}

export const betterWorth = (one: Worth, other: Worth): Worth => (compareWorth(one, other) >= 0 ? one : other)
export const worseWorth = (one: Worth, other: Worth): Worth => (compareWorth(one, other) <= 0 ? one : other)
