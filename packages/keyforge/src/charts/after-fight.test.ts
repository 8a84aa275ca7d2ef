import { describe, expect, it } from 'vitest'
import { artifact, creature, on, type Table, table } from '../../test/table.ts'

const brute = creature('Brute', 5)
const oaf = creature('Oaf', 9)

const drain = (t: Table): Table => {
  while (t.askedAt() !== 'turn.3-main') t.answer(t.askedLabels()[0]!)
  return t
}

describe('fight.4-after', () => {
  it('has only the After Fight: abilities of the attacker (KF-FGT-12)', () => {
    const t = table({
      mine: [creature('A', 2, { text: 'After Fight: Gain 1Æ.' })],
      theirs: [creature('D', 9, { text: 'After Fight: Gain 5Æ.' })],
    })
    t.fight('A', 'D')
    expect(t.pools()).toEqual([0, 0])
    const u = table({
      mine: [creature('A', 9, { text: 'After Fight: Gain 1Æ.' })],
      theirs: [creature('D', 2, { text: 'After Fight: Gain 5Æ.' })],
    })
    expect(u.fight('A', 'D').pools()).toEqual([1, 0])
  })

  it('removes the enrage first, even without an exchange (KF-ENR-3)', () => {
    const t = table({
      mine: [on(creature('Mad', 5, { text: 'Assault 9.' }), { enraged: true })],
      theirs: [oaf],
    }).fight('Mad', 'Oaf')
    expect(t.card('Mad').enraged).toBe(false)
  })

  it('keeps an enrage that the creature gives itself there (KF-ENR-3)', () => {
    const t = table({
      mine: [on(creature('Mad', 9, { text: 'After Fight: Enrage Mad.' }), { enraged: true })],
      theirs: [brute],
    }).fight('Mad', 'Brute')
    expect(t.card('Mad').enraged).toBe(true)
  })

  it('removes an enrage from before the fight, from the attacker only (KF-MID-6)', () => {
    const t = table({
      mine: [creature('Mad', 3, { text: 'Before Fight: Enrage Mad. Enrage the creature Mad fights.' })],
      theirs: [creature('Foe', 2)],
    })
    t.fight('Mad', 'Foe')
    expect(t.card('Mad').enraged).toBe(false)
    const u = table({
      mine: [creature('Mad', 3, { text: 'Before Fight: Enrage the creature Mad fights.' })],
      theirs: [oaf],
    }).fight('Mad', 'Oaf')
    expect(u.card('Oaf').enraged).toBe(true)
  })

  it('resolves triggers for having fought without the fighter and without an exchange (KF-FGT-13)', () => {
    const niff = creature('Niff', 2, { text: 'After a neighbor of Niff fights, gain 1Æ.' })
    const alive = table({ mine: [oaf, niff], theirs: [brute] }).fight('Oaf', 'Brute')
    expect(alive.pools()).toEqual([1, 0])
    const dead = table({ mine: [creature('Small', 1), niff], theirs: [oaf] }).fight('Small', 'Oaf')
    expect([dead.zoneOf('Small'), ...dead.pools()]).toEqual(['discard', 1, 0])
    const none = table({ mine: [creature('Bear', 3, { text: 'Assault 9.' }), niff], theirs: [oaf] }).fight(
      'Bear',
      'Oaf',
    )
    expect(none.pools()).toEqual([1, 0])
  })

  it('resolves them for any friendly creature that fought, in play or not (KF-FGT-13)', () => {
    const bard = artifact('Bard', 'After a friendly creature fights, gain 1Æ.')
    expect(
      table({ mine: [oaf], theirs: [brute], me: { artifacts: [bard] } })
        .fight('Oaf', 'Brute')
        .pools(),
    ).toEqual([1, 0])
    expect(
      table({ mine: [brute], theirs: [oaf], me: { artifacts: [bard] } })
        .fight('Brute', 'Oaf')
        .pools(),
    ).toEqual([1, 0])
  })

  it('needs the card with the trigger in play', () => {
    const niff = creature('Niff', 2, { text: 'After a neighbor of Niff fights, gain 1Æ.' })
    const t = table({
      mine: [brute, niff],
      theirs: [creature('Bomb', 1, { text: 'Destroyed: Deal 2 damage to each enemy creature.' })],
    }).fight('Brute', 'Bomb')
    expect([t.zoneOf('Niff'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('lets a killer act on the creature that it killed only while the killer lives (KF-FGT-14)', () => {
    const killer = { text: 'After an enemy creature is destroyed fighting Killer, gain 1Æ.' }
    expect(
      table({ mine: [creature('Killer', 5, killer)], theirs: [creature('D', 3)] })
        .fight('Killer', 'D')
        .pools(),
    ).toEqual([1, 0])
    expect(
      table({ mine: [creature('Killer', 5, killer)], theirs: [creature('D', 5)] })
        .fight('Killer', 'D')
        .pools(),
    ).toEqual([0, 0])
    const defending = table({ mine: [creature('D', 3)], theirs: [creature('Killer', 5, killer)] }).fight(
      'D',
      'Killer',
    )
    expect(defending.pools()).toEqual([0, 1])
  })

  it('does not count a creature lost before the fight as destroyed fighting (KF-FGT-15)', () => {
    const killer = creature('Killer', 5, {
      text: 'Assault 9.\nAfter an enemy creature is destroyed fighting Killer, gain 1Æ.',
    })
    expect(
      table({ mine: [killer], theirs: [oaf] })
        .fight('Killer', 'Oaf')
        .pools(),
    ).toEqual([0, 0])
  })

  it('counts redirected or copied power damage as destroyed fighting (KF-FGT-15, KF-DMG-10)', () => {
    const killer = creature('Killer', 9, {
      text: 'After an enemy creature is destroyed fighting Killer, gain 1Æ.',
    })
    const shield = creature('Shield', 4, { text: 'Damage dealt to neighbors is dealt to Shield instead.' })
    expect(
      table({ mine: [killer], theirs: [creature('D', 3), shield] })
        .fight('Killer', 'D')
        .pools(),
    ).toEqual([1, 0])
    const copier = creature('Copier', 4, {
      text: "Damage dealt to Copier's neighbors during fights is also dealt to Copier.",
    })
    expect(
      drain(table({ mine: [killer], theirs: [creature('D', 3), copier] }).fight('Killer', 'D')).pools(),
    ).toEqual([2, 0])
  })

  it('loses the After Fight: abilities that the attacker lost in its own destruction window (KF-MID-9)', () => {
    const t = table({
      mine: [creature('A', 4, { text: 'After Fight: Gain 1Æ.' })],
      theirs: [creature('D', 3, { text: 'Destroyed: Deal 1 damage to each enemy creature.' })],
    })
    t.fight('A', 'D')
    expect([t.zoneOf('A'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('resolves several triggers in the order that the active player chooses', () => {
    const t = table({
      mine: [creature('A', 9, { text: 'After Fight: Gain 1Æ.\nAfter Fight: Stun a creature.' })],
      theirs: [brute],
      me: { artifacts: [artifact('Bard', 'After a friendly creature fights, gain 1Æ.')] },
    })
    t.fight('A', 'Brute')
    expect(t.asked).toMatchObject({ who: 1, step: 'keyforge/fight.4-after' })
    expect(t.askedLabels()).toHaveLength(3)
  })
})

describe('texts about fighting (KF-FGT-10)', () => {
  it('the lower of two limits holds', () => {
    const meek = creature('Meek', 9, {
      text: 'Meek only deals 3 damage when fighting.\nMeek only deals 2 damage when fighting.',
    })
    expect(
      table({ mine: [meek], theirs: [creature('D', 20)] })
        .fight('Meek', 'D')
        .damageOn('D'),
    ).toBe(2)
    const other = creature('Meek', 9, {
      text: 'Meek only deals 2 damage when fighting.\nMeek only deals 3 damage when fighting.',
    })
    expect(
      table({ mine: [other], theirs: [creature('D', 20)] })
        .fight('Meek', 'D')
        .damageOn('D'),
    ).toBe(2)
  })

  it('is an upper limit: less power deals less', () => {
    const meek = creature('Meek', 1, { text: 'Meek only deals 3 damage when fighting.' })
    expect(
      table({ mine: [meek], theirs: [oaf] })
        .fight('Meek', 'Oaf')
        .damageOn('Oaf'),
    ).toBe(1)
  })

  it('two bonuses are both added', () => {
    const keen = creature('Keen', 2, {
      text: 'Keen deals +2 damage while attacking an enemy flank creature.\nKeen deals +3 damage while attacking an enemy creature.',
    })
    expect(
      table({ mine: [keen], theirs: [creature('D', 20)] })
        .fight('Keen', 'D')
        .damageOn('D'),
    ).toBe(7)
    expect(
      table({ mine: [keen], theirs: [creature('L', 1), creature('D', 20), creature('R', 1)] })
        .fight('Keen', 'D')
        .damageOn('D'),
    ).toBe(5)
  })

  it('a bonus is for the attacker, and only against what the text names', () => {
    const keen = creature('Keen', 2, {
      text: 'Keen deals +2 damage while attacking an enemy flank creature.',
    })
    expect(
      table({ mine: [keen], theirs: [creature('L', 9), creature('D', 9), creature('R', 9)] })
        .fight('Keen', 'D')
        .damageOn('D'),
    ).toBe(2)
    expect(
      table({ mine: [creature('A', 9)], theirs: [keen] })
        .fight('A', 'Keen')
        .damageOn('A'),
    ).toBe(2)
  })

  it('deals no damage as attacker and as defender, but is dealt damage', () => {
    const meek = creature('Meek', 9, { text: 'Meek deals no damage when fighting.' })
    const t = table({ mine: [meek], theirs: [brute] }).fight('Meek', 'Brute')
    expect([t.damageOn('Meek'), t.damageOn('Brute')]).toEqual([5, 0])
    const u = table({ mine: [brute], theirs: [meek] }).fight('Brute', 'Meek')
    expect([u.damageOn('Meek'), u.damageOn('Brute')]).toEqual([5, 0])
    expect(u.notHappened()).toEqual([])
  })

  it('does not prevent the damage of its abilities', () => {
    const meek = creature('Meek', 9, {
      text: 'Meek deals no damage when fighting.\nBefore Fight: Deal 1 damage to the creature Meek fights.',
    })
    expect(
      table({ mine: [meek], theirs: [brute] })
        .fight('Meek', 'Brute')
        .damageOn('Brute'),
    ).toBe(1)
  })
})

describe('the destruction of the defender', () => {
  const pools = (power: number, condition: string, marks = {}) => {
    const thief = creature('Thief', 5, { text: `After Fight: If ${condition}, gain 1Æ.` })
    return drain(
      table({ mine: [thief], theirs: [on(creature('Victim', power), marks)] }).fight('Thief', 'Victim'),
    ).pools()[0]
  }

  it.each([
    'the creature it fights is destroyed',
    'the creature it fought was destroyed',
    'the creature Thief fought was destroyed',
    'that creature was destroyed',
  ])('counts after it has left play: if %s', (condition) => {
    expect([pools(3, condition), pools(9, condition)]).toEqual([1, 0])
  })

  it('counts for the defender, too', () => {
    const survives = 'the creature it fights is not destroyed'
    expect([pools(3, survives), pools(9, survives)]).toEqual([0, 0])
    expect(pools(4, survives, { warded: true })).toBe(1)
  })
})
