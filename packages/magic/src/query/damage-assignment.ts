import type { View } from '@battleline/kernel'
import { policyOf } from '../model/edition-policy.ts'

import { defenderAgainst, isCreature, NOTHING, permanentOf, permanents, tableOf } from '../model/state.ts'
import type { Characteristics } from './characteristics.ts'
import { areAllListed, divisionId, divisionsOf, parseDivision } from './division.ts'

/** Combat damage that a creature assigns to a creature, player, planeswalker or battle. */
export interface Assigned {
  readonly from: number
  readonly to: number
  readonly amount: number
}

/** The possible recipients of a creature's damage: creatures in E16's order, then what it attacks. */
export interface Recipients {
  readonly creatures: readonly number[]
  /** What it attacks, if it may assign damage to it; else 0. */
  readonly beyond: number
}

/** The answer that assigns damage as though the creature were not blocked (MTG-CDM-15). */
export const UNBLOCKED = 'as though unblocked'
/** The answer that leaves it to the other player to divide its damage (MTG-KEY-58). */
export const BLOCKED = 'as blocked'
/** The most listed divisions; any other legal one can be answered. */
export const DIVISIONS_LISTED = 500

/** The combat damage of one step while it is assigned. */
export class DamageAssignment {
  readonly #w: View
  readonly #characteristics: Characteristics
  readonly #blockers = new Map<number, number[]>()

  constructor(w: View, characteristics: Characteristics) {
    this.#w = w
    this.#characteristics = characteristics
    for (const one of permanents(w)) {
      for (const attacker of permanentOf(w, one).blocks)
        this.#blockers.set(attacker, [...(this.#blockers.get(attacker) ?? []), one])
    }
  }

  /** The creatures that attack or block. */
  fighters(): number[] {
    return permanents(this.#w).filter((one) => {
      const { attacks, blocks } = permanentOf(this.#w, one)
      return (attacks !== 0 || blocks.length > 0) && isCreature(permanentOf(this.#w, one))
    })
  }

  /** The damage that it assigns: its power, at least 0 (MTG-CDM-4). */
  whole(creature: number): number {
    const none = this.#characteristics
      .effectsOn(creature)
      .some(({ predicate: does }) => does.kind === 'assigns no combat damage')
    return none ? 0 : Math.max(0, this.#characteristics.power(creature))
  }

  recipients(creature: number): Recipients {
    const { attacks, blocks, blocked } = permanentOf(this.#w, creature)
    if (attacks === 0) return { creatures: this.#ordered(creature, blocks), beyond: 0 }
    // If what it attacked has left combat, there are only its blockers (MTG-CMB-13, MTG-CDM-13).
    const beyond = attacks === NOTHING ? 0 : attacks
    if (!blocked) return { creatures: [], beyond }
    const blockers = this.blockersOf(creature)
    const tramples = this.#characteristics.has(creature, 'trample') && !this.isDividedFreely(creature)
    return { creatures: blockers, beyond: tramples ? beyond : 0 }
  }

  /** Whether it fights a creature with banding: the other side divides its damage as it likes (702.22j, 702.22k). */
  isDividedFreely(creature: number): boolean {
    const { attacks, blocks } = permanentOf(this.#w, creature)
    const met = attacks === 0 ? blocks : (this.#blockers.get(creature) ?? [])
    return met.some((one) => this.#characteristics.has(one, 'banding'))
  }

  /** The player who divides its damage. */
  dividerOf(creature: number): number {
    const { attacks, controller } = permanentOf(this.#w, creature)
    if (!this.isDividedFreely(creature)) return controller
    return attacks === 0 ? tableOf(this.#w).active : defenderAgainst(this.#w, creature)
  }

  /** The blockers of a creature, in E16 in their order. */
  blockersOf = (attacker: number): readonly number[] =>
    this.#ordered(attacker, this.#blockers.get(attacker) ?? [])

  /** In E16 in the chosen order, then those that came later (MTG-BLK-6). */
  #ordered(creature: number, others: readonly number[]): readonly number[] {
    const { damageOrder } = permanentOf(this.#w, creature)
    const first = damageOrder.filter((one) => others.includes(one))
    return [...first, ...others.filter((one) => !first.includes(one))]
  }

  /** Whether a blocked creature may assign its damage to what it attacks. */
  mayPassBy(creature: number): boolean {
    const { attacks, blocked } = permanentOf(this.#w, creature)
    return (
      blocked &&
      attacks > 0 &&
      this.#characteristics
        .effectsOn(creature)
        .some(({ predicate: does }) => does.kind === 'as though unblocked')
    )
  }

  /** The assignment without a choice; null if there is a choice. */
  forced(creature: number): readonly Assigned[] | null {
    const whole = this.whole(creature)
    if (whole === 0) return []
    if (this.mayPassBy(creature)) return null
    const to = this.#all(creature)
    if (to.length > 1) return null
    return to.map((one) => ({ from: creature, to: one, amount: whole }))
  }

  #all(creature: number): readonly number[] {
    const { creatures, beyond } = this.recipients(creature)
    return beyond > 0 ? [...creatures, beyond] : creatures
  }

  /** The ids of legal divisions, given what others assigned and may still assign. */
  options(creature: number, before: readonly Assigned[], later: readonly number[]): string[] {
    const to = this.#all(creature)
    const whole = this.whole(creature)
    const passes = (shares: readonly number[]) =>
      this.#isLegal([...before, ...partsOf(creature, to, shares)], [creature], later)
    const ways = divisionsOf(
      whole,
      to.map(() => whole),
      DIVISIONS_LISTED,
      passes,
    ).map((shares) => divisionId(to, shares))
    return this.mayPassBy(creature) && !this.isDividedFreely(creature) ? [UNBLOCKED, ...ways] : ways
  }

  /** The only legal division, given what others assigned and may still assign; null if there are several. */
  only(creature: number, before: readonly Assigned[], later: readonly number[]): readonly Assigned[] | null {
    if (!areAllListed(this.whole(creature), this.#all(creature).length)) return null
    const [first, second] = this.options(creature, before, later)
    return first === undefined || second !== undefined ? null : this.read(creature, first, before, later)
  }

  /** The assignment of an id; null if it is illegal. */
  read(
    creature: number,
    id: unknown,
    before: readonly Assigned[],
    later: readonly number[],
  ): readonly Assigned[] | null {
    const whole = this.whole(creature)
    if (id === UNBLOCKED) {
      const { attacks } = permanentOf(this.#w, creature)
      return this.mayPassBy(creature) ? [{ from: creature, to: attacks, amount: whole }] : null
    }
    const to = this.#all(creature)
    const shares = parseDivision(id, to)
    if (shares === null || shares.reduce((sum, share) => sum + share, 0) !== whole) return null
    const parts = partsOf(creature, to, shares)
    return this.#isLegal([...before, ...parts], [creature], later) ? parts : null
  }

  /**
   * Whether later creatures can complete an assignment legally (MTG-CDM-9). `asked`: the creatures whose damage a
   * player chose.
   */
  #isLegal(assigned: readonly Assigned[], asked: readonly number[], later: readonly number[]): boolean {
    const all = [...new Set([...asked, ...assigned.map(({ from }) => from)])]
    const needs = all.flatMap((creature) => this.#needs(creature, assigned))
    const unmet = needs.filter((one) => !this.#isLethal(one, assigned))
    if (unmet.length === 0) return true
    const [next, ...rest] = later.filter((one) => this.#all(one).some((to) => unmet.includes(to)))
    if (next === undefined) return false
    const to = this.#all(next)
    const whole = this.whole(next)
    return divisionsOf(
      whole,
      to.map(() => whole),
      TRIED,
    ).some((shares) => this.#isLegal([...assigned, ...partsOf(next, to, shares)], [...asked, next], rest))
  }

  /** The creatures that must be assigned lethal damage for an assignment (MTG-CDM-7, MTG-CDM-11). */
  #needs(creature: number, assigned: readonly Assigned[]): readonly number[] {
    const { creatures, beyond } = this.recipients(creature)
    const gets = (to: number) =>
      assigned.some((one) => one.from === creature && one.to === to && one.amount > 0)
    if (beyond > 0 && creatures.length > 0 && gets(beyond) && !this.#passesBy(creature, assigned))
      return creatures
    if (!policyOf(this.#w).ordersBlockers || this.isDividedFreely(creature)) return []
    const last = creatures.reduce((found, one, at) => (gets(one) ? at : found), 0)
    return creatures.slice(0, last)
  }

  /** Whether it assigns everything to what it attacks, as though it were not blocked. */
  #passesBy(creature: number, assigned: readonly Assigned[]): boolean {
    const own = assigned.filter(({ from }) => from === creature)
    return this.mayPassBy(creature) && own.length === 1
  }

  /** Lethal for assignment: only marked and assigned damage count (MTG-CDM-10). */
  #isLethal(creature: number, assigned: readonly Assigned[]): boolean {
    const parts = assigned.filter(({ to, amount }) => to === creature && amount > 0)
    if (parts.some(({ from }) => this.#characteristics.has(from, 'deathtouch'))) return true
    const sum = parts.reduce((total, { amount }) => total + amount, 0)
    return sum >= lethalFor(this.#w, this.#characteristics, creature, false)
  }
}

/** The most divisions of a later creature to try. */
const TRIED = 400

const partsOf = (from: number, to: readonly number[], shares: readonly number[]): Assigned[] =>
  to.flatMap((one, at) => ((shares[at] ?? 0) > 0 ? [{ from, to: one, amount: shares[at] ?? 0 }] : []))

/** The lethal damage of a creature after marked damage; 1 for deathtouch (MTG-CDM-10, MTG-DMG-12). */
export function lethalFor(
  w: View,
  characteristics: Characteristics,
  card: number,
  deathtouch: boolean,
): number {
  const left = Math.max(0, characteristics.toughness(card) - permanentOf(w, card).damage)
  return deathtouch ? Math.min(1, left) : left
}
