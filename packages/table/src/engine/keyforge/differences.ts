import { inPlayZone, type Zone } from '@battleline/keyforge'
import type { Clause } from '../../clauses.ts'
import { amountOf } from './said.ts'
import type { Board, Card } from './shown.ts'

/** What is not the same on two boards: what a judge would say of it. */
export function clauses(before: Board, after: Board): readonly Clause[] {
  const cards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    return was === undefined || was === card ? [] : cardDiffers(was, card)
  })
  const sides = after.sides.flatMap((side, at) => {
    const was = before.sides[at]
    if (was === undefined || was === side) return []
    return [
      ...number(side.name, [was.aember, side.aember], 'Æmber'),
      ...number(side.name, [was.keys, side.keys], 'keys'),
    ]
  })
  return [...cards, ...sides]
}

const WORDS: Readonly<Record<string, string>> = {
  hand: 'is returned to hand',
  archives: 'is archived',
  purged: 'is purged',
  deck: 'is put into the deck',
  battleline: 'enters play',
  artifacts: 'enters play',
}

function cardDiffers(was: Card, is: Card): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return [[called, zoneWord(was, is)]]
  if (!inPlayZone(is.zone as Zone)) return []
  const taken = is.damage - was.damage
  return [
    ...(taken > 0
      ? [[called, `takes ${taken} damage`] as const]
      : number(called, [was.damage, is.damage], 'damage')),
    ...number(called, [was.aember, is.aember], 'Æmber'),
    ...number(called, [was.powerCounters, is.powerCounters], '+1 power counters'),
    ...mark(called, [was.warded, is.warded], ['gets a ward', 'loses its ward']),
    ...mark(called, [was.stunned, is.stunned], ['is stunned', 'is not stunned any more']),
    ...mark(called, [was.enraged, is.enraged], ['is enraged', 'is not enraged any more']),
  ]
}

function zoneWord(was: Card, is: Card): string {
  const left = inPlayZone(was.zone as Zone)
  if (was.zone === 'deck' && is.zone === 'hand') return 'is drawn'
  if (is.zone === 'discard') return left && was.zone === 'battleline' ? 'is destroyed' : 'is discarded'
  return WORDS[is.zone] ?? `is ${is.zone}`
}

type Pair<T> = readonly [before: T, after: T]

const number = (what: string, [before, after]: Pair<number>, unit: string): readonly Clause[] =>
  before === after ? [] : [[what, amountOf(unit, before, after)]]

const mark = (what: string, [before, after]: Pair<boolean>, [on, off]: Pair<string>): readonly Clause[] =>
  before === after ? [] : [[what, after ? on : off]]
