import type { Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { isThere } from '../query/board.ts'
import { outOf } from '../query/count.ts'
import { powerOf } from '../query/power.ts'
import { membersOf, stillRevealed, targetsInPlay, targetsOf } from '../query/resolution.ts'
import { snapshotOf } from '../query/snapshot.ts'
import {
  type Apart,
  type ChosenTarget,
  type Effect,
  type Group,
  isChosenTarget,
  type Sentence,
  type Target,
  type Who,
} from '../text/structure.ts'
import { HOUSES, plainType } from '../vocabulary.ts'

/** A target that needs a choice. */
export interface Choice {
  readonly options: (w: View, l: Resolution) => readonly number[]
  /** The least and the most of a number of options to choose. */
  readonly bounds: (count: number, w: View, l: Resolution) => readonly [least: number, most: number]
  /** Taken without a choice. */
  readonly sure?: (w: View, l: Resolution) => readonly number[]
  /** Whether these are enough: otherwise none of them counts as chosen. */
  readonly suffices?: (w: View, chosen: readonly number[]) => boolean
  /** True if it is random. */
  readonly random: boolean
}

const SELF: Target = { kind: 'self' }
const one = (): readonly [number, number] => [1, 1]

/** The choice that a target needs; null if it needs none. */
export const choiceOf = (target: Target): Choice | null =>
  isChosenTarget(target) ? choiceAmong(target) : null

function choiceAmong(target: ChosenTarget): Choice | null {
  switch (target.kind) {
    case 'choose':
    case 'up to':
    case 'some':
    case 'any number':
      return {
        options: (w, l) => withinTotal(w, l, target),
        bounds: boundsOf(target),
        ...(target.kind === 'any number' &&
          target.power !== undefined && { suffices: reaching(target.power) }),
        // The opponent's archives are hidden (KF-ZON-5).
        random:
          target.of.random === true || (target.of.zone === 'archives' && target.of.whose === 'opponent'),
      }
    case 'as many':
      return {
        options: (w, l) => (wantedOf(w, l, target) > 0 ? membersOf(w, l, target.of) : []),
        bounds: (count, w, l) => {
          const wanted = Math.min(count, wantedOf(w, l, target))
          return [wanted, wanted]
        },
        random: target.of.random === true,
      }
    case 'of those':
      return {
        options: (w, l) => stillRevealed(w, l).map(({ card }) => card),
        bounds: (count) => [Math.min(target.count, count), Math.min(target.count, count)],
        random: false,
      }
    case 'one of each':
      return target.by === 'power' ? ofEachPower(target) : null
    case 'neighbor':
      return {
        options: (w, l) =>
          targetsInPlay(w, l, { ...target, kind: 'neighbors', of: target.of ?? SELF }).filter(
            (card) =>
              target.which?.different !== true ||
              ![...l.antecedent, ...l.chosen].some((ref) => ref.card === card),
          ),
        bounds: one,
        random: false,
      }
    case 'most powerful':
    case 'least powerful': {
      const last = (w: View, l: Resolution) => extreme(w, membersOf(w, l, target.of), target)
      return {
        options: (w, l) => last(w, l).tied,
        bounds: (count, w, l) => {
          const places = Math.min(count, (target.count ?? 1) - last(w, l).sure.length)
          return [places, places]
        },
        sure: (w, l) => last(w, l).sure,
        random: false,
      }
    }
    // Both halves are taken, and one of each type or house is chosen part by part.
    case 'halves':
      return null
  }
}

const reaching = (least: number) => (w: View, chosen: readonly number[]) =>
  chosen.reduce((sum, card) => sum + powerOf(w, card), 0) >= least

/** How many cards a part of them is. */
const wantedOf = (
  w: View,
  l: Resolution,
  { amount, of, round }: Extract<Target, { kind: 'as many' }>,
): number => outOf(w, l, amount, membersOf(w, l, of).length, round)

/** "A creature of each power": one by one, each of a power that none of those chosen so far has. */
const ofEachPower = ({ of }: Extract<Target, { kind: 'one of each' }>): Choice => ({
  options: (w, l) => {
    const chosen = l.antecedent.map(({ card }) => powerOf(w, card))
    return membersOf(w, l, of).filter((card) => !chosen.includes(powerOf(w, card)))
  },
  bounds: one,
  random: false,
})

/** With a limit on total power: the creatures within the remaining power; none after an empty choice. */
function withinTotal(
  w: View,
  l: Resolution,
  target: Extract<Target, { kind: 'choose' | 'up to' | 'some' | 'any number' }>,
) {
  const { apart } = target.of
  const all = membersOf(w, l, target.of)
  if (apart !== undefined && 'nth' in target && target.nth !== undefined) {
    const chosen = target.nth === 0 ? [] : l.antecedent
    // After an empty choice of "up to" so many, no other follows.
    if (chosen.length < target.nth) return []
    return all.filter((card) => chosen.every((ref) => differ(w, apart, card, ref.card)))
  }
  if (!('total' in target) || target.total === undefined) return all
  const { total, nth = 0 } = target
  const chosen = nth === 0 ? [] : l.antecedent
  if (chosen.length < nth) return []
  const left = chosen.reduce((sum, ref) => sum - powerOf(w, ref.card), total)
  return all.filter((card) => powerOf(w, card) <= left)
}

/** Whether two cards have no house, not the name, or not the type in common. */
function differ(w: View, apart: Apart, one: number, other: number): boolean {
  const [a, b] = [snapshotOf(w, one), snapshotOf(w, other)]
  if (apart === 'house') return !a.houses.some((house) => b.houses.includes(house))
  return apart === 'name' ? a.title !== b.title : plainType(a.type) !== plainType(b.type)
}

/** "Up to" and "any number" include none (KF-GEN-7); if there are fewer than required, all are taken (KF-GEN-5). */
function boundsOf(target: Extract<Target, { readonly kind: 'choose' | 'up to' | 'some' | 'any number' }>) {
  switch (target.kind) {
    case 'choose':
      return one
    case 'up to':
      return (count: number) => [0, Math.min(target.count, count)] as const
    case 'some':
      return (count: number) => [Math.min(target.count, count), Math.min(target.count, count)] as const
    case 'any number':
      return (count: number) => [Math.min(target.least ?? 0, count), count] as const
  }
}

/**
 * For a number of creatures with the highest or lowest power: those that are certain, and those that tie for the last
 * places (KF-GEN-14).
 */
function extreme(
  w: View,
  creatures: readonly number[],
  { kind, count = 1 }: Extract<Target, { readonly kind: 'most powerful' | 'least powerful' }>,
) {
  const sign = kind === 'most powerful' ? -1 : 1
  const ordered = creatures.map((card) => powerOf(w, card) * sign).sort((a, b) => a - b)
  const last = ordered[Math.min(count, ordered.length) - 1] ?? 0
  const isBefore = (card: number) => powerOf(w, card) * sign < last
  return {
    sure: creatures.filter(isBefore),
    tied: creatures.filter((card) => powerOf(w, card) * sign === last),
  }
}

/** The source and destination of a move, chosen one after the other. */
export const ends = ({ from, to }: { readonly from: Target; readonly to: Target }): Target => ({
  kind: 'both',
  first: from,
  second: to,
})

/** Source and destination. If both were chosen, the last chosen card is the destination. */
export function fromAndTo(w: View, l: Resolution, from: Target, to: Target) {
  const last = choiceOf(to) === null ? undefined : l.antecedent.at(-1)
  const isChosen = from.kind === 'it' || choiceOf(from) !== null
  const sources = isChosen
    ? l.antecedent.slice(0, last === undefined ? undefined : -1)
    : targetsOf(w, l, from)
  const goals = last === undefined ? targetsOf(w, l, to) : [last]
  const inPlay = (refs: readonly Ref[]) => refs.filter((ref) => isThere(w, ref)).map(({ card }) => card)
  return { from: inPlay(sources), to: inPlay(goals)[0] }
}

/** The parts of a target that are chosen one after the other. */
export function partsOf(target: Target): readonly Target[] {
  if (target.kind === 'both') return [...partsOf(target.first), ...partsOf(target.second)]
  if ((target.kind === 'most powerful' || target.kind === 'least powerful') && target.perPlayer === true) {
    const { perPlayer: _, ...one } = target
    return (['friendly', 'enemy'] as const).map((side) => ({ ...one, of: { ...one.of, side } }))
  }
  if (target.kind === 'halves') {
    const { of } = target
    const other: Group = { ...of, such: [...(of.such ?? []), { kind: 'other half', of: { kind: 'it' } }] }
    return [
      { kind: 'choose', of },
      { kind: 'choose', of: other },
    ]
  }
  // "Up to 2 cards from each discard pile": up to 2 from one, then up to 2 from the other.
  if ((target.kind === 'up to' || target.kind === 'some') && target.of.whose === 'each')
    return (['you', 'opponent'] as const).map((whose) => ({ ...target, of: { ...target.of, whose } }))
  // One by one, so that each choice is within the remaining power.
  const oneByOne =
    (target.kind === 'up to' && target.total !== undefined) ||
    ((target.kind === 'up to' || target.kind === 'some') && target.of.apart !== undefined)
  if (oneByOne && 'nth' in target === false)
    return Array.from({ length: target.count }, (_, nth) => ({ ...target, count: 1, nth }))
  if (target.kind !== 'one of each' || target.by === 'power') return [target]
  const { by, of } = target
  const kinds: readonly Group[] =
    by === 'house' ? HOUSES.map((house) => ({ ...of, house })) : TYPES.map((noun) => ({ ...of, noun }))
  return kinds.map((kind) => ({ kind: 'choose', of: kind }))
}
const TYPES = ['action', 'artifact', 'creature', 'upgrade'] as const

/** "Each … except", "each upgrade on a creature": the exception or host may need a choice first. */
export const exceptionsOf = (target: Target): readonly Target[] =>
  target.kind === 'each'
    ? (target.of.such ?? []).flatMap((such) => {
        if (such.kind === 'attached to') return such.host.kind === 'choose' ? [such.host] : []
        return such.kind === 'except' ? partsOf(such.these) : []
      })
    : []

/** All choices in these sentences. */
export const choicesIn = (does: readonly Sentence[]): readonly Choice[] =>
  does.flatMap((one) => (one.kind === 'choose one' ? [] : one.effects.flatMap(choicesOf)))

const choicesOf = (effect: Effect): readonly Choice[] =>
  Object.values(effect).flatMap((field: unknown) => {
    if (typeof field !== 'object' || field === null || !('kind' in field)) return []
    return partsOf(field as Target).flatMap((part) => choiceOf(part) ?? [])
  })

/** Whether a player has to be chosen first: several cards, top cards and random cards are all from one player's zone. */
export function isOfSomeone(target: Target): boolean {
  switch (target.kind) {
    case 'top':
    case 'bottom':
      return isOpen(target.whose)
    case 'choose':
      return target.of.random === true && isOneZone(target.of)
    case 'each':
    case 'some':
    case 'up to':
    case 'any number':
    case 'one of each':
    case 'topmost':
      return isOneZone(target.of)
    default:
      return false
  }
}

const isOneZone = ({ whose = 'you', zone }: Group): boolean =>
  isOpen(whose) && zone !== undefined && zone !== 'purged'

const isOpen = (whose: Who): boolean => whose === 'any' || whose === 'haunted'

/** The players to choose from. */
export function whoseOf(target: Target): Who {
  if ('whose' in target) return target.whose
  return 'of' in target && target.of?.kind === 'group' ? (target.of.whose ?? 'any') : 'any'
}

/** The same target for the chosen player. */
export function ofThatPlayer<T extends Target>(target: T): T {
  if ('whose' in target) return { ...target, whose: 'that player' }
  return 'of' in target && target.of !== undefined
    ? { ...target, of: { ...target.of, whose: 'that player' } }
    : target
}
