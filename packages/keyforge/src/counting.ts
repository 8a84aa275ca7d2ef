import type { View } from '@battleline/kernel'
import { type Acting, knownPower, meant, members, playersMeant } from './acting.ts'
import { unforged } from './keys.ts'
import { countersKnown, marksOf } from './last-known.ts'
import { timesThisTurn } from './memory.ts'
import { armorOf, housesOf, iconsOf, isThere, lastKnown, lineOf } from './read.ts'
import { opponentOf, playerOf } from './state.ts'
import type { Amount, Counted } from './text/structure.ts'

/** How many, now. "For each" is counted once, when the instruction begins (KF-GEN-9). */
export function amountOf(w: View, l: Acting, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'power of':
      return meant(w, l, amount.of).reduce((sum, ref) => sum + knownPower(w, ref), 0)
    case 'number of':
      return countOf(w, l, amount.of)
    case 'that many':
      return l.amount
    case 'armor of':
      return sum(meant(w, l, amount.of), (ref) =>
        isThere(w, ref) ? armorOf(w, ref.card) : (lastKnown(w, ref)?.armor ?? 0),
      )
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
    case 'aember in':
      return sum(playersMeant(w, l, counted.whose), (player) => playerOf(w, player).aember)
    case 'aember on':
      return sum(meant(w, l, counted.of), (ref) => marksOf(w, ref)?.aember ?? 0)
    case 'counters on':
      return sum(meant(w, l, counted.of), (ref) => countersKnown(w, ref, counted.counter))
    case 'damage on':
      return sum(meant(w, l, counted.of), (ref) => marksOf(w, ref)?.damage ?? 0)
    case 'neighbors of':
      return meant(w, l, { ...counted, kind: 'neighbors' }).length
    case 'icons on':
      return sum(
        meant(w, l, counted.of),
        ({ card }) => iconsOf(w, card).filter((icon) => icon === (counted.icon ?? icon)).length,
      )
    case 'just prevented':
    case 'so many':
      return l.amount
    case 'power counters on':
      return sum(meant(w, l, counted.of), (ref) => marksOf(w, ref)?.powerCounters ?? 0)
    case 'unforged keys':
      return sum(playersMeant(w, l, counted.whose), (player) => unforged(w, player).length)
    case 'houses among':
      return new Set(members(w, l, counted.of).flatMap((card) => housesOf(w, card))).size
    case 'excess creatures':
      return sum(playersMeant(w, l, counted.whose), (player) =>
        Math.max(0, lineOf(w, player).length - lineOf(w, opponentOf(player)).length),
      )
  }
}

function sum<T>(all: readonly T[], value: (one: T) => number): number {
  return all.reduce((total, one) => total + value(one), 0)
}
