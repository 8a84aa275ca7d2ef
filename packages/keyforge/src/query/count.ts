import { opponentOf, type PlayerId, type Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { type HistoryEntry, type HistoryKind, playerOf } from '../model/state.ts'
import { faceAtThatTime, historyKindsOf, timesThisTurn } from '../model/turn-history.ts'
import type { Amount, Counted, Group } from '../text/structure.ts'
import { affectedThisWay } from './affected-this-way.ts'
import { isThere, lastKnown, lineOf } from './board.ts'
import { matchesOutOfPlay } from './filter.ts'
import { unforged } from './keys.ts'
import { countersKnown, knownPower, statusOf } from './last-known.ts'
import { isSame } from './open-fights.ts'
import { armorOf, powerOf } from './power.ts'
import { matchesPrinted } from './printed-filter.ts'
import {
  actingPlayer,
  knownTargetsOf,
  membersOf,
  playersOf,
  refsTo,
  targetsInPlay,
  targetsOf,
} from './resolution.ts'
import { housesOf, iconsOf, traitsOf } from './values.ts'

/** The value of an amount now. "For each" is counted once, when the instruction begins (KF-GEN-9). */
export function amountOf(w: View, l: Resolution, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'power of':
      return knownTargetsOf(w, l, amount.of).reduce((sum, ref) => sum + knownPower(w, ref), 0)
    case 'number of':
      return countOf(w, l, amount.of) * (amount.each ?? 1)
    case 'that many':
      return l.amount
    case 'short of':
      return Math.max(0, amount.value - playerOf(w, actingPlayer(l)).hand.length)
    case 'up to':
    case 'any':
      return l.number
    case 'armor of':
      return sum(knownTargetsOf(w, l, amount.of), (ref) =>
        isThere(w, ref) ? armorOf(w, ref.card) : (lastKnown(w, ref)?.armor ?? 0),
      )
    case 'twice':
      return 2 * amountOf(w, l, amount.of)
    case 'half of': {
      const half = amountOf(w, l, amount.of) / 2
      return amount.round === 'up' ? Math.ceil(half) : Math.floor(half)
    }
    case 'all':
    case 'all but':
    case 'part':
      return Number.POSITIVE_INFINITY
  }
}

export type Rounding = 'up' | 'down'

/** An amount out of a total: "all but 5" leaves 5. A fraction is rounded down unless the text says otherwise. */
export function outOf(
  w: View,
  l: Resolution,
  amount: Amount,
  there: number,
  round: Rounding = 'down',
): number {
  if (amount.kind === 'all but') return Math.max(0, there - amount.value)
  if (amount.kind !== 'part') return amountOf(w, l, amount)
  const part = there / (amount.by === 'half' ? 2 : 3)
  return round === 'up' ? Math.ceil(part) : Math.floor(part)
}

export function countOf(w: View, l: Resolution, counted: Counted): number {
  switch (counted.kind) {
    case 'group':
      return membersOf(w, l, counted).length
    case 'lost fighting':
      return timesThisTurn(w, ['destroyed in a fight'], {
        by: counted.side === 'friendly' ? l.you : opponentOf(l.you),
      })
    case 'keys':
      return sum(playersOf(w, l, counted.whose), (player) => playerOf(w, player).keys.length)
    case 'chains':
      return sum(playersOf(w, l, counted.whose), (player) => playerOf(w, player).chains)
    case 'aember in':
      return sum(playersOf(w, l, counted.whose), (player) => playerOf(w, player).aember)
    case 'aember on':
      return sum(knownTargetsOf(w, l, counted.of), (ref) => statusOf(w, ref)?.aember ?? 0)
    case 'counters on':
      return sum(knownTargetsOf(w, l, counted.of), (ref) => countersKnown(w, ref, counted.counter))
    case 'damage on':
      return sum(knownTargetsOf(w, l, counted.of), (ref) => statusOf(w, ref)?.damage ?? 0)
    case 'traits of':
      return sum(knownTargetsOf(w, l, counted.of), (ref) => traitsKnown(w, ref).length)
    case 'neighbors of':
      return knownTargetsOf(w, l, { ...counted, kind: 'neighbors' }).length
    case 'icons on':
      return sum(
        knownTargetsOf(w, l, counted.of),
        ({ card }) => iconsOf(w, card).filter((icon) => icon === (counted.icon ?? icon)).length,
      )
    case 'armor on':
      return sum(refsTo(w, membersOf(w, l, counted.of)), ({ card }) => armorOf(w, card))
    case 'armor lost': {
      const lost = affectedThisWay(w, l, 'lost armor')
      return sum(targetsOf(w, l, counted.of), (ref) => lost.filter((one) => isSame(one, ref)).length)
    }
    case 'spent':
    case 'just prevented':
    case 'so many':
      return l.amount
    case 'those cards':
      return l.antecedent.length
    case 'times':
      return counted.value
    case 'every':
      return Math.floor(countOf(w, l, counted.of) / counted.every)
    case 'times befallen':
      return timesHappenedThisTurn(w, l, counted.of, counted.deed)
    case 'beyond':
      return Math.max(0, countOf(w, l, counted.of) - counted.over)
    case 'capped':
      return Math.min(counted.most, countOf(w, l, counted.of))
    case 'times done':
      return timesDone(w, l, counted)
    case 'power counters on':
      return sum(knownTargetsOf(w, l, counted.of), (ref) => statusOf(w, ref)?.powerCounters ?? 0)
    case 'unforged keys':
      return sum(playersOf(w, l, counted.whose), (player) => unforged(w, player).length)
    case 'houses among':
    case 'houses of':
    case 'powers among':
      return differentIn(w, l, counted)
    case 'excess creatures':
      return excessCreatures(w, l, counted)
  }
}

/** How many more creatures a player controls, without some of them. */
function excessCreatures(w: View, l: Resolution, { whose, without }: Excess): number {
  const left = without === undefined ? [] : targetsInPlay(w, l, without)
  const creatures = (player: PlayerId) => lineOf(w, player).filter((card) => !left.includes(card)).length
  return sum(playersOf(w, l, whose), (player) =>
    Math.max(0, creatures(player) - creatures(opponentOf(player))),
  )
}
type Excess = Extract<Counted, { readonly kind: 'excess creatures' }>

const traitsKnown = (w: View, ref: Ref) => lastKnown(w, ref)?.traits ?? traitsOf(w, ref.card)

type Different = Extract<Counted, { readonly kind: 'houses among' | 'houses of' | 'powers among' }>

/** How many different houses or powers there are. */
function differentIn(w: View, l: Resolution, counted: Different): number {
  if (counted.kind === 'powers among')
    return new Set(membersOf(w, l, counted.of).map((card) => powerOf(w, card))).size
  if (counted.kind === 'houses of')
    return new Set(
      knownTargetsOf(w, l, counted.of).flatMap((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card)),
    ).size
  return new Set(
    membersOf(w, l, counted.of)
      .flatMap((card) => housesOf(w, card))
      .filter((house) => house !== counted.without),
  ).size
}

/** How often players did this with matching cards this turn. */
export function timesDone(
  w: View,
  l: Resolution,
  { by, deed, of, last }: Pick<TimesDone, 'by' | 'deed' | 'of'> & { readonly last?: true },
): number {
  const references = l.house === null ? null : { house: l.house }
  const isOf = (card: number, was: HistoryEntry) =>
    matchesPrinted(w, of, card, l.source.card, faceAtThatTime(w, was), references)
  return sum(playersOf(w, l, by), (player) =>
    timesThisTurn(w, historyKindsOf(deed), {
      by: player,
      of: isOf,
      ...(last === true && { memory: playerOf(w, player).before }),
    }),
  )
}
type TimesDone = Extract<Counted, { readonly kind: 'times done' }>

/** How often something happened to cards of a group this turn, judged by their controller and their printed values at that time. */
export function timesHappenedThisTurn(
  w: View,
  l: Resolution,
  { side, ...group }: Group,
  deed: HistoryKind,
): number {
  const players = playersOf(w, l, side === undefined ? 'each' : side === 'friendly' ? 'you' : 'opponent')
  const of = (card: number, was: HistoryEntry) => matchesOutOfPlay(w, group, card, faceAtThatTime(w, was))
  return players.reduce((sum, by) => sum + timesThisTurn(w, historyKindsOf(deed), { by, of }), 0)
}

function sum<T>(all: readonly T[], value: (one: T) => number): number {
  return all.reduce((total, one) => total + value(one), 0)
}
