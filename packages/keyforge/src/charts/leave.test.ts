import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const doom = action('Doom', 'Play: Destroy each creature.')
const snipe = action('Snipe', 'Play: Destroy a creature.')
const fear = action('Fright', "Play: Return a creature to its owner's hand.")

describe('leaving play', () => {
  it('walks its steps in order', () => {
    const t = table({ mine: [creature('Oaf', 3)], me: { hand: [fear] } }).play('Fright')
    expect(t.steps('leave')).toEqual([
      'leave.1-ward',
      'leave.2-witness',
      'leave.3-aember',
      'leave.4-tokens',
      'leave.5-move',
      'leave.6-under',
    ])
  })

  it('skips the ward of a tagged card (KF-WRD-6)', () => {
    const egad = creature('Egad', 1, { text: 'Destroyed: Ward each neighbor of Egad.' })
    const t = table({ mine: [egad, creature('Oaf', 3)], me: { hand: [doom] } }).play('Doom')
    expect(t.skipped()).toContainEqual(['leave.1-ward', 'KF-WRD-6'])
  })

  it('removes marks and counters: a card that comes back is a new object (KF-LVP-2, KF-LVP-10)', () => {
    const marks = {
      damage: 1,
      counters: 2,
      stunned: true,
      enraged: true,
      exhausted: true,
      fought: 1,
      armorUsed: 1,
    }
    const t = table({ mine: [on(creature('Oaf', 3, { armor: 1 }), marks)], me: { hand: [fear] } }).play(
      'Fright',
    )
    expect(t.card('Oaf')).toMatchObject({
      zone: 'hand',
      damage: 0,
      powerCounters: 0,
      stunned: false,
      enraged: false,
      tagged: false,
      fought: 0,
      aember: 0,
    })
  })

  it('discards its upgrades, which are not destroyed (KF-DST-14)', () => {
    const flag = upgrade('Flag', 'This creature gets +1 power.')
    const watcher = artifact('Watcher', 'After an upgrade is destroyed, gain 1Æ.')
    const t = table({
      mine: [on(creature('Oaf', 3), { upgrades: [flag] })],
      me: { hand: [fear], artifacts: [watcher] },
    }).play('Fright')
    expect([t.zoneOf('Oaf'), t.zoneOf('Flag'), ...t.pools()]).toEqual(['hand', 'discard', 0, 0])
    expect(t.card('Flag').host).toBeNull()
  })

  it('sends upgrades to their owner’s discard pile, whoever owns the creature', () => {
    const flag = on(upgrade('Flag', 'This creature gets +1 power.'), { owner: 2 })
    const t = table({ mine: [on(creature('Oaf', 3), { upgrades: [flag] })], me: { hand: [snipe] } }).play(
      'Snipe',
    )
    expect([t.pile('mine', 'discard'), t.pile('theirs', 'discard')]).toEqual([['Oaf', 'Snipe'], ['Flag']])
  })

  it('is not a destruction: the line closes and flanks change (KF-LVP-5)', () => {
    const t = table({ mine: [creature('L', 1), creature('M', 1), creature('R', 1)], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('L')
    expect(t.line('mine')).toEqual(['M', 'R'])
    expect([t.card('M').flank, t.card('M').neighbors]).toEqual([true, [t.id('R')]])
  })

  it('spends a ward unless a tag discards the card (KF-WRD-2, KF-WRD-10)', () => {
    const away = action('Away', "Play: Return each creature to its owner's hand.")
    const t = table({
      mine: [on(creature('Oaf', 3), { warded: true, aember: 1 }), creature('Other', 3)],
      me: { hand: [away] },
    }).play('Away')
    expect(t.card('Oaf')).toMatchObject({ zone: 'battleline', warded: false, aember: 1 })
    expect(t.zoneOf('Other')).toBe('hand')
  })
})

describe('Æmber on cards that leave', () => {
  it('goes to the opponent of the controller, whoever owns the creature (KF-LVP-3)', () => {
    const t = table({
      mine: [on(creature('Oaf', 3), { aember: 2 })],
      theirs: [on(creature('Foe', 3), { aember: 3 })],
      me: { hand: [doom] },
    }).play('Doom')
    expect(t.pools()).toEqual([3, 2])
    const u = table({ mine: [on(creature('Lent', 3), { aember: 2, owner: 2 })], me: { hand: [snipe] } }).play(
      'Snipe',
    )
    expect(u.pools()).toEqual([0, 2])
    expect(u.pile('theirs', 'discard')).toEqual(['Lent'])
  })

  it('goes from other cards to the supply', () => {
    const t = table({
      me: {
        artifacts: [on(artifact('Chest', 'Each friendly creature gets +1 power.'), { aember: 2 })],
        hand: [action('Smash', 'Play: Destroy an artifact.')],
      },
    })
    t.play('Smash')
    expect(t.pools()).toEqual([0, 0])
    expect(t.card('Chest').aember).toBe(0)
  })

  it('moves during the leaving, before abilities that wait for it (KF-LVP-4)', () => {
    const thief = artifact('Thief', 'After a creature is destroyed, steal 1Æ.')
    const t = table({
      mine: [on(creature('Oaf', 3), { aember: 1 })],
      me: { hand: [snipe], artifacts: [thief] },
    }).play('Snipe')
    expect(t.pools()).toEqual([1, 0])
  })

  it('is released too if the card goes to a hand', () => {
    const t = table({ mine: [on(creature('Oaf', 3), { aember: 2 })], me: { hand: [fear] } }).play('Fright')
    expect(t.pools()).toEqual([0, 2])
  })

  it('keeps its sum (KF-LVP-3)', () => {
    const t = table({
      mine: [on(creature('A', 3), { aember: 2 }), 'Dust Imp'],
      theirs: [on(creature('B', 1), { aember: 1 })],
      me: { aember: 4, hand: [doom] },
      they: { aember: 5 },
    })
    t.play('Doom')
    // The imp's 2 come from the supply.
    expect(t.pools()[0] + t.pools()[1]).toBe(4 + 5 + 3 + 2)
  })
})

describe('owners', () => {
  it.each([
    ["Return a creature to its owner's hand", 'hand'],
    ['Archive a creature from play', 'archives'],
    ['Purge a creature', 'purged'],
    ['Destroy a creature', 'discard'],
  ] as const)('%s: to the zone of its owner (KF-LVP-6)', (text, zone) => {
    const t = table({
      mine: [on(creature('Lent', 3), { owner: 2 })],
      me: { hand: [action('Away', `Play: ${text}.`)] },
    }).play('Away')
    expect(t.pile('theirs', zone)).toEqual(['Lent'])
    expect(t.card('Lent')).toMatchObject({ zone, controller: 2, owner: 2 })
  })
})

describe('last known information', () => {
  const mole = creature('Mole', 3, {
    text: 'Action: Destroy a creature. Deal 2 damage to each neighbor of that creature.',
  })

  it('gives the same ability the former neighbors (KF-LVP-7)', () => {
    const t = table({ mine: [mole], theirs: [creature('L', 5), creature('D', 1), creature('R', 5)] })
      .use('Mole')
      .answer('D')
    expect([t.damageOn('L'), t.damageOn('R')]).toEqual([2, 2])
  })

  it('but not those that are gone as well, nor cards in their place (KF-LVP-8)', () => {
    const smite = action(
      'Chop',
      'Play: Ready and fight with a friendly creature. Deal 2 damage to each neighbor of the creature Chop fights.',
    )
    const t = table({
      mine: [creature('Axe', 5, { text: 'Splash-attack 9.' })],
      theirs: [creature('LL', 5), creature('L', 5), creature('D', 5), creature('R', 5), creature('RR', 5)],
      me: { hand: [smite] },
    })
      .play('Chop')
      .answer('D')
    expect(t.line('theirs')).toEqual(['LL', 'RR'])
    expect([t.damageOn('LL'), t.damageOn('RR')]).toEqual([0, 0])
  })

  it('keeps cards that leave together as neighbors; one that left earlier is nobody’s neighbor (KF-LVP-9)', () => {
    const chop = action(
      'Chop',
      'Play: Ready and fight with a friendly creature. Deal 2 damage to each neighbor of the creature Chop fights.',
    )
    const early = creature('Early', 1, { text: "Destroyed: Return Early to its owner's hand." })
    const t = table({
      mine: [creature('Axe', 5, { text: 'Splash-attack 1.' })],
      theirs: [creature('LL', 5), early, creature('D', 5), creature('R', 9)],
      me: { hand: [chop] },
    })
      .play('Chop')
      .answer('D')
    expect(t.line('theirs')).toEqual(['LL', 'R'])
    expect([t.damageOn('LL'), t.damageOn('R')]).toEqual([2, 1 + 2])
  })

  it('has no neighbors for a separate Before Fight: ability after the defender is gone (D7)', () => {
    const cow = creature('Cow', 5, {
      text: 'Assault 5.\nBefore Fight: Deal 2 damage to each neighbor of the creature Cow fights.',
    })
    const t = table({ mine: [cow], theirs: [creature('L', 5), creature('D', 2), creature('R', 5)] })
      .fight('Cow', 'D')
      .answer('Cow: assault')
    expect([t.damageOn('L'), t.damageOn('R')]).toEqual([0, 0])
  })

  it('is dropped once no ability is open: equal boards have equal keys', () => {
    const t = table({ mine: [creature('Oaf', 3)], me: { hand: [snipe] } }).play('Snipe')
    const { rows } = t.kf.save(t.position).position as { rows: readonly Record<string, unknown>[] }
    expect(rows.map((row) => row.last ?? null).every((last) => last === null)).toBe(true)
  })
})

describe('the order in the discard piles', () => {
  const board = {
    mine: [creature('A', 1), creature('B', 1)],
    theirs: [creature('C', 1)],
    me: { hand: [doom] },
    orders: true,
  }

  it('is decided by the active player for an owner who loses two, and is free', () => {
    const t = table(board).play('Doom')
    expect(t.asked).toMatchObject({ kind: 'order', free: true, who: 1, least: 2, most: 2 })
    expect(t.askedLabels()).toEqual(['A', 'B'])
    t.answer('B', 'A')
    expect(t.pile('mine', 'discard')).toEqual(['B', 'A', 'Doom'])
  })

  it('is not decided if each owner loses one', () => {
    const t = table({ ...board, mine: [creature('A', 1)] }).play('Doom')
    expect(t.askedAt()).toBe('turn.3-main')
  })

  it('is decided for both piles at once', () => {
    const t = table({ ...board, theirs: [creature('C', 1), creature('D', 1)] }).play('Doom')
    expect(t.askedLabels()).toEqual(['A', 'B', 'C', 'D'])
    t.answer('D', 'B', 'C', 'A')
    expect([t.pile('mine', 'discard'), t.pile('theirs', 'discard')]).toEqual([
      ['B', 'A', 'Doom'],
      ['D', 'C'],
    ])
  })

  it('depends on owners, not on controllers', () => {
    const t = table({ ...board, mine: [creature('A', 1), on(creature('B', 1), { owner: 2 })] }).play('Doom')
    expect(t.askedLabels()).toEqual(['B', 'C'])
  })
})
