import type { Fighter } from './plain-combat.ts'
import type { Stakes } from './stakes.ts'

/** Equal creatures that block one attacker. */
export interface Blocking {
  readonly one: Fighter
  readonly count: number
  /** Whether protection prevents the attacker's damage to it, and its damage to the attacker. */
  readonly isImmune: boolean
  readonly isHarmless: boolean
  /** The worth of the death of one. */
  readonly dead: number
}

/** What comes of an attacker and its blockers, for one way to divide the damage. */
export interface Outcome {
  /** Its share in the worth for the defending player. */
  readonly worth: number
  /** The same if the defending player loses in the last step: nothing dies any more then. */
  readonly worthLost: number
  /** The life that the defending player loses, less what they gain. */
  readonly loss: number
  /**
   * How the attacker divides its damage in the step that is next, among kinds of one blocker each; what is left over goes to
   * any of them that it does not change.
   */
  readonly shares: readonly number[]
  /** The damage to the player in that step. */
  readonly beyond: number
}

/** An attacker, and what its own death is worth. */
export interface Attacking {
  readonly one: Fighter
  readonly dead: number
}

/** Which step is next: the first of two, the second of two, or the only one. */
export type Step = 'first' | 'second' | 'only'

/** The most divisions of a creature with double strike to look at. */
const MOST_DIVISIONS = 4000

/**
 * What can come of an attacker and its blockers, by how its damage is divided (MTG-CDM-7, MTG-CDM-11). Null if there
 * are too many divisions.
 */
export function exchange(
  attacker: Attacking,
  blockers: readonly Blocking[],
  stakes: Pick<Stakes, 'defending' | 'attacking'>,
  step: Step = 'first',
): readonly Outcome[] | null {
  return new Exchange(attacker, blockers, stakes).outcomes(step)
}

/** Blockers of one kind while damage is dealt: how many are left with how much damage. */
interface Group {
  readonly kind: number
  count: number
  /** The damage that each of them has been dealt in an earlier step. */
  damage: number
}

/** What has happened so far. */
interface State {
  readonly groups: readonly Group[]
  /** The attacker’s damage. */
  readonly damage: number
  readonly isDead: boolean
  readonly worth: number
  /** The part of the worth that is about life. */
  readonly life: number
  readonly loss: number
}

class Exchange {
  readonly #attacker: Attacking
  readonly #blockers: readonly Blocking[]
  readonly #stakes: Pick<Stakes, 'defending' | 'attacking'>
  /** Whether the attacking player always kills as many blockers as possible. */
  readonly #killsAll: boolean

  constructor(
    attacker: Attacking,
    blockers: readonly Blocking[],
    stakes: Pick<Stakes, 'defending' | 'attacking'>,
  ) {
    this.#attacker = attacker
    this.#blockers = blockers.filter(({ count }) => count > 0)
    this.#stakes = stakes
    this.#killsAll =
      stakes.defending >= 0 && attacker.dead >= 0 && this.#blockers.every(({ dead }) => dead <= 0)
  }

  outcomes(step: Step): readonly Outcome[] | null {
    const { one } = this.#attacker
    // How much lifelink gains would depend on how much is prevented.
    if (one.lifelink && this.#blockers.some(({ isImmune }) => isImmune)) return null
    const start: State = {
      groups: this.#blockers.map(({ count }, kind) => ({ kind, count, damage: 0 })),
      damage: 0,
      isDead: false,
      worth: 0,
      life: 0,
      loss: 0,
    }
    if (step !== 'first') return this.#lastStep(start, step === 'only')
    const isTwice = one.double && one.power > 0
    const first = isTwice ? this.#everyDivision(start) : this.#divisions(start, isFirst(one))
    if (first === null) return null
    return first.flatMap((division) => {
      const after = this.#after(start, division, isFirst)
      const last = this.#lastStep(after, false)
      if (!isFirst(one)) return last
      const next = { shares: this.#shares(division), beyond: division.beyond }
      return last.map((outcome) => ({ ...outcome, ...next }))
    })
  }

  /** `all`: everybody deals damage in it, whoever has first strike. */
  #lastStep(state: State, all: boolean): Outcome[] {
    const deals = all ? () => true : isSecond
    return this.#divisions(state, deals(this.#attacker.one) && !state.isDead).map((division) => {
      const { worth, loss, life } = this.#after(state, division, deals)
      const worthLost = state.worth - state.life + life
      return {
        worth,
        worthLost,
        loss,
        shares: this.#shares(division),
        beyond: division.beyond,
      }
    })
  }

  /** The damage that would destroy one of a group, as far as dividing damage is concerned. */
  #need({ kind, damage }: Group): number {
    const { one } = this.#blockers[kind] as Blocking
    const left = Math.max(0, one.left - damage)
    return this.#attacker.one.deathtouch ? Math.min(1, left) : left
  }

  #canDie({ kind }: Group): boolean {
    const { one, isImmune } = this.#blockers[kind] as Blocking
    return !one.indestructible && !isImmune
  }

  /** Divisions that differ in which creatures die and in the damage to the player: for the last step of an attacker. */
  #divisions({ groups }: State, deals: boolean): Division[] {
    const { one } = this.#attacker
    if (!deals || one.power === 0) return [NO_DAMAGE]
    const whole = one.power
    const isBlocked = this.#blockers.length > 0
    const living = groups.filter(({ count }) => count > 0)
    if (living.length === 0) return [{ ...NO_DAMAGE, beyond: isBlocked && !one.trample ? 0 : whole }]
    const found: Division[] = []
    const lethal = living.reduce((sum, group) => sum + group.count * this.#need(group), 0)
    if (one.trample && lethal <= whole) {
      const killed = living.flatMap((group) => (this.#canDie(group) ? [{ group, count: group.count }] : []))
      found.push({ killed, beyond: whole - lethal, marked: [] })
    }
    const mortal = living.filter((group) => this.#canDie(group))
    const absorbs = living.some((group) => !this.#canDie(group))
    const harmless = mortal.reduce((sum, group) => sum + group.count * (this.#need(group) - 1), 0)
    const needs = mortal.map((group) => this.#need(group))
    const counts = mortal.map(() => 0)
    /** `cheapest`: the damage that would kill one more. */
    const choose = (at: number, left: number, cheapest: number): void => {
      const group = mortal[at]
      if (group === undefined) {
        if (this.#killsAll && cheapest <= left) return
        const killed = mortal.flatMap((one, n) =>
          (counts[n] ?? 0) > 0 ? [{ group: one, count: counts[n] ?? 0 }] : [],
        )
        if (killed.length > 0 || absorbs || harmless >= whole) found.push({ killed, beyond: 0, marked: [] })
        return
      }
      const need = needs[at] ?? 0
      for (let count = Math.min(group.count, Math.floor(left / need)); count >= 0; count--) {
        counts[at] = count
        choose(at + 1, left - count * need, count < group.count ? Math.min(cheapest, need) : cheapest)
      }
    }
    choose(0, whole, Number.POSITIVE_INFINITY)
    return found
  }

  /**
   * Every division of the damage of a creature with double strike among its blockers, in the first step; null if
   * there are too many.
   */
  #everyDivision({ groups }: State): Division[] | null {
    const { one } = this.#attacker
    const whole = one.power
    const each = groups.flatMap((group) => Array.from({ length: group.count }, () => group))
    if (each.length === 0) return [{ ...NO_DAMAGE, beyond: whole }]
    const found: Division[] = []
    const lethal = groups.reduce((sum, group) => sum + group.count * this.#need(group), 0)
    const go = (at: number, left: number, shares: number[]): boolean => {
      if (found.length > MOST_DIVISIONS) return false
      if (at === each.length) {
        const isLethal = () => shares.every((share, n) => share >= this.#need(each[n] as Group))
        if (left > 0 && !(one.trample && lethal <= whole && isLethal())) return true
        found.push(this.#divided(each, shares, left))
        return true
      }
      // Equal blockers get no more than the one before.
      const most = each[at] === each[at - 1] ? Math.min(left, shares[at - 1] ?? left) : left
      for (let share = most; share >= 0; share--)
        if (!go(at + 1, left - share, [...shares, share])) return false
      return true
    }
    return go(0, whole, []) ? found : null
  }

  #divided(each: readonly Group[], shares: readonly number[], beyond: number): Division {
    const killed = new Map<Group, number>()
    const marked: { group: Group; damage: number }[] = []
    each.forEach((group, at) => {
      const share = shares[at] ?? 0
      const dies = this.#canDie(group) && share > 0 && share >= this.#need(group)
      if (dies) killed.set(group, (killed.get(group) ?? 0) + 1)
      else if (share > 0) marked.push({ group, damage: share })
    })
    return { killed: [...killed].map(([group, count]) => ({ group, count })), beyond, marked }
  }

  #shares({ killed, marked }: Division): readonly number[] {
    const shares = this.#blockers.map(() => 0)
    for (const { group } of killed) shares[group.kind] = this.#need(group)
    for (const { group, damage } of marked) shares[group.kind] = damage
    return shares
  }

  /** The state after a step with this division. */
  #after(state: State, { killed, beyond, marked }: Division, deals: (one: Fighter) => boolean): State {
    const { one, dead } = this.#attacker
    const { defending, attacking } = this.#stakes
    let { damage, isDead, worth, life, loss } = state
    let [isTouched, gained] = [false, 0]
    for (const { kind, count } of state.groups) {
      const { one: blocker, isHarmless } = this.#blockers[kind] as Blocking
      if (count === 0 || isDead || isHarmless || blocker.power === 0 || !deals(blocker)) continue
      damage += count * blocker.power
      if (blocker.deathtouch) isTouched = true
      if (blocker.lifelink) gained += count * blocker.power
    }
    loss += beyond - gained
    let change = defending * (gained - beyond)
    if (one.lifelink && !isDead && deals(one)) change += attacking * this.#dealt(state, beyond)
    const dies = !isDead && !one.indestructible && (damage >= one.left || isTouched)
    if (dies) {
      isDead = true
      worth += dead
    }
    worth += change
    life += change
    const groups = state.groups.map((group) => ({ ...group }))
    for (const { group, count } of killed) {
      const left = groups.find((other) => isSame(other, group)) as Group
      left.count -= count
      worth += count * (this.#blockers[group.kind] as Blocking).dead
    }
    for (const { group, damage: share } of marked) {
      const left = groups.find((other) => isSame(other, group)) as Group
      left.count -= 1
      const isImmune = (this.#blockers[group.kind] as Blocking).isImmune
      const marks: Group = { kind: group.kind, count: 1, damage: group.damage + (isImmune ? 0 : share) }
      const equal = groups.find((other) => isSame(other, marks))
      if (equal === undefined) groups.push(marks)
      else equal.count += 1
    }
    return { groups, damage, isDead, worth, life, loss }
  }

  /** The damage that an attacker with lifelink deals: all of it, since none is prevented. */
  #dealt({ groups }: State, beyond: number): number {
    const { one } = this.#attacker
    return groups.some(({ count }) => count > 0) ? one.power : beyond
  }
}

/** The number of creatures that die of a division, and the damage to the player. */
interface Division {
  readonly killed: readonly { readonly group: Group; readonly count: number }[]
  readonly beyond: number
  /** Creatures that survive with damage which counts in the second step. */
  readonly marked: readonly { readonly group: Group; readonly damage: number }[]
}

const NO_DAMAGE: Division = { killed: [], beyond: 0, marked: [] }

const isSame = (one: Group, other: Group): boolean => one.kind === other.kind && one.damage === other.damage

const isFirst = ({ first, double }: Fighter): boolean => first || double
/** Who deals damage in the second step: those who did not in the first, and those with double strike. */
const isSecond = ({ first, double }: Fighter): boolean => double || !first
