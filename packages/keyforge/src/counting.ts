import type { View } from '@battleline/kernel'
import { type Acting, doerOf, knownOf, members, playersMeant } from './acting.ts'
import { unforged } from './keys.ts'
import { countersKnown, knownPower, marksOf } from './last-known.ts'
import { deedsOf, faceThen, timesThisTurn } from './memory.ts'
import { armorOf, powerOf } from './power.ts'
import { isPrinted } from './printed.ts'
import { fitsOutOfPlay, housesOf, iconsOf, isThere, lastKnown, lineOf, traitsOf } from './read.ts'
import { type Deed, type Memory, opponentOf, playerOf, type Ref } from './state.ts'
import type { Amount, Counted, Group } from './text/structure.ts'

/** How many, now. "For each" is counted once, when the instruction begins (KF-GEN-9). */
export function amountOf(w: View, l: Acting, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'power of':
      return knownOf(w, l, amount.of).reduce((sum, ref) => sum + knownPower(w, ref), 0)
    case 'number of':
      return countOf(w, l, amount.of) * (amount.each ?? 1)
    case 'that many':
      return l.amount
    case 'short of':
      return Math.max(0, amount.value - playerOf(w, doerOf(l)).hand.length)
    case 'up to':
    case 'any':
      return l.number
    case 'armor of':
      return sum(knownOf(w, l, amount.of), (ref) =>
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

/** How much it is of what is there: "all but 5" leaves those; a part is rounded down where nothing is said. */
export function outOf(w: View, l: Acting, amount: Amount, there: number, round: Rounding = 'down'): number {
  if (amount.kind === 'all but') return Math.max(0, there - amount.value)
  if (amount.kind !== 'part') return amountOf(w, l, amount)
  const part = there / (amount.by === 'half' ? 2 : 3)
  return round === 'up' ? Math.ceil(part) : Math.floor(part)
}

export function countOf(w: View, l: Acting, counted: Counted): number {
  switch (counted.kind) {
    case 'group':
      return members(w, l, counted).length
    case 'lost fighting':
      return timesThisTurn(w, ['destroyed in a fight'], {
        by: counted.side === 'friendly' ? l.you : opponentOf(l.you),
      })
    case 'keys':
      return sum(playersMeant(w, l, counted.whose), (player) => playerOf(w, player).keys.length)
    case 'chains':
      return sum(playersMeant(w, l, counted.whose), (player) => playerOf(w, player).chains)
    case 'aember in':
      return sum(playersMeant(w, l, counted.whose), (player) => playerOf(w, player).aember)
    case 'aember on':
      return sum(knownOf(w, l, counted.of), (ref) => marksOf(w, ref)?.aember ?? 0)
    case 'counters on':
      return sum(knownOf(w, l, counted.of), (ref) => countersKnown(w, ref, counted.counter))
    case 'damage on':
      return sum(knownOf(w, l, counted.of), (ref) => marksOf(w, ref)?.damage ?? 0)
    case 'traits of':
      return sum(knownOf(w, l, counted.of), (ref) => traitsKnown(w, ref).length)
    case 'neighbors of':
      return knownOf(w, l, { ...counted, kind: 'neighbors' }).length
    case 'icons on':
      return sum(
        knownOf(w, l, counted.of),
        ({ card }) => iconsOf(w, card).filter((icon) => icon === (counted.icon ?? icon)).length,
      )
    case 'just prevented':
    case 'so many':
      return l.amount
    case 'times':
      return counted.value
    case 'every':
      return Math.floor(countOf(w, l, counted.of) / counted.every)
    case 'times befallen':
      return befallenThisTurn(w, l, counted.of, counted.deed)
    case 'beyond':
      return Math.max(0, countOf(w, l, counted.of) - counted.over)
    case 'capped':
      return Math.min(counted.most, countOf(w, l, counted.of))
    case 'times done':
      return timesDone(w, l, counted)
    case 'power counters on':
      return sum(knownOf(w, l, counted.of), (ref) => marksOf(w, ref)?.powerCounters ?? 0)
    case 'unforged keys':
      return sum(playersMeant(w, l, counted.whose), (player) => unforged(w, player).length)
    case 'houses among':
    case 'houses of':
    case 'powers among':
      return differentIn(w, l, counted)
    case 'excess creatures':
      return sum(playersMeant(w, l, counted.whose), (player) =>
        Math.max(0, lineOf(w, player).length - lineOf(w, opponentOf(player)).length),
      )
  }
}

const traitsKnown = (w: View, ref: Ref) => lastKnown(w, ref)?.traits ?? traitsOf(w, ref.card)

type Different = Extract<Counted, { readonly kind: 'houses among' | 'houses of' | 'powers among' }>

/** How many different ones there are: houses, powers. */
function differentIn(w: View, l: Acting, counted: Different): number {
  if (counted.kind === 'powers among')
    return new Set(members(w, l, counted.of).map((card) => powerOf(w, card))).size
  if (counted.kind === 'houses of')
    return new Set(
      knownOf(w, l, counted.of).flatMap((ref) => lastKnown(w, ref)?.houses ?? housesOf(w, ref.card)),
    ).size
  return new Set(
    members(w, l, counted.of)
      .flatMap((card) => housesOf(w, card))
      .filter((house) => house !== counted.without),
  ).size
}

/** How often players did this with such cards this turn. */
export function timesDone(
  w: View,
  l: Acting,
  { by, deed, of, last }: Pick<TimesDone, 'by' | 'deed' | 'of'> & { readonly last?: true },
): number {
  const spoken = l.house === null ? null : { house: l.house }
  const isOf = (card: number, was: Memory) => isPrinted(w, of, card, l.source.card, faceThen(w, was), spoken)
  return sum(playersMeant(w, l, by), (player) =>
    timesThisTurn(w, deedsOf(deed), {
      by: player,
      of: isOf,
      ...(last === true && { memory: playerOf(w, player).before }),
    }),
  )
}
type TimesDone = Extract<Counted, { readonly kind: 'times done' }>

/** How often this turn something was done to or with cards of a group: judged by who controlled them, and by what was printed on them. */
export function befallenThisTurn(w: View, l: Acting, { side, ...group }: Group, deed: Deed): number {
  const players = playersMeant(w, l, side === undefined ? 'each' : side === 'friendly' ? 'you' : 'opponent')
  const of = (card: number, was: Memory) => fitsOutOfPlay(w, group, card, faceThen(w, was))
  return players.reduce((sum, by) => sum + timesThisTurn(w, deedsOf(deed), { by, of }), 0)
}

function sum<T>(all: readonly T[], value: (one: T) => number): number {
  return all.reduce((total, one) => total + value(one), 0)
}
