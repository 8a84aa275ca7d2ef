import { FIRST_CARD, PLAYERS, type PlayerId, TABLE } from '@battleline/card-game'
import { because, type Reason, say, type View } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf } from '../model/state.ts'
import { houseChosenBefore } from '../model/turn-history.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isOnSide, isThere, youOf } from '../query/board.ts'
import { housesOf } from '../query/values.ts'
import { type ActiveHouse, HOUSES, type House } from '../vocabulary.ts'

/** The houses that a player may be able to choose: their identity's, and those of cards they control (KF-HSE-1). */
export function eligibleHouses(w: View, player: PlayerId): readonly House[] {
  const own = playerOf(w, player).houses
  const others: House[] = []
  for (const side of PLAYERS) {
    const { battleline, artifacts } = playerOf(w, side)
    for (const card of artifacts) addHouses(w, card, player, own, others)
    for (const card of battleline) {
      addHouses(w, card, player, own, others)
      for (const upgrade of cardOf(w, card).upgrades) addHouses(w, upgrade, player, own, others)
    }
  }
  return others.length === 0 ? own : [...own, ...inOrder(others)]
}

/** The houses of the language in their order, then others. */
const inOrder = (houses: readonly House[]): readonly House[] => [
  ...HOUSES.filter((house) => houses.includes(house)),
  ...houses.filter((house) => !HOUSES.some((known) => known === house)),
]

/** Every house of the game: those that the language knows, and others that cards or identity cards name. */
export function allHouses(w: View): readonly House[] {
  const named = w.rows.flatMap((_, row) => {
    if (row >= FIRST_CARD) return (cardOf(w, row).$facedown ?? cardOf(w, row).$def).houses
    return row > TABLE ? playerOf(w, row).houses : []
  })
  return [...new Set([...HOUSES, ...named])]
}

/** Called often with few houses: faster than `includes`. */
export function isAmong(house: ActiveHouse, houses: readonly House[]): boolean {
  for (const one of houses) if (one === house) return true
  return false
}

function addHouses(w: View, card: number, player: PlayerId, own: readonly House[], others: House[]): void {
  if (cardOf(w, card).controller !== player) return
  for (const house of housesOf(w, card))
    if (!isAmong(house, own) && !isAmong(house, others)) others.push(house)
}

/** The houses that effects require or forbid for this player. */
function named(w: View, player: PlayerId, kind: 'must choose' | 'cannot choose'): readonly House[] {
  const effects = activeEffects(w, HOOK.house)
  if (effects.length === 0) return NO_HOUSES
  return effects.flatMap((effect) => {
    const { is } = effect
    if (is?.kind !== kind || !effect.isMet(w)) return []
    const house = is.last === true ? houseChosenBefore(w, player) : (is.house ?? effect.lasting?.house)
    return house !== undefined && isOnSide(is.whose, youOf(w, effect), player) ? [house] : []
  })
}

const NO_HOUSES: readonly House[] = []

/** Forbidden by cards in play, or by what a card in play forbade. */
function forbiddenTo(w: View, player: PlayerId): readonly House[] {
  const byTexts = named(w, player, 'cannot choose')
  const { barred } = playerOf(w, player)
  if (barred.length === 0) return byTexts
  return [...byTexts, ...barred.flatMap((one) => (isThere(w, one.with) ? [one.house] : []))]
}

/** Whether no effect restricts this player's choice. */
const isFree = (w: View, player: PlayerId): boolean =>
  activeEffects(w, HOOK.house).length === 0 && playerOf(w, player).barred.length === 0

/** Whether there is a house that a player may choose now. */
export const hasHouse = (w: View, player: PlayerId): boolean =>
  (isFree(w, player) && playerOf(w, player).houses.length > 0) || housesToChoose(w, player).length > 0

/**
 * The houses that a player may choose now. "Must" applies only to houses that may be chosen; "cannot" wins
 * (KF-HSE-2).
 */
export function housesToChoose(w: View, player: PlayerId): readonly House[] {
  const forbidden = forbiddenTo(w, player)
  const eligible = eligibleHouses(w, player)
  const open = forbidden.length === 0 ? eligible : eligible.filter((house) => !forbidden.includes(house))
  const musts = named(w, player, 'must choose').filter((house) => open.includes(house))
  return musts.length === 0 ? open : open.filter((house) => musts.includes(house))
}

/** Why a player may not choose a house, or null if they may. */
export function cannotChoose(w: View, player: PlayerId, house: House): Reason | null {
  if (isFree(w, player) && playerOf(w, player).houses.includes(house)) return null
  const open = housesToChoose(w, player)
  if (open.includes(house)) return null
  const { name } = playerOf(w, player)
  if (!eligibleHouses(w, player).includes(house))
    return because(
      say`${house} is neither on the identity card of ${name} nor a house of their cards`,
      'KF-HSE-1',
    )
  return forbiddenTo(w, player).includes(house)
    ? because(say`an effect forbids ${name} to choose ${house}`, 'KF-HSE-2', 'KF-GEN-2')
    : because(say`${name} must choose ${open.join(' or ')}`, 'KF-HSE-2')
}
