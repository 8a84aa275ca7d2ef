import type { Group } from './text/structure.ts'
import type { House } from './vocabulary.ts'

/** What is asked of the traits and houses of a card. */
export type Kinds = Pick<Group, 'trait' | 'house' | 'orTrait' | 'orHouse' | 'without' | 'outside'>

/** Whether a card of these traits and houses, now or as it was last known, is of the kinds that a group asks for. */
export function hasKinds(
  { trait, house, orTrait, orHouse, without, outside }: Kinds,
  traits: readonly string[],
  houses: readonly House[],
): boolean {
  if (trait !== undefined && !isEither(trait, orTrait, traits)) return false
  if (house !== undefined && !isEither(house, orHouse, houses)) return false
  if (without !== undefined && traits.includes(without)) return false
  return outside === undefined || !houses.includes(outside)
}

const isEither = <T>(one: T, or: T | undefined, all: readonly T[]): boolean =>
  all.includes(one) || (or !== undefined && all.includes(or))

/** Whether a group asks more than its words before and its kinds: by relative clauses, or by what was chosen. */
export const asksMore = ({ such, chosen }: Pick<Group, 'such' | 'chosen'>): boolean =>
  such !== undefined || chosen !== undefined

/** What is asked of the power of a card. */
export type Powers = Pick<Group, 'parity' | 'least' | 'most' | 'power'>

/** Whether a power is as a group asks. */
export function isOfPower({ parity, least, most, power: exactly }: Powers, power: number): boolean {
  if (exactly !== undefined && power !== exactly) return false
  if (parity !== undefined && (power % 2 === 0) !== (parity === 'even')) return false
  return power >= (least ?? power) && power <= (most ?? power)
}

export const asksPower = ({ parity, least, most, power }: Powers): boolean =>
  (parity ?? least ?? most ?? power) !== undefined
