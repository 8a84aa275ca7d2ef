import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const raider = creature('Raider', 4, { text: 'Skirmish.' })
const brute = creature('Brute', 5)

describe('skirmish (KF-SKR-1)', () => {
  it('keeps the defender from setting power damage on the attacker', () => {
    const t = table({ mine: [raider], theirs: [brute] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Brute')]).toEqual([0, 4])
    expect(t.hooksAt('damage.1-pending')).toEqual(['Raider skirmish'])
  })

  it('gives a defender nothing', () => {
    const t = table({ mine: [brute], theirs: [raider] }).fight('Brute', 'Raider')
    expect([t.damageOn('Brute'), t.zoneOf('Raider')]).toEqual([4, 'discard'])
    expect(t.hooksAt('damage.1-pending')).toEqual([])
  })

  it('leaves the ward and the armor of the attacker alone, because nothing is pending (KF-DMG-3)', () => {
    const armored = creature('Raider', 4, { armor: 2, text: 'Skirmish.' })
    const t = table({ mine: [on(armored, { warded: true })], theirs: [brute] }).fight('Raider', 'Brute')
    expect(t.card('Raider')).toMatchObject({ warded: true, armorLeft: 2, damage: 0 })
  })

  it('does not stop hazardous', () => {
    const t = table({ mine: [raider], theirs: [creature('Thorns', 5, { text: 'Hazardous 3.' })] }).fight(
      'Raider',
      'Thorns',
    )
    expect(t.damageOn('Raider')).toBe(3)
  })

  it('stops the poison of the defender with its damage', () => {
    const t = table({ mine: [raider], theirs: [creature('Asp', 5, { text: 'Poison.' })] }).fight(
      'Raider',
      'Asp',
    )
    expect(t.zoneOf('Raider')).toBe('battleline')
  })

  it('does not stop damage of abilities that follow', () => {
    const avenger = creature('Avenger', 4, { text: 'Destroyed: Deal 2 damage to each enemy creature.' })
    const t = table({ mine: [raider], theirs: [avenger] }).fight('Raider', 'Avenger')
    expect(t.damageOn('Raider')).toBe(2)
  })

  it('does not stop damage of the same exchange that a copy brings', () => {
    const copier = creature('Copier', 6, {
      text: "Damage dealt to Copier's neighbors during fights is also dealt to Copier.",
    })
    const t = table({ mine: [raider], theirs: [brute, copier] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Copier')]).toEqual([0, 4])
  })

  it('works when an upgrade or a neighbor gives it', () => {
    const boots = upgrade('Boots', 'This creature gains skirmish.')
    const scout = creature('Scout', 2, { text: 'Each neighbor of Scout gains skirmish.' })
    for (const mine of [[on(brute, { upgrades: [boots] })], [brute, scout]]) {
      const t = table({ mine, theirs: [creature('Oaf', 5)] }).fight('Brute', 'Oaf')
      expect([t.zoneOf('Brute'), t.zoneOf('Oaf')]).toEqual(['battleline', 'discard'])
    }
  })

  it('counts once, however often the creature has it', () => {
    const boots = upgrade('Boots', 'This creature gains skirmish.')
    const t = table({ mine: [on(raider, { upgrades: [boots] })], theirs: [brute] }).fight('Raider', 'Brute')
    expect([t.damageOn('Raider'), t.damageOn('Brute')]).toEqual([0, 4])
  })

  it('is asked as it stands when the exchange begins (KF-FGT-9)', () => {
    const scout = creature('Scout', 2, { text: 'Each neighbor of Scout gains skirmish.' })
    const zealot = creature('Zealot', 9, { text: 'Before Fight: Destroy a friendly creature.' })
    const t = table({ mine: [zealot, scout], theirs: [brute] })
      .fight('Zealot', 'Brute')
      .answer('Scout')
    expect(t.damageOn('Zealot')).toBe(5)
  })

  it('keeps after fight abilities, though no damage was dealt to the attacker (KF-FGT-12)', () => {
    const thief = creature('Cutpurse', 2, { text: 'Skirmish.\nAfter Fight: Steal 1Æ.' })
    const t = table({ mine: [thief], theirs: [brute], they: { aember: 3 } }).fight('Cutpurse', 'Brute')
    expect(t.pools()).toEqual([1, 2])
  })

  it('does not matter outside fights', () => {
    const bolt = action('Bolt', 'Play: Deal 2 damage to a creature.')
    const t = table({ mine: [raider], me: { hand: [bolt] } }).play('Bolt')
    expect(t.damageOn('Raider')).toBe(2)
  })
})
