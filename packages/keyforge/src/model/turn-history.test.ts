import { World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { table } from '../../test/table.ts'
import { forgetTurn } from '../rules/end-of-turn.ts'
import { tableOf, writeCard } from './state.ts'
import { recordHistory, timesByName, timesThisTurn } from './turn-history.ts'

/** A board to write to. */
function world() {
  const { kf, position } = table({ mine: ['Troll', 'Troll', 'Bumpsy'] })
  const { rows, rules } = position as World
  return { w: new World(rules, [...rows], [], [], null, false), cards: kf.cards(position) }
}

describe('the turn history', () => {
  it('counts actions by player and cards', () => {
    const { w, cards } = world()
    const [troll = 0, other = 0, bumpsy = 0] = cards
    for (const card of [other, bumpsy, troll, troll]) recordHistory(w, 'used', 1, card)
    recordHistory(w, 'played', 2, troll)
    expect(timesThisTurn(w, ['used'])).toBe(4)
    expect(timesThisTurn(w, ['used'], { by: 2 })).toBe(0)
    expect(timesThisTurn(w, ['used'], { of: (card) => card === bumpsy })).toBe(1)
    expect([timesByName(w, ['used'], 'Troll', 1), timesByName(w, ['played'], 'Troll', 1)]).toEqual([3, 0])
  })

  it('is the same in any order of the actions', () => {
    const [one, other] = [world(), world()]
    const [a = 0, b = 0] = one.cards
    for (const card of [a, b, a]) recordHistory(one.w, 'used', 1, card)
    for (const card of [b, a, a]) recordHistory(other.w, 'used', 1, card)
    expect(tableOf(one.w).memory).toEqual(tableOf(other.w).memory)
  })

  it('ends with the turn, as do used armor and picks (KF-ARM-7)', () => {
    const { w, cards } = world()
    const [troll = 0] = cards
    recordHistory(w, 'used', 1, troll)
    Object.assign(writeCard(w, troll), { armorUsed: 1, fought: 2 })
    forgetTurn(w)
    expect(tableOf(w).memory).toEqual([])
    expect(w.rows[troll]).toMatchObject({ armorUsed: 0, fought: 0 })
  })
})
