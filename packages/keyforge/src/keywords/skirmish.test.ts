import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const raider = creature('Raider', 4, { text: 'Skirmish.' })
const brute = creature('Brute', 5)

describe('skirmish (KF-SKR-1)', () => {
  it('prevents the defender’s power damage to the attacker', () => {
    const t = table({ mine: [raider], theirs: [brute] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Brute')]).toEqual([0, 4])
    expect(t.hooksAt('damage.1-pending')).toEqual(['Raider skirmish'])
  })

  it('does nothing for a defender', () => {
    const t = table({ mine: [brute], theirs: [raider] }).fight('Brute', 'Raider')
    expect([t.damageOn('Brute'), t.zoneOf('Raider')]).toEqual([4, 'discard'])
    expect(t.hooksAt('damage.1-pending')).toEqual([])
  })

  it('uses up no ward or armor of the attacker, because nothing is pending (KF-DMG-3)', () => {
    const armored = creature('Raider', 4, { armor: 2, text: 'Skirmish.' })
    const t = table({ mine: [on(armored, { warded: true })], theirs: [brute] }).fight('Raider', 'Brute')
    expect(t.card('Raider')).toMatchObject({ warded: true, armorLeft: 2, damage: 0 })
  })

  it('does not prevent hazardous', () => {
    const t = table({ mine: [raider], theirs: [creature('Thorns', 5, { text: 'Hazardous 3.' })] }).fight(
      'Raider',
      'Thorns',
    )
    expect(t.damageOn('Raider')).toBe(3)
  })

  it('prevents the defender’s poison with its damage', () => {
    const t = table({ mine: [raider], theirs: [creature('Asp', 5, { text: 'Poison.' })] }).fight(
      'Raider',
      'Asp',
    )
    expect(t.zoneOf('Raider')).toBe('battleline')
  })

  it('does not prevent damage of later abilities', () => {
    const avenger = creature('Avenger', 4, { text: 'Destroyed: Deal 2 damage to each enemy creature.' })
    const t = table({ mine: [raider], theirs: [avenger] }).fight('Raider', 'Avenger')
    expect(t.damageOn('Raider')).toBe(2)
  })

  it('does not prevent damage of the same exchange that is copied to the attacker', () => {
    const copier = creature('Copier', 6, {
      text: "Damage dealt to Copier's neighbors during fights is also dealt to Copier.",
    })
    const t = table({ mine: [raider], theirs: [brute, copier] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Copier')]).toEqual([0, 4])
  })

  it('can come from an upgrade or a neighbor', () => {
    const boots = upgrade('Boots', 'This creature gains skirmish.')
    const scout = creature('Scout', 2, { text: 'Each neighbor of Scout gains skirmish.' })
    for (const mine of [[on(brute, { upgrades: [boots] })], [brute, scout]]) {
      const t = table({ mine, theirs: [creature('Oaf', 5)] }).fight('Brute', 'Oaf')
      expect([t.zoneOf('Brute'), t.zoneOf('Oaf')]).toEqual(['battleline', 'discard'])
    }
  })

  it('counts once, even if the creature has it twice', () => {
    const boots = upgrade('Boots', 'This creature gains skirmish.')
    const t = table({ mine: [on(raider, { upgrades: [boots] })], theirs: [brute] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Brute')]).toEqual([0, 4])
  })

  it('is checked when the exchange begins (KF-FGT-9)', () => {
    const scout = creature('Scout', 2, { text: 'Each neighbor of Scout gains skirmish.' })
    const zealot = creature('Zealot', 9, { text: 'Before Fight: Destroy a friendly creature.' })
    const t = table({ mine: [zealot, scout], theirs: [brute] })
      .fight('Zealot', 'Brute')
      .answer('Scout')
    expect(t.damageOn('Zealot')).toBe(5)
  })

  it('does not prevent After Fight: abilities, though the attacker was dealt no damage (KF-FGT-12)', () => {
    const thief = creature('Cutpurse', 2, { text: 'Skirmish.\nAfter Fight: Steal 1Æ.' })
    const t = table({ mine: [thief], theirs: [brute], they: { aember: 3 } }).fight('Cutpurse', 'Brute')
    expect(t.pools()).toEqual([1, 2])
  })

  it('does not apply outside fights', () => {
    const bolt = action('Bolt', 'Play: Deal 2 damage to a creature.')
    const t = table({ mine: [raider], me: { hand: [bolt] } }).play('Bolt')
    expect(t.damageOn('Raider')).toBe(2)
  })
})
