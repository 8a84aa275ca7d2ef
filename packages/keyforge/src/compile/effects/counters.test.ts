import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table, upgrade } from '../../../test/table.ts'

/** Ann (3), Bob (4) and Cat (2) are mine, Dan (5) and Eve (1) the opponent's; both pools hold Æmber. */
function played(text: string, ...chosen: readonly string[]): Table {
  const done = table({
    mine: [on(creature('Ann', 3), { aember: 2 }), on(creature('Bob', 4), { damage: 2 }), creature('Cat', 2)],
    theirs: [
      on(creature('Dan', 5), { aember: 1, upgrades: [upgrade('Hat', 'This creature gets +1 power.')] }),
      on(creature('Eve', 1), { warded: true }),
    ],
    me: { aember: 3, hand: [action('Cry', `Play: ${text}`)] },
    they: { aember: 7 },
  }).play('Cry')
  for (const name of chosen) done.answer(name)
  return done
}
const powers = (done: Table) => ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name) => done.powerOf(name))
const aember = (done: Table) => ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name) => done.card(name).aember)

describe('Counters', () => {
  it('are added, moved, doubled and removed', () => {
    expect(powers(played('Give each friendly creature 2 +1 power counters.'))).toEqual([5, 6, 4, 6, 1])
    expect(powers(played('Give a friendly creature a +1 power counter.', 'Ann'))).toEqual([4, 4, 2, 6, 1])
    const moved =
      'Give each friendly creature 2 +1 power counters. Move all +1 power counters from a creature to another creature.'
    expect(powers(played(moved, 'Ann', 'Dan'))).toEqual([3, 6, 4, 8, 1])
    expect(
      powers(
        played('Give a creature 3 +1 power counters. Double the number of +1 power counters on it.', 'Cat'),
      ),
    ).toEqual([3, 4, 8, 6, 1])
  })

  it('that are removed can destroy a creature, and are counted', () => {
    const done = played(
      'Deal 3 damage to a creature. Give it a +1 power counter. Remove all +1 power counters from each creature. Gain 1Æ for each counter removed this way.',
      'Dan',
    )
    expect(done.zoneOf('Dan')).toBe('battleline')
    expect(done.pools()).toEqual([4, 7])
    const dead = played(
      'Give a creature a +1 power counter. Deal 2 damage to it. Remove a +1 power counter from it.',
      'Cat',
    )
    expect(dead.zoneOf('Cat')).toBe('discard')
  })

  it('have names that conditions can ask for', () => {
    const done = played('Put 2 doom counters on a creature. Stun each creature with a doom counter.', 'Bob')
    expect(done.card('Bob').stunned).toBe(true)
    expect(done.card('Ann').stunned).toBe(false)
    const none = played(
      'Put a doom counter on a creature. Remove all doom counters from it. Stun each creature with a doom counter.',
      'Bob',
    )
    expect(none.card('Bob').stunned).toBe(false)
  })
})

describe('Æmber', () => {
  it('moves from cards to each place in the text', () => {
    expect(played("Move all Æ from each friendly creature to your opponent's pool.").pools()).toEqual([3, 9])
    expect(played("Move each Æ on each creature to their controllers' pools.").pools()).toEqual([5, 8])
    expect(aember(played("Move 2Æ from your opponent's pool to a creature.", 'Cat'))).toEqual([2, 0, 2, 1, 0])
    expect(aember(played('Place 2Æ from the common supply on each enemy creature.'))).toEqual([2, 0, 0, 3, 2])
  })

  it('is counted as it moves', () => {
    const done = played(
      'Move all Æ from a creature to the common supply. Gain 1Æ for each Æ moved this way.',
      'Ann',
    )
    expect([done.card('Ann').aember, done.pools()]).toEqual([0, [5, 7]])
    const hurt = played('Move all Æ from a creature to the common supply. Gain 3Æ for each Æ moved.', 'Ann')
    expect(hurt.pools()).toEqual([9, 7])
  })

  it('is lost down to an amount, paid, and captured from both', () => {
    expect(played('Your opponent loses all but 5Æ.').pools()).toEqual([3, 5])
    expect(played('Steal all but 6 of your opponent’s Æ.').pools()).toEqual([4, 6])
    expect(played('Pay your opponent 2Æ.').pools()).toEqual([1, 9])
    const both = played('A friendly creature captures all Æ from each player.', 'Cat')
    expect([both.pools(), both.card('Cat').aember]).toEqual([[0, 0], 10])
    expect(aember(played('A friendly creature and each of its neighbors captures 1Æ.', 'Ann'))).toEqual([
      3, 1, 0, 1, 0,
    ])
    expect(aember(played('Exalt a creature 3 times.', 'Eve'))).toEqual([2, 0, 0, 1, 3])
  })

  it('is lost by players with an amount of it, and by the player just named', () => {
    expect(played('Each player with 7Æ or more loses 2Æ.').pools()).toEqual([3, 5])
    expect(played('If your opponent has 7Æ or more, they lose 4Æ.').pools()).toEqual([3, 3])
    expect(played('Each haunted player gains 2Æ.').pools()).toEqual([3, 7])
  })
})

describe('Effects on cards', () => {
  it('apply several effects to cards chosen once', () => {
    const done = played('Exhaust, stun, and enrage a creature.', 'Dan')
    expect(done.card('Dan')).toMatchObject({ ready: false, stunned: true, enraged: true })
    expect(done.card('Eve')).toMatchObject({ ready: true, stunned: false })
    const healed = played('Fully heal and ward each damaged creature.')
    expect(healed.card('Bob')).toMatchObject({ damage: 0, warded: true })
    expect(healed.card('Ann').warded).toBe(false)
  })

  it('can be undone', () => {
    expect(played('Remove each ward from each enemy creature.').card('Eve').warded).toBe(false)
    expect(played('Stun each creature. Unstun each friendly creature.').card('Ann').stunned).toBe(false)
  })

  it('are remembered for later text', () => {
    const done = played('Heal 1 damage from each creature. Each creature healed this way captures 1Æ.')
    expect(aember(done)).toEqual([2, 1, 0, 1, 0])
    const tired = played(
      'Exhaust up to 2 friendly creatures. Gain 1Æ for each creature exhausted this way.',
    ).answer('Ann', 'Cat')
    expect(tired.pools()).toEqual([5, 7])
  })

  it('deal damage to two at the same time', () => {
    const done = played('Deal 3 damage to a creature and 1 damage to its right neighbor.', 'Ann')
    expect([done.zoneOf('Ann'), done.damageOn('Bob')]).toEqual(['discard', 3])
  })
})

describe('Cards that change place', () => {
  it('change control, one or both', () => {
    const given = played('Give control of a friendly creature to your opponent.', 'Ann', 'left')
    expect(given.line('theirs')).toContain('Ann')
    const swapped = played('Swap control of a friendly creature and an enemy creature.', 'Ann', 'Dan')
    while (swapped.askedLabels().some((label) => label.includes('left')))
      swapped.answer(swapped.askedLabels()[0] ?? '')
    expect([swapped.line('mine').includes('Dan'), swapped.line('theirs').includes('Ann')]).toEqual([
      true,
      true,
    ])
  })

  it('can be upgrades, with what they grant', () => {
    expect(powers(played('Move an upgrade to a friendly creature.', 'Cat'))).toEqual([3, 4, 3, 5, 1])
  })

  it('can be creatures in a new order', () => {
    const done = played('Rearrange the creatures in your battleline.').answer('Cat', 'Ann', 'Bob')
    expect(done.line('mine')).toEqual(['Cat', 'Ann', 'Bob'])
  })
})

describe('Keys', () => {
  it('are unforged, forged for free, and forged by color', () => {
    const done = played('Forge a key at no cost.')
    expect([done.player(1).keys, done.pools()[0]]).toEqual([1, 3])
    const blue = played('Gain 6Æ. Forge your blue key at current cost.')
    expect(blue.player(1).forged).toEqual(['blue'])
    const gone = played('Gain 6Æ. Forge your blue key at current cost. Unforge one of your keys.')
    expect(gone.player(1).keys).toBe(0)
  })

  it('have the same state whatever was forged first', () => {
    const forged = (first: string, second: string) =>
      played(`Gain 9Æ. Forge your ${first} key at current cost. Forge your ${second} key at current cost.`)
    expect(forged('blue', 'red').player(1).forged).toEqual(['red', 'blue'])
    expect(forged('red', 'blue').player(1).forged).toEqual(['red', 'blue'])
  })
})

describe('Other forms of text', () => {
  it('choose one of two effects', () => {
    const asked = played('Heal 2 damage from a creature, or gain 1Æ.')
    expect(asked.askedLabels()).toEqual(['heal 2 damage from a creature', 'gain 1Æ'])
    expect(asked.answer('gain 1Æ').pools()).toEqual([4, 7])
  })

  it('round a half as the text says, and else down', () => {
    expect(played('Steal half of your opponent’s Æ (rounding down).').pools()).toEqual([6, 4])
    expect(played('Your opponent loses half of their Æ (rounding up the loss).').pools()).toEqual([3, 3])
    expect(played('Gain Æ equal to half the number of creatures (rounded up).').pools()).toEqual([6, 7])
    expect(played('Your opponent loses one third of their Æ.').pools()).toEqual([3, 5])
    // Other text in parentheses is reminder text.
    expect(played('Gain 1Æ (it is yours).').pools()).toEqual([4, 7])
  })

  it('deal each creature a damage of its own', () => {
    const done = played('Deal damage to each creature equal to the damage on it.')
    expect([done.zoneOf('Bob'), done.damageOn('Ann')]).toEqual(['discard', 0])
  })

  it('count for each player what they controlled', () => {
    const done = played(
      'Destroy each creature. Each player gains 1Æ for each creature they controlled that was destroyed this way.',
    )
    expect(done.pools()).toEqual([3 + 3 + 1, 7 + 1 + 2])
  })

  it('distinguish neighbors and flanks', () => {
    expect(played("Stun the creature on your opponent's left flank.").card('Dan').stunned).toBe(true)
    const done = played(
      'Stun a creature. Ward each of its neighbors with armor. Exhaust each of its neighbors.',
      'Bob',
    )
    expect([done.card('Ann').warded, done.card('Ann').ready, done.card('Cat').ready]).toEqual([
      false,
      false,
      false,
    ])
    expect(played('Stun friendly creatures.').card('Cat').stunned).toBe(true)
  })

  it('exclude the card before with “a different creature”', () => {
    const asked = played('Stun a creature. Stun a different creature.', 'Ann')
    expect(asked.askedLabels()).not.toContain('Ann')
  })

  it('ready several creatures and fight with them, one at a time', () => {
    const tired = (name: string) => on(creature(name, 3), { exhausted: true })
    const text = 'Play: Ready and fight with up to 2 friendly creatures, one at a time.'
    const done = table({
      mine: [tired('Ann'), tired('Bob')],
      theirs: [creature('Dan', 9)],
      me: { hand: [action('Cry', text)] },
    })
      .play('Cry')
      .answer('Ann', 'Bob')
      .answer('Ann')
    expect([done.damageOn('Dan'), done.zoneOf('Ann'), done.zoneOf('Bob')]).toEqual([6, 'discard', 'discard'])
  })

  it('resolve bonus icons as if the card had been played', () => {
    const text = 'Play: Discard the top card of your deck. Resolve its bonus icons as if you had played it.'
    const icons = creature('Gold', 1, { aember: 1, icons: ['capture'] })
    const done = table({
      mine: [creature('Ann', 3)],
      me: { hand: [action('Cry', text)], deck: [icons] },
      they: { aember: 2 },
    }).play('Cry')
    expect([done.pools(), done.card('Ann').aember]).toEqual([[1, 1], 1])
  })

  it('keep a house while its taker controls the card', () => {
    const text =
      'Play: Take control of an enemy artifact. While under your control, it belongs to house Mars.'
    const bell = {
      name: 'Bell',
      type: 'artifact',
      house: 'logos',
      text: 'Action: Give control of Bell to your opponent.',
    } as const
    const done = table({ me: { hand: [action('Cry', text)] }, they: { artifacts: [bell] } }).play('Cry')
    expect([done.pile('mine', 'artifacts'), done.card('Bell').houses]).toEqual([['Bell'], ['mars']])
    done.end()
  })
})

describe('Attached upgrades', () => {
  it('trigger abilities', () => {
    const hat = upgrade(
      'Bold Hat',
      'This creature gains, "After Reap: You may gain 1Æ, or attach Bold Hat to Captain Ann." After you attach Bold Hat to Captain Ann, gain 3Æ.',
    )
    const post = creature('Post', 2, { text: 'After an upgrade is attached to Post, stun Post.' })
    const board = { mine: [on(creature('Bob', 3), { upgrades: [hat] }), creature('Captain Ann', 2), post] }
    const done = table(board)
      .reap('Bob')
      .answer('gain 1Æ, or attach Bold Hat to a Captain Ann')
      .answer('attach Bold Hat to a Captain Ann')
    expect([done.card('Captain Ann').upgrades.length, done.pools()[0], done.card('Post').stunned]).toEqual([
      1,
      4,
      false,
    ])
    const played = table({ mine: [post], me: { hand: [upgrade('Cap', '')] } }).play('Cap')
    expect(played.card('Post').stunned).toBe(true)
  })

  it('counters can be conditions', () => {
    const text =
      'Action: Put 2 doom counters on Bell. If Bell has 4 or more doom counters, gain 5Æ. If Bell has no doom counters, lose 1Æ.'
    const bell = { name: 'Bell', type: 'artifact', house: 'dis', text } as const
    const spare = creature('Spare', 1, { text: 'Action: Ready an artifact.' })
    const once = table({ me: { artifacts: [bell] }, mine: [spare] }).use('Bell')
    expect(once.pools()[0]).toBe(0)
    expect(once.use('Spare').use('Bell').pools()[0]).toBe(5)
  })

  it('a capital letter after a word means its symbol', () => {
    expect(played('If your opponent has more A than you, steal 1.').pools()).toEqual([4, 6])
  })

  it('sentences continue on the next line', () => {
    expect(played('Gain 1Æ.\nYour opponent loses 2Æ.').pools()).toEqual([4, 5])
  })
})

describe('A replacing effect', () => {
  it('applies to the card that the replaced sentence chose', () => {
    const lies = { discard: [creature('Old Ann', 1)] }
    const text =
      'Play: A friendly creature captures 1Æ. If Old Ann is in your discard pile, that creature captures 3Æ instead.'
    const board = (me: object) =>
      table({
        mine: [creature('Ann', 3), creature('Bob', 3)],
        me: { hand: [action('Cry', text)], ...me },
        they: { aember: 5 },
      })
    expect(board(lies).play('Cry').answer('Ann').card('Ann').aember).toBe(3)
    expect(board({}).play('Cry').answer('Ann').card('Ann').aember).toBe(1)
  })

  it('can refer to the card as it was', () => {
    const text = 'Play: Stun an enemy creature. If that creature was already stunned, destroy it instead.'
    const board = (stunned: boolean) =>
      table({
        theirs: [on(creature('Dan', 3), { stunned }), creature('Eve', 3)],
        me: { hand: [action('Cry', text)] },
      })
        .play('Cry')
        .answer('Dan')
    expect(board(true).zoneOf('Dan')).toBe('discard')
    expect(board(false).card('Dan')).toMatchObject({ zone: 'battleline', stunned: true })
  })
})

describe('A card that names itself', () => {
  it('makes “its” refer to it', () => {
    const guard = creature('Guard', 3, {
      text: 'Action: You may exalt Guard. If you do, ward each of its neighbors.',
    })
    const done = table({ mine: [creature('Ann', 2), guard, creature('Bob', 2)] })
      .use('Guard')
      .answer('exalt Guard')
    expect([done.card('Ann').warded, done.card('Guard').warded, done.card('Bob').warded]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('Distributed amounts', () => {
  const shared = (text: string) => {
    const shares = played(text)
    expect(shares.asked.kind).toBe('divide')
    return shares
  }
  it('can be Æ, damage and counters', () => {
    const aember3 = shared('Capture 3Æ, distributed among any number of friendly creatures.')
    expect(aember(aember3.share({ Ann: 1, Cat: 2 }))).toEqual([3, 0, 2, 1, 0])
    const hurt = shared('Deal 3 damage distributed as you choose among any number of enemy creatures.')
    const done = hurt.share({ Dan: 2, Eve: 1 })
    expect([done.damageOn('Dan'), done.card('Eve').warded]).toEqual([2, false])
    expect(
      powers(shared('Distribute 3 +1 power counters among any number of creatures.').share({ Bob: 3 })),
    ).toEqual([3, 7, 2, 6, 1])
  })

  it('two creatures swap places', () => {
    const done = played('Swap 2 creatures in a battleline.').answer('Ann', 'Cat')
    expect(done.line('mine')).toEqual(['Cat', 'Bob', 'Ann'])
  })

  it('two creatures that swapped are “each of them”, and “it” is the chosen one', () => {
    const used = (then: string) => {
      const ann = creature('Ann', 3, { text: `Action: Swap Ann with 1 of its neighbors. ${then}` })
      return table({ mine: [creature('Bob', 4), ann, creature('Cat', 2)] })
        .use('Ann')
        .answer('Cat')
    }
    const both = used('Ward each of them.')
    expect(both.line('mine')).toEqual(['Bob', 'Cat', 'Ann'])
    expect(['Ann', 'Bob', 'Cat'].map((name) => both.card(name).warded)).toEqual([true, false, true])
    const one = used('Ward it.')
    expect(['Ann', 'Bob', 'Cat'].map((name) => one.card(name).warded)).toEqual([false, false, true])
  })

  it('damage that two creatures swap is not dealt, and nothing else changes places', () => {
    const done = played('Choose 2 creatures. Swap all damage and upgrades on those creatures.').answer(
      'Bob',
      'Dan',
    )
    expect([done.damageOn('Bob'), done.damageOn('Dan')]).toEqual([0, 2])
    expect([powers(done)[1], powers(done)[3]]).toEqual([5, 5])
    expect(aember(done)).toEqual([2, 0, 0, 1, 0])
  })

  it('“any player’s pool” is chosen', () => {
    const text = 'Action: Move 1Æ from any player’s pool to Chest.'
    const chest = { name: 'Chest', type: 'artifact', house: 'dis', text } as const
    const asked = table({ me: { aember: 2, artifacts: [chest] }, they: { aember: 2 } }).use('Chest')
    asked.answer(asked.askedLabels()[1] ?? '')
    expect([asked.pools(), asked.card('Chest').aember]).toEqual([[2, 1], 1])
  })
})
