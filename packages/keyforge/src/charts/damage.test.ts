import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const brute = creature('Brute', 5)
const blast = action('Blast', 'Play: Deal 2 damage to each creature.')

describe('the damage chart', () => {
  it('walks its six steps in order', () => {
    const t = table({ mine: [brute], theirs: [creature('Oaf', 9)] }).fight('Brute', 'Oaf')
    expect(t.steps('damage')).toEqual([
      'damage.1-pending',
      'damage.2-prevent',
      'damage.3-ward',
      'damage.4-armor',
      'damage.5-place',
      'damage.6-after',
    ])
  })

  it('finishes a step for every creature before the next begins (KF-DMG-1)', () => {
    const t = table({
      mine: [on(creature('A', 5, { armor: 1 }), { warded: true }), creature('B', 5, { armor: 1 })],
      theirs: [creature('C', 5, { armor: 2 }), creature('D', 5)],
      me: { hand: [blast] },
    }).play('Blast')
    expect(t.steps('damage')).toHaveLength(6)
    expect(t.changedAt('damage.3-ward')).toEqual(['A pending 2 → 0', 'A warded true → false'])
    expect(t.changedAt('damage.4-armor').filter((line) => line.includes('armorUsed'))).toEqual([
      'B armorUsed 0 → 1',
      'C armorUsed 0 → 2',
    ])
    expect(t.changedAt('damage.5-place')).toEqual(['B damage 0 → 1', 'D damage 0 → 2'])
  })

  it('adds the damage of several sources before ward and armor act (KF-DMG-2, KF-WRD-4)', () => {
    // The attacker's splash and a copy of its power damage hit one neighbor.
    const wave = creature('Wave', 3, { text: 'Splash-attack 2.' })
    const t = table({
      mine: [wave],
      theirs: [creature('D', 9), on(creature('N', 9), { warded: true })],
    }).fight('Wave', 'D')
    expect(t.card('N')).toMatchObject({ damage: 0, warded: false })
  })

  it('has no effect at all with zero pending (KF-DMG-3)', () => {
    const meek = creature('Meek', 5, { text: 'Meek deals no damage when fighting.' })
    const t = table({
      mine: [meek],
      theirs: [
        on(creature('Oaf', 5, { armor: 2, text: 'After Oaf is dealt damage, gain 1Æ.' }), { warded: true }),
      ],
    }).fight('Meek', 'Oaf')
    expect(t.card('Oaf')).toMatchObject({ warded: true, armorLeft: 2 })
    expect(t.pools()).toEqual([0, 0])
  })

  it('keeps power while damaged (KF-PWR-2): both creatures set all of it', () => {
    const t = table({
      mine: [on(brute, { damage: 4 })],
      theirs: [on(creature('Oaf', 7), { damage: 1 })],
    }).fight('Brute', 'Oaf')
    expect([t.zoneOf('Brute'), t.damageOn('Oaf')]).toEqual(['discard', 6])
  })

  it('keeps damage beyond the power on the creature until it leaves (KF-DMG-15)', () => {
    const t = table({ mine: [creature('Giant', 12)], theirs: [creature('Oaf', 2)] }).fight('Giant', 'Oaf')
    expect(t.changedAt('damage.5-place')).toContain('Oaf damage 0 → 12')
  })
})

describe('armor', () => {
  it('prevents a point each, once a turn (KF-ARM-1)', () => {
    const t = table({ mine: [brute, creature('Other', 3)], theirs: [creature('Knight', 20, { armor: 4 })] })
    t.fight('Other', 'Knight')
    expect(t.card('Knight')).toMatchObject({ damage: 0, armorLeft: 1 })
    t.fight('Brute', 'Knight')
    expect(t.card('Knight')).toMatchObject({ damage: 4, armorLeft: 0 })
  })

  it('gained later in the turn is unused and undoes no damage (KF-ARM-2)', () => {
    const t = table({
      mine: [brute],
      theirs: [
        on(creature('Knight', 20, { armor: 2 }), { armorUsed: 2, damage: 3 }),
        creature('Smith', 1, { text: 'Each neighbor of Smith gets +2 armor.' }),
      ],
    })
    expect(t.card('Knight')).toMatchObject({ armor: 4, armorLeft: 2, damage: 3 })
    t.fight('Brute', 'Knight')
    expect(t.damageOn('Knight')).toBe(6)
  })

  it('lost in the turn removes used points first (KF-ARM-3)', () => {
    const t = table({
      theirs: [
        on(creature('Knight', 20, { armor: 2 }), { armorUsed: 3 }),
        creature('Smith', 1, { text: 'Each neighbor of Smith gets +2 armor.' }),
      ],
      me: { hand: [action('Snipe', 'Play: Destroy an enemy creature.')] },
    })
    expect(t.card('Knight')).toMatchObject({ armor: 4, armorLeft: 1 })
    t.play('Snipe').answer('Smith')
    expect(t.card('Knight')).toMatchObject({ armor: 2, armorLeft: 1 })
  })

  it('lost for good does not undo prevention (KF-ARM-3)', () => {
    const t = table({
      mine: [creature('Small', 3)],
      theirs: [
        creature('Knight', 9),
        creature('Smith', 1, { text: 'Each neighbor of Smith gets +3 armor.' }),
      ],
      me: { hand: [action('Snipe', 'Play: Destroy an enemy creature.')] },
    })
    t.fight('Small', 'Knight').play('Snipe').answer('Smith')
    expect(t.card('Knight')).toMatchObject({ armor: 0, armorLeft: 0, damage: 0 })
  })

  it('can be gained by a creature without any, and never falls below zero (KF-ARM-4)', () => {
    const t = table({
      mine: [brute],
      theirs: [creature('Bare', 9), creature('Rust', 2, { text: 'Each neighbor of Rust gets -2 armor.' })],
    })
    expect(t.card('Bare')).toMatchObject({ armor: 0, armorLeft: 0 })
  })

  it('prevents damage of keywords and abilities too', () => {
    const t = table({ theirs: [creature('Knight', 9, { armor: 1 })], me: { hand: ['Punch'] } }).play('Punch')
    expect(t.damageOn('Knight')).toBe(2)
  })
})

describe('wards', () => {
  it('prevent all pending damage at once and are spent (KF-WRD-2, KF-WRD-4)', () => {
    const t = table({
      mine: [brute],
      theirs: [on(creature('Oaf', 3, { armor: 2 }), { warded: true })],
    }).fight('Brute', 'Oaf')
    expect(t.card('Oaf')).toMatchObject({ damage: 0, warded: false, armorLeft: 2 })
  })

  it('protect from the next instance only', () => {
    const t = table({
      mine: [brute, creature('Second', 2)],
      theirs: [on(creature('Oaf', 9), { warded: true })],
    })
    t.fight('Second', 'Oaf').fight('Brute', 'Oaf')
    expect(t.damageOn('Oaf')).toBe(5)
  })

  it('come after prevention (KF-WRD-3)', () => {
    const t = table({
      mine: [brute],
      theirs: [on(creature('Oaf', 3, { text: 'Oaf cannot be dealt damage.' }), { warded: true })],
    })
    expect(t.fight('Brute', 'Oaf').card('Oaf').warded).toBe(true)
  })

  it('do not prevent stuns, exhausting or Æmber being taken (KF-WRD-9)', () => {
    const trick = action('Trick', 'Play: Stun an enemy creature. Exhaust it. Move 1Æ from it to your pool.')
    const t = table({
      theirs: [on(creature('Oaf', 3), { warded: true, aember: 1 })],
      me: { hand: [trick] },
    }).play('Trick')
    expect(t.card('Oaf')).toMatchObject({ warded: true, stunned: true, ready: false, aember: 0 })
  })
})

describe('damage.6-after', () => {
  const watcher = creature('Watcher', 9, { text: 'After Watcher is dealt damage, gain 1Æ.' })

  it('is for creatures that were dealt 1 or more damage (KF-DMG-11)', () => {
    const t = table({ mine: [watcher], theirs: [brute], me: { hand: [blast] } }).play('Blast')
    expect(t.pools()).toEqual([1, 0])
  })

  it('has nothing for a creature that this damage destroyed (KF-DMG-12)', () => {
    const t = table({
      mine: [creature('Watcher', 2, { text: 'After Watcher is dealt damage, gain 1Æ.' })],
      me: { hand: [blast] },
    }).play('Blast')
    expect(t.pools()).toEqual([0, 0])
    expect(t.notHappened().some((line) => line.startsWith('Watcher: '))).toBe(true)
  })

  it('comes after the whole destruction that the damage causes (KF-FGT-16)', () => {
    const t = table({ mine: [watcher], theirs: [creature('Oaf', 3)] }).fight('Watcher', 'Oaf')
    const steps = t.steps()
    expect(steps.indexOf('destroyed.4-after')).toBeLessThan(steps.indexOf('damage.6-after'))
    expect(steps.indexOf('damage.6-after')).toBeLessThan(steps.indexOf('fight.4-after'))
  })

  it('triggers once for each creature that it saw (KF-ABL-8)', () => {
    const scribe = artifact('Scribe', 'After a creature is dealt damage, gain 1Æ.')
    const t = table({
      mine: [brute],
      theirs: [creature('Oaf', 9)],
      me: { artifacts: [scribe], hand: [blast] },
    })
    t.play('Blast')
    expect(t.askedAt()).toBe('damage.6-after')
    t.answer(t.askedLabels()[0]!)
    expect(t.pools()).toEqual([2, 0])
  })

  it('needs the watcher in play at the start of its resolution as well (KF-ABL-7)', () => {
    const frail = creature('Frail', 2, { text: 'After another creature is dealt damage, gain 1Æ.' })
    const t = table({ mine: [frail], theirs: [brute], me: { hand: [blast] } }).play('Blast')
    expect([t.zoneOf('Frail'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('of damage inside a destruction window comes before that window continues (KF-DMG-18, D9)', () => {
    const bomb = creature('Bomb', 2, { text: 'Destroyed: Deal 1 damage to each creature.' })
    const later = creature('Later', 2, { text: 'Destroyed: Gain 1Æ.' })
    const t = table({ mine: [bomb, later, watcher], me: { hand: [blast] } })
      .play('Blast')
      .answer('Bomb: Destroyed')
    const steps = t.steps()
    const inner = steps.lastIndexOf('damage.6-after')
    expect(t.pools()[0]).toBe(3)
    // The last one is Blast's own step 6; the bomb's came while both were still in play.
    const first = steps.indexOf('damage.6-after')
    expect(first).toBeLessThan(steps.indexOf('destroyed.3-leave'))
    expect(inner).toBeGreaterThan(steps.indexOf('destroyed.4-after'))
  })
})

describe('placed and moved damage', () => {
  it('to itself by its own ability lets the rest of the ability continue (KF-DMG-17)', () => {
    const zealot = creature('Zealot', 2, { text: 'Action: Deal 2 damage to Zealot. Gain 1Æ.' })
    const t = table({ mine: [zealot] }).use('Zealot')
    expect([t.zoneOf('Zealot'), ...t.pools()]).toEqual(['discard', 1, 0])
  })

  it('heals no more than there is (KF-DMG-14)', () => {
    const medic = action('Medic', 'Play: Heal 3 damage from a creature.')
    expect(
      table({ mine: [on(brute, { damage: 2 })], me: { hand: [medic] } })
        .play('Medic')
        .damageOn('Brute'),
    ).toBe(0)
    expect(
      table({ mine: [on(brute, { damage: 4 })], me: { hand: [medic] } })
        .play('Medic')
        .damageOn('Brute'),
    ).toBe(1)
  })

  it('of one ability is dealt together, even in two sentences (KF-GEN-6)', () => {
    const duo = action(
      'Duo',
      'Play: Deal 2 damage to each friendly creature and deal 3 damage to each enemy creature.',
    )
    const t = table({ mine: [brute], theirs: [creature('Oaf', 9)], me: { hand: [duo] } }).play('Duo')
    expect([t.damageOn('Brute'), t.damageOn('Oaf')]).toEqual([2, 3])
    expect(t.steps('damage')).toHaveLength(6)
  })
})
