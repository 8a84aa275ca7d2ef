import { inPlayZone, type Zone } from '@battleline/keyforge'
import type { Board, Card } from './shown.ts'

/** What is not the same on two boards, each thing in a few words: what a judge would say of it. */
export function differences(before: Board, after: Board): readonly string[] {
  const cards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    return was === undefined || was === card ? [] : cardDiffers(was, card)
  })
  const sides = after.sides.flatMap((side, at) => {
    const was = before.sides[at]
    if (was === undefined || was === side) return []
    return [
      ...number(side.name, was.aember, side.aember, 'Æ'),
      ...number(side.name, was.keys, side.keys, side.keys - was.keys === 1 ? 'key' : 'keys'),
    ]
  })
  return [...cards, ...sides]
}

const WORDS: Readonly<Record<string, string>> = {
  discard: 'destroyed',
  hand: 'returned to hand',
  archives: 'archived',
  purged: 'purged',
  deck: 'put into the deck',
  battleline: 'enters play',
  artifacts: 'enters play',
}

function cardDiffers(was: Card, is: Card): readonly string[] {
  const { called } = is
  if (was.zone !== is.zone) return [`${called} ${zoneWord(was, is)}`]
  if (!inPlayZone(is.zone as Zone)) return []
  const marks = [
    ...mark(was.warded, is.warded, 'warded', 'ward spent'),
    ...mark(was.stunned, is.stunned, 'stunned', 'no longer stunned'),
    ...mark(was.enraged, is.enraged, 'enraged', 'no longer enraged'),
  ]
  return [
    ...number(called, was.damage, is.damage, 'damage'),
    ...number(called, was.aember, is.aember, 'Æ'),
    ...number(called, was.powerCounters, is.powerCounters, 'power counters'),
    ...marks.map((word) => `${called} ${word}`),
  ]
}

function zoneWord(was: Card, is: Card): string {
  const left = inPlayZone(was.zone as Zone)
  if (is.zone === 'discard') return left && was.zone === 'battleline' ? 'destroyed' : 'discarded'
  return WORDS[is.zone] ?? is.zone
}

const number = (what: string, before: number, after: number, unit: string): readonly string[] =>
  before === after ? [] : [`${what} ${after > before ? '+' : '−'}${Math.abs(after - before)} ${unit}`]

const mark = (before: boolean, after: boolean, on: string, off: string): readonly string[] =>
  before === after ? [] : [after ? on : off]
