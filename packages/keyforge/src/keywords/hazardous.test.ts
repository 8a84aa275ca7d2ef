import { describe, expect, it } from 'vitest'
import { creature, on, table, upgrade } from '../../test/table.ts'

const thorns = creature('Thorns', 4, { text: 'Hazardous 3.' })
const raider = creature('Raider', 5)

describe('hazardous (KF-HAZ-1)', () => {
  it('deals its value to the attacker before the fight', () => {
    const t = table({ mine: [creature('Raider', 9)], theirs: [thorns] }).fight('Raider', 'Thorns')
    expect(t.damageOn('Raider')).toBe(3 + 4)
    expect(t.steps('damage')).toHaveLength(12)
    expect(t.steps().indexOf('damage.5-place')).toBeLessThan(t.steps().indexOf('fight.3-exchange'))
  })

  it('does nothing for an attacker', () => {
    const t = table({ mine: [thorns], theirs: [raider] }).fight('Thorns', 'Raider')
    expect(t.steps('damage')).toHaveLength(6)
  })

  it('ends the fight if it destroys the attacker; the defender was not fighting (KF-FGT-7)', () => {
    const brute = creature('Brute', 3, { text: 'After Fight: Gain 1Æ.' })
    const t = table({ mine: [brute], theirs: [thorns] }).fight('Brute', 'Thorns')
    expect([t.zoneOf('Brute'), t.damageOn('Thorns')]).toEqual(['discard', 0])
    expect(t.pools()).toEqual([0, 0])
    expect(t.steps()).toContain('fight.4-after')
  })

  it('adds values and deals the sum at once', () => {
    const spikes = upgrade('Spikes', 'This creature gains hazardous 2.')
    const t = table({
      mine: [creature('Raider', 20, { armor: 1 })],
      theirs: [on(thorns, { upgrades: [spikes] })],
    })
    expect(t.card('Thorns').keywords.hazardous).toBe(5)
    t.fight('Raider', 'Thorns')
    expect(t.steps('damage')).toHaveLength(12)
    expect(t.damageOn('Raider')).toBe(5 - 1 + 4)
  })

  it('is not prevented by skirmish or by the defender’s elusive (KF-FGT-6, KF-ELU-4)', () => {
    const sneaky = creature('Thorns', 4, { text: 'Hazardous 3.\nElusive.' })
    const t = table({ mine: [creature('Raider', 9, { text: 'Skirmish.' })], theirs: [sneaky] }).fight(
      'Raider',
      'Thorns',
    )
    expect(t.damageOn('Raider')).toBe(3)
  })

  it('uses up the attacker’s ward, then its armor', () => {
    const knight = creature('Raider', 9, { armor: 1 })
    const warded = table({ mine: [on(knight, { warded: true })], theirs: [thorns] }).fight('Raider', 'Thorns')
    expect(warded.card('Raider')).toMatchObject({ warded: false, damage: 3 })
    const armored = table({ mine: [knight], theirs: [thorns] }).fight('Raider', 'Thorns')
    expect(armored.damageOn('Raider')).toBe(2 + 4)
  })

  it('is lost with the defender (KF-FGT-5)', () => {
    const bear = creature('Bear', 5, { text: 'Assault 4.' })
    const t = table({ mine: [bear], theirs: [thorns] })
      .fight('Bear', 'Thorns')
      .answer('Bear: assault')
    expect([t.damageOn('Bear'), t.zoneOf('Thorns')]).toEqual([0, 'discard'])
  })

  it('damages no other creature if the attacker is gone (KF-FGT-5)', () => {
    const martyr = creature('Martyr', 5, { text: 'Before Fight: Destroy Martyr.' })
    const t = table({ mine: [martyr, creature('Next', 5)], theirs: [thorns] })
      .fight('Martyr', 'Thorns')
      .answer('Martyr: Before Fight')
    expect(t.damageOn('Next')).toBe(0)
    expect(t.notHappened()).toContain('Martyr: is not dealt 3 damage (KF-ZON-1)')
  })

  it('uses up no armor of an attacker that is out of play', () => {
    const martyr = creature('Martyr', 5, { armor: 2, text: 'Before Fight: Destroy Martyr.' })
    const t = table({ mine: [martyr], theirs: [thorns] })
      .fight('Martyr', 'Thorns')
      .answer('Martyr: Before Fight')
    expect(t.changedAt('damage.4-armor')).toEqual([])
  })

  it('is not power damage: poison does not apply', () => {
    const asp = creature('Asp', 4, { text: 'Hazardous 1.\nPoison.' })
    const t = table({ mine: [creature('Raider', 9, { text: 'Skirmish.' })], theirs: [asp] }).fight(
      'Raider',
      'Asp',
    )
    expect(t.zoneOf('Raider')).toBe('battleline')
  })

  it('applies each time the creature is picked, not only the first', () => {
    const t = table({
      mine: [creature('One', 9, { text: 'Skirmish.' }), creature('Two', 9, { text: 'Skirmish.' })],
      theirs: [creature('Thorns', 40, { text: 'Hazardous 3.' })],
    })
    t.fight('One', 'Thorns').fight('Two', 'Thorns')
    expect([t.damageOn('One'), t.damageOn('Two')]).toEqual([3, 3])
  })
})
