import type { View } from '@battleline/kernel'
import type { Hooked } from './in-force.ts'
import { deedsOf, faceThen, timesThisTurn } from './memory.ts'
import { isPrinted } from './printed.ts'
import { fitsOutOfPlay, hostOfEffect, isOnSide, selfOf, youOf } from './read.ts'
import { cardOf, type Deed, type Memory, refTo } from './state.ts'
import type { Event } from './text/structure.ts'

/** What the turn remembers of events that are waited for “for the first time each turn”, or the second. */
const NOTED = {
  destroyed: 'destroyed',
  fights: 'fought',
  reaps: 'reaped',
  used: 'used',
  exalted: 'exalted',
  played: 'played',
  discarded: 'discarded',
  'key forged': 'forged',
} as const satisfies Partial<Readonly<Record<Event['kind'], Deed>>>

const isNoted = (kind: Event['kind']): kind is keyof typeof NOTED => kind in NOTED

/** How often what a watcher waits for has happened this turn, as far as it is noted by now. */
function timesNoted(w: View, watcher: Hooked): number {
  const { event } = watcher
  if (event === null || !isNoted(event.kind)) return 0
  return timesThisTurn(w, deedsOf(NOTED[event.kind]), {
    of: (card: number, was: Memory) => isOf(w, watcher, card, was),
  })
}

/** Whether it has just happened for the time that a watcher waits for, of those that wait for one. */
export const isDue = (w: View, watcher: Hooked): boolean =>
  watcher.nth === 0 || timesNoted(w, watcher) === watcher.nth

/**
 * Which of the cards to which it happens now a watcher waits for, where it waits for one of several times; -1 for none. A
 * destruction is noted after it was seen, everything else before.
 */
export function dueOf(w: View, watcher: Hooked, cards: readonly number[]): number {
  const before = timesNoted(w, watcher) - (watcher.event?.kind === 'destroyed' ? 0 : cards.length)
  return cards[watcher.nth - 1 - before] ?? -1
}

/** Whether something that is remembered is what a watcher waits for; each card as it was then. */
function isOf(w: View, watcher: Hooked, card: number, was: Memory): boolean {
  const { event } = watcher
  const you = youOf(w, watcher)
  if (event === null) return false
  if ('whose' in event) return isOnSide(event.whose, you, was.by)
  if ('by' in event)
    return (
      isOnSide(event.by, you, was.by) &&
      isPrinted(w, event.of, card, selfOf(watcher), faceThen(w, was), watcher.lasting)
    )
  if ('user' in event && event.user !== undefined && !isOnSide(event.user, you, was.by)) return false
  const { of } = event
  if (of.kind !== 'choose') {
    const own = of.kind === 'host' ? hostOfEffect(w, watcher) : selfOf(watcher)
    return card === own && was.life === refTo(w, own).life
  }
  const { side, other, ...group } = of.of
  if (side !== undefined && (side === 'friendly') !== (was.by === you)) return false
  if (other === true && card === selfOf(watcher) && was.life === cardOf(w, card).life) return false
  return fitsOutOfPlay(w, group, card, faceThen(w, was))
}
