import type { View } from '@battleline/kernel'
import type { Hooked } from './in-force.ts'
import { deedsOf, faceThen, timesThisTurn } from './memory.ts'
import { isPrinted } from './printed.ts'
import { fitsOutOfPlay, hostOfEffect, isOnSide, selfOf, youOf } from './read.ts'
import { cardOf, type Deed, type Memory, refTo } from './state.ts'
import type { Event } from './text/structure.ts'

/** What the turn remembers of events that are waited for “for the first time each turn”. */
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

/** Those of the watchers that wait for the first time only, and for which it is that. */
export function firstOnes(w: View, watchers: readonly Hooked[]): Set<Hooked> {
  return new Set(watchers.some(({ first }) => first) ? watchers.filter((one) => isFirst(w, one)) : [])
}

/** A destruction is noted after it was seen; everything else before. */
function isFirst(w: View, watcher: Hooked): boolean {
  const { event, first } = watcher
  if (!first || event === null || !isNoted(event.kind)) return false
  const of = (card: number, was: Memory) => isOf(w, watcher, card, was)
  return timesThisTurn(w, deedsOf(NOTED[event.kind]), { of }) === (event.kind === 'destroyed' ? 0 : 1)
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
