import type { Group } from '../text/structure.ts'
import type { House } from '../vocabulary.ts'

/** The part of a filter that is about traits and houses. */
export type Kinds = Pick<Group, 'trait' | 'house' | 'orTrait' | 'orHouse' | 'without' | 'outside'>

/** Whether these traits and houses match a filter. */
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

/** Whether a filter has relative clauses or depends on a choice. */
export const asksMore = ({ such, chosen }: Pick<Group, 'such' | 'chosen'>): boolean =>
  such !== undefined || chosen !== undefined

/** The part of a filter that is about power. */
export type Powers = Pick<Group, 'parity' | 'least' | 'most' | 'power'>

/** Whether a power matches a filter. */
export function isOfPower({ parity, least, most, power: exactly }: Powers, power: number): boolean {
  if (exactly !== undefined && power !== exactly) return false
  if (parity !== undefined && (power % 2 === 0) !== (parity === 'even')) return false
  return power >= (least ?? power) && power <= (most ?? power)
}

export const asksPower = ({ parity, least, most, power }: Powers): boolean =>
  (parity ?? least ?? most ?? power) !== undefined
