import type { View } from '@battleline/kernel'
import type { Part } from '@battleline/language'
import { type Goal, measured, onBattlefield, playerIn } from '../goals/goals.ts'
import type { Measure } from '../goals/grammar.ts'
import { permanentOf } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import type { Fighter, Sides } from './plain-combat.ts'

/** A sum of what combat changes: a base, and what each change adds. */
interface Linear {
  readonly base: number
  /** For each creature that is destroyed. */
  readonly dead: ReadonlyMap<number, number>
  /** For each life that the defending and the attacking player gain. */
  readonly defending: number
  readonly attacking: number
  /** If the defending player loses, besides. */
  readonly lost: number
}

/** One part of a goal as a sum, with the least and the most that it can come to. */
interface Digit {
  readonly sum: Linear
  readonly low: number
  readonly high: number
  readonly weight: number
  /** True if the part asks for none of what the sum counts, negated, and several are possible. */
  readonly isNone: boolean
}

/**
 * What a combat is worth to the defending player, as one number: a sum over what happens to each creature and each
 * player's life. The parts of the goal are its digits, so that the order of such numbers is the order of results.
 */
export interface Stakes {
  /** The worth if nothing happens. */
  readonly base: number
  /** What the death of each creature adds. */
  readonly dead: ReadonlyMap<number, number>
  readonly defending: number
  readonly attacking: number
  /** The same if the defending player loses. */
  readonly baseLost: number
  /** Whether the most important part asks who loses. */
  readonly isLossFirst: boolean
  /** Whether nothing else is asked. */
  readonly isLossOnly: boolean
  /** Whether something is asked of creatures. */
  readonly hasCreatures: boolean
  /** The scores of the goal's parts for such a number. Null: unknown, since an earlier part failed. */
  scoresOf(worth: number): readonly (number | null)[]
  /** The difference of the most and the least. */
  readonly span: number
}

/** More is not exact in a number. */
const MOST = 2 ** 50

/** The stakes of a combat; null if the goal is not a sum of this kind. */
export function stakesOf(w: View, combat: Sides, goal: Goal): Stakes | null {
  const sign = goal.player === combat.defender ? 1 : -1
  const sums: (Omit<Digit, 'weight'> | null)[] = goal.parts.map((part) => {
    const sum = linearOf(w, combat, goal, part)
    return sum === null ? null : digitOf(part, sum, combat)
  })
  if (sums.some((one) => one === null)) return null
  let span = 1
  const digits = (sums as Omit<Digit, 'weight'>[])
    .reverse()
    .map((one): Digit => {
      const weight = span
      span *= one.high - one.low + 1
      return { ...one, weight }
    })
    .reverse()
  if (span > MOST) return null
  const total = (of: (sum: Linear) => number) =>
    sign * digits.reduce((all, { sum, weight }) => all + weight * of(sum), 0)
  const records = new Set(digits.flatMap(({ sum }) => [...sum.dead.keys()]))
  const dead = new Map([...records].map((one) => [one, total((sum) => sum.dead.get(one) ?? 0)]))
  const lows = sign * digits.reduce((all, { low, weight }) => all + weight * low, 0)
  const lost = total((sum) => sum.lost)
  const [first] = digits
  return {
    base: total(({ base }) => base) - lows,
    dead,
    defending: total((sum) => sum.defending),
    attacking: total((sum) => sum.attacking),
    baseLost: total(({ base }) => base) - lows + lost,
    isLossFirst: first !== undefined && isLossOnly(first) && sign * first.sum.lost < 0,
    isLossOnly: digits.length === 1 && first !== undefined && isLossOnly(first),
    hasCreatures: dead.size > 0,
    scoresOf: (worth) => scoresIn(digits, worth * sign),
    span: span - 1,
  }
}

const isLossOnly = ({ sum }: Digit): boolean =>
  sum.lost !== 0 && sum.dead.size === 0 && sum.defending === 0 && sum.attacking === 0

/** The scores of parts from the number that they are the digits of. */
function scoresIn(digits: readonly Digit[], number: number): readonly (number | null)[] {
  let left = number
  let isKnown = true
  return digits.map(({ low, weight, isNone }) => {
    const digit = Math.floor(left / weight)
    left -= digit * weight
    if (!isKnown) return null
    const value = low + digit
    if (!isNone) return value
    isKnown = value === 0
    return Number(isKnown)
  })
}

const NOTHING: ReadonlyMap<number, number> = new Map()
const constant = (base: number): Linear => ({
  base,
  dead: NOTHING,
  defending: 0,
  attacking: 0,
  lost: 0,
})

/** The score of a part as a sum; null if it is none. A part that asks for none counts, negated. */
function linearOf(w: View, combat: Sides, goal: Goal, part: Part<Measure>): Linear | null {
  if (part.kind === 'sum') {
    const terms = part.terms.map(({ times, of }) => {
      const sum = measureOf(w, combat, goal, of)
      return sum === null ? null : scaled(sum, times)
    })
    return terms.reduce(
      (all, one) => (all === null || one === null ? null : added(all, one)),
      constant(0) as Linear | null,
    )
  }
  const sum = measureOf(w, combat, goal, part.of)
  if (sum === null) return null
  const { low, high } = rangeOf(sum, combat)
  switch (part.kind) {
    case 'most':
      return sum
    case 'fewest':
    case 'none':
      return scaled(sum, -1)
    case 'at least':
      if (low >= part.count || high < part.count) return constant(Number(low >= part.count))
      return low === part.count - 1 && high === part.count ? added(sum, constant(1 - part.count)) : null
    case 'at most':
      if (high <= part.count || low > part.count) return constant(Number(high <= part.count))
      return low === part.count && high === part.count + 1
        ? added(scaled(sum, -1), constant(part.count + 1))
        : null
    default:
      return part satisfies never
  }
}

function digitOf(part: Part<Measure>, sum: Linear, combat: Sides): Omit<Digit, 'weight'> {
  const { low, high } = rangeOf(sum, combat)
  if (part.kind !== 'none') return { sum, low, high, isNone: false }
  // 0 or -1 is yes or no.
  if (low >= -1) return { sum: added(sum, constant(1)), low: low + 1, high: high + 1, isNone: false }
  if (high < 0) return { sum: constant(0), low: 0, high: 0, isNone: false }
  return { sum, low, high, isNone: true }
}

const scaled = ({ base, dead, defending, attacking, lost }: Linear, by: number): Linear => ({
  base: base * by,
  dead: new Map([...dead].map(([one, value]) => [one, value * by])),
  defending: defending * by,
  attacking: attacking * by,
  lost: lost * by,
})

function added(one: Linear, other: Linear): Linear {
  const dead = new Map(one.dead)
  for (const [record, value] of other.dead) dead.set(record, (dead.get(record) ?? 0) + value)
  return {
    base: one.base + other.base,
    dead,
    defending: one.defending + other.defending,
    attacking: one.attacking + other.attacking,
    lost: one.lost + other.lost,
  }
}

/** The least and the most that a sum can come to in this combat. */
function rangeOf({ base, dead, defending, attacking, lost }: Linear, combat: Sides) {
  const dealt = (all: readonly Fighter[]) =>
    all.reduce((sum, { power, double }) => sum + power * (double ? 2 : 1), 0)
  const linked = (all: readonly Fighter[]) => dealt(all.filter(({ lifelink }) => lifelink))
  const changes = [
    ...dead.values(),
    lost,
    -defending * dealt(combat.attackers),
    defending * linked(combat.blockers),
    attacking * linked(combat.attackers),
  ]
  const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
  return {
    low: base + sumOf(changes.filter((one) => one < 0)),
    high: base + sumOf(changes.filter((one) => one > 0)),
  }
}

/** A measure as a sum over what combat changes; null if it is none. */
function measureOf(w: View, combat: Sides, { at }: Goal, measure: Measure): Linear | null {
  const base = measured(w, at, measure)
  switch (measure.kind) {
    case 'destroyed': {
      const gone = (card: number) => permanentOf(w, card).life !== permanentOf(at.start, card).life
      const cards = onBattlefield(at.start, at, measure.what).filter((card) => !gone(card))
      return perCard(w, base, cards, () => 1)
    }
    case 'on the battlefield':
      return perCard(w, base, onBattlefield(w, at, measure.what), () => -1)
    case 'power of': {
      const { power } = new Characteristics(w)
      return perCard(w, base, onBattlefield(w, at, measure.what), (card) => -power(card))
    }
    case 'life of':
      return lifeOf(combat, base, playerIn(at, measure.whose), 1)
    case 'life lost':
      return lifeOf(combat, base, playerIn(at, measure.whose), -1)
    case 'poison of':
      return constant(base)
    case 'cards in':
      return null
    case 'won':
      return { ...constant(base), lost: Number(playerIn(at, measure.whose) === combat.attacker) }
    case 'lost':
      return { ...constant(base), lost: Number(playerIn(at, measure.whose) === combat.defender) }
    default:
      return measure satisfies never
  }
}

function lifeOf({ defender }: Sides, base: number, player: number, by: number): Linear {
  return { ...constant(base), [player === defender ? 'defending' : 'attacking']: by }
}

/** Null if something may leave the battlefield that is no creature in combat: an Aura on one. */
function perCard(
  w: View,
  base: number,
  cards: readonly number[],
  each: (card: number) => number,
): Linear | null {
  if (cards.some((card) => permanentOf(w, card).attached > 0)) return null
  return { ...constant(base), dead: new Map(cards.map((card) => [card, each(card)])) }
}
