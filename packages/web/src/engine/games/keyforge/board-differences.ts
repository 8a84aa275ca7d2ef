import { inPlayZone, type Zone } from '@battleline/keyforge'
import { type Clause, changedClauses, destroyedBy } from '../../../text/clauses.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'
import { predicateOf, ZONES } from './change-sentences.ts'

/** The differences between two boards, as a judge would describe them. */
export const clauses = (before: Board, after: Board): readonly Clause[] => moveClauses([before, after])

/** What a move changed; what destroyed a card, and that a card was played, shows on the boards in between. */
export function moveClauses(boards: readonly Board[]): readonly Clause[] {
  const [before, after] = [boards[0], boards.at(-1)]
  if (before === undefined || after === undefined) return []
  const cards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    if (was === undefined || was === card) return []
    return cardDiffers(
      was,
      card,
      boards.flatMap((board) => board.cards[card.id] ?? []),
    )
  })
  const sides = after.sides.flatMap((side, at) => {
    const was = before.sides[at]
    if (was === undefined || was === side) return []
    const keys: readonly Clause[] =
      was.keys === side.keys ? [] : [[side.name, keysText(side.keys - was.keys)]]
    return [...changedClauses(side.name, [was, side], ['aember'], predicateOf), ...keys]
  })
  return [...cards, ...sides]
}

/** Cards that moved more than once are described by their last zone. */
const WORDS: Readonly<Record<string, string>> = {
  ...ZONES,
  hand: 'is returned to hand',
  deck: 'is put into the deck',
  battleline: 'enters play',
}

const MARKS = ['damage', 'aember', 'powerCounters', 'warded', 'stunned', 'enraged'] as const

function cardDiffers(was: Card, is: Card, states: readonly Card[]): readonly Clause[] {
  if (was.zone !== is.zone) return [[is.called, zoneWord(was, is, states)]]
  return inPlayZone(is.zone as Zone) ? changedClauses(is.called, [was, is], MARKS, predicateOf) : []
}

/** `states`: the card on each board of the move. */
function zoneWord(was: Card, is: Card, states: readonly Card[]): string {
  if (was.zone === 'deck' && is.zone === 'hand') return 'is drawn'
  if (is.zone === 'discard' && was.zone === 'battleline') return destroyedBy(lethalDamage(states))
  if (is.zone === 'discard')
    return states.some(({ zone }) => zone === 'revealed') ? 'is played' : 'is discarded'
  return WORDS[is.zone] ?? `is ${is.zone}`
}

/** The damage on a creature just before it left play, where that was lethal. */
const lethalDamage = (states: readonly Card[]): number | undefined =>
  states.findLast(({ zone, damage, power }) => zone === 'battleline' && damage > 0 && damage >= power)?.damage

const keysText = (by: number): string =>
  `${by > 0 ? 'forges' : 'unforges'} ${Math.abs(by)} ${Math.abs(by) === 1 ? 'key' : 'keys'}`
