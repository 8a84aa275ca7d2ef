import { describe, expect, it } from 'vitest'
import { action, creature, on, table } from '../../test/table.ts'

const brute = creature('Brute', 5)
const oaf = creature('Oaf', 9)

describe('the fight chart', () => {
  it('walks its four steps in order', () => {
    const t = table({ mine: [brute], theirs: [oaf] }).fight('Brute', 'Oaf')
    expect(t.steps('fight')).toEqual([
      'fight.1-declare',
      'fight.2-before',
      'fight.3-exchange',
      'fight.4-after',
    ])
  })

  it('exhausts the attacker and counts the pick (fight.1-declare)', () => {
    const t = table({ mine: [brute], theirs: [oaf] }).fight('Brute', 'Oaf')
    expect(t.changedAt('fight.1-declare')).toEqual(['Brute ready true → false', 'Oaf fought 0 → 1'])
  })

  it('deals power both ways at once (KF-FGT-11)', () => {
    const t = table({ mine: [brute], theirs: [creature('Twin', 5)] }).fight('Brute', 'Twin')
    expect([t.zoneOf('Brute'), t.zoneOf('Twin')]).toEqual(['discard', 'discard'])
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.1-tag')).toHaveLength(1)
  })

  it('lets exhausted defenders strike back', () => {
    const t = table({ mine: [brute], theirs: [on(oaf, { exhausted: true })] }).fight('Brute', 'Oaf')
    expect(t.zoneOf('Brute')).toBe('discard')
  })

  it('ends in order: destruction, after damage, after the fight (KF-FGT-16)', () => {
    const t = table({
      mine: [
        creature('Hero', 9, {
          text: 'After Fight: Gain 1Æ.\nAfter Hero is dealt damage, gain 1Æ.\nAfter an enemy creature is destroyed fighting Hero, gain 1Æ.',
        }),
      ],
      theirs: [creature('Small', 3)],
    }).fight('Hero', 'Small')
    const steps = t.steps()
    const at = [
      'destroyed.4-after',
      'card/hero/2.1',
      'damage.6-after',
      'card/hero/1.1',
      'fight.4-after',
      'card/hero/0.1',
    ].map((step) => steps.indexOf(step))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(t.pools()).toEqual([3, 0])
  })
})

describe('fight.2-before', () => {
  const duelist = creature('Duelist', 5, {
    text: 'Before Fight: Destroy the creature Duelist fights.\nAfter Fight: Gain 1Æ.',
  })

  it('skips the exchange and After Fight: if the defender is gone (KF-FGT-7, KF-MID-1)', () => {
    const t = table({ mine: [duelist], theirs: [oaf] }).fight('Duelist', 'Oaf')
    expect(t.skipped()).toContainEqual(['fight.3-exchange', 'KF-FGT-7'])
    expect([t.damageOn('Duelist'), ...t.pools()]).toEqual([0, 0, 0])
  })

  it('skips it however the defender left', () => {
    for (const verb of [
      "Return the creature Duelist fights to its owner's hand",
      'Purge the creature Duelist fights',
      'Archive the creature Duelist fights',
    ]) {
      const t = table({
        mine: [creature('Duelist', 5, { text: `Before Fight: ${verb}.` })],
        theirs: [oaf],
      }).fight('Duelist', 'Oaf')
      expect(t.skipped()).toContainEqual(['fight.3-exchange', 'KF-FGT-7'])
    }
  })

  it('continues to the exchange if a replacement saved the defender (KF-FGT-8)', () => {
    const t = table({
      mine: [creature('Duelist', 20, { text: 'Before Fight: Destroy the creature Duelist fights.' })],
      theirs: [on(oaf, { upgrades: ['Armageddon Cloak'] })],
    })
    t.fight('Duelist', 'Oaf').answer('Duelist: Before Fight')
    expect(t.steps()).toContain('damage.5-place')
    expect([t.damageOn('Duelist'), t.card('Oaf').zone]).toEqual([9, 'discard'])
  })

  it('continues if a ward saved it (KF-MID-8)', () => {
    const t = table({ mine: [duelist], theirs: [on(oaf, { warded: true })] }).fight('Duelist', 'Oaf')
    expect(t.card('Oaf')).toMatchObject({ warded: false, damage: 5 })
  })

  it('still resolves waiting abilities after the defender is gone (KF-FGT-5)', () => {
    const chief = creature('Chief', 5, {
      text: 'Assault 9.\nBefore Fight: Deal 1 damage to each enemy creature.',
    })
    const t = table({ mine: [chief], theirs: [oaf, creature('Next', 5)] })
      .fight('Chief', 'Oaf')
      .answer('Chief: assault')
    expect([t.zoneOf('Oaf'), t.damageOn('Next')]).toEqual(['discard', 1])
  })

  it('loses them in edition essay as soon as the defender is destroyed (C1)', () => {
    const chief = creature('Chief', 5, {
      text: 'Assault 9.\nBefore Fight: Deal 1 damage to each enemy creature.',
    })
    const t = table({ mine: [chief], theirs: [oaf, creature('Next', 5)], edition: 'essay' })
      .fight('Chief', 'Oaf')
      .answer('Chief: assault')
    expect([t.zoneOf('Oaf'), t.damageOn('Next')]).toEqual(['discard', 0])
    expect(t.notHappened()).toContain('Chief: Chief: Before Fight (KF-FGT-5)')
    expect(t.steps()).toContain('fight.4-after')
  })

  it('loses nothing in edition essay while the defender lives', () => {
    const chief = creature('Chief', 5, {
      text: 'Assault 1.\nBefore Fight: Deal 1 damage to each enemy creature.',
    })
    const t = table({ mine: [chief], theirs: [oaf], edition: 'essay' })
      .fight('Chief', 'Oaf')
      .answer('Chief: assault')
    expect(t.zoneOf('Oaf')).toBe('battleline')
    expect(t.damageOn('Oaf')).toBe(1 + 1 + 5)
  })

  it('applies current power, armor and keywords from the exchange on (KF-FGT-9, KF-MID-7)', () => {
    const caller = creature('Caller', 5, { text: 'Before Fight: Destroy an enemy creature.' })
    const t = table({
      mine: [caller],
      theirs: [
        creature('Boosted', 5),
        creature('Booster', 1, { text: 'Each neighbor of Booster gets +3 power.' }),
      ],
      they: { artifacts: ['Banner of Battle'] },
    })
    t.fight('Caller', 'Boosted').answer('Booster')
    expect(t.changedAt('damage.5-place')).toEqual(expect.arrayContaining(['Caller damage 0 → 6']))
  })

  it('lets a defender that was stunned there deal its damage (KF-MID-5)', () => {
    const t = table({
      mine: [creature('Stunner', 9, { text: 'Before Fight: Stun the creature Stunner fights.' })],
      theirs: [creature('Foe', 4)],
    }).fight('Stunner', 'Foe')
    expect(t.damageOn('Stunner')).toBe(4)
  })

  it('lets an attacker that was stunned there finish, and it keeps the stun (KF-MID-5)', () => {
    const t = table({
      mine: [creature('Dizzy', 9, { text: 'Before Fight: Stun Dizzy.' })],
      theirs: [creature('Foe', 4)],
    }).fight('Dizzy', 'Foe')
    expect(t.zoneOf('Foe')).toBe('discard')
    expect(t.card('Dizzy')).toMatchObject({ stunned: true, ready: false })
  })

  it('continues if the attacker is readied or moved in its line (KF-MID-2)', () => {
    const t = table({
      mine: [
        creature('Runner', 9, { text: 'Before Fight: Ready Runner. Move Runner to a flank.' }),
        creature('X', 1),
      ],
      theirs: [creature('Foe', 4)],
    })
    t.fight('Runner', 'Foe').answer('right')
    expect(t.line('mine')).toEqual(['X', 'Runner'])
    expect([t.zoneOf('Foe'), t.card('Runner').ready]).toEqual(['discard', true])
  })

  it('finishes a fight that begins there before the ability continues (KF-MID-10)', () => {
    const general = creature('General', 9, {
      text: 'Before Fight: Ready and fight with another friendly creature. Gain 1Æ.',
    })
    const t = table({ mine: [general, creature('Squire', 2)], theirs: [oaf] }).fight('General', 'Oaf')
    const steps = t.steps()
    expect(t.zoneOf('Squire')).toBe('discard')
    expect(steps.filter((step) => step === 'fight.4-after')).toHaveLength(2)
    expect(steps.indexOf('fight.4-after')).toBeLessThan(steps.lastIndexOf('fight.3-exchange'))
  })

  it('gives the pick to the inner fight, so that the outer fight damages an elusive defender', () => {
    const general = creature('General', 9, {
      text: 'Before Fight: Ready and fight with another friendly creature.',
    })
    const t = table({
      mine: [general, creature('Squire', 2)],
      theirs: [creature('Imp', 3, { text: 'Elusive.' })],
    }).fight('General', 'Imp')
    // The outer fight picked it first: it is protected there, and not in the inner one.
    expect([t.zoneOf('Squire'), t.damageOn('General'), t.damageOn('Imp')]).toEqual(['discard', 0, 2])
  })
})

describe('the declaration of a fight', () => {
  it('is refused for creatures that may not be fought, with the rule', () => {
    const t = table({
      mine: [
        on(brute, { exhausted: true }),
        on(creature('Dizzy', 3), { stunned: true }),
        creature('Pacifist', 3, { text: 'Pacifist cannot fight.' }),
      ],
      theirs: [oaf],
    })
    const cite = (name: string) => t.kf.whyNot(t.position, `fight ${t.id(name)} ${t.id('Oaf')}`)?.cite
    expect([cite('Brute'), cite('Dizzy'), cite('Pacifist')]).toEqual([
      ['KF-USE-2'],
      ['KF-STN-1', 'KF-FGT-2'],
      ['KF-GEN-2'],
    ])
  })

  it('does not exist without an enemy creature (KF-FGT-1)', () => {
    const t = table({
      mine: [brute],
      me: { hand: [action('Rage', 'Play: Ready and fight with a friendly creature.')] },
    })
    expect(t.askedLabels()).toEqual(['Brute reaps', 'play Rage', 'discard Rage', 'end the step'])
  })
})
