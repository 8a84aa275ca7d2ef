import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const pools = (text: string, board: Parameters<typeof table>[0] = {}) => {
  const { me = {}, ...rest } = board
  return table({ ...rest, me: { ...me, hand: [...(me.hand ?? []), action('Cry', `Play: ${text}`)] } })
    .play('Cry')
    .pools()
}
const ann = creature('Ann', 4, { house: 'mars', traits: ['knight'] })

describe('joined conditions', () => {
  it.each([
    [3, 1, 2],
    [3, 0, 0],
    [2, 1, 0],
  ])('“and” needs both: %i Æ and %i creatures', (aember, creatures, gained) => {
    const text = 'If you have 3 or more Æ and you control a creature, gain 2Æ.'
    const mine = creatures > 0 ? [ann] : []
    expect(pools(text, { mine, me: { aember } })).toEqual([aember + gained, 0])
  })

  it.each([
    [3, 0, 2],
    [0, 1, 2],
    [0, 0, 0],
  ])('“or” needs one: %i Æ and %i creatures', (aember, creatures, gained) => {
    const mine = creatures > 0 ? [ann] : []
    expect(
      pools('If you have 3 or more Æ or you control a creature, gain 2Æ.', { mine, me: { aember } }),
    ).toEqual([aember + gained, 0])
  })

  it('work in constant texts, too', () => {
    const text = 'While Ann is damaged and the tide is high, each friendly creature gets +2 power.'
    const power = (damage: number, tide: 'high' | 'low') =>
      table({
        mine: [on(creature('Ann', 4, { text }), { damage })],
        tide: tide === 'high' ? 'mine' : 'theirs',
      }).card('Ann').power
    expect([power(1, 'high'), power(1, 'low'), power(0, 'high')]).toEqual([6, 4, 4])
  })
})

describe('a condition in the middle of a sentence', () => {
  it('applies only to the text after it', () => {
    const text = 'Gain 1Æ and, if you control a creature, steal 1Æ.'
    expect(pools(text, { mine: [ann], they: { aember: 2 } })).toEqual([2, 1])
    expect(pools(text, { they: { aember: 2 } })).toEqual([1, 2])
  })

  it('can follow a replacing effect', () => {
    const text = 'Gain 1Æ. Gain 3Æ instead if you control a creature.'
    expect([pools(text), pools(text, { mine: [ann] })]).toEqual([
      [1, 0],
      [3, 0],
    ])
  })
})

describe('“they” in a replacing effect', () => {
  it('are the players of the replaced sentence', () => {
    const text =
      'After a friendly creature is destroyed, your opponent discards a random card from their hand. If they have no cards in hand, they lose 1Æ instead.'
    const lost = (cards: number) => {
      const t = table({
        mine: [creature('Shade', 4, { text }), creature('Bob', 1)],
        me: { hand: [action('Cry', 'Play: Deal 1 damage to each creature.'), creature('Cid', 1)] },
        they: { aember: 3, hand: cards === 0 ? [] : [creature('Dan', 1)] },
      }).play('Cry')
      return [t.pools()[1], t.pile('theirs', 'hand').length, t.pile('mine', 'hand').length]
    }
    expect([lost(0), lost(1)]).toEqual([
      [2, 0, 1],
      [3, 0, 1],
    ])
  })
})

describe('“resolve both instead”', () => {
  const text = 'Choose one: • Gain 1Æ. • Steal 1Æ. If you control a Knight creature, resolve both instead.'
  const cry = action('Cry', `Play: ${text}`)

  it('asks nobody if the condition is true', () => {
    const t = table({ mine: [ann], they: { aember: 2 }, me: { hand: [cry] } }).play('Cry')
    expect(t.pools()).toEqual([2, 1])
  })

  it('asks which one if it is false', () => {
    const t = table({ they: { aember: 2 }, me: { hand: [cry] } }).play('Cry')
    expect(t.askedLabels()).toHaveLength(2)
    expect(t.answer(t.askedLabels()[0] ?? '').pools()).toEqual([1, 2])
  })
})

describe('conditions about a card', () => {
  const gain = (text: string, board: Parameters<typeof table>[0]) => pools(`If ${text}, gain 1Æ.`, board)[0]

  it('can use relative clauses: upgrades, power, houses, keywords', () => {
    const power = (condition: string, over: object = {}) =>
      table({
        mine: [
          on(creature('Ann', 4, { house: 'mars', text: `Ann gets +5 power while ${condition}.` }), over),
        ],
      }).card('Ann').power
    const plain = upgrade('Hat', 'This creature gains elusive.')
    expect(power('Ann has an upgrade')).toBe(4)
    expect(power('Ann has an upgrade', { upgrades: [plain] })).toBe(9)
    expect(power('it has no upgrades', { upgrades: [plain] })).toBe(4)
    expect(power('it has elusive', { upgrades: [plain] })).toBe(9)
    expect(power('Ann has 2 or more damage on it', { damage: 1 })).toBe(4)
    expect(power('Ann has 2 or more damage on it', { damage: 2 })).toBe(9)
    expect(power('Ann belongs to house Mars')).toBe(9)
    expect(power('Ann is a Mars creature')).toBe(9)
    expect(power('Ann is not a Mars creature')).toBe(4)
    expect(power('Ann is the only friendly creature in play')).toBe(9)
  })

  it('can be about each of several', () => {
    const text = 'each friendly creature is damaged'
    expect(gain(text, { mine: [on(ann, { damage: 1 }), creature('Bob', 2)] })).toBe(0)
    expect(gain(text, { mine: [on(ann, { damage: 1 })] })).toBe(1)
  })

  it('can be about each card that a player controls', () => {
    const text = 'you control Ann and a Dis creature'
    expect(gain(text, { mine: [ann] })).toBe(0)
    expect(gain(text, { mine: [ann, creature('Bob', 2, { house: 'dis' })] })).toBe(1)
  })

  it('can compare a player’s chains', () => {
    expect(pools('Gain 1 chain. If you have 2 or more chains, gain 1Æ.')).toEqual([0, 0])
    expect(pools('Gain 2 chains. If you have 2 or more chains, gain 1Æ.')).toEqual([1, 0])
  })
})

describe('actions of a card this turn', () => {
  const cry = action('Cry', 'Play: Ward each friendly creature that reaped this turn.')
  const howl = action('Howl', 'Play: If a friendly creature reaped this turn, gain 5Æ.')

  it('are remembered for the card, and for cards of its kind', () => {
    const board = () => table({ mine: [ann, creature('Bob', 3)], me: { hand: [cry, howl] } })
    const t = board().reap('Ann').play('Cry')
    expect([t.card('Ann').warded, t.card('Bob').warded]).toEqual([true, false])
    expect(t.play('Howl').pools()[0]).toBe(6)
    expect(board().play('Howl').pools()[0]).toBe(0)
  })

  it('a card that returned is another object (KF-LVP-10)', () => {
    const back = action('Back', 'Play: Return a creature to its owner’s hand.')
    const t = table({ mine: [ann], me: { hand: [back, cry] } })
      .reap('Ann')
      .play('Back')
    expect(t.play('Ann').play('Cry').card('Ann').warded).toBe(false)
  })
})

describe('different cards', () => {
  const hit = (what: string) => {
    const cry = action('Cry', `Play: Deal 1 damage to each ${what}.`)
    const mine = [
      on(creature('Ann', 9, { house: 'mars' }), { aember: 2 }),
      on(creature('Bob', 9, { house: 'dis', text: 'Taunt.' }), { aember: 1 }),
      on(creature('Cid', 9, { house: 'dis' }), {
        upgrades: [upgrade('Hat', 'This creature gets +1 power.')],
      }),
    ]
    const t = table({ mine, me: { hand: [cry] } }).play('Cry')
    return mine.flatMap((_, at) =>
      t.damageOn(['Ann', 'Bob', 'Cid'][at] ?? '') > 0 ? ['Ann', 'Bob', 'Cid'][at] : [],
    )
  }

  it.each([
    ['creature with 2 or more Æ on it', ['Ann']],
    ['creature with the most Æ on it', ['Ann']],
    ['creature without taunt', ['Ann', 'Cid']],
    ['creature with no upgrades', ['Ann', 'Bob']],
    ['upgraded creature', ['Cid']],
    ['non-flank creature', ['Bob']],
    ['creature not of house Mars', ['Bob', 'Cid']],
    ['creature belonging to house Mars', ['Ann']],
  ])('%s', (what, names) => expect(hit(what)).toEqual(names))
})
