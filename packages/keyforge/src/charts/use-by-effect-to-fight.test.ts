import { describe, expect, it } from 'vitest'
import { action, creature, on, table } from '../../test/table.ts'

const rage = action('Rage', 'Play: Ready and fight with a friendly creature.')
const brute = creature('Brute', 5)
const oaf = creature('Oaf', 9)

describe('ready and fight (KF-USE-6)', () => {
  it('readies an exhausted creature, and then it fights', () => {
    const t = table({ mine: [on(brute, { exhausted: true })], theirs: [oaf], me: { hand: [rage] } }).play(
      'Rage',
    )
    expect(t.steps('use-by-effect')).toEqual([
      'use-by-effect.1-next',
      'use-by-effect.2-ready',
      'use-by-effect.3-use',
      'use-by-effect.4-again',
    ])
    expect(t.damageOn('Oaf')).toBe(5)
  })

  it('also works for a ready creature', () => {
    const t = table({ mine: [brute], theirs: [oaf], me: { hand: [rage] } }).play('Rage')
    expect(t.changedAt('use-by-effect.2-ready')).toEqual([])
    expect(t.damageOn('Oaf')).toBe(5)
  })

  it('asks for the creature and for the defender, among the legal ones', () => {
    const guard = creature('Guard', 3, { text: 'Taunt.' })
    const t = table({
      mine: [brute, creature('Other', 1)],
      theirs: [oaf, creature('Far', 2), guard, creature('R', 2)],
      me: { hand: [rage] },
    }).play('Rage')
    expect(t.askedLabels()).toEqual(['Brute', 'Other'])
    t.answer('Brute')
    expect([t.askedAt(), t.asked.who]).toEqual(['use-by-effect.3-use', 1])
    expect(t.askedLabels()).toEqual(['Oaf', 'Guard'])
  })

  it('leaves the creature ready if it may fight nobody (KF-FGT-1)', () => {
    const t = table({ mine: [on(brute, { exhausted: true })], me: { hand: [rage] } }).play('Rage')
    expect(t.card('Brute').ready).toBe(true)
    expect(t.steps('fight')).toEqual([])
  })

  it('leaves it ready if it cannot fight', () => {
    const t = table({
      mine: [on(creature('Pacifist', 3, { text: 'Pacifist cannot fight.' }), { exhausted: true })],
      theirs: [oaf],
      me: { hand: [rage] },
    }).play('Rage')
    expect(t.card('Pacifist').ready).toBe(true)
    expect(t.skipped()).toContainEqual(['use-by-effect.3-use', 'KF-GEN-2'])
  })

  it('readies a stunned creature first, and then exhausts it to remove the stun (KF-STN-3)', () => {
    const t = table({
      mine: [on(brute, { stunned: true, exhausted: true })],
      theirs: [oaf],
      me: { hand: [rage] },
    }).play('Rage')
    expect(t.card('Brute')).toMatchObject({ stunned: false, ready: false })
    expect(t.steps('fight')).toEqual([])
    // It works even without an enemy creature.
    const u = table({ mine: [on(brute, { stunned: true })], me: { hand: [rage] } }).play('Rage')
    expect(u.card('Brute')).toMatchObject({ stunned: false, ready: false })
  })

  it('does not depend on the active house (KF-FGT-4)', () => {
    const t = table({
      mine: [creature('Alien', 5, { house: 'mars' })],
      theirs: [oaf],
      me: { hand: [rage] },
      house: 'dis',
    }).play('Rage')
    expect(t.damageOn('Oaf')).toBe(5)
  })

  it('does nothing without a creature (KF-GEN-5)', () => {
    const t = table({ theirs: [oaf], me: { hand: [rage] } }).play('Rage')
    expect([t.askedAt(), t.zoneOf('Rage')]).toEqual(['turn.3-main', 'discard'])
  })

  it('is an ordinary fight: before and after fight abilities, and the pick counts', () => {
    const hero = creature('Hero', 12, { text: 'Before Fight: Gain 1Æ.\nAfter Fight: Gain 1Æ.' })
    const t = table({ mine: [hero], theirs: [oaf], me: { hand: [rage] } }).play('Rage')
    expect(t.pools()).toEqual([2, 0])
    expect(t.steps('fight')).toHaveLength(4)
  })

  it('lets the same text refer to the creature it fought, in play or not (KF-LVP-7)', () => {
    const chop = action(
      'Chop',
      'Play: Ready and fight with a friendly creature. Deal 2 damage to each neighbor of the creature Chop fights.',
    )
    const t = table({
      mine: [brute],
      theirs: [creature('L', 5), creature('D', 9), creature('R', 5)],
      me: { hand: [chop] },
    })
      .play('Chop')
      .answer('D')
    expect(['L', 'D', 'R'].map((name) => t.damageOn(name))).toEqual([2, 5, 2])
  })

  it('without a fight gives later text no creature', () => {
    const chop = action(
      'Chop',
      'Play: Ready and fight with a friendly creature. Deal 2 damage to each neighbor of the creature Chop fights.',
    )
    const t = table({
      mine: [on(brute, { stunned: true })],
      theirs: [creature('L', 5), creature('D', 9)],
      me: { hand: [chop] },
    }).play('Chop')
    expect([t.damageOn('L'), t.damageOn('D')]).toEqual([0, 0])
  })
})
