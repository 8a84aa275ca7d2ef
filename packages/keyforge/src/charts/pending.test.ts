import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { creature } from '../../test/table.ts'
import { type CardSetup, keyforge } from '../index.ts'

const kf = keyforge({
  cards: [creature('Brute', 5), creature('Oaf', 3, { armor: 2 }), creature('Idle', 4)],
})

function must(position: Position | Refusal): Position {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** The pending damage before each step of Brute's fight with Oaf (cards 3 and 4), by the id of that step. */
function pendingThroughout(oaf: Partial<CardSetup> = {}): readonly string[] {
  const board = must(
    kf.begin({ players: [{ battleline: ['Brute', 'Idle'] }, { battleline: [{ name: 'Oaf', ...oaf }] }] }),
  )
  const seen: string[] = []
  const note = (at: Position) => {
    const pending = [...kf.pending(at)].map(([card, amount]) => `${kf.card(at, card).name} ${amount}`)
    const text = pending.sort().join(', ')
    if (text !== seen.at(-1)) seen.push(text)
  }
  note(board)
  let at = must(kf.answer(board, 'fight 3 5', { single: true }))
  while (!at.asking) {
    note(at)
    at = must(kf.step(at))
  }
  note(at)
  return seen
}

describe('pending damage', () => {
  it('exists from the step that sets it until it is placed (KF-DMG-1)', () => {
    expect(pendingThroughout()).toEqual(['', 'Brute 3, Oaf 5', 'Brute 3, Oaf 3', ''])
  })

  it('ends when a ward is spent', () => {
    expect(pendingThroughout({ warded: true })).toEqual(['', 'Brute 3, Oaf 5', 'Brute 3', ''])
  })
})
