import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../../test/table.ts'

const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)

describe('discarding cards until one matches', () => {
  it('takes them from the top of the named player’s deck', () => {
    const text =
      'Purge a creature. If you do, discard cards from the top of its controller’s deck until you discard a creature.'
    const t = table({
      theirs: [creature('Dan', 3)],
      they: { deck: [cry('Gain 1Æ.', 'One'), creature('Eve', 1), creature('Fay', 1)] },
      me: { hand: [cry(text)] },
    }).play('Cry')
    expect([t.pile('theirs', 'discard'), t.pile('theirs', 'deck')]).toEqual([['One', 'Eve'], ['Fay']])
  })

  it('or at random from a hand: the cards before it, and the card itself', () => {
    const text =
      'Your opponent discards random cards from their hand until they discard a creature. Gain 1Æ for each card discarded this way.'
    const board = {
      they: { hand: [cry('Gain 1Æ.', 'One'), creature('Eve', 1), cry('Gain 2Æ.', 'Two')] },
      me: { hand: [cry(text)] },
    }
    const t = table(board).play('Cry').answer('One', 'Eve', 'Two')
    expect([t.pile('theirs', 'hand'), t.zoneOf('One'), t.zoneOf('Eve'), t.pools()[0]]).toEqual([
      ['Two'],
      'discard',
      'discard',
      2,
    ])
    const all = table({ ...board, they: { hand: [cry('Gain 1Æ.', 'One')] } }).play('Cry')
    expect(all.pile('theirs', 'hand')).toEqual([])
  })
})

describe('cards damaged this way', () => {
  it('are those with damage placed, neighbors too, and not those that armor or a ward protected', () => {
    const text = 'Deal 1 damage to a creature, with 1 splash. Stun each creature damaged this way.'
    const t = table({
      theirs: [
        creature('Dan', 5),
        creature('Eve', 5),
        on(creature('Fay', 5), { warded: true }),
        creature('Gil', 5),
      ],
      me: { hand: [cry(text)] },
    }).play('Cry')
    t.answer('Eve')
    expect(['Dan', 'Eve', 'Fay', 'Gil'].map((name) => t.card(name).stunned)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('include destroyed ones', () => {
    const text = 'Deal 2 damage to each creature. Gain 1Æ for each creature damaged this way.'
    const t = table({ theirs: [creature('Dan', 2), creature('Eve', 5)], me: { hand: [cry(text)] } }).play(
      'Cry',
    )
    expect([t.pools()[0], t.zoneOf('Dan')]).toEqual([2, 'discard'])
  })
})

describe('the card that a condition found', () => {
  it('is found by name in its zone', () => {
    const text = 'If Velum is in your discard pile, archive Velum. If you do, gain 1Æ.'
    const found = (pile: 'discard' | 'hand') =>
      table({
        me: {
          hand: [cry(text), ...(pile === 'hand' ? [creature('Velum', 2)] : [])],
          discard: pile === 'discard' ? [creature('Velum', 2)] : [],
        },
      }).play('Cry')
    expect([found('discard').zoneOf('Velum'), found('discard').pools()[0]]).toEqual(['archives', 1])
    expect([found('hand').zoneOf('Velum'), found('hand').pools()[0]]).toEqual(['hand', 0])
  })
})

describe('a restriction on attackers', () => {
  it('applies to several, too', () => {
    const t = table({
      mine: [on(creature('Ann', 4), { enraged: true }), creature('Bob', 4)],
      theirs: [creature('Dan', 9)],
      they: { artifacts: [artifact('Haze', 'Enraged creatures cannot be used to fight enemy creatures.')] },
    })
    expect(() => t.fight('Ann', 'Dan')).not.toThrow()
    const u = table({
      mine: [on(creature('Ann', 4), { enraged: true }), creature('Bob', 4)],
      theirs: [creature('Dan', 9)],
      they: {
        artifacts: [artifact('Haze', 'Enraged creatures cannot be used to fight friendly creatures.')],
      },
    })
    expect(() => u.fight('Ann', 'Dan')).toThrow()
    expect(u.fight('Bob', 'Dan').damageOn('Dan')).toBe(4)
  })
})

describe('creatures with a total power', () => {
  const text = 'Exhaust up to 3 creatures with a total power of 8 or less.'
  const board = () =>
    table({
      theirs: [creature('Dan', 5), creature('Eve', 3), creature('Fay', 4), creature('Gil', 1)],
      me: { hand: [cry(text)] },
    }).play('Cry')

  it('are chosen one by one, within the remaining power', () => {
    const t = board().answer('Dan')
    expect(t.askedLabels()).toEqual(['Eve', 'Gil'])
    t.answer('Eve')
    expect(['Dan', 'Eve', 'Fay', 'Gil'].map((name) => t.card(name).ready)).toEqual([false, false, true, true])
  })

  it('can be fewer', () => {
    const t = board().answer('Gil').answer()
    expect(['Dan', 'Eve', 'Fay', 'Gil'].map((name) => t.card(name).ready)).toEqual([true, true, true, false])
  })
})
