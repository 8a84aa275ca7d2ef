import { inPlayZone, type Zone } from '@battleline/keyforge'
import { type Clause, unlike } from '../../../text/clauses.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'
import { amountOf, doesOf, ZONES } from './change-sentences.ts'

/** What is not the same on two boards: what a judge would say of it. */
export function clauses(before: Board, after: Board): readonly Clause[] {
  const cards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    return was === undefined || was === card ? [] : cardDiffers(was, card)
  })
  const sides = after.sides.flatMap((side, at) => {
    const was = before.sides[at]
    if (was === undefined || was === side) return []
    const keys: readonly Clause[] =
      was.keys === side.keys ? [] : [[side.name, amountOf('keys', was.keys, side.keys)]]
    return [...unlike(side.name, [was, side], ['aember'], doesOf), ...keys]
  })
  return [...cards, ...sides]
}

/** Of cards that went further in between it is told where they are, and not by which way. */
const WORDS: Readonly<Record<string, string>> = {
  ...ZONES,
  hand: 'is returned to hand',
  deck: 'is put into the deck',
  battleline: 'enters play',
}

const MARKS = ['damage', 'aember', 'powerCounters', 'warded', 'stunned', 'enraged'] as const

function cardDiffers(was: Card, is: Card): readonly Clause[] {
  if (was.zone !== is.zone) return [[is.called, zoneWord(was, is)]]
  return inPlayZone(is.zone as Zone) ? unlike(is.called, [was, is], MARKS, doesOf) : []
}

function zoneWord(was: Card, is: Card): string {
  const left = inPlayZone(was.zone as Zone)
  if (was.zone === 'deck' && is.zone === 'hand') return 'is drawn'
  if (is.zone === 'discard') return left && was.zone === 'battleline' ? 'is destroyed' : 'is discarded'
  return WORDS[is.zone] ?? `is ${is.zone}`
}
