import type { Choice, Value } from '@battleline/kernel'

/** How much each creature or player gets. */
export type Shares = ReadonlyMap<number, number>

const DIVISION = /^\d+=\d+(?: \d+=\d+)*$/

/** What an answer divides: `7=2 8=1` is 2 to 7 and 1 to 8; null for one that divides nothing. */
export function dividedOf(id: Choice | Value | null): Shares | null {
  if (typeof id !== 'string' || !DIVISION.test(id)) return null
  return new Map(id.split(' ').map((pair) => pair.split('=').map(Number) as [number, number]))
}

export const wholeOf = (shares: Shares): number => [...shares.values()].reduce((sum, share) => sum + share, 0)

const written = (shares: Shares): string =>
  [...shares]
    .filter(([, share]) => share > 0)
    .sort(([a], [b]) => a - b)
    .map(([one, share]) => `${one}=${share}`)
    .join(' ')

/** The answer among these that divides so; null where none does. */
export function idOfShares(shares: Shares, ids: readonly Value[]): Value | null {
  const wanted = written(shares)
  return ids.find((id) => written(dividedOf(id) ?? new Map()) === wanted && wanted !== '') ?? null
}
