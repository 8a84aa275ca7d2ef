import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, settled, table, upgrade } from '../../test/table.ts'

const bell = (text: string) => artifact('Bell', text)
const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)
const ann = creature('Ann', 5)
const dan = creature('Dan', 7)

describe('a replaced destruction', () => {
  const played = (text: string, does: string, over = {}) =>
    settled(
      table({
        mine: [ann, on(creature('Bob', 2), {})],
        theirs: [dan, creature('Eve', 1)],
        me: { hand: [cry(does)], artifacts: [bell(text)], ...over },
        they: { aember: 3 },
      }).play('Cry'),
    )

  it('of enemy creatures', () => {
    const t = played('If an enemy creature would be destroyed, purge it instead.', 'Destroy each creature.')
    expect(['Ann', 'Dan', 'Eve'].map((name) => t.zoneOf(name))).toEqual(['discard', 'purged', 'purged'])
  })

  it('of other creatures is reported', () => {
    const text =
      'If another creature with power 2 or lower would be destroyed, return it to its owner’s hand instead.'
    const t = played(text, 'Destroy each creature.')
    expect(['Ann', 'Bob', 'Eve'].map((name) => t.zoneOf(name))).toEqual(['discard', 'hand', 'hand'])
  })

  it('is no destruction (KF-RPL-1)', () => {
    const does = 'Destroy each creature. Gain 1Æ for each creature destroyed this way.'
    expect(played('If an enemy creature would be destroyed, purge it instead.', does).pools()[0]).toBe(2)
    const own = creature('Own', 1, { text: 'Destroyed: Return Own to its owner’s hand instead.' })
    const board = {
      mine: [own],
      me: { hand: [cry(does)], artifacts: [bell('After a creature is destroyed, gain 3Æ.')] },
    }
    expect(settled(table(board).play('Cry')).pools()[0]).toBe(0)
  })

  it('“you” and the choice are those of the text', () => {
    const text = 'If an enemy creature would be destroyed, you may steal 1Æ instead.'
    const board = {
      mine: [ann],
      theirs: [dan],
      me: { hand: [cry('Destroy Dan.')], artifacts: [bell(text)] },
      they: { aember: 3 },
    }
    const asked = () =>
      table({ ...board, me: { ...board.me, hand: [cry('Destroy each enemy creature.')] } }).play('Cry')
    expect(asked().answer('steal 1Æ').pools()).toEqual([1, 2])
    expect([asked().answer('steal 1Æ').zoneOf('Dan'), asked().answer('decline').zoneOf('Dan')]).toEqual([
      'battleline',
      'discard',
    ])
  })

  it('while the card to give up is in play', () => {
    const text =
      'While Bell is ready, if a friendly creature would be destroyed, fully heal it and exhaust Bell instead.'
    const t = played(text, 'Destroy each friendly creature.')
    expect(['Ann', 'Bob'].map((name) => t.zoneOf(name)).sort()).toEqual(['battleline', 'discard'])
  })

  it('can be for the next time only', () => {
    const t = played(
      'Each friendly creature gains poison.',
      'The next time a friendly creature would be destroyed this turn, fully heal it instead. Destroy each friendly creature.',
    )
    expect(['Ann', 'Bob'].map((name) => t.zoneOf(name)).sort()).toEqual(['battleline', 'discard'])
  })

  it('can be of upgrades, and of a card with an upgrade', () => {
    const cap = upgrade('Cap', 'If this creature would be destroyed, fully heal it and destroy Cap instead.')
    const t = settled(
      table({
        mine: [on(ann, { damage: 1, upgrades: [cap] })],
        me: { hand: [cry('Destroy each creature.')] },
      }).play('Cry'),
    )
    expect([t.zoneOf('Ann'), t.zoneOf('Cap'), t.card('Ann').damage]).toEqual(['battleline', 'discard', 0])
  })
})

describe('replaced damage', () => {
  const board = { mine: [ann, on(creature('Bob', 6), {})], theirs: [dan], they: { aember: 3 } }

  it('is replaced once for all damage at that time', () => {
    const own = creature('Own', 3, { text: 'When Own would be dealt damage, gain that much Æ instead.' })
    const t = settled(table({ mine: [own], theirs: [dan] }).answer('Own fights Dan'))
    expect([t.card('Own').damage, t.pools()[0]]).toEqual([0, 7])
  })

  it('can be optional', () => {
    const me = {
      aember: 2,
      artifacts: [bell('When a friendly creature would be dealt damage, you may lose 1Æ instead.')],
    }
    const asked = () => table({ ...board, me }).answer('Bob fights Dan')
    expect(asked().answer('lose 1Æ').card('Bob').damage).toBe(0)
    expect(asked().answer('decline').zoneOf('Bob')).toBe('discard')
  })

  it('can be reduced, without a second replacement', () => {
    const own = creature('Own', 3, { text: 'When Own would be dealt damage, deal 1 damage to it instead.' })
    expect(settled(table({ mine: [own], theirs: [dan] }).answer('Own fights Dan')).card('Own').damage).toBe(1)
  })

  it('can be dealt to the card with the text', () => {
    const wall = creature('Wall', 9, {
      text: 'Damage that would be dealt to another friendly creature is dealt to Wall instead.',
    })
    const t = settled(table({ mine: [ann, wall], theirs: [dan] }).answer('Ann fights Dan'))
    expect([t.card('Ann').damage, t.card('Wall').damage]).toEqual([0, 7])
    const knights = creature('Wall', 9, {
      text: 'If a friendly Knight creature would be dealt damage, deal that damage to Wall instead.',
    })
    const sir = creature('Sir', 4, { traits: ['knight'] })
    const two = table({ mine: [sir, ann, knights], theirs: [dan] })
    expect(settled(two.answer('Sir fights Dan')).card('Wall').damage).toBe(7)
    expect(
      settled(table({ mine: [sir, ann, knights], theirs: [dan] }).answer('Ann fights Dan')).card('Wall')
        .damage,
    ).toBe(0)
  })
})

describe('a replaced destination', () => {
  const left = (text: string, does: string) =>
    settled(
      table({ mine: [ann], theirs: [dan], me: { hand: [cry(does)], artifacts: [bell(text)] } }).play('Cry'),
    )

  it('applies to any destination, or only to discard piles', () => {
    const all = 'If an enemy creature would leave play, purge it instead.'
    const discarded = 'If a creature would be put into a discard pile from play, purge it instead.'
    expect(left(all, 'Destroy each enemy creature.').zoneOf('Dan')).toBe('purged')
    expect(left(all, 'Return each enemy creature to its owner’s hand.').zoneOf('Dan')).toBe('purged')
    expect(left(discarded, 'Return each enemy creature to its owner’s hand.').zoneOf('Dan')).toBe('hand')
    expect(left(discarded, 'Destroy each creature.').zoneOf('Ann')).toBe('purged')
  })

  it('still counts as a destruction', () => {
    const text = 'If a creature would leave play, put it on the bottom of its owner’s deck instead.'
    const t = left(text, 'Destroy each creature. Gain 1Æ for each creature destroyed this way.')
    expect([t.zoneOf('Ann'), t.zoneOf('Dan'), t.pools()[0]]).toEqual(['deck', 'deck', 2])
  })
})

describe('a replaced action', () => {
  const after = (text: string, does: string, aember = 3) =>
    settled(
      table({
        mine: [ann],
        theirs: [dan],
        me: { aember, hand: [cry(does)], artifacts: [bell(text)], deck: [creature('Top', 1)] },
        they: { aember: 4, deck: [creature('Other', 1)] },
      }).play('Cry'),
    )

  it('can be gaining and losing Æmber', () => {
    expect(
      after(
        'If your opponent would gain Æ, you gain that much Æ instead.',
        'Your opponent gains 2Æ.',
      ).pools(),
    ).toEqual([5, 4])
    expect(
      after('If you would lose Æ, your opponent loses that much Æ instead.', 'Lose 2Æ.').pools(),
    ).toEqual([3, 2])
    expect(
      after(
        'If you would lose Æ, your opponent loses that much Æ instead.',
        'Lose 2Æ. If you do, gain 5Æ.',
      ).pools(),
    ).toEqual([3, 2])
    const reaped = table({
      mine: [ann],
      me: { artifacts: [bell('If you would gain Æ, draw a card instead.')], deck: [creature('Top', 1)] },
    })
    expect([settled(reaped.answer('Ann reaps')).pools()[0], reaped.zoneOf('Top')]).toEqual([0, 'hand'])
    const icon = { ...cry('Steal 1Æ.'), aember: 1 }
    const played = table({
      me: {
        hand: [icon],
        artifacts: [bell('If you would gain Æ, your opponent gains that much Æ instead.')],
      },
    })
    expect(settled(played.play('Cry')).pools()).toEqual([1, 0])
  })

  it('is replaced once, not by its own effect again', () => {
    expect(after('If you would gain Æ, gain 3Æ instead.', 'Gain 1Æ.').pools()).toEqual([6, 4])
  })

  it('can be drawing, each card separately', () => {
    const text = 'If your opponent would draw a card, you gain 1Æ instead.'
    expect(after(text, 'Your opponent draws 2 cards.').pools()).toEqual([5, 4])
    expect(after(text, 'Your opponent draws 2 cards.').zoneOf('Other')).toBe('deck')
    expect(after(text, 'Draw a card.').zoneOf('Top')).toBe('hand')
  })

  it('can be stealing, optionally and for a while', () => {
    const text =
      'Until the start of your next turn, if you would steal Æ, a friendly creature captures that much Æ instead. Steal 2Æ.'
    const t = after('Your keys cost +1Æ.', text)
    expect([...t.pools(), t.card('Ann').aember]).toEqual([3, 2, 2])
    const may = 'If you would steal Æ, you may draw a card instead.'
    const asked = () =>
      table({
        me: { hand: [cry('Steal 1Æ.')], artifacts: [bell(may)], deck: [creature('Top', 1)] },
        they: { aember: 2 },
      }).play('Cry')
    expect([asked().answer('draw 1 card').pools(), asked().answer('decline').pools()]).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  it('can be raising the tide, the next time this turn', () => {
    const t = after(
      'Your keys cost +1Æ.',
      'The next time you would raise the tide this turn, gain 2Æ instead. Raise the tide. Raise the tide.',
    )
    expect(t.pools()).toEqual([5, 4])
    expect(t.kf.table(t.position).tide).toBe(1)
  })
})
