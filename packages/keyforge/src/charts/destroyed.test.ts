import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, type Table, table, upgrade } from '../../test/table.ts'

const doom = action('Doom', 'Play: Destroy each creature.')
const snipe = action('Snipe', 'Play: Destroy a creature.')
const tally = artifact('Tally', 'After a creature is destroyed, gain 1Æ.')
const oaf = creature('Oaf', 3)

/** Resolves a window in listed order. */
const drain = (t: Table): Table => {
  while (/destroyed\.[24]/.test(t.askedAt())) t.answer(t.askedLabels()[0]!)
  return t
}

describe('the destroyed chart', () => {
  it('walks its steps in order', () => {
    const t = table({ mine: [oaf], me: { hand: [snipe] } }).play('Snipe')
    expect(t.steps('destroyed')).toEqual([
      'destroyed.1-tag',
      'destroyed.2-abilities',
      'destroyed.3-replace',
      'destroyed.3-order',
      'destroyed.3-leave',
      'destroyed.4-after',
      'destroyed.4-under',
    ])
  })

  it('tags a batch together and lets it leave together (KF-DST-7)', () => {
    const t = table({ mine: [oaf], theirs: [creature('Other', 5)], me: { hand: [doom] } }).play('Doom')
    expect(t.changedAt('destroyed.1-tag')).toEqual(['Oaf tagged false → true', 'Other tagged false → true'])
    expect(t.steps('leave').filter((step) => step === 'leave.5-move')).toHaveLength(1)
  })

  it('keeps a tagged card in play unchanged: place, upgrades, Æmber (KF-DST-2)', () => {
    const imp = on(creature('Imp', 2, { text: 'Destroyed: Stun a creature.' }), {
      aember: 2,
      upgrades: [upgrade('Flag', 'This creature gets +1 power.')],
    })
    const t = table({ mine: [oaf, imp, creature('R', 3)], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('Imp')
    expect(t.askedAt()).toMatch(/^card\/imp/)
    expect(t.card('Imp')).toMatchObject({ zone: 'battleline', tagged: true, aember: 2, power: 3 })
    expect(t.line('mine')).toEqual(['Oaf', 'Imp', 'R'])
  })

  it('skips tagged cards (KF-DST-5)', () => {
    const chain = creature('Chain', 2, { text: 'Destroyed: Destroy each creature.' })
    const t = table({ mine: [chain, oaf], me: { hand: [doom] } }).play('Doom')
    expect(t.notHappened()).toEqual(
      expect.arrayContaining(['Chain: is not destroyed (KF-DST-5)', 'Oaf: is not destroyed (KF-DST-5)']),
    )
    expect(t.steps('leave').filter((step) => step === 'leave.5-move')).toHaveLength(1)
  })

  it('spends a ward and tags the rest (KF-WRD-5)', () => {
    const t = table({ mine: [on(oaf, { warded: true }), creature('Other', 3)], me: { hand: [doom] } }).play(
      'Doom',
    )
    expect(t.card('Oaf')).toMatchObject({ zone: 'battleline', warded: false, tagged: false })
    expect(t.zoneOf('Other')).toBe('discard')
  })

  it('destroys artifacts and upgrades, too (KF-DST-18)', () => {
    const flag = upgrade('Flag', 'This creature gets +1 power.')
    const smash = action('Smash', 'Play: Destroy an artifact. Destroy an upgrade.')
    const t = table({
      mine: [on(oaf, { upgrades: [flag] })],
      me: { artifacts: [tally], hand: [smash] },
    }).play('Smash')
    expect([t.zoneOf('Tally'), t.zoneOf('Flag'), t.powerOf('Oaf')]).toEqual(['discard', 'discard', 3])
  })
})

describe('Destroyed: abilities', () => {
  const imp = creature('Imp', 2, { text: 'Destroyed: Gain 1Æ.' })
  const bomb = creature('Bomb', 2, { text: 'Destroyed: Deal 2 damage to each creature.' })

  it('of both players share one window, and the active player chooses again after each (KF-GEN-4)', () => {
    const t = table({
      mine: [imp],
      theirs: [creature('Devil', 2, { text: 'Destroyed: Gain 2Æ.' }), bomb],
      me: { hand: [doom] },
    }).play('Doom')
    expect([t.askedAt(), t.asked.who]).toEqual(['destroyed.2-abilities', 1])
    expect(t.askedLabels()).toHaveLength(3)
    t.answer('Devil: Destroyed')
    expect(t.pools()).toEqual([0, 2])
    expect(t.askedLabels()).toEqual(['Imp: Destroyed', 'Bomb: Destroyed'])
    expect(drain(t).pools()).toEqual([1, 2])
  })

  it('that destroy more cards add them to the batch, with their abilities (KF-DST-7)', () => {
    const t = table({ mine: [bomb, imp, oaf], me: { hand: [snipe], artifacts: [tally] } })
      .play('Snipe')
      .answer('Bomb')
    expect([t.zoneOf('Bomb'), t.zoneOf('Imp'), t.damageOn('Oaf')]).toEqual(['discard', 'discard', 2])
    // The imp resolved before any card left: both leave once, together.
    expect(t.steps('leave').filter((step) => step === 'leave.5-move')).toHaveLength(1)
    expect(drain(t).pools()[0]).toBe(1 + 2)
  })

  it('enter the open window when their card is tagged, and are chosen among the rest', () => {
    const late = creature('Late', 1, { text: 'Destroyed: Gain 1Æ.' })
    const t = table({
      mine: [bomb, imp, late],
      me: { hand: [action('Trim', 'Play: Destroy each creature with power 2 or higher.')] },
    }).play('Trim')
    expect(t.askedLabels()).toEqual(['Bomb: Destroyed', 'Imp: Destroyed'])
    t.answer('Bomb: Destroyed')
    expect(t.askedLabels()).toEqual(['Imp: Destroyed', 'Late: Destroyed'])
  })

  it('are those of the moment of tagging: later ones do not count (KF-DST-4)', () => {
    // The giver counts only while there is a damaged creature; the bomb damages one too late.
    const giver = artifact(
      'Giver',
      'While you control a damaged creature, each friendly creature gains, "Destroyed: Gain 1Æ."',
    )
    const spark = creature('Spark', 2, { text: 'Destroyed: Deal 1 damage to each creature.' })
    const t = table({ mine: [spark, creature('Wall', 9)], me: { hand: [snipe], artifacts: [giver] } })
      .play('Snipe')
      .answer('Spark')
    expect(t.pools()).toEqual([0, 0])
  })

  it('are lost with their card (KF-DST-6), and with the card that gave them (D1)', () => {
    const grabber = creature('Grabber', 2, {
      text: "Destroyed: Return another creature to its owner's hand.",
    })
    const t = table({ mine: [grabber, imp], me: { hand: [doom] } })
      .play('Doom')
      .answer('Grabber: Destroyed')
    expect([t.zoneOf('Imp'), ...t.pools()]).toEqual(['hand', 0, 0])
    const lender = creature('Lender', 2, { text: 'Each neighbor of Lender gains, "Destroyed: Gain 1Æ."' })
    const u = table({ mine: [grabber, lender, oaf], me: { hand: [doom] } })
      .play('Doom')
      .answer('Grabber: Destroyed')
      .answer('Lender')
    expect([u.zoneOf('Lender'), ...u.pools()]).toEqual(['hand', 0, 0])
  })

  it('may move the card itself, which still counts as destroyed (KF-DST-9)', () => {
    const penny = creature('Penny', 1, { text: "Destroyed: Return Penny to its owner's hand." })
    const t = table({ mine: [penny], me: { hand: [doom], artifacts: [tally] } }).play('Doom')
    expect([t.zoneOf('Penny'), ...t.pools()]).toEqual(['hand', 1, 0])
  })

  it('mean the controller by “you” (KF-DST-10)', () => {
    const t = table({ theirs: [imp], me: { hand: [doom] } }).play('Doom')
    expect(t.pools()).toEqual([0, 1])
  })

  it('count tagged creatures as in play (KF-DST-8): the only most powerful one is tagged, so nothing happens', () => {
    const t = table({
      mine: [on(creature('Mine', 2), { upgrades: ['Soulkeeper'], damage: 1 })],
      theirs: [on(creature('Big', 9), { damage: 1 }), creature('Small', 3)],
      me: { hand: [action('Cull', 'Play: Destroy each damaged creature.')] },
    }).play('Cull')
    expect([t.zoneOf('Big'), t.zoneOf('Small')]).toEqual(['discard', 'battleline'])
    expect(t.notHappened()).toContain('Big: is not destroyed (KF-DST-5)')
  })

  it('do not let a player choose a tagged card that ties with an untagged one (KF-DST-5)', () => {
    const t = table({
      mine: [on(creature('Mine', 2), { upgrades: ['Soulkeeper'], damage: 1 })],
      theirs: [on(creature('Tied', 5), { damage: 1 }), creature('Other', 5)],
      me: { hand: [action('Cull', 'Play: Destroy each damaged creature.')] },
    }).play('Cull')
    expect(t.line('theirs')).toEqual([])
  })

  it('do not let a player choose a tagged card to destroy while there is another', () => {
    const reaper = creature('Reaper', 2, { text: 'Destroyed: Destroy a creature.' })
    const t = table({ mine: [reaper, oaf, creature('Third', 3)], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('Reaper')
    expect(t.askedLabels()).toEqual(['Oaf', 'Third'])
  })

  it('cannot steal Æmber on tagged cards (KF-DST-11)', () => {
    const t = table({
      mine: [creature('Thief', 2, { text: 'Destroyed: Steal 1Æ.' })],
      theirs: [on(oaf, { aember: 3 })],
      me: { hand: [doom] },
    }).play('Doom')
    expect(t.notHappened()).toContain('Thief: steals nothing (KF-AMB-1 KF-DST-11)')
    expect(t.pools()).toEqual([3, 0])
  })

  it('resolve once each, even if the chart returns for a replacement (KF-DST-5)', () => {
    const cloaked = on(creature('Cloaked', 4, { text: 'Destroyed: Gain 1Æ.' }), {
      upgrades: ['Armageddon Cloak'],
    })
    const t = table({ mine: [cloaked], me: { hand: [doom] } }).play('Doom')
    expect([t.zoneOf('Cloaked'), ...t.pools()]).toEqual(['battleline', 1, 0])
  })
})

describe('wards gained after the tag', () => {
  it('do not prevent the discard (KF-WRD-6)', () => {
    const egad = creature('Egad', 1, { text: 'Destroyed: Ward each neighbor of Egad.' })
    const t = table({ mine: [egad, oaf], me: { hand: [doom] } }).play('Doom')
    expect(t.zoneOf('Oaf')).toBe('discard')
  })

  it('prevent leaving in another way: the card stays, with its tag (KF-WRD-6)', () => {
    const egad = creature('Egad', 1, { text: 'Destroyed: Ward each neighbor of Egad.' })
    const penny = creature('Penny', 1, { text: "Destroyed: Return Penny to its owner's hand." })
    const t = table({ mine: [egad, penny], me: { hand: [doom] } })
      .play('Doom')
      .answer('Egad: Destroyed')
    expect(t.notHappened()).toContain('Penny: does not leave play (KF-WRD-2)')
    expect(t.zoneOf('Penny')).toBe('discard')
  })

  it('do not prevent the lethal check: it is tagged again at once (KF-WRD-7)', () => {
    const t = table({
      mine: [
        on(creature('Weak', 3), {
          warded: true,
          damage: 3,
          upgrades: [upgrade('Prop', 'This creature gets +2 power.')],
        }),
      ],
      me: { hand: [action('Strip', 'Play: Destroy an upgrade.')] },
    }).play('Strip')
    expect(t.changedAt('destroyed.1-tag')).toContain('Weak warded true → false')
    expect(t.zoneOf('Weak')).toBe('discard')
  })
})

describe('destroyed.4-after', () => {
  it('is for cards that were in play as it left, and still are (KF-DST-12)', () => {
    const watcher = creature('Watcher', 9, { text: 'After another creature is destroyed, gain 1Æ.' })
    const t = table({ mine: [watcher, oaf], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('Oaf')
    expect(t.pools()).toEqual([1, 0])
    const u = table({ mine: [watcher, oaf], me: { hand: [doom] } }).play('Doom')
    expect(u.pools()).toEqual([0, 0])
  })

  it('triggers once for each card (KF-ABL-8)', () => {
    const t = table({
      mine: [oaf],
      theirs: [creature('A', 1), creature('B', 1)],
      me: { hand: [doom], artifacts: [tally] },
    }).play('Doom')
    expect(drain(t).pools()).toEqual([3, 0])
  })

  it('reads friendly and enemy by the last controller', () => {
    const fan = artifact('Fan', 'After a friendly creature is destroyed, gain 1Æ.')
    const t = table({
      mine: [oaf],
      theirs: [creature('A', 1), creature('B', 1)],
      me: { hand: [doom], artifacts: [fan] },
    }).play('Doom')
    expect(drain(t).pools()).toEqual([1, 0])
  })

  it('includes the delayed part of a Destroyed: ability, in order with the rest (KF-LVP-12)', () => {
    const echo = creature('Echo', 2, { text: 'Destroyed: After Echo leaves play, gain 2Æ.' })
    const t = table({ mine: [echo], me: { hand: [snipe], artifacts: [tally] } }).play('Snipe')
    expect([t.askedAt(), t.zoneOf('Echo')]).toEqual(['destroyed.4-after', 'discard'])
    expect([...t.askedLabels()].sort()).toEqual([
      'Echo: after it left play',
      'Tally: after a creature is destroyed',
    ])
  })

  it('finishes before an older window continues (KF-PWR-5)', () => {
    const t = table({
      mine: [
        creature('Support', 1, { text: 'Each other friendly creature gets +2 power.' }),
        on(creature('Leaner', 2), { damage: 2 }),
      ],
      me: { hand: [action('Trim', 'Play: Destroy a friendly creature.')], artifacts: [tally] },
      they: { artifacts: ['Banner of Battle'] },
    })
      .play('Trim')
      .answer('Support')
    expect(t.line('mine')).toEqual([])
    expect(drain(t).pools()).toEqual([2, 0])
    const tags = t.steps().flatMap((step, at) => (step === 'destroyed.1-tag' ? [at] : []))
    const afters = t.steps().flatMap((step, at) => (step === 'destroyed.4-after' ? [at] : []))
    // The second destruction begins and ends before the first one's window opens.
    expect(tags[1]).toBeLessThan(afters[0] ?? 0)
  })
})
