import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const rock = creature('Rock', 4, { text: 'Invulnerable.' })
const raider = creature('Raider', 6)

describe('invulnerable (KF-INV-1)', () => {
  it('cannot be dealt damage, in a fight as attacker and as defender', () => {
    const t = table({ mine: [raider], theirs: [rock] }).fight('Raider', 'Rock')
    expect([t.damageOn('Rock'), t.damageOn('Raider')]).toEqual([0, 4])
    const u = table({ mine: [rock], theirs: [raider] }).fight('Rock', 'Raider')
    expect([u.damageOn('Rock'), u.damageOn('Raider')]).toEqual([0, 4])
  })

  it('cannot be dealt damage by abilities or keywords', () => {
    const t = table({ theirs: [rock], me: { hand: ['Punch'] } }).play('Punch')
    expect(t.damageOn('Rock')).toBe(0)
    const u = table({ mine: [creature('Bear', 5, { text: 'Assault 3.' })], theirs: [rock] }).fight(
      'Bear',
      'Rock',
    )
    expect(u.damageOn('Rock')).toBe(0)
  })

  it('uses up neither its ward nor its armor (KF-DMG-4)', () => {
    const t = table({
      mine: [raider],
      theirs: [on(creature('Rock', 4, { armor: 2, text: 'Invulnerable.' }), { warded: true })],
    })
    t.fight('Raider', 'Rock')
    expect(t.card('Rock')).toMatchObject({ warded: true, armorLeft: 2 })
  })

  it('cannot be destroyed, and keeps its ward then', () => {
    const t = table({
      mine: [creature('Other', 1)],
      theirs: [on(rock, { warded: true })],
      me: { hand: ['Gateway to Dis'] },
    })
    t.play('Gateway to Dis')
    expect([t.zoneOf('Rock'), t.zoneOf('Other'), t.card('Rock').warded]).toEqual([
      'battleline',
      'discard',
      true,
    ])
    expect(t.notHappened()).toContain('Rock: is not destroyed (KF-INV-1)')
  })

  it('stays in play at power 0 (KF-PWR-6)', () => {
    const king = creature('King', 7, { text: 'Each enemy creature gets -9 power.' })
    const t = table({ mine: [king], theirs: [rock, creature('Weak', 2)], me: { hand: ['Punch'] } })
      .play('Punch')
      .answer('King')
    expect([t.zoneOf('Rock'), t.powerOf('Rock')]).toEqual(['battleline', -5])
    expect(t.zoneOf('Weak')).toBe('discard')
  })

  it('can leave play in every other way', () => {
    for (const [verb, zone] of [
      ["Return an enemy creature to its owner's hand", 'hand'],
      ['Archive an enemy creature', 'archives'],
      ['Purge an enemy creature', 'purged'],
    ] as const) {
      const t = table({ theirs: [rock], me: { hand: [action('Away', `Play: ${verb}.`)] } }).play('Away')
      expect(t.zoneOf('Rock')).toBe(zone)
    }
  })

  it('can be gained, and lost again in time to be destroyed', () => {
    const shell = upgrade('Shell', 'This creature gains invulnerable.')
    const t = table({
      mine: [raider],
      theirs: [on(creature('Soft', 3), { upgrades: [shell] })],
      me: { hand: [action('Strip', 'Play: Destroy an upgrade.')] },
    })
    t.fight('Raider', 'Soft')
    expect(t.card('Soft')).toMatchObject({ zone: 'battleline', damage: 0 })
    t.play('Strip')
    expect(t.card('Soft')).toMatchObject({ zone: 'battleline', damage: 0 })
  })

  it('is followed by the state-based check as soon as it is lost', () => {
    const shell = upgrade('Shell', 'This creature gains invulnerable.')
    const t = table({
      theirs: [on(creature('Soft', 3), { damage: 3, upgrades: [shell] })],
      me: { hand: [action('Strip', 'Play: Destroy an upgrade.')] },
    })
    expect(t.zoneOf('Soft')).toBe('battleline')
    t.play('Strip')
    expect(t.zoneOf('Soft')).toBe('discard')
  })

  it('is followed by it also when a neighbor that gave it is gone', () => {
    const lender = creature('Lender', 2, { text: 'Each neighbor of Lender gains invulnerable.' })
    const t = table({
      theirs: [on(creature('Soft', 3), { damage: 3 }), lender],
      me: { hand: [action('Strip', 'Play: Destroy an enemy creature.')] },
    })
    t.play('Strip').answer('Lender')
    expect(t.zoneOf('Soft')).toBe('discard')
  })
})

describe('cannot be dealt damage by some sources (damage.2-prevent)', () => {
  const hero = creature('Hero', 9, {
    armor: 1,
    text: 'Hero cannot be dealt damage by Mutant creatures or creatures with power 5 or higher.',
  })
  const mutant = creature('Mutie', 2, { traits: ['mutant'] })

  it('prevents only their share', () => {
    for (const [name, attacker, damage] of [
      ['Mutie', mutant, 0],
      ['Big', creature('Big', 5), 0],
      ['Small', creature('Small', 4), 3],
    ] as const) {
      const t = table({ mine: [attacker], theirs: [hero] }).fight(name, 'Hero')
      expect(t.damageOn('Hero')).toBe(damage)
    }
  })

  it('judges a grown creature by its current power', () => {
    const t = table({ mine: [on(creature('Small', 4), { counters: 1 })], theirs: [hero] }).fight(
      'Small',
      'Hero',
    )
    expect(t.damageOn('Hero')).toBe(0)
  })

  it('does not prevent damage of an action card, which is no creature', () => {
    const t = table({ theirs: [hero], me: { hand: ['Punch'] } }).play('Punch')
    expect(t.damageOn('Hero')).toBe(2)
  })

  it('comes before ward and armor, so both are kept (KF-DMG-4, KF-WRD-3)', () => {
    const t = table({ mine: [mutant], theirs: [on(hero, { warded: true })] }).fight('Mutie', 'Hero')
    expect(t.card('Hero')).toMatchObject({ warded: true, armorLeft: 1, damage: 0 })
    expect(t.hooksAt('damage.2-prevent')).toEqual(['Hero cannot be dealt damage'])
  })

  it('does not prevent destruction', () => {
    const t = table({
      theirs: [creature('Safe', 3, { text: 'Safe cannot be dealt damage.' })],
      me: { hand: ['Gateway to Dis'] },
    })
    t.play('Gateway to Dis')
    expect(t.zoneOf('Safe')).toBe('discard')
  })

  it('protects only while its condition is true', () => {
    const tidal = creature('Tidal', 4, { text: 'While the tide is high, Tidal cannot be dealt damage.' })
    expect(
      table({ mine: [raider], theirs: [tidal], tide: 'theirs' })
        .fight('Raider', 'Tidal')
        .zoneOf('Tidal'),
    ).toBe('battleline')
    expect(
      table({ mine: [raider], theirs: [tidal], tide: 'mine' })
        .fight('Raider', 'Tidal')
        .zoneOf('Tidal'),
    ).toBe('discard')
    expect(
      table({ mine: [raider], theirs: [tidal] })
        .fight('Raider', 'Tidal')
        .zoneOf('Tidal'),
    ).toBe('discard')
  })
})
