import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table, upgrade } from '../../../test/table.ts'

const board = (text: string, tide?: 'mine' | 'theirs') =>
  table({
    house: 'dis',
    ...(tide === undefined ? {} : { tide }),
    mine: [
      creature('Ann', 3, { house: 'mars', traits: ['human', 'knight'] }),
      on(creature('Bob', 4), { aember: 2, counters: 1 }),
    ],
    theirs: [creature('Dan', 5, { house: 'logos' }), creature('Eve', 2), creature('Ann (2)', 1)],
    me: {
      aember: 3,
      hand: [action('Cry', `Play: ${text}`), creature('Fay', 2), upgrade('Hat', '')],
      deck: [creature('Hal', 1)],
      discard: [creature('Jim', 1), upgrade('Kit', ''), action('Lob', ''), creature('Max', 1)],
    },
    they: { aember: 7, hand: [creature('Nan', 1)], discard: [creature('Oda', 1)] },
  })

function played(text: string, ...chosen: readonly string[]): Table {
  const done = board(text).play('Cry')
  for (const name of chosen) done.answer(name)
  return done
}

describe('A sacrificed card', () => {
  const left = (done: Table) =>
    ['Ann', 'Bob', 'Dan', 'Eve', 'Ann (2)'].filter((name) => done.zoneOf(name) === 'battleline')

  it('is friendly to the player who sacrifices it (KF-DST-1)', () => {
    expect(left(played('Sacrifice each creature.'))).toEqual(['Dan', 'Eve', 'Ann (2)'])
    expect(left(played('Sacrifice 2 creatures.'))).toEqual(['Dan', 'Eve', 'Ann (2)'])
    expect(left(played('Each player sacrifices each creature.'))).toEqual([])
    const asked = played('Your opponent sacrifices a creature.')
    expect(asked.askedLabels()).toEqual(['Dan', 'Eve', 'Ann (2)'])
    expect(left(asked.answer('Eve'))).toEqual(['Ann', 'Bob', 'Dan', 'Ann (2)'])
  })
})

describe('An amount for each', () => {
  it('is divided', () => {
    const done = played(
      'Deal 2 damage for each friendly creature. You may divide this damage among any number of creatures.',
    )
    done.share({ Dan: 3, Bob: 1 })
    expect([done.damageOn('Dan'), done.damageOn('Bob')]).toEqual([3, 1])
  })

  it('counts traits, archives of both players, returned cards', () => {
    expect(
      played(
        'Choose a creature. For each trait that creature has, deal 1 damage to it and gain 1Æ.',
        'Ann',
      ).pools(),
    ).toEqual([5, 7])
    const none = played('Choose a creature. For each trait that creature has, gain 1Æ.', 'Dan')
    expect(none.pools()).toEqual([3, 7])
    const done = played('Archive a card. Gain 2Æ for each card in both players’ archives.', 'Fay')
    expect(done.pools()).toEqual([5, 7])
    const back = played(
      'Return each creature from your discard pile to your hand. For each one returned this way, gain 1Æ.',
    )
    expect(back.pools()).toEqual([5, 7])
  })

  it('can be three times the lost amount', () => {
    expect(
      played('Lose 2Æ. Then, your opponent loses triple the amount of Æ you lost this way.').pools(),
    ).toEqual([1, 1])
  })

  it('goes to the controller of each destroyed creature', () => {
    const done = played(
      'Destroy up to 2 creatures. For each creature destroyed this way, the creature’s controller gains 1Æ.',
    )
    // The Æmber on Bob goes to his opponent.
    expect(done.answer('Bob', 'Dan').pools()).toEqual([4, 10])
  })
})

describe('Other texts', () => {
  it('one alternative may be declined', () => {
    const text = 'Gain 1Æ and you may deal 1 damage to a creature.'
    expect(played(text, 'deal 1 damage to a creature', 'Dan').damageOn('Dan')).toBe(1)
    const no = played(text, 'decline')
    expect([no.pools(), no.damageOn('Dan')]).toEqual([[4, 7], 0])
  })

  it('a semicolon separates the “otherwise” part', () => {
    expect(played('If it is your turn, gain 1Æ; otherwise, lose 1Æ.').pools()).toEqual([4, 7])
  })
})

describe('Cards in other zones', () => {
  it('are of one kind or another', () => {
    const done = played('Put an upgrade or action card from your discard pile on top of your deck.')
    expect(done.askedLabels()).toEqual(['Kit', 'Lob'])
    done.answer('Kit')
    expect(done.zoneOf('Kit')).toBe('deck')
  })

  it('are in a zone and in play', () => {
    const done = played(
      'Return each friendly Dis creature from your discard pile and from play to your hand.',
    )
    expect(['Ann', 'Bob', 'Jim', 'Max', 'Eve'].map((name) => done.zoneOf(name))).toEqual([
      'battleline',
      'hand',
      'hand',
      'hand',
      'battleline',
    ])
  })

  it('are the top cards of a chosen player', () => {
    const done = played(
      'Choose a player. Return the topmost creature from that player’s discard pile to their hand.',
      'player 1',
    )
    expect([done.zoneOf('Max'), done.zoneOf('Jim')]).toEqual(['hand', 'discard'])
  })
})

describe('A condition', () => {
  it('about counters and neighbors', () => {
    const doom = 'If there is a doom counter in play, gain 1Æ. Otherwise, put a doom counter on a creature.'
    expect(played(doom, 'Dan').card('Dan').counters).toEqual([{ name: 'doom', count: 1 }])
    expect(played(`Put a doom counter on a creature. ${doom}`, 'Dan').pools()).toEqual([4, 7])
    expect(played('Stun each creature with Æ on them.').card('Bob').stunned).toBe(true)
  })

  it('about two houses', () => {
    const text =
      'Discard a card from your hand. If it is a Mars or Dis card, gain 1Æ. If it is a Logos or Mars card, gain 5Æ.'
    expect(played(text, 'Fay').pools()).toEqual([4, 7])
  })

  it('about a player’s tide', () => {
    const text = 'Choose a player. If the tide is high for that player, they gain 1Æ.'
    expect(board(text, 'theirs').play('Cry').answer('player 2').pools()).toEqual([3, 8])
    expect(board(text, 'theirs').play('Cry').answer('player 1').pools()).toEqual([3, 7])
  })

  it('about the same power as a card just named', () => {
    const done = played(
      'Give a creature a +1 power counter. Destroy that creature and each creature with the same power.',
      'Ann',
    )
    // Bob has power 4 and a counter, Dan 5; Ann has 4 now.
    expect(['Ann', 'Bob', 'Dan', 'Eve'].map((name) => done.zoneOf(name))).toEqual([
      'discard',
      'battleline',
      'battleline',
      'battleline',
    ])
    const two = played(
      'Choose a creature. Destroy that creature and each creature with the same power.',
      'Dan',
    )
    expect(['Bob', 'Dan'].map((name) => two.zoneOf(name))).toEqual(['discard', 'discard'])
  })

  it('about keys of one color', () => {
    const text = 'If two keys of the same color are forged, gain 1Æ.'
    expect(played(text).pools()).toEqual([3, 7])
    const both = (key: string) =>
      `Gain 9Æ. Forge your red key at current cost. Your opponent forges their ${key} key at current cost. ${text}`
    expect(played(both('red')).pools()).toEqual([7, 1])
    expect(played(both('blue')).pools()).toEqual([6, 1])
  })
})

describe('The card just named', () => {
  it('is the one in the “otherwise” part', () => {
    const jar = creature('Jar', 2, {
      text: 'Play: Put a card from your hand facedown under Jar. Destroyed: If it is not your turn, play the card under Jar; otherwise, archive that card.',
    })
    const done = table({
      me: { hand: [jar, creature('Ash', 1), action('Cry', 'Play: Destroy a friendly creature.')] },
    })
    done.play('Jar').answer('Ash').play('Cry')
    expect([done.zoneOf('Jar'), done.zoneOf('Ash')]).toEqual(['discard', 'archives'])
  })
})

describe('Conditions', () => {
  it('about cards in a zone, neighbors, and cards discarded from hand', () => {
    expect(played('If there are no cards in your archives, gain 1Æ.').pools()).toEqual([4, 7])
    expect(played('Archive a card. If there are no cards in your archives, gain 1Æ.', 'Fay').pools()).toEqual(
      [3, 7],
    )
    const sloth = 'Discard a card. If you have discarded a Dis card from your hand this turn, gain 1Æ.'
    expect(played(sloth, 'Fay').pools()).toEqual([4, 7])
    const cannot = table({
      house: 'dis',
      mine: [
        creature('Xan', 2, { text: 'Xan cannot be used while it has a non-Dis neighbor.' }),
        creature('Ann', 1, { house: 'mars' }),
      ],
    })
    expect(cannot.refused(`reap ${cannot.id('Xan')}`).reason).toContain('cannot be used')
  })

  it('that set power and armor', () => {
    const done = played(
      'For the remainder of the turn, each creature is considered to have 2 power and 1 armor.',
    )
    expect([done.powerOf('Ann'), done.card('Ann').armor, done.powerOf('Dan')]).toEqual([2, 1, 2])
  })
})
