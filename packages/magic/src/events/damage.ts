import type { Start, View, World } from '@battleline/kernel'
import {
  isCreature,
  isOfType,
  isPermanent,
  isPlayer,
  isThere,
  permanentOf,
  type Ref,
} from '../model/state.ts'
import { abilitiesInPlay } from '../query/abilities.ts'
import { Characteristics } from '../query/characteristics.ts'
import { isSpell } from '../query/filter-terms.ts'
import { lastKnown } from '../query/last-known.ts'
import { type Traits, traitsOf } from '../query/protection.ts'
import type { PreventionRider } from '../text/structure.ts'
import type { Keyword } from '../vocabulary.ts'

/** Damage that one source would deal to one recipient (MTG-DMG-9). An amount of 0 is no damage. */
export interface DamageInstance {
  /** Distinguishes the parts of an event. */
  readonly id: number
  readonly from: Ref
  /** The source's controller and traits, now or as last known (MTG-DMG-1). */
  readonly by: number
  readonly traits: Traits
  readonly creature: boolean
  readonly keywords: readonly Keyword[]
  readonly to: Ref
  readonly amount: number
  readonly combat: boolean
  readonly unpreventable: boolean
}

/** An additional effect of prevention, after the damage has been dealt (MTG-RPL-12). */
export interface PreventionFollowUp {
  readonly does: PreventionRider
  readonly source: Ref
  readonly you: number
  readonly amount: number
  /** The source of the prevented damage, and the recipient in the effect. */
  readonly from: Ref
  readonly fromBy: number
  readonly to: Ref | null
}

/** All damage of one event. */
export interface Damage {
  parts: readonly DamageInstance[]
  following: readonly PreventionFollowUp[]
  /** The recipients, once the damage has been dealt. */
  dealt: readonly Ref[]
}

export const damageLocals = (parts: readonly DamageInstance[]): Damage => ({
  parts,
  following: [],
  dealt: [],
})

/** Damage to deal. `by`: the source's controller, if already known. */
export interface DamageRequest {
  readonly from: Ref
  readonly to: Ref
  readonly amount: number
  readonly combat?: boolean
  readonly by?: number
}

const CARRIED: readonly Keyword[] = ['lifelink', 'deathtouch', 'wither', 'infect']

/** The damage instances of an event, with each source's current or last known traits. */
export function damageInstances(w: View, dealing: readonly DamageRequest[]): DamageInstance[] {
  const characteristics = new Characteristics(w)
  const unpreventable = abilitiesInPlay(w, 'unpreventable')
  const withers = abilitiesInPlay(w, 'all wither').length > 0
  return dealing.map(({ from, to, amount, combat = false, by: given }, id) => {
    const one = permanentOf(w, from.card)
    const gone = lastKnown(w, from)
    const by = given ?? gone?.controller ?? one.controller
    const has = (keyword: Keyword): boolean =>
      (keyword === 'wither' && withers) ||
      (one.zone === 'stack' && spellsHave(w, from.card, by, keyword)) ||
      (gone === undefined
        ? characteristics.has(from.card, keyword)
        : gone.predicates.some((does) => does.kind === 'has' && does.keyword === keyword))
    const part: DamageInstance = {
      id,
      from,
      by,
      traits: gone === undefined ? traitsOf(one) : { ...traitsOf(one, gone.predicates), colors: gone.colors },
      creature: isCreature(one) && one.zone !== 'stack',
      keywords: CARRIED.filter(has),
      to,
      amount,
      combat,
      unpreventable: false,
    }
    const forced = unpreventable.some(
      ({ is, you }) =>
        (!is.combat || combat) &&
        (is.by == null || (part.creature === (is.by.creature ?? part.creature) && by === you)),
    )
    return { ...part, unpreventable: forced }
  })
}

/** Whether a text gives a keyword to a spell of this player (702.15). */
const spellsHave = (w: View, spell: number, player: number, keyword: Keyword): boolean =>
  abilitiesInPlay(w, 'spells have').some(
    ({ you, is }) => you === player && is.keyword === keyword && isSpell(w, is.of, spell),
  )

/** The start of the damage chart. */
export const startDamage = (w: View, dealing: readonly DamageRequest[]): Start => ({
  chart: 'magic/damage',
  locals: damageLocals(damageInstances(w, dealing)),
})

/** Whether an object can be dealt damage (MTG-NCD-7). */
export function takesDamage(w: View, ref: Ref): boolean {
  if (!isThere(w, ref)) return false
  if (isPlayer(w, ref.card)) return true
  if (!isPermanent(w, ref.card)) return false
  const one = permanentOf(w, ref.card)
  return isCreature(one) || isOfType(one, 'planeswalker') || isOfType(one, 'battle')
}

/** Sets the amount of a damage instance and reports the change. */
export function setAmount(w: World, l: Damage, id: number, amount: number): void {
  l.parts = l.parts.map((one) => {
    if (one.id !== id) return one
    const now = Math.max(0, amount)
    w.reportChange(one.to.card, 'pending', one.amount, now)
    return { ...one, amount: now }
  })
}

/** Prevents up to `most` points of a damage instance and returns how many (MTG-RPL-13). */
export function prevent(w: World, l: Damage, one: DamageInstance, most: number): number {
  const prevented = one.unpreventable ? 0 : Math.max(0, Math.min(most, one.amount))
  if (prevented > 0) setAmount(w, l, one.id, one.amount - prevented)
  return prevented
}

/** The player who is dealt damage, or the controller of the permanent (MTG-RPL-6). */
export const affectedPlayer = (w: View, { to }: DamageInstance): number =>
  isPlayer(w, to.card) ? to.card : permanentOf(w, to.card).controller
