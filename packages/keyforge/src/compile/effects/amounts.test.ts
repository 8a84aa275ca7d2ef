import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table } from '../../../test/table.ts'
import { readText } from '../../index.ts'

/**
 * Ann (3, 2Æ, two +1 power counters) and Bob (4, 3 damage) are mine, Dan (5) is the opponent's. The opponent has 7Æ,
 * I have 3Æ.
 */
function played(text: string, ...chosen: readonly string[]): Table {
  const done = table({
    mine: [
      on(creature('Ann', 3, { house: 'mars' }), { aember: 3, counters: 2 }),
      on(creature('Bob', 4), { damage: 3 }),
    ],
    theirs: [creature('Dan', 5, { text: 'Elusive.' })],
    me: { aember: 3, hand: [action('Cry', `Play: ${text}`)] },
    they: { aember: 7 },
  }).play('Cry')
  for (const name of chosen) done.answer(name)
  return done
}

describe('Counts', () => {
  it('of a player’s chains', () => {
    expect(played('Gain 2 chains. Gain 1Æ for each chain you have.').pools()).toEqual([5, 7])
  })

  it('of how often cards were played', () => {
    expect(played('Gain 1Æ for each time you have played a card this turn.').pools()).toEqual([4, 7])
  })

  it('of cards by name', () => {
    expect(played('Gain 1Æ for each copy of Ann in play.').pools()).toEqual([4, 7])
  })
})

describe('An amount that a text leaves open', () => {
  it('is chosen up to what is there, including none', () => {
    const asked = played('Heal up to 2 damage from a creature.', 'Bob')
    expect(asked.askedLabels()).toEqual(['0', '1', '2'])
    expect(asked.answer('1').damageOn('Bob')).toBe(2)
    expect(played('Heal up to 9 damage from a creature.', 'Bob').askedLabels()).toEqual(['0', '1', '2', '3'])
    expect(
      played('Exalt Bob up to 2 times.'.replace('Bob', 'a creature'), 'Bob', '2').card('Bob').aember,
    ).toBe(2)
    expect(played('Exalt a creature up to 2 times.', 'Bob', '0').card('Bob').aember).toBe(0)
  })

  it('is counted by later parts', () => {
    const text =
      'Remove up to 3 +1 power counters from a creature. Gain 1Æ for each counter removed this way.'
    const asked = played(text, 'Ann')
    expect(asked.askedLabels()).toEqual(['0', '1', '2'])
    expect(asked.answer('2').pools()).toEqual([5, 7])
    const moved = played(
      'Move any number of +1 power counters from a creature to another creature.',
      'Ann',
      'Bob',
      '1',
    )
    expect([moved.powerOf('Ann'), moved.powerOf('Bob')]).toEqual([4, 5])
  })

  it('is read by later conditions', () => {
    const text = 'Heal up to 3 damage from a creature. If you healed 3 damage, gain 1Æ.'
    expect(played(text, 'Bob', '3').pools()).toEqual([4, 7])
    expect(played(text, 'Bob', '2').pools()).toEqual([3, 7])
    const much = 'Fully heal a creature. If you healed 2 or more damage this way, gain 1Æ.'
    expect(played(much, 'Bob').pools()).toEqual([4, 7])
    expect(played(much, 'Dan').pools()).toEqual([3, 7])
  })
})

describe('Parts and rests', () => {
  it('of Æmber and counters on a card are rounded as the text says', () => {
    const half = (round: string) =>
      played(`Move half the Æ from a creature to your pool ${round}.`, 'Ann').pools()
    expect([half('(rounding up)'), half('(rounding down)'), half('')]).toEqual([
      [5, 7],
      [4, 7],
      [4, 7],
    ])
    const rest = played(
      'Move half the Æ from a creature to your pool (rounding up). Move the remaining Æ from that creature to your opponent’s pool.',
      'Ann',
    )
    expect([rest.pools(), rest.card('Ann').aember]).toEqual([[5, 8], 0])
    const counters = played(
      'Put 5 time counters on a creature. Move half the time counters (rounding up) from it to a creature.',
      'Ann',
      'Bob',
    )
    expect(counters.card('Bob').counters).toEqual([{ name: 'time', count: 3 }])
  })

  it('of a pool', () => {
    expect(played('Each player with 6Æ or more is reduced to 5Æ.').pools()).toEqual([3, 5])
    expect(played('If your opponent has exactly 7Æ, steal it.').pools()).toEqual([10, 0])
    expect(played('If your opponent has exactly 6Æ, steal it.').pools()).toEqual([3, 7])
    const rest = played(
      'If your opponent has 7Æ or more, a friendly creature captures 1Æ. Steal all but 5 of your opponent’s Æ.',
      'Bob',
    )
    expect(rest.pools()).toEqual([4, 5])
  })

  it('of a count have a maximum', () => {
    expect(played('Gain 1Æ for each creature, to a maximum of 2.').pools()).toEqual([5, 7])
    expect(played('Gain 1Æ (to a maximum of 6) for each creature.').pools()).toEqual([6, 7])
    expect(played('Gain 2Æ for each creature, to a maximum of 4.').pools()).toEqual([7, 7])
    expect(readText('Play: Gain 2Æ for each creature, to a maximum of 3.', 'Cry').ok).toBe(false)
  })
})

describe('Counts and conditions', () => {
  it('include the card being played among cards played this turn', () => {
    expect(played('Gain 1Æ for each card you have played this turn (including this one).').pools()).toEqual([
      4, 7,
    ])
    expect(played('Gain 1Æ for each creature you have played this turn.').pools()).toEqual([3, 7])
  })

  it('ask whether an amount is odd, and who has less', () => {
    expect(played('If your opponent has an odd amount of Æ, gain 1Æ.').pools()).toEqual([4, 7])
    expect(played('If your opponent has an even amount of Æ, gain 1Æ.').pools()).toEqual([3, 7])
    expect(played('If you have less Æ than your opponent, gain 1Æ.').pools()).toEqual([4, 7])
  })

  it('count the houses of creatures', () => {
    expect(played('Gain 1Æ if you control creatures from 2 different houses.').pools()).toEqual([4, 7])
    expect(played('Gain 1Æ if you control creatures from 3 or more different houses.').pools()).toEqual([
      3, 7,
    ])
    expect(
      played('If your opponent does not control creatures from 2 different houses, gain 1Æ.').pools(),
    ).toEqual([4, 7])
  })

  it('ask whether the last effect was done and something else is true', () => {
    const text = (many: number) =>
      `Exalt a creature. If you do and you control ${many} or more creatures, gain 1Æ.`
    expect(played(text(2), 'Ann').pools()).toEqual([4, 7])
    expect(played(text(3), 'Ann').pools()).toEqual([3, 7])
  })
})

describe('Filters of players and cards', () => {
  it('include players who are not haunted, and pools of haunted players', () => {
    expect(played('Each player that is not haunted gains 1Æ.').pools()).toEqual([4, 8])
    const none = played('A friendly creature captures 2Æ from each haunted player.', 'Bob')
    expect([none.pools(), none.card('Bob').aember]).toEqual([[3, 7], 0])
  })

  it('creatures with a keyword', () => {
    expect(played('Destroy each elusive creature.').zoneOf('Dan')).toBe('discard')
    expect(played('Destroy each friendly elusive creature.').zoneOf('Dan')).toBe('battleline')
  })

  it('include the cards just named, in the plural', () => {
    const done = played(
      'Exalt up to 2 friendly creatures. For the remainder of the turn, they belong to house Saurian.',
    ).answer('Ann', 'Bob')
    expect(['Ann', 'Bob', 'Dan'].map((name) => done.card(name).houses)).toEqual([
      ['saurian'],
      ['saurian'],
      ['dis'],
    ])
  })

  it('include a creature whose power and armor are switched', () => {
    const done = played('Switch a creature’s power and armor for the remainder of the turn.', 'Dan')
    expect(done.zoneOf('Dan')).toBe('discard')
    const lives = played(
      'For the remainder of the turn, a creature gets +1 armor. Switch a friendly creature’s power and armor for the remainder of the turn.',
      'Ann',
      'Ann',
    )
    expect([lives.powerOf('Ann'), lives.card('Ann').armor]).toEqual([1, 5])
  })
})
