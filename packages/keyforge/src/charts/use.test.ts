import { describe, expect, it } from 'vitest'
import { artifact, creature, on, table } from '../../test/table.ts'

describe('reaping (KF-REA-1)', () => {
  it('walks its steps: exhaust, before, gain, after', () => {
    const t = table({
      mine: [creature('Monk', 3, { text: 'Before Reap: Gain 2Æ.\nAfter Reap: Gain 3Æ.' })],
    }).reap('Monk')
    expect(t.steps().filter((step) => /^(reap\.|card)/.test(step) && !step.endsWith('.2'))).toEqual([
      'reap.1-exhaust',
      'reap.2-before',
      'card/monk/0.1',
      'reap.3-gain',
      'reap.4-after',
      'card/monk/1.1',
    ])
    expect([t.pools()[0], t.card('Monk').ready]).toEqual([6, false])
  })

  it('resolves only the abilities of the creature', () => {
    const monk = creature('Monk', 3, { text: 'After Reap: Gain 3Æ.' })
    const t = table({ mine: [monk, creature('Oaf', 3)] }).reap('Oaf')
    expect(t.pools()).toEqual([1, 0])
  })

  it('resolves an After Reap: ability that the creature gains in that window (KF-REA-2)', () => {
    const lamp = artifact(
      'Lamp',
      'While you control a damaged creature, each friendly creature gains, "After Reap: Gain 1Æ."',
    )
    const t = table({
      mine: [creature('Monk', 3, { text: 'After Reap: Deal 1 damage to Monk.' })],
      me: { artifacts: [lamp] },
    }).reap('Monk')
    expect(t.pools()).toEqual([2, 0])
  })

  it('loses the After Reap: abilities of a creature that left in the window (KF-GEN-16)', () => {
    const t = table({
      mine: [creature('Martyr', 3, { text: 'After Reap: Destroy Martyr.\nAfter Reap: Gain 1Æ.' })],
    }).reap('Martyr')
    t.answer(t.askedLabels()[0]!)
    expect([t.zoneOf('Martyr'), ...t.pools()]).toEqual(['discard', 1, 0])
  })

  it('reads “Reap:” as after reap (KF-ABL-2)', () => {
    expect(
      table({ mine: [creature('Monk', 3, { text: 'Reap: Gain 1Æ.' })] })
        .reap('Monk')
        .pools(),
    ).toEqual([2, 0])
  })
})

describe('actions (KF-ACT-1)', () => {
  it('exhaust the card and resolve the ability', () => {
    const t = table({ me: { artifacts: [artifact('Mill', 'Action: Gain 2Æ.')] } }).use('Mill')
    expect(t.steps('action')).toEqual(['action.1-exhaust', 'action.2-ability', 'action.3-after'])
    expect([t.pools()[0], t.card('Mill').ready]).toEqual([2, false])
  })

  it('resolve one ability for each use, even if the card has more (KF-USE-3)', () => {
    const board = { me: { artifacts: [artifact('Mill', 'Action: Gain 2Æ.\nAction: Gain 5Æ.')] } }
    const t = table(board)
    const mill = t.id('Mill')
    expect(t.asked.options.map(({ id }) => id)).toEqual([`action ${mill}`, `action ${mill} 1`, 'end'])
    expect(t.use('Mill', 1).pools()).toEqual([5, 0])
    expect(table(board).use('Mill').pools()).toEqual([2, 0])
  })

  it('may remove the card itself: the ability still finishes (KF-GEN-16)', () => {
    const t = table({ me: { artifacts: [artifact('Bomb', 'Action: Destroy Bomb. Gain 2Æ.')] } }).use('Bomb')
    expect([t.zoneOf('Bomb'), ...t.pools()]).toEqual(['discard', 2, 0])
  })

  it('may be gained', () => {
    const t = table({
      mine: [creature('Oaf', 3)],
      me: { artifacts: [artifact('School', 'Each friendly creature gains, "Action: Gain 1Æ."')] },
    })
    expect(t.use('Oaf').pools()).toEqual([1, 0])
  })

  it('of a creature with versatile are legal in any active house (KF-VER-1)', () => {
    const t = table({ mine: [creature('Free', 3, { text: 'Versatile.' })], house: 'mars' })
    expect(t.askedLabels()).toContain('Free reaps')
  })

  it('marked Omni: are uses too, and need no house (KF-USE-1, KF-USE-2)', () => {
    const t = table({ me: { artifacts: [artifact('Orb', 'Omni: Gain 1Æ.')] }, house: 'mars' })
    expect(t.askedLabels()).toContain('use Orb')
  })
})

describe('removing a stun (KF-STN-2)', () => {
  it('exhausts the creature and removes the stun', () => {
    const t = table({ mine: [on(creature('Oaf', 3), { stunned: true })] }).unstun('Oaf')
    expect(t.steps('remove-stun')).toEqual([
      'remove-stun.1-exhaust',
      'remove-stun.2-stun',
      'remove-stun.3-after',
    ])
    expect(t.card('Oaf')).toMatchObject({ stunned: false, ready: false })
  })

  it('does nothing else: no Æmber, no abilities', () => {
    const t = table({
      mine: [on(creature('Monk', 3, { text: 'After Reap: Gain 1Æ.' }), { stunned: true })],
    }).unstun('Monk')
    expect(t.pools()).toEqual([0, 0])
  })
})
