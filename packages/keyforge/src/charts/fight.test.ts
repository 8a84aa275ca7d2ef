import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, type Table, table } from '../../test/table.ts'

const brute = creature('Brute', 5)
const oaf = creature('Oaf', 9)

const drain = (t: Table): Table => {
  while (t.askedAt() !== 'turn.3-main') t.answer(t.askedLabels()[0]!)
  return t
}

describe('the fight chart', () => {
  it('walks its four steps in order', () => {
    const t = table({ mine: [brute], theirs: [oaf] }).fight('Brute', 'Oaf')
    expect(t.steps('fight')).toEqual(['fight.1-declare', 'fight.2-before', 'fight.3-exchange', 'fight.4-after'])
  })

  it('exhausts the attacker and counts the pick (fight.1-declare)', () => {
    const t = table({ mine: [brute], theirs: [oaf] }).fight('Brute', 'Oaf')
    expect(t.changedAt('fight.1-declare')).toEqual(['Brute ready true → false', 'Oaf fought 0 → 1'])
  })

  it('deals power both ways at one moment (KF-FGT-11)', () => {
    const t = table({ mine: [brute], theirs: [creature('Twin', 5)] }).fight('Brute', 'Twin')
    expect([t.zoneOf('Brute'), t.zoneOf('Twin')]).toEqual(['discard', 'discard'])
    expect(t.steps('destroyed').filter(step => step === 'destroyed.1-tag')).toHaveLength(1)
  })

  it('lets exhausted defenders strike back', () => {
    const t = table({ mine: [brute], theirs: [on(oaf, { exhausted: true })] }).fight('Brute', 'Oaf')
    expect(t.zoneOf('Brute')).toBe('discard')
  })

  it('ends in order: destruction, after damage, after the fight (KF-FGT-16)', () => {
    const t = table({
      mine: [creature('Hero', 9, { text: 'After Fight: Gain 1Æ.\nAfter Hero is dealt damage, gain 1Æ.\nAfter an enemy creature is destroyed fighting Hero, gain 1Æ.' })],
      theirs: [creature('Small', 3)],
    }).fight('Hero', 'Small')
    const steps = t.steps()
    const at = ['destroyed.4-after', 'card/hero/2.1', 'damage.6-after', 'card/hero/1.1', 'fight.4-after', 'card/hero/0.1'].map(step => steps.indexOf(step))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(t.pools()).toEqual([3, 0])
  })
})

describe('fight.2-before', () => {
  const duelist = creature('Duelist', 5, { text: 'Before Fight: Destroy the creature Duelist fights.\nAfter Fight: Gain 1Æ.' })

  it('passes the exchange over where the defender is gone, and After Fight: stays silent (KF-FGT-7, KF-MID-1)', () => {
    const t = table({ mine: [duelist], theirs: [oaf] }).fight('Duelist', 'Oaf')
    expect(t.skipped()).toContainEqual(['fight.3-exchange', 'KF-FGT-7'])
    expect([t.damageOn('Duelist'), ...t.pools()]).toEqual([0, 0, 0])
  })

  it('passes it over however the defender has gone', () => {
    for (const verb of ["Return the creature Duelist fights to its owner's hand", 'Purge the creature Duelist fights', 'Archive the creature Duelist fights']) {
      const t = table({ mine: [creature('Duelist', 5, { text: `Before Fight: ${verb}.` })], theirs: [oaf] }).fight('Duelist', 'Oaf')
      expect(t.skipped()).toContainEqual(['fight.3-exchange', 'KF-FGT-7'])
    }
  })

  it('goes on to the exchange where a replacement saved the defender (KF-FGT-8)', () => {
    const t = table({ mine: [creature('Duelist', 20, { text: 'Before Fight: Destroy the creature Duelist fights.' })], theirs: [on(oaf, { upgrades: ['Armageddon Cloak'] })] })
    t.fight('Duelist', 'Oaf').answer('Duelist: Before Fight')
    expect(t.steps()).toContain('damage.5-place')
    expect([t.damageOn('Duelist'), t.card('Oaf').zone]).toEqual([9, 'discard'])
  })

  it('goes on where a ward saved it (KF-MID-8)', () => {
    const t = table({ mine: [duelist], theirs: [on(oaf, { warded: true })] }).fight('Duelist', 'Oaf')
    expect(t.card('Oaf')).toMatchObject({ warded: false, damage: 5 })
  })

  it('still carries out what waits after the defender is gone (KF-FGT-5)', () => {
    const chief = creature('Chief', 5, { text: 'Assault 9.\nBefore Fight: Deal 1 damage to each enemy creature.' })
    const t = table({ mine: [chief], theirs: [oaf, creature('Next', 5)] }).fight('Chief', 'Oaf').answer('Chief: assault')
    expect([t.zoneOf('Oaf'), t.damageOn('Next')]).toEqual(['discard', 1])
  })

  it('loses what waits in edition essay as soon as the defender is destroyed (C1)', () => {
    const chief = creature('Chief', 5, { text: 'Assault 9.\nBefore Fight: Deal 1 damage to each enemy creature.' })
    const t = table({ mine: [chief], theirs: [oaf, creature('Next', 5)], edition: 'essay' }).fight('Chief', 'Oaf').answer('Chief: assault')
    expect([t.zoneOf('Oaf'), t.damageOn('Next')]).toEqual(['discard', 0])
    expect(t.notHappened()).toContain('Chief: Chief: Before Fight (KF-FGT-5)')
    expect(t.steps()).toContain('fight.4-after')
  })

  it('loses nothing in edition essay while the defender stands', () => {
    const chief = creature('Chief', 5, { text: 'Assault 1.\nBefore Fight: Deal 1 damage to each enemy creature.' })
    const t = table({ mine: [chief], theirs: [oaf], edition: 'essay' }).fight('Chief', 'Oaf').answer('Chief: assault')
    expect(t.zoneOf('Oaf')).toBe('battleline')
    expect(t.damageOn('Oaf')).toBe(1 + 1 + 5)
  })

  it('has power, armor and keywords in force from the exchange on (KF-FGT-9, KF-MID-7)', () => {
    const caller = creature('Caller', 5, { text: 'Before Fight: Destroy an enemy creature.' })
    const t = table({ mine: [caller], theirs: [creature('Boosted', 5), creature('Booster', 1, { text: 'Each neighbor of Booster gets +3 power.' })], they: { artifacts: ['Banner of Battle'] } })
    t.fight('Caller', 'Boosted').answer('Booster')
    expect(t.changedAt('damage.5-place')).toEqual(expect.arrayContaining(['Caller damage 0 → 6']))
  })

  it('lets a defender stunned there strike all the same (KF-MID-5)', () => {
    const t = table({ mine: [creature('Stunner', 9, { text: 'Before Fight: Stun the creature Stunner fights.' })], theirs: [creature('Foe', 4)] }).fight('Stunner', 'Foe')
    expect(t.damageOn('Stunner')).toBe(4)
  })

  it('lets an attacker stunned there finish, and it keeps the stun (KF-MID-5)', () => {
    const t = table({ mine: [creature('Dizzy', 9, { text: 'Before Fight: Stun Dizzy.' })], theirs: [creature('Foe', 4)] }).fight('Dizzy', 'Foe')
    expect(t.zoneOf('Foe')).toBe('discard')
    expect(t.card('Dizzy')).toMatchObject({ stunned: true, ready: false })
  })

  it('makes no difference where the attacker is readied or moved in its line (KF-MID-2)', () => {
    const t = table({ mine: [creature('Runner', 9, { text: 'Before Fight: Ready Runner. Move Runner to a flank.' }), creature('X', 1)], theirs: [creature('Foe', 4)] })
    t.fight('Runner', 'Foe').answer('right')
    expect(t.line('mine')).toEqual(['X', 'Runner'])
    expect([t.zoneOf('Foe'), t.card('Runner').ready]).toEqual(['discard', true])
  })

  it('plays another fight begun there to its end before the ability goes on (KF-MID-10)', () => {
    const general = creature('General', 9, { text: 'Before Fight: Ready and fight with another friendly creature. Gain 1Æ.' })
    const t = table({ mine: [general, creature('Squire', 2)], theirs: [oaf] }).fight('General', 'Oaf')
    const steps = t.steps()
    expect(t.zoneOf('Squire')).toBe('discard')
    expect(steps.filter(step => step === 'fight.4-after')).toHaveLength(2)
    expect(steps.indexOf('fight.4-after')).toBeLessThan(steps.lastIndexOf('fight.3-exchange'))
  })

  it('gives the inner fight the pick, so an elusive defender is hit by the outer one', () => {
    const general = creature('General', 9, { text: 'Before Fight: Ready and fight with another friendly creature.' })
    const t = table({ mine: [general, creature('Squire', 2)], theirs: [creature('Imp', 3, { text: 'Elusive.' })] }).fight('General', 'Imp')
    // The outer fight picked it first: that one is protected, the inner one is not.
    expect([t.zoneOf('Squire'), t.damageOn('General'), t.damageOn('Imp')]).toEqual(['discard', 0, 2])
  })
})

describe('fight.4-after', () => {
  it('has After Fight: of the attacker alone (KF-FGT-12)', () => {
    const t = table({ mine: [creature('A', 2, { text: 'After Fight: Gain 1Æ.' })], theirs: [creature('D', 9, { text: 'After Fight: Gain 5Æ.' })] })
    t.fight('A', 'D')
    expect(t.pools()).toEqual([0, 0])
    const u = table({ mine: [creature('A', 9, { text: 'After Fight: Gain 1Æ.' })], theirs: [creature('D', 2, { text: 'After Fight: Gain 5Æ.' })] })
    expect(u.fight('A', 'D').pools()).toEqual([1, 0])
  })

  it('takes the enrage off first, also without an exchange (KF-ENR-3)', () => {
    const t = table({ mine: [on(creature('Mad', 5, { text: 'Assault 9.' }), { enraged: true })], theirs: [oaf] }).fight('Mad', 'Oaf')
    expect(t.card('Mad').enraged).toBe(false)
  })

  it('leaves an enrage that the creature gives itself there (KF-ENR-3)', () => {
    const t = table({ mine: [on(creature('Mad', 9, { text: 'After Fight: Enrage Mad.' }), { enraged: true })], theirs: [brute] }).fight('Mad', 'Brute')
    expect(t.card('Mad').enraged).toBe(true)
  })

  it('takes off an enrage that came before the fight, from the attacker only (KF-MID-6)', () => {
    const t = table({ mine: [creature('Mad', 3, { text: 'Before Fight: Enrage Mad. Enrage the creature Mad fights.' })], theirs: [creature('Foe', 2)] })
    t.fight('Mad', 'Foe')
    expect(t.card('Mad').enraged).toBe(false)
    const u = table({ mine: [creature('Mad', 3, { text: 'Before Fight: Enrage the creature Mad fights.' })], theirs: [oaf] }).fight('Mad', 'Oaf')
    expect(u.card('Oaf').enraged).toBe(true)
  })

  it('resolves what waits for having fought, with the fighter gone and without an exchange (KF-FGT-13)', () => {
    const niff = creature('Niff', 2, { text: 'After a neighbor of Niff fights, gain 1Æ.' })
    const alive = table({ mine: [oaf, niff], theirs: [brute] }).fight('Oaf', 'Brute')
    expect(alive.pools()).toEqual([1, 0])
    const dead = table({ mine: [creature('Small', 1), niff], theirs: [oaf] }).fight('Small', 'Oaf')
    expect([dead.zoneOf('Small'), ...dead.pools()]).toEqual(['discard', 1, 0])
    const none = table({ mine: [creature('Bear', 3, { text: 'Assault 9.' }), niff], theirs: [oaf] }).fight('Bear', 'Oaf')
    expect(none.pools()).toEqual([1, 0])
  })

  it('resolves it for any friendly creature that fought, gone or not (KF-FGT-13)', () => {
    const bard = artifact('Bard', 'After a friendly creature fights, gain 1Æ.')
    expect(table({ mine: [oaf], theirs: [brute], me: { artifacts: [bard] } }).fight('Oaf', 'Brute').pools()).toEqual([1, 0])
    expect(table({ mine: [brute], theirs: [oaf], me: { artifacts: [bard] } }).fight('Brute', 'Oaf').pools()).toEqual([1, 0])
  })

  it('needs the card that waits in play', () => {
    const niff = creature('Niff', 2, { text: 'After a neighbor of Niff fights, gain 1Æ.' })
    const t = table({ mine: [brute, niff], theirs: [creature('Bomb', 1, { text: 'Destroyed: Deal 2 damage to each enemy creature.' })] }).fight('Brute', 'Bomb')
    expect([t.zoneOf('Niff'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('lets a killer act on what it killed only while it lives (KF-FGT-14)', () => {
    const killer = { text: 'After an enemy creature is destroyed fighting Killer, gain 1Æ.' }
    expect(table({ mine: [creature('Killer', 5, killer)], theirs: [creature('D', 3)] }).fight('Killer', 'D').pools()).toEqual([1, 0])
    expect(table({ mine: [creature('Killer', 5, killer)], theirs: [creature('D', 5)] }).fight('Killer', 'D').pools()).toEqual([0, 0])
    const defending = table({ mine: [creature('D', 3)], theirs: [creature('Killer', 5, killer)] }).fight('D', 'Killer')
    expect(defending.pools()).toEqual([0, 1])
  })

  it('does not count a creature lost before the fight as destroyed fighting (KF-FGT-15)', () => {
    const killer = creature('Killer', 5, { text: 'Assault 9.\nAfter an enemy creature is destroyed fighting Killer, gain 1Æ.' })
    expect(table({ mine: [killer], theirs: [oaf] }).fight('Killer', 'Oaf').pools()).toEqual([0, 0])
  })

  it('counts whoever got redirected or copied power damage as destroyed fighting (KF-FGT-15, KF-DMG-10)', () => {
    const killer = creature('Killer', 9, { text: 'After an enemy creature is destroyed fighting Killer, gain 1Æ.' })
    const shield = creature('Shield', 4, { text: 'Damage dealt to neighbors is dealt to Shield instead.' })
    expect(table({ mine: [killer], theirs: [creature('D', 3), shield] }).fight('Killer', 'D').pools()).toEqual([1, 0])
    const copier = creature('Copier', 4, { text: "Damage dealt to Copier's neighbors during fights is also dealt to Copier." })
    expect(drain(table({ mine: [killer], theirs: [creature('D', 3), copier] }).fight('Killer', 'D')).pools()).toEqual([2, 0])
  })

  it('loses the After Fight: abilities of an attacker that its own destruction window cost it (KF-MID-9)', () => {
    const t = table({ mine: [creature('A', 4, { text: 'After Fight: Gain 1Æ.' })], theirs: [creature('D', 3, { text: 'Destroyed: Deal 1 damage to each enemy creature.' })] })
    t.fight('A', 'D')
    expect([t.zoneOf('A'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('puts several waiting abilities in the order that the active player wants', () => {
    const t = table({ mine: [creature('A', 9, { text: 'After Fight: Gain 1Æ.\nAfter Fight: Stun a creature.' })], theirs: [brute], me: { artifacts: [artifact('Bard', 'After a friendly creature fights, gain 1Æ.')] } })
    t.fight('A', 'Brute')
    expect(t.asked).toMatchObject({ who: 1, step: 'keyforge/fight.4-after' })
    expect(t.askedLabels()).toHaveLength(3)
  })
})

describe('texts about fighting (KF-FGT-10)', () => {
  it('the lower of two limits holds', () => {
    const meek = creature('Meek', 9, { text: 'Meek only deals 3 damage when fighting.\nMeek only deals 2 damage when fighting.' })
    expect(table({ mine: [meek], theirs: [creature('D', 20)] }).fight('Meek', 'D').damageOn('D')).toBe(2)
    const other = creature('Meek', 9, { text: 'Meek only deals 2 damage when fighting.\nMeek only deals 3 damage when fighting.' })
    expect(table({ mine: [other], theirs: [creature('D', 20)] }).fight('Meek', 'D').damageOn('D')).toBe(2)
  })

  it('is an upper limit: less power deals less', () => {
    const meek = creature('Meek', 1, { text: 'Meek only deals 3 damage when fighting.' })
    expect(table({ mine: [meek], theirs: [oaf] }).fight('Meek', 'Oaf').damageOn('Oaf')).toBe(1)
  })

  it('two bonuses are both added', () => {
    const keen = creature('Keen', 2, { text: 'Keen deals +2 damage while attacking an enemy flank creature.\nKeen deals +3 damage while attacking an enemy creature.' })
    expect(table({ mine: [keen], theirs: [creature('D', 20)] }).fight('Keen', 'D').damageOn('D')).toBe(7)
    expect(table({ mine: [keen], theirs: [creature('L', 1), creature('D', 20), creature('R', 1)] }).fight('Keen', 'D').damageOn('D')).toBe(5)
  })

  it('a bonus is for the attacker, and only against what the text names', () => {
    const keen = creature('Keen', 2, { text: 'Keen deals +2 damage while attacking an enemy flank creature.' })
    expect(table({ mine: [keen], theirs: [creature('L', 9), creature('D', 9), creature('R', 9)] }).fight('Keen', 'D').damageOn('D')).toBe(2)
    expect(table({ mine: [creature('A', 9)], theirs: [keen] }).fight('A', 'Keen').damageOn('A')).toBe(2)
  })

  it('deals no damage as attacker and as defender, and is dealt it', () => {
    const meek = creature('Meek', 9, { text: 'Meek deals no damage when fighting.' })
    const t = table({ mine: [meek], theirs: [brute] }).fight('Meek', 'Brute')
    expect([t.damageOn('Meek'), t.damageOn('Brute')]).toEqual([5, 0])
    const u = table({ mine: [brute], theirs: [meek] }).fight('Brute', 'Meek')
    expect([u.damageOn('Meek'), u.damageOn('Brute')]).toEqual([5, 0])
    expect(u.notHappened()).toEqual([])
  })

  it('does not hold back the damage of its abilities', () => {
    const meek = creature('Meek', 9, { text: 'Meek deals no damage when fighting.\nBefore Fight: Deal 1 damage to the creature Meek fights.' })
    expect(table({ mine: [meek], theirs: [brute] }).fight('Meek', 'Brute').damageOn('Brute')).toBe(1)
  })
})

describe('the declaration of a fight', () => {
  it('is refused for whom it is not open, with the rule', () => {
    const t = table({ mine: [on(brute, { exhausted: true }), on(creature('Dizzy', 3), { stunned: true }), creature('Pacifist', 3, { text: 'Pacifist cannot fight.' })], theirs: [oaf] })
    const cite = (name: string) => t.kf.whyNot(t.position, `fight ${t.id(name)} ${t.id('Oaf')}`)?.cite
    expect([cite('Brute'), cite('Dizzy'), cite('Pacifist')]).toEqual([['KF-USE-2'], ['KF-STN-1', 'KF-FGT-2'], ['KF-GEN-2']])
  })

  it('is not there without an enemy creature (KF-FGT-1)', () => {
    const t = table({ mine: [brute], me: { hand: [action('Rage', 'Play: Ready and fight with a friendly creature.')] } })
    expect(t.askedLabels()).toEqual(['Brute reaps', 'play Rage', 'end the step'])
  })
})
