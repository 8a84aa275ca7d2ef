import type { Choice, Value } from '@battleline/kernel'
import { mtgWords } from '../../words/magic.ts'

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

/** A creature, planeswalker or player that can be assigned combat damage. */
export interface Recipient {
  readonly id: number
  readonly name: string
  /** How much more damage is lethal; null for players and other permanents. */
  readonly lethal: number | null
}

/**
 * The legal division to start with: it destroys as many creatures as possible, in order. The rest goes to the attacked player
 * or permanent where that is legal, else to the last destroyed creature.
 */
export function proposed(legal: readonly Shares[], to: readonly Recipient[]): Shares | undefined {
  const dies = (shares: Shares) =>
    to.filter(({ id, lethal }) => lethal !== null && (shares.get(id) ?? 0) >= lethal)
  const rankOf = (shares: Shares): readonly number[] => [
    dies(shares).length,
    // Beyond those who block.
    ...to.flatMap(({ id, lethal }) => (lethal === null ? [shares.get(id) ?? 0] : [])),
    ...to.map(({ id, lethal }) => Math.min(shares.get(id) ?? 0, lethal ?? 0)),
    ...to.map(({ id }) => -(shares.get(id) ?? 0)),
  ]
  const ranked = legal.map((shares) => ({ shares, rank: rankOf(shares) }))
  ranked.sort((a, b) => b.rank.map((one, at) => one - (a.rank[at] ?? 0)).find((by) => by !== 0) ?? 0)
  return ranked[0]?.shares
}

/** Why a division is not legal, in a sentence. */
export function whyNot(shares: Shares, to: readonly Recipient[]): string {
  const beyond = to.filter(({ id, lethal }) => lethal === null && (shares.get(id) ?? 0) > 0)
  const [short] = to.filter(({ id, lethal }) => lethal !== null && (shares.get(id) ?? 0) < lethal)
  const [first] = beyond
  return first !== undefined && short !== undefined
    ? mtgWords.division.needs(short.name, (short.lethal ?? 0) - (shares.get(short.id) ?? 0), first.name)
    : mtgWords.division.illegal
}
