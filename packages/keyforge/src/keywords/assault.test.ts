import { describe, expect, it } from 'vitest'
import { creature, on, table, upgrade } from '../../test/table.ts'

const bear = creature('Bear', 5, { text: 'Assault 2.' })
const oaf = creature('Oaf', 4)

describe('assault (KF-ASL-1)', () => {
  it('deals its value to the defender before the fight', () => {
    const t = table({ mine: [bear], theirs: [creature('Oaf', 9)] }).fight('Bear', 'Oaf')
    expect(t.damageOn('Oaf')).toBe(7)
    expect(t.steps().indexOf('damage.5-place')).toBeLessThan(t.steps().indexOf('fight.3-exchange'))
    expect(t.steps('damage')).toHaveLength(12)
  })

  it('does nothing for a defender', () => {
    const t = table({ mine: [oaf], theirs: [creature('Bear', 9, { text: 'Assault 2.' })] }).fight(
      'Oaf',
      'Bear',
    )
    expect(t.steps('damage')).toHaveLength(6)
  })

  it('prevents the exchange if it destroys the defender (KF-FGT-7)', () => {
    const t = table({ mine: [bear], theirs: [creature('Oaf', 2)] }).fight('Bear', 'Oaf')
    expect([t.damageOn('Bear'), t.zoneOf('Oaf')]).toEqual([0, 'discard'])
    expect(t.skipped()).toContainEqual(['fight.3-exchange', 'KF-FGT-7'])
  })

  it('adds values and deals the sum at once', () => {
    const claw = upgrade('Claw', 'This creature gains assault 3.')
    const howler = creature('Howler', 1, { text: 'Each neighbor of Howler gains assault 1.' })
    const t = table({
      mine: [on(bear, { upgrades: [claw] }), howler],
      theirs: [creature('Oaf', 20, { armor: 2 })],
    })
    expect(t.card('Bear').keywords.assault).toBe(6)
    t.fight('Bear', 'Oaf')
    expect(t.steps('damage')).toHaveLength(12)
    expect(t.damageOn('Oaf')).toBe(6 - 2 + 5)
  })

  it('is prevented by a ward, and the exchange then is not', () => {
    const t = table({ mine: [bear], theirs: [on(creature('Oaf', 9), { warded: true })] }).fight('Bear', 'Oaf')
    expect(t.card('Oaf')).toMatchObject({ damage: 5, warded: false })
  })

  it('uses up armor before the exchange', () => {
    const t = table({ mine: [bear], theirs: [creature('Oaf', 9, { armor: 3 })] }).fight('Bear', 'Oaf')
    expect(t.damageOn('Oaf')).toBe(5 - 1)
    expect(t.changedAt('damage.4-armor')).toContain('Oaf armorUsed 0 → 2')
  })

  it('damages an elusive defender (KF-ELU-4)', () => {
    const t = table({ mine: [bear], theirs: [creature('Oaf', 9, { text: 'Elusive.' })] }).fight('Bear', 'Oaf')
    expect([t.damageOn('Oaf'), t.damageOn('Bear')]).toEqual([2, 0])
  })

  it('damages the defender only, not its neighbors', () => {
    const t = table({ mine: [bear], theirs: [creature('L', 3), creature('Oaf', 9), creature('R', 3)] }).fight(
      'Bear',
      'Oaf',
    )
    expect([t.damageOn('L'), t.damageOn('R')]).toEqual([0, 0])
  })

  it('shares a window with Before Fight: and hazardous, in the order the active player chooses (KF-GEN-4)', () => {
    const captain = creature('Captain', 5, { text: 'Assault 2.\nBefore Fight: Gain 1Æ.' })
    const t = table({ mine: [captain], theirs: [creature('Thorns', 9, { text: 'Hazardous 2.' })] }).fight(
      'Captain',
      'Thorns',
    )
    expect(t.asked.who).toBe(1)
    expect([...t.askedLabels()].sort()).toEqual([
      'Captain: Before Fight',
      'Captain: assault',
      'Thorns: hazardous',
    ])
    t.answer('Thorns: hazardous')
    expect(t.damageOn('Captain')).toBe(2)
    expect([...t.askedLabels()].sort()).toEqual(['Captain: Before Fight', 'Captain: assault'])
  })

  it('is lost with the attacker (KF-FGT-5)', () => {
    const t = table({
      mine: [creature('Bear', 2, { text: 'Assault 2.' })],
      theirs: [creature('Thorns', 9, { text: 'Hazardous 2.' })],
    })
    t.fight('Bear', 'Thorns').answer('Thorns: hazardous')
    expect([t.zoneOf('Bear'), t.damageOn('Thorns')]).toEqual(['discard', 0])
  })

  it('still resolves without the defender, and damages nothing (KF-FGT-5)', () => {
    const captain = creature('Captain', 5, {
      text: 'Assault 2.\nBefore Fight: Destroy the creature Captain fights.',
    })
    const t = table({ mine: [captain], theirs: [oaf, creature('Next', 5)] })
      .fight('Captain', 'Oaf')
      .answer('Captain: Before Fight')
    expect(t.notHappened()).toContain('Oaf: is not dealt 2 damage (KF-ZON-1)')
    expect(t.damageOn('Next')).toBe(0)
  })

  it('uses up no armor of a defender that is out of play', () => {
    const captain = creature('Captain', 5, {
      text: 'Assault 2.\nBefore Fight: Destroy the creature Captain fights.',
    })
    const knight = creature('Knight', 4, { armor: 2 })
    const t = table({ mine: [captain], theirs: [knight] })
      .fight('Captain', 'Knight')
      .answer('Captain: Before Fight')
    expect(t.changedAt('damage.4-armor')).toEqual([])
    expect(JSON.stringify(t.kf.save(t.position))).not.toContain('"armorUsed":2')
  })

  it('is not power damage: poison does not apply (KF-FGT-6)', () => {
    const venom = creature('Bear', 1, { text: 'Assault 2.\nPoison.' })
    const t = table({ mine: [venom], theirs: [creature('Knight', 9, { armor: 3 })] }).fight('Bear', 'Knight')
    expect(t.zoneOf('Knight')).toBe('battleline')
  })

  it('gained in the window still counts (KF-MID-7)', () => {
    const captain = creature('Captain', 5, {
      text: 'While you control a damaged creature, Captain gains assault 3.\nBefore Fight: Deal 1 damage to Captain.',
    })
    const t = table({ mine: [captain], theirs: [creature('Oaf', 9)] }).fight('Captain', 'Oaf')
    expect(t.damageOn('Oaf')).toBe(8)
  })
})
