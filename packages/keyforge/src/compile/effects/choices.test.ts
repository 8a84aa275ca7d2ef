import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, type Table, table } from '../../../test/table.ts'
import { readText } from '../../index.ts'

const board = (text: string) =>
  table({
    house: 'dis',
    mine: [
      creature('Ann', 3, { house: 'mars', text: 'Reap: Gain 1Æ.' }),
      on(creature('Bob', 4), { damage: 3, aember: 2 }),
      creature('Cat', 2, { house: 'mars' }),
    ],
    theirs: [creature('Dan', 5, { house: 'logos' }), on(creature('Eve', 2), { aember: 1 })],
    me: {
      aember: 3,
      hand: [action('Cry', `Play: ${text}`), creature('Fay', 2, { house: 'logos' }), action('Gag', '')],
      deck: [creature('Hal', 1), creature('Ivy', 1)],
      discard: [creature('Jim', 1), action('Kit', ''), artifact('Lot', ''), creature('Max', 1)],
    },
    they: {
      aember: 7,
      hand: [creature('Nan', 1), creature('Oda', 1)],
      deck: [creature('Pat', 1, { house: 'mars' })],
    },
  })

function played(text: string, ...chosen: readonly string[]): Table {
  const done = board(text).play('Cry')
  for (const name of chosen) done.answer(name)
  return done
}
const zones = (done: Table, ...names: string[]) => names.map((name) => done.zoneOf(name))

describe('Permissions for this turn', () => {
  it('are each used up by the first card that needs it', () => {
    const done = played('You may use up to 2 Mars creatures this turn.')
    expect(done.reap('Ann').reap('Cat').pools()).toEqual([6, 7])
    const one = played('You may use a Mars creature this turn.').reap('Ann')
    expect(one.refused(`reap ${one.id('Cat')}`).reason).toContain('active house')
  })

  it('apply only to the named cards', () => {
    const done = played('You may reap with up to 2 Mars creatures this turn.')
    expect(done.refused(`fight ${done.id('Ann')} ${done.id('Dan')}`).reason).toContain('active house')
    expect(done.reap('Ann').pools()).toEqual([5, 7])
    const fight = played('You may fight with a Mars creature this turn.')
    expect(fight.refused(`reap ${fight.id('Ann')}`).reason).toContain('active house')
    expect(fight.fight('Ann', 'Dan').damageOn('Dan')).toBe(3)
  })

  it('can be for the card just named', () => {
    const done = played('Ward a friendly creature. You may use that creature this turn.', 'Ann')
    expect(done.refused(`reap ${done.id('Cat')}`).reason).toContain('active house')
    expect(done.reap('Ann').pools()).toEqual([5, 7])
  })

  it('name several types', () => {
    const done = played('You may play a Logos artifact or creature this turn.')
    expect(done.play('Fay').askedLabels()).toContain('left flank')
  })
})

describe('Cards played by an effect', () => {
  it('come from hand, whatever their house', () => {
    const done = played('Play a creature.', 'left flank')
    expect(done.line('mine')).toEqual(['Fay', 'Ann', 'Bob', 'Cat'])
    expect(done.card('Fay')).toMatchObject({ ready: false, stunned: false })
  })

  it('enter as the text says', () => {
    const done = played('Play a creature. That creature enters play stunned.', 'left flank')
    expect(done.card('Fay')).toMatchObject({ ready: false, stunned: true })
    expect(played('Play a creature. It enters play ready.', 'right flank').card('Fay').ready).toBe(true)
  })
})

describe('A choice of one', () => {
  it('of each type, as far as there is one', () => {
    const done = played(
      'Return one card of each type (action, artifact, creature, upgrade) from your discard pile to your hand.',
      'Jim',
    )
    expect(zones(done, 'Jim', 'Kit', 'Lot', 'Max')).toEqual(['hand', 'hand', 'hand', 'discard'])
  })

  it('of each house, and the rest', () => {
    const done = played('Choose a creature of each house. Destroy each creature not chosen.', 'Bob', 'Cat')
    expect(zones(done, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve')).toEqual([
      'discard',
      'battleline',
      'battleline',
      'battleline',
      'discard',
    ])
  })

  it('of each house is dealt damage at the same time', () => {
    const done = played('For each house, deal 2 damage to a creature of that house.', 'Eve', 'Ann')
    expect([done.zoneOf('Eve'), done.damageOn('Ann'), done.damageOn('Dan'), done.damageOn('Bob')]).toEqual([
      'discard',
      2,
      2,
      3,
    ])
  })

  it('can be of the zone a card comes from', () => {
    const text = 'Archive the top card of your deck or the top card of your discard pile.'
    const asked = played(text)
    expect(asked.askedLabels()).toEqual([
      'archive the top card of your deck',
      'archive the top card of your discard pile',
    ])
    expect(zones(asked.answer('archive the top card of your discard pile'), 'Max', 'Hal')).toEqual([
      'archives',
      'deck',
    ])
  })

  it('can be of the effect on the chosen card', () => {
    const done = played(
      'Ready or exhaust a creature. If you do, deal 1 damage to that creature.',
      'Dan',
      'exhaust it',
    )
    expect([done.card('Dan').ready, done.damageOn('Dan')]).toEqual([false, 1])
  })

  it('can be a player, whom the text then means', () => {
    const done = played('Choose a player. Destroy a creature controlled by that player.', 'player 2', 'Eve')
    expect(done.zoneOf('Eve')).toBe('discard')
    const hand = played("Choose a player. For each card in the chosen player's hand, gain 1Æ.", 'player 2')
    expect(hand.pools()).toEqual([5, 7])
  })

  it('can be a house of an identity card', () => {
    expect(played("Choose a house on your opponent's identity card.").askedLabels().length).toBeGreaterThan(9)
  })
})

describe('The most powerful', () => {
  it('condition asks about a card or a player', () => {
    const power =
      'Give a creature two +1 power counters. If that creature is the most powerful creature, gain 1Æ.'
    expect(played(power, 'Bob').pools()).toEqual([4, 7])
    expect(played(power, 'Ann').pools()).toEqual([4, 7])
    expect(played(power, 'Cat').pools()).toEqual([3, 7])
    expect(played('If your opponent controls the most powerful creature, gain 1Æ.').pools()).toEqual([4, 7])
    expect(played('If you control the most powerful creature, gain 1Æ.').pools()).toEqual([3, 7])
  })

  it('condition finds a player', () => {
    expect(played('The player who controls the most powerful creature gains 1Æ.').pools()).toEqual([3, 8])
    expect(played('The player who controls the least powerful creature loses 1Æ.', 'Cat').pools()).toEqual([
      2, 7,
    ])
  })
})

describe('Damage', () => {
  it('of each to its own neighbor is dealt at the same time', () => {
    const done = played('Each creature deals damage equal to its power to its right neighbor.')
    expect(zones(done, 'Ann', 'Bob', 'Cat', 'Dan', 'Eve')).toEqual([
      'battleline',
      'discard',
      'discard',
      'battleline',
      'discard',
    ])
  })

  it('equals the power of a chosen card', () => {
    const done = played('Deal damage to each enemy creature equal to the power of a creature.', 'Cat')
    expect([done.damageOn('Dan'), done.zoneOf('Eve')]).toEqual([2, 'discard'])
    const big = played(
      "Give a friendly creature +1 power counters equal to an enemy creature's power.",
      'Dan',
      'Cat',
    )
    expect(big.powerOf('Cat')).toBe(7)
  })

  it('can destroy creatures, neighbors too', () => {
    const text =
      'Deal 1 damage to a creature, with 2 splash. If this damage destroys 1 or more creatures, gain 1Æ.'
    expect(played(text, 'Dan').pools()).toEqual([5, 7])
    expect(played(text, 'Ann').pools()).toEqual([4, 9])
  })

  it('can be redistributed, and destroys creatures with too much', () => {
    const asked = played('Redistribute the damage on friendly creatures among friendly creatures.')
    const done = asked.share({ Ann: 1, Cat: 2 })
    expect([done.damageOn('Ann'), done.damageOn('Bob'), done.zoneOf('Cat')]).toEqual([1, 0, 'discard'])
    const aember = played('Redistribute the Æ on creatures among all creatures.').share({ Dan: 3 })
    expect([aember.card('Dan').aember, aember.card('Bob').aember, aember.pools()]).toEqual([3, 0, [3, 7]])
  })

  it('can be the difference', () => {
    const text =
      'If there are more friendly creatures than enemy creatures, deal damage to each enemy creature equal to the difference.'
    expect(played(text).damageOn('Dan')).toBe(1)
  })
})

describe('Counts', () => {
  it('beyond a number, of a player whom the text then means', () => {
    expect(played("For each card in your opponent's hand in excess of 1, they lose 2Æ.").pools()).toEqual([
      3, 5,
    ])
    expect(played("For each card in your opponent's hand in excess of 5, they lose 2Æ.").pools()).toEqual([
      3, 7,
    ])
  })

  it('of cards without a house', () => {
    expect(
      played('Gain 1Æ for each house represented among creatures in play, except for Dis.').pools(),
    ).toEqual([5, 7])
  })

  it('of cards that went into each player’s deck', () => {
    const done = played(
      'Shuffle each Dis creature into its owner’s deck. Each player gains 2Æ for each creature shuffled into their deck this way.',
    )
    while (done.asked.kind === 'order') done.answer(...done.askedLabels())
    // The Æmber on Bob and Eve went to their opponents.
    expect(done.pools()).toEqual([3 + 1 + 2, 7 + 2 + 2])
  })

  it('of the house of a card', () => {
    const done = played(
      'Discard the top card of your opponent’s deck. Exhaust each creature of that card’s house.',
    )
    expect(['Ann', 'Bob', 'Cat', 'Dan'].map((name) => done.card(name).ready)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('of revealed cards of the chosen house', () => {
    const done = played(
      'Choose a house. Reveal your opponent’s hand. Discard each creature of that house revealed this way.',
      'dis',
    )
    expect(zones(done, 'Nan', 'Oda')).toEqual(['discard', 'discard'])
  })
})

describe('Names', () => {
  it('are those of cards in play or elsewhere, also titles with a full stop', () => {
    expect(played('Put a doom counter on Eve.').card('Eve').counters).toEqual([{ name: 'doom', count: 1 }])
    expect(played('Return Jim from your discard pile to your hand.').zoneOf('Jim')).toBe('hand')
    for (const name of ['Dr. Verokter', 'Com. Officer Kirby', 'Purse-a-phone'])
      expect(readText(`Play: Put a doom counter on ${name}.`, 'Cry').ok).toBe(true)
    expect(readText('Play: Put a doom counter on Abc. Officer Kirby.', 'Cry').ok).toBe(false)
  })

  it('are not the card’s own if it is elsewhere', () => {
    expect(readText('After you forge a key, return Cry from your discard pile to your hand.', 'Cry').ok).toBe(
      false,
    )
  })
})
