import { describe, expect, it } from 'vitest'
import { action, type Board, creature, on, table, upgrade } from '../../test/table.ts'

const imp = creature('Imp', 3, { text: 'Elusive.' })
const one = creature('One', 5)
const two = creature('Two', 5)

describe('elusive: the first time it is picked in a turn (KF-ELU-1)', () => {
  it('prevents power damage of both creatures (KF-ELU-2)', () => {
    const t = table({ mine: [one], theirs: [imp] }).fight('One', 'Imp')
    expect([t.damageOn('One'), t.damageOn('Imp')]).toEqual([0, 0])
    expect(t.hooksAt('damage.1-pending')).toEqual(['Imp elusive', 'Imp elusive'])
  })

  it('does not apply the second time', () => {
    const t = table({ mine: [one, two], theirs: [imp] })
      .fight('One', 'Imp')
      .fight('Two', 'Imp')
    expect([t.damageOn('Two'), t.zoneOf('Imp')]).toEqual([3, 'discard'])
  })

  it('is used up by the pick, even if the attacker leaves before the fight', () => {
    const thorny = creature('Imp', 3, { text: 'Elusive.\nHazardous 5.' })
    const t = table({ mine: [one, creature('Two', 9)], theirs: [thorny] }).fight('One', 'Imp')
    expect([t.zoneOf('One'), t.card('Imp').fought]).toEqual(['discard', 1])
    t.fight('Two', 'Imp')
    expect(t.zoneOf('Imp')).toBe('discard')
  })

  it('does nothing for an attacker', () => {
    const t = table({ mine: [imp], theirs: [one] }).fight('Imp', 'One')
    expect([t.zoneOf('Imp'), t.damageOn('One')]).toEqual(['discard', 3])
  })

  it('counts picks from before the board’s set-up', () => {
    const t = table({ mine: [one], theirs: [on(imp, { fought: 1 })] }).fight('One', 'Imp')
    expect(t.zoneOf('Imp')).toBe('discard')
  })

  it('has a count for each creature (KF-ELU-6)', () => {
    const t = table({ mine: [one, two], theirs: [imp, creature('Sprite', 3, { text: 'Elusive.' })] })
    t.fight('One', 'Imp').fight('Two', 'Sprite')
    expect([t.zoneOf('Imp'), t.zoneOf('Sprite')]).toEqual(['battleline', 'battleline'])
  })
})

describe('without power damage (KF-ELU-2)', () => {
  it('wards and armor of both remain', () => {
    const t = table({
      mine: [on(creature('One', 5, { armor: 1 }), { warded: true })],
      theirs: [on(creature('Imp', 3, { armor: 1, text: 'Elusive.' }), { warded: true })],
    }).fight('One', 'Imp')
    expect(t.card('One')).toMatchObject({ warded: true, armorLeft: 1 })
    expect(t.card('Imp')).toMatchObject({ warded: true, armorLeft: 1 })
  })

  it('a replacement by the source has nothing to replace (KF-EDN-2)', () => {
    const shoulder = creature('Imp', 3, { text: 'Elusive.\nWhen Imp would deal damage, steal 1Æ instead.' })
    const t = table({ mine: [one], theirs: [shoulder], me: { aember: 2 } }).fight('One', 'Imp')
    expect(t.pools()).toEqual([2, 0])
  })

  it('the exchange still happened: After Fight: resolves (KF-FGT-12, C3)', () => {
    const thief = creature('One', 5, { text: 'After Fight: Steal 1Æ.' })
    const t = table({ mine: [thief], theirs: [imp], they: { aember: 1 } }).fight('One', 'Imp')
    expect(t.pools()).toEqual([1, 0])
  })
})

describe('elusive is checked at the exchange (KF-ELU-3)', () => {
  const lamp = { text: 'While you control a damaged creature, Imp gains elusive.' }
  const burner = creature('One', 5, { text: 'Before Fight: Deal 1 damage to an enemy creature.' })
  const board: Board = { mine: [burner], theirs: [creature('Imp', 3, lamp), creature('Oaf', 4)] }

  it('protects a defender that gains it before the fight', () => {
    const t = table(board).fight('One', 'Imp').answer('Oaf')
    expect([t.damageOn('One'), t.damageOn('Imp')]).toEqual([0, 0])
  })

  it('not if it was picked earlier this turn (KF-ELU-6, D2)', () => {
    const t = table({ ...board, theirs: [on(creature('Imp', 3, lamp), { fought: 1 }), creature('Oaf', 4)] })
    t.fight('One', 'Imp').answer('Oaf')
    expect(t.zoneOf('Imp')).toBe('discard')
  })

  it('does not protect a defender that loses it before the fight', () => {
    const lender = creature('Lender', 2, { text: 'Each neighbor of Lender gains elusive.' })
    const killer = creature('One', 5, {
      text: 'Before Fight: Deal 2 damage to each neighbor of the creature One fights.',
    })
    const t = table({ mine: [killer], theirs: [creature('Imp', 3), lender] }).fight('One', 'Imp')
    expect([t.zoneOf('Lender'), t.zoneOf('Imp')]).toEqual(['discard', 'discard'])
  })

  it('can come from an upgrade, a neighbor or a friendly creature', () => {
    const cape = upgrade('Cape', 'This creature gains elusive.')
    const boss = creature('Boss', 3, { text: 'Each friendly creature with Æ on it gains elusive.' })
    const lender = creature('Lender', 2, { text: 'Each neighbor of Lender gains elusive.' })
    for (const theirs of [
      [on(creature('Imp', 3), { upgrades: [cape] })],
      [on(creature('Imp', 3), { aember: 1 }), boss],
      [creature('Imp', 3), lender],
    ]) {
      const t = table({ mine: [one], theirs }).fight('One', 'Imp')
      expect([t.damageOn('Imp'), t.damageOn('One')]).toEqual([0, 0])
    }
  })
})

describe('damage that elusive does not prevent (KF-ELU-4)', () => {
  it.each([
    ['assault', 'Assault 2.', 2],
    ['before fight damage', 'Before Fight: Deal 2 damage to the creature One fights.', 2],
    ['after fight damage', 'After Fight: Deal 2 damage to each enemy creature.', 2],
  ])('%s', (_, text, dealt) => {
    const t = table({
      mine: [creature('One', 5, { text })],
      theirs: [creature('Imp', 9, { text: 'Elusive.' })],
    })
    t.fight('One', 'Imp')
    expect([t.damageOn('Imp'), t.damageOn('One')]).toEqual([dealt, 0])
  })

  it('hazardous of the elusive creature', () => {
    const thorny = creature('Imp', 3, { text: 'Elusive.\nHazardous 2.' })
    const t = table({ mine: [one], theirs: [thorny] }).fight('One', 'Imp')
    expect(t.damageOn('One')).toBe(2)
  })

  it('splash-attack (KF-SPL-1)', () => {
    const t = table({
      mine: [creature('One', 5, { text: 'Splash-attack 2.' })],
      theirs: [creature('L', 5), imp, creature('R', 5)],
    }).fight('One', 'Imp')
    expect(['L', 'Imp', 'R'].map((name) => t.damageOn(name))).toEqual([2, 0, 2])
  })

  it('ability damage outside fights', () => {
    const bolt = action('Bolt', 'Play: Deal 2 damage to an enemy creature.')
    const t = table({ theirs: [imp], me: { hand: [bolt] } }).play('Bolt')
    expect(t.damageOn('Imp')).toBe(2)
  })
})

describe('ignoring elusive (KF-ELU-5)', () => {
  const ape = creature('Ape', 3, { text: 'While Ape is attacking, ignore elusive.' })

  it('has its exchange, and the pick uses up the protection', () => {
    const t = table({
      mine: [creature('Ape', 1, { text: 'While Ape is attacking, ignore elusive.' }), one],
      theirs: [imp],
    })
    t.fight('Ape', 'Imp')
    expect([t.zoneOf('Ape'), t.damageOn('Imp')]).toEqual(['discard', 1])
    t.fight('One', 'Imp')
    expect(t.zoneOf('Imp')).toBe('discard')
  })

  it('does not help other attackers', () => {
    const t = table({ mine: [ape, one], theirs: [imp] }).fight('One', 'Imp')
    expect(t.damageOn('Imp')).toBe(0)
  })
})

describe('essay-early', () => {
  const thorny = creature('Imp', 3, { text: 'Elusive.\nHazardous 5.' })

  it('counts being fought, not being picked (KF-EDN-1)', () => {
    const t = table({ mine: [one, creature('Two', 9)], theirs: [thorny], edition: 'essay-early' }).fight(
      'One',
      'Imp',
    )
    expect(t.card('Imp').fought).toBe(0)
    t.fight('Two', 'Imp')
    expect([t.zoneOf('Imp'), t.card('Imp').fought, t.damageOn('Two')]).toEqual(['battleline', 1, 5])
  })

  it('is used up by a fight that reached its exchange, without any damage placed (KF-EDN-1)', () => {
    const t = table({ mine: [one, two], theirs: [imp], edition: 'essay-early' }).fight('One', 'Imp')
    expect(t.card('Imp')).toMatchObject({ fought: 1, damage: 0 })
    t.fight('Two', 'Imp')
    expect(t.zoneOf('Imp')).toBe('discard')
  })

  it('removes damage in the prevention step: wards and armor remain (KF-EDN-2)', () => {
    const t = table({
      mine: [on(creature('One', 5, { armor: 1 }), { warded: true })],
      theirs: [on(imp, { warded: true })],
      edition: 'essay-early',
    }).fight('One', 'Imp')
    expect(t.hooksAt('damage.1-pending')).toEqual([])
    expect(t.hooksAt('damage.2-prevent')).toEqual(['Imp elusive', 'Imp elusive'])
    expect(t.card('One')).toMatchObject({ warded: true, armorLeft: 1, damage: 0 })
    expect(t.card('Imp')).toMatchObject({ warded: true, damage: 0 })
  })

  it('lets a replacement by the source replace the damage (KF-EDN-2)', () => {
    const shoulder = creature('Imp', 3, { text: 'Elusive.\nWhen Imp would deal damage, steal 1Æ instead.' })
    const t = table({ mine: [one], theirs: [shoulder], me: { aember: 2 }, edition: 'essay-early' }).fight(
      'One',
      'Imp',
    )
    expect(t.pools()).toEqual([1, 1])
  })

  it('does not prevent splash-attack either', () => {
    const splash = creature('One', 5, { text: 'Splash-attack 2.' })
    const t = table({ mine: [splash], theirs: [imp, creature('R', 5)], edition: 'essay-early' }).fight(
      'One',
      'Imp',
    )
    expect([t.damageOn('Imp'), t.damageOn('R')]).toEqual([0, 2])
  })
})

describe('the other editions', () => {
  it.each(['mrb17.4', 'essay'] as const)('%s counts the pick and prevents power damage', (edition) => {
    const t = table({ mine: [one, two], theirs: [imp], edition }).fight('One', 'Imp')
    expect(t.hooksAt('damage.1-pending')).toEqual(['Imp elusive', 'Imp elusive'])
    expect(t.card('Imp').fought).toBe(1)
  })
})
