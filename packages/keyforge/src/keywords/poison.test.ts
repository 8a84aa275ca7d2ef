import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const asp = creature('Asp', 2, { text: 'Poison.' })
const giant = creature('Giant', 12)

describe('poison (KF-POI-1)', () => {
  it('destroys a creature that the attacker deals power damage, whatever its power', () => {
    const t = table({ mine: [asp], theirs: [giant] }).fight('Asp', 'Giant')
    expect([t.zoneOf('Asp'), t.zoneOf('Giant')]).toEqual(['discard', 'discard'])
    expect(t.hooksAt('damage.5-place')).toEqual(['Asp poison'])
  })

  it('works for the defender, too', () => {
    const t = table({ mine: [giant], theirs: [asp] }).fight('Giant', 'Asp')
    expect(t.zoneOf('Giant')).toBe('discard')
  })

  it('ignores a creature that the poisonous one does not fight', () => {
    const t = table({ mine: [asp], theirs: [giant, creature('Other', 3)] }).fight('Asp', 'Giant')
    expect(t.card('Other')).toMatchObject({ zone: 'battleline', damage: 0 })
  })

  it('can be gained', () => {
    const fangs = upgrade('Fangs', 'This creature gains poison.')
    const t = table({ mine: [on(creature('Imp', 1), { upgrades: [fangs] })], theirs: [giant] }).fight(
      'Imp',
      'Giant',
    )
    expect(t.zoneOf('Giant')).toBe('discard')
  })

  it('tags at once with those that have lethal damage (KF-POI-4)', () => {
    const t = table({ mine: [asp], theirs: [giant] }).fight('Asp', 'Giant')
    expect(t.changedAt('destroyed.1-tag')).toEqual(['Giant tagged false → true', 'Asp tagged false → true'])
  })
})

describe('poison fails (KF-POI-2)', () => {
  it('if armor prevents all damage', () => {
    const t = table({ mine: [asp], theirs: [creature('Knight', 12, { armor: 2 })] }).fight('Asp', 'Knight')
    expect(t.card('Knight')).toMatchObject({ zone: 'battleline', damage: 0 })
  })

  it('not if armor leaves 1', () => {
    const t = table({ mine: [asp], theirs: [creature('Knight', 12, { armor: 1 })] }).fight('Asp', 'Knight')
    expect(t.zoneOf('Knight')).toBe('discard')
  })

  it('against a ward', () => {
    const t = table({ mine: [asp], theirs: [on(giant, { warded: true })] }).fight('Asp', 'Giant')
    expect(t.card('Giant')).toMatchObject({ zone: 'battleline', damage: 0, warded: false })
  })

  it('against a creature that cannot be dealt the damage', () => {
    const safe = creature('Safe', 5, {
      text: 'Safe cannot be dealt damage by creatures with power 2 or lower.',
    })
    const t = table({ mine: [asp], theirs: [safe] }).fight('Asp', 'Safe')
    expect(t.zoneOf('Safe')).toBe('battleline')
  })

  it('against an invulnerable creature, and against an elusive one', () => {
    for (const keyword of ['Invulnerable', 'Elusive']) {
      const t = table({ mine: [asp], theirs: [creature('Oaf', 5, { text: `${keyword}.` })] }).fight(
        'Asp',
        'Oaf',
      )
      expect(t.card('Oaf')).toMatchObject({ zone: 'battleline', damage: 0 })
    }
  })

  it.each([
    ['assault', creature('Asp', 2, { text: 'Poison.\nAssault 1.\nAsp deals no damage when fighting.' })],
    [
      'splash-attack',
      creature('Asp', 2, { text: 'Poison.\nSplash-attack 1.\nAsp deals no damage when fighting.' }),
    ],
    [
      'an ability',
      creature('Asp', 2, {
        text: 'Poison.\nBefore Fight: Deal 1 damage to each enemy creature.\nAsp deals no damage when fighting.',
      }),
    ],
  ])('as part of %s', (_, attacker) => {
    const t = table({ mine: [attacker], theirs: [creature('Left', 9), giant] }).fight('Asp', 'Giant')
    expect([t.zoneOf('Left'), t.zoneOf('Giant')]).toEqual(['battleline', 'battleline'])
    expect(t.damageOn('Left') + t.damageOn('Giant')).toBeGreaterThan(0)
  })

  it('as part of hazardous', () => {
    const t = table({
      mine: [creature('Raider', 9, { text: 'Skirmish.' })],
      theirs: [creature('Asp', 2, { text: 'Poison.\nHazardous 1.' })],
    }).fight('Raider', 'Asp')
    expect(t.card('Raider')).toMatchObject({ zone: 'battleline', damage: 1 })
  })

  it('if an ability deals damage equal to power, which is not power damage', () => {
    const spit = creature('Asp', 2, {
      text: 'Poison.\nAction: Asp deals damage equal to its power to an enemy creature.',
    })
    const t = table({ mine: [spit], theirs: [giant] }).use('Asp')
    expect(t.card('Giant')).toMatchObject({ zone: 'battleline', damage: 2 })
  })

  it('not if the creature gets a ward against destruction later: the tag remains', () => {
    const late = creature('Asp', 2, { text: 'Poison.\nDestroyed: Ward each enemy creature.' })
    const t = table({ mine: [late], theirs: [giant] }).fight('Asp', 'Giant')
    expect(t.zoneOf('Giant')).toBe('discard')
  })
})

describe('poison moves with the damage (KF-POI-3, KF-DMG-10)', () => {
  const shield = creature('Shield', 12, { text: 'Damage dealt to neighbors is dealt to Shield instead.' })
  const copier = creature('Copier', 12, {
    text: "Damage dealt to Copier's neighbors during fights is also dealt to Copier.",
  })

  it('to the creature that it is redirected to', () => {
    const t = table({ mine: [asp], theirs: [shield, giant] }).fight('Asp', 'Giant')
    expect([t.zoneOf('Shield'), t.zoneOf('Giant')]).toEqual(['discard', 'battleline'])
  })

  it('to the creature that it is copied to', () => {
    const t = table({ mine: [asp], theirs: [giant, copier] }).fight('Asp', 'Giant')
    expect([t.zoneOf('Copier'), t.zoneOf('Giant')]).toEqual(['discard', 'discard'])
  })

  it('past the armor of the creature that it is redirected to', () => {
    const armored = creature('Shield', 12, {
      armor: 5,
      text: 'Damage dealt to neighbors is dealt to Shield instead.',
    })
    const t = table({ mine: [asp], theirs: [armored, giant] }).fight('Asp', 'Giant')
    expect(t.zoneOf('Shield')).toBe('discard')
  })
})

describe('poison and destruction', () => {
  it('uses up no second ward: the ward prevented the damage, so nothing is destroyed', () => {
    const t = table({ mine: [asp], theirs: [on(giant, { warded: true })] }).fight('Asp', 'Giant')
    expect(t.changedAt('damage.3-ward')).toContain('Giant warded true → false')
    expect(t.changedAt('destroyed.1-tag')).toEqual(['Asp tagged false → true'])
  })

  it('is replaced by healing the creature', () => {
    const t = table({ mine: [asp], theirs: [on(giant, { upgrades: ['Armageddon Cloak'] })] }).fight(
      'Asp',
      'Giant',
    )
    // The cloak's hazardous 2 destroys the attacker first.
    expect(t.skipped().map(([step]) => step)).toContain('fight.3-exchange')
    const fast = creature('Asp', 4, { text: 'Poison.' })
    const u = table({ mine: [fast], theirs: [on(giant, { upgrades: ['Armageddon Cloak'] })] }).fight(
      'Asp',
      'Giant',
    )
    expect(u.card('Giant')).toMatchObject({ zone: 'battleline', damage: 0 })
    expect(u.zoneOf('Armageddon Cloak')).toBe('discard')
  })

  it('does not apply outside fights', () => {
    const bolt = action('Bolt', 'Play: Deal 1 damage to an enemy creature.')
    const t = table({ mine: [asp], theirs: [giant], me: { hand: [bolt] } }).play('Bolt')
    expect(t.zoneOf('Giant')).toBe('battleline')
  })
})
