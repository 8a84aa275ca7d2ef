import { describe, expect, it } from 'vitest'
import { creature, on, table, upgrade } from '../../test/table.ts'

const wave = creature('Wave', 5, { text: 'Splash-attack 2.' })
const row = (middle = creature('D', 9)) => [creature('L', 5), middle, creature('R', 5)]
const damages = (t: ReturnType<typeof table>) => ['L', 'D', 'R'].map((name) => t.damageOn(name))

describe('splash-attack (KF-SPL-1)', () => {
  it('deals its value to both neighbors of the defender, as part of the exchange (KF-FGT-11)', () => {
    const t = table({ mine: [wave], theirs: row() }).fight('Wave', 'D')
    expect(damages(t)).toEqual([2, 5, 2])
    expect(t.steps('damage')).toHaveLength(6)
  })

  it('damages one neighbor if there is one, and none if there is none', () => {
    const t = table({ mine: [wave], theirs: [creature('L', 6), creature('D', 9), creature('R', 5)] }).fight(
      'Wave',
      'L',
    )
    expect(damages(t)).toEqual([5, 2, 0])
    const u = table({ mine: [wave], theirs: [creature('D', 9)] }).fight('Wave', 'D')
    expect(u.hooksAt('damage.1-pending')).toEqual([])
  })

  it('does nothing for a defender', () => {
    const t = table({
      mine: [creature('X', 5), creature('Raider', 9)],
      theirs: [wave, creature('R', 5)],
    }).fight('Raider', 'Wave')
    expect([t.damageOn('X'), t.damageOn('R')]).toEqual([0, 0])
    expect(t.hooksAt('damage.1-pending')).toEqual([])
  })

  it('destroys at the same time as the exchange (KF-DMG-1)', () => {
    const t = table({ mine: [wave], theirs: [creature('L', 2), creature('D', 5), creature('R', 2)] }).fight(
      'Wave',
      'D',
    )
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.1-tag')).toHaveLength(1)
    expect(t.line('theirs')).toEqual([])
  })

  it('counts as destroyed in a fight (KF-FGT-15)', () => {
    const hunter = creature('Wave', 9, {
      text: 'Splash-attack 2.\nAfter an enemy creature is destroyed fighting Wave, gain 1Æ.',
    })
    const t = table({ mine: [hunter], theirs: [creature('L', 2), creature('D', 5), creature('R', 2)] }).fight(
      'Wave',
      'D',
    )
    while (t.askedAt() === 'destroyed.4-after') t.answer(t.askedLabels()[0]!)
    expect(t.pools()).toEqual([3, 0])
  })

  it('is prevented by wards and armor of the neighbors', () => {
    const t = table({
      mine: [wave],
      theirs: [on(creature('L', 5), { warded: true }), creature('D', 9), creature('R', 5, { armor: 1 })],
    })
    t.fight('Wave', 'D')
    expect(damages(t)).toEqual([0, 5, 1])
    expect([t.card('L').warded, t.card('R').armorLeft]).toEqual([false, 0])
  })

  it('adds values', () => {
    const oar = upgrade('Oar', 'This creature gains splash-attack 1.')
    const t = table({ mine: [on(wave, { upgrades: [oar] })], theirs: row() }).fight('Wave', 'D')
    expect(damages(t)).toEqual([3, 5, 3])
  })

  it('is not power damage: poison, skirmish and limits do not apply', () => {
    const odd = creature('Wave', 5, {
      text: 'Splash-attack 2.\nPoison.\nWave deals no damage when fighting.',
    })
    const t = table({ mine: [odd], theirs: row() }).fight('Wave', 'D')
    expect(damages(t)).toEqual([2, 0, 2])
    expect(t.zoneOf('L')).toBe('battleline')
  })

  it('uses the neighbors at the start of the exchange (KF-FGT-9)', () => {
    const killer = creature('Wave', 5, { text: 'Splash-attack 2.\nBefore Fight: Destroy an enemy creature.' })
    const t = table({ mine: [killer], theirs: [creature('F', 5), creature('L', 5), creature('D', 9)] })
    t.fight('Wave', 'D').answer('L')
    expect(t.damageOn('F')).toBe(2)
  })

  it('is skipped with the exchange', () => {
    const bear = creature('Wave', 5, { text: 'Splash-attack 2.\nAssault 9.' })
    const t = table({ mine: [bear], theirs: row() }).fight('Wave', 'D')
    expect([t.damageOn('L'), t.damageOn('R')]).toEqual([0, 0])
  })

  it('ignores taunt: protected creatures can be splashed (KF-TNT-3)', () => {
    const t = table({ mine: [wave], theirs: [creature('L', 5), creature('D', 9, { text: 'Taunt.' })] }).fight(
      'Wave',
      'D',
    )
    expect(t.damageOn('L')).toBe(2)
  })
})
