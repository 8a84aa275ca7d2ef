import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table } from '../../test/table.ts'

const shield = (name = 'Shield', printed = {}) =>
  creature(name, 12, {
    traits: ['specter'],
    text: `Damage dealt to non-Specter neighbors is dealt to ${name} instead.`,
    ...printed,
  })
const copier = (name = 'Copier', printed = {}) =>
  creature(name, 20, {
    text: `Damage dealt to ${name}'s neighbors during fights is also dealt to ${name}.`,
    ...printed,
  })
const double = (name = 'Double', printed = {}) =>
  creature(name, 20, { text: `Double all damage dealt to ${name}.`, ...printed })
const brute = creature('Brute', 4)
const damages = (t: Table, ...names: string[]) => names.map((name) => t.damageOn(name))

describe('redirection (KF-DMG-6)', () => {
  it('places the damage on the other creature; the original target was dealt nothing', () => {
    const victim = creature('Victim', 3, { text: 'After Victim is dealt damage, gain 1Æ.' })
    const t = table({ mine: [brute], theirs: [shield(), victim] }).fight('Brute', 'Victim')
    expect(damages(t, 'Shield', 'Victim')).toEqual([4, 0])
    expect(t.pools()).toEqual([0, 0])
    expect(t.hooksAt('damage.5-place')).toEqual(['Shield damage redirected'])
  })

  it('comes after the target’s armor and ignores the new target’s armor', () => {
    const t = table({
      mine: [brute],
      theirs: [shield('Shield', { armor: 3 }), creature('Victim', 3, { armor: 2 })],
    }).fight('Brute', 'Victim')
    expect(damages(t, 'Shield', 'Victim')).toEqual([2, 0])
    expect([t.card('Shield').armorLeft, t.card('Victim').armorLeft]).toEqual([3, 0])
  })

  it('comes after the target’s ward and ignores the new target’s ward', () => {
    const warded = table({
      mine: [brute],
      theirs: [shield(), on(creature('Victim', 3), { warded: true })],
    }).fight('Brute', 'Victim')
    expect([...damages(warded, 'Shield', 'Victim'), warded.card('Victim').warded]).toEqual([0, 0, false])
    const taker = table({
      mine: [brute],
      theirs: [on(shield(), { warded: true }), creature('Victim', 3)],
    }).fight('Brute', 'Victim')
    expect([taker.damageOn('Shield'), taker.card('Shield').warded]).toEqual([4, true])
  })

  it('to an invulnerable creature is lost (D5)', () => {
    const wall = shield('Shield', {
      text: 'Invulnerable.\nDamage dealt to non-Specter neighbors is dealt to Shield instead.',
    })
    const t = table({ mine: [brute], theirs: [wall, creature('Victim', 3)] }).fight('Brute', 'Victim')
    expect(damages(t, 'Shield', 'Victim')).toEqual([0, 0])
    expect([t.zoneOf('Victim'), t.zoneOf('Shield')]).toEqual(['battleline', 'battleline'])
  })

  it('does not apply to creatures outside the text', () => {
    const t = table({
      mine: [brute],
      theirs: [shield(), creature('Ghost', 9, { traits: ['specter'] })],
    }).fight('Brute', 'Ghost')
    expect(damages(t, 'Shield', 'Ghost')).toEqual([0, 4])
    const u = table({
      mine: [brute],
      theirs: [shield(), creature('Between', 1), creature('Victim', 9)],
    }).fight('Brute', 'Victim')
    expect(damages(u, 'Shield', 'Victim')).toEqual([0, 4])
  })

  it('takes ability damage and damage from both sides together', () => {
    const blast = action('Blast', 'Play: Deal 2 damage to each enemy creature.')
    const t = table({ theirs: [creature('L', 3), shield(), creature('R', 3)], me: { hand: [blast] } }).play(
      'Blast',
    )
    expect(damages(t, 'L', 'Shield', 'R')).toEqual([0, 6, 0])
  })

  it('“if this damage destroys that creature” is about the chosen creature (KF-DMG-11)', () => {
    const bolt = action(
      'Bolt',
      'Play: Deal 12 damage to an enemy creature. If this damage destroys that creature, gain 1Æ.',
    )
    const t = table({ theirs: [shield(), creature('Victim', 3)], me: { hand: [bolt] } })
      .play('Bolt')
      .answer('Victim')
    expect([t.zoneOf('Shield'), t.zoneOf('Victim'), ...t.pools()]).toEqual(['discard', 'battleline', 0, 0])
  })

  it('triggers damage.6-after for the new target', () => {
    const hurt = shield('Shield', {
      text: 'Damage dealt to non-Specter neighbors is dealt to Shield instead.\nAfter Shield is dealt damage, gain 1Æ.',
    })
    const t = table({ mine: [brute], theirs: [hurt, creature('Victim', 3)] }).fight('Brute', 'Victim')
    expect(t.pools()).toEqual([0, 1])
  })
})

describe('two redirections', () => {
  const board = { mine: [brute], theirs: [shield('One'), creature('Victim', 3), shield('Two')] }

  it('compete, and the active player chooses; both orders', () => {
    for (const [pick, damage] of [
      [0, [4, 0]],
      [1, [0, 4]],
    ] as const) {
      const t = table(board).fight('Brute', 'Victim')
      expect([t.askedAt(), t.asked.who, t.askedLabels().length]).toEqual(['damage.5-place', 1, 2])
      const ids = t.asked.options.map(({ id }) => id)
      const after = t.kf.answer(t.position, ids[pick]!)
      t.position = after as typeof t.position
      expect(damages(t, 'One', 'Two')).toEqual(damage)
      expect(t.damageOn('Victim')).toBe(0)
    }
  })

  it('have distinct labels', () => {
    const t = table(board).fight('Brute', 'Victim')
    expect(new Set(t.askedLabels()).size).toBe(2)
  })

  it('apply in turn, each once, if the first new target may be protected', () => {
    const any = (name: string) =>
      creature(name, 12, { text: `Damage dealt to neighbors is dealt to ${name} instead.` })
    const t = table({ mine: [brute], theirs: [creature('Victim', 3), any('One'), any('Two')] }).fight(
      'Brute',
      'Victim',
    )
    // One takes it from the victim, Two from One, and One does not take it again.
    expect(damages(t, 'Victim', 'One', 'Two')).toEqual([0, 0, 4])
  })
})

describe('copying (KF-DMG-7)', () => {
  it('deals the placed amount to the other creature, in the same instance', () => {
    const t = table({ mine: [brute], theirs: [copier(), creature('Victim', 9, { armor: 1 })] }).fight(
      'Brute',
      'Victim',
    )
    expect(damages(t, 'Copier', 'Victim')).toEqual([3, 3])
    expect(t.steps('damage')).toHaveLength(6)
  })

  it('ignores the other’s ward and armor', () => {
    const t = table({
      mine: [brute],
      theirs: [on(copier('Copier', { armor: 3 }), { warded: true }), creature('Victim', 9)],
    }).fight('Brute', 'Victim')
    expect([t.damageOn('Copier'), t.card('Copier').warded, t.card('Copier').armorLeft]).toEqual([4, true, 3])
  })

  it('does not go back and forth between two', () => {
    const t = table({ mine: [brute], theirs: [copier('One'), copier('Two')] }).fight('Brute', 'One')
    expect(damages(t, 'One', 'Two')).toEqual([4, 4])
  })

  it('continues along three creatures, once each', () => {
    const t = table({ mine: [brute], theirs: [copier('One'), copier('Two'), copier('Three')] }).fight(
      'Brute',
      'One',
    )
    expect(damages(t, 'One', 'Two', 'Three')).toEqual([4, 4, 4])
  })

  it('goes both ways from the middle', () => {
    const t = table({ mine: [brute], theirs: [copier('One'), creature('Victim', 9), copier('Two')] }).fight(
      'Brute',
      'Victim',
    )
    while (t.askedAt() === 'damage.5-place') t.answer(t.askedLabels()[0]!)
    expect(damages(t, 'One', 'Victim', 'Two')).toEqual([4, 4, 4])
  })

  it('applies only to damage in fights', () => {
    const t = table({ theirs: [copier(), creature('Victim', 9)], me: { hand: ['Punch'] } })
      .play('Punch')
      .answer('Victim')
    expect(damages(t, 'Copier', 'Victim')).toEqual([0, 3])
  })

  it('applies to the attacker’s side, too', () => {
    const t = table({ mine: [creature('Brute', 9), copier()], theirs: [creature('Oaf', 3)] }).fight(
      'Brute',
      'Oaf',
    )
    expect(damages(t, 'Brute', 'Copier')).toEqual([3, 3])
  })

  it('copies nothing if nothing is placed', () => {
    const t = table({ mine: [brute], theirs: [copier(), on(creature('Victim', 9), { warded: true })] }).fight(
      'Brute',
      'Victim',
    )
    expect(damages(t, 'Copier', 'Victim')).toEqual([0, 0])
  })
})

describe('doubling (KF-DMG-8)', () => {
  it('comes after armor', () => {
    const t = table({ mine: [brute], theirs: [double('Double', { armor: 1 })] }).fight('Brute', 'Double')
    expect(t.damageOn('Double')).toBe(6)
  })

  it('applies while its condition is true', () => {
    const tidal = creature('Tidal', 20, { text: 'While the tide is low, double all damage dealt to Tidal.' })
    expect(
      table({ mine: [brute], theirs: [tidal], tide: 'mine' })
        .fight('Brute', 'Tidal')
        .damageOn('Tidal'),
    ).toBe(8)
    expect(
      table({ mine: [brute], theirs: [tidal], tide: 'theirs' })
        .fight('Brute', 'Tidal')
        .damageOn('Tidal'),
    ).toBe(4)
    expect(
      table({ mine: [brute], theirs: [tidal] })
        .fight('Brute', 'Tidal')
        .damageOn('Tidal'),
    ).toBe(4)
  })

  it('doubles each part of combined damage', () => {
    const wave = creature('Wave', 4, { text: 'Splash-attack 1.' })
    const t = table({ mine: [wave], theirs: [creature('D', 9), double(), creature('E', 9)] }).fight(
      'Wave',
      'D',
    )
    expect(t.damageOn('Double')).toBe(2)
  })
})

describe('combinations: the active player orders competing replacements (KF-RPL-3)', () => {
  const pick = (t: Table, text: RegExp): Table =>
    t.answer(t.askedLabels().find((label) => text.test(label)) ?? 'nothing')

  it('doubled, then copied: the copy is doubled; copied first, it is not', () => {
    const board = { mine: [brute], theirs: [double(), copier()] }
    const first = pick(table(board).fight('Brute', 'Double'), /doubled/)
    expect(damages(first, 'Double', 'Copier')).toEqual([8, 8])
    const second = pick(table(board).fight('Brute', 'Double'), /also dealt/)
    expect(damages(second, 'Double', 'Copier')).toEqual([8, 4])
  })

  it('doubled, then redirected: 8; redirected first, it is not doubled', () => {
    const board = { mine: [brute], theirs: [double(), shield()] }
    const first = pick(table(board).fight('Brute', 'Double'), /doubled/)
    expect(damages(first, 'Double', 'Shield')).toEqual([0, 8])
    const second = pick(table(board).fight('Brute', 'Double'), /instead/)
    expect(damages(second, 'Double', 'Shield')).toEqual([0, 4])
  })

  it('redirected to a creature that doubles: doubled there', () => {
    const both = creature('Both', 20, {
      text: 'Damage dealt to neighbors is dealt to Both instead.\nDouble all damage dealt to Both.',
    })
    const t = table({ mine: [brute], theirs: [both, creature('Victim', 3)] }).fight('Brute', 'Victim')
    expect(damages(t, 'Both', 'Victim')).toEqual([8, 0])
  })

  it('copied to a creature that doubles: doubled only there', () => {
    const both = creature('Both', 20, {
      text: "Damage dealt to Both's neighbors during fights is also dealt to Both.\nDouble all damage dealt to Both.",
    })
    const t = table({ mine: [brute], theirs: [both, creature('Victim', 9)] }).fight('Brute', 'Victim')
    expect(damages(t, 'Both', 'Victim')).toEqual([8, 4])
  })

  it('redirected first, a copier beside the victim copies nothing; copied first, it does', () => {
    const board = { mine: [brute], theirs: [copier(), creature('Victim', 9), shield()] }
    const first = pick(table(board).fight('Brute', 'Victim'), /instead/)
    expect(damages(first, 'Copier', 'Victim', 'Shield')).toEqual([0, 0, 4])
    const second = pick(table(board).fight('Brute', 'Victim'), /also dealt/)
    expect(damages(second, 'Copier', 'Victim', 'Shield')).toEqual([4, 0, 4])
  })
})

describe('amounts at damage.1-pending', () => {
  it('a maximum comes after a bonus (KF-FGT-10)', () => {
    const odd = creature('Odd', 3, {
      text: 'Odd only deals 4 damage when fighting.\nOdd deals +5 damage while attacking an enemy creature.',
    })
    const t = table({ mine: [odd], theirs: [creature('D', 20)] }).fight('Odd', 'D')
    expect(t.damageOn('D')).toBe(4)
    expect(t.hooksAt('damage.1-pending')).toEqual([
      'Odd attack bonus',
      'Odd only deals some damage when fighting',
    ])
  })

  it('a bonus does not apply to 0 damage', () => {
    const odd = creature('Odd', 3, {
      text: 'Odd deals no damage when fighting.\nOdd deals +5 damage while attacking an enemy creature.',
    })
    const t = table({ mine: [odd], theirs: [creature('D', 20)] }).fight('Odd', 'D')
    expect(t.damageOn('D')).toBe(0)
  })

  it('none of them affects splash-attack', () => {
    const odd = creature('Odd', 3, {
      text: 'Splash-attack 7.\nOdd only deals 1 damage when fighting.\nOdd deals +5 damage while attacking an enemy creature.',
    })
    const t = table({ mine: [odd], theirs: [creature('D', 20), creature('N', 20)] }).fight('Odd', 'D')
    expect(damages(t, 'D', 'N')).toEqual([1, 7])
  })
})

describe('only effects that apply at damage.1-pending are reported', () => {
  const bonusesOf = (t: Table) => t.hooksAt('damage.1-pending')
  const eager = (by: number, of = 'creature') =>
    creature('Eager', 3, { text: `Eager deals +${by} damage while attacking an enemy ${of}.` })
  const meek = (name: string, power: number, most: number, text = '') =>
    creature(name, power, { text: `${text}${name} only deals ${most} damage when fighting.` })

  it('a bonus of 1 applies; a bonus against other creatures does not', () => {
    const t = table({ mine: [eager(1)], theirs: [creature('D', 20)] }).fight('Eager', 'D')
    expect([t.damageOn('D'), ...bonusesOf(t)]).toEqual([4, 'Eager attack bonus'])
    const inside = [creature('L', 9), creature('D', 20), creature('R', 9)]
    const u = table({ mine: [eager(2, 'flank creature')], theirs: inside }).fight('Eager', 'D')
    expect([u.damageOn('D'), ...bonusesOf(u)]).toEqual([3])
  })

  it('a bonus while attacking does not apply to the defender', () => {
    const t = table({ mine: [creature('Oaf', 20)], theirs: [eager(5)] }).fight('Oaf', 'Eager')
    expect([t.damageOn('Oaf'), ...bonusesOf(t)]).toEqual([3])
    const any = creature('Any', 3, { text: 'Any deals +5 damage while attacking a creature.' })
    const u = table({ mine: [creature('Oaf', 20)], theirs: [any] }).fight('Oaf', 'Any')
    expect([u.damageOn('Oaf'), ...bonusesOf(u)]).toEqual([3])
  })

  it('a maximum above its creature’s damage does not apply', () => {
    const t = table({ mine: [meek('Meek', 4, 4)], theirs: [creature('D', 20)] }).fight('Meek', 'D')
    expect([t.damageOn('D'), ...bonusesOf(t)]).toEqual([4])
  })

  it('if elusive prevents damage, no bonus applies (KF-ELU-2)', () => {
    const t = table({ mine: [eager(2)], theirs: [creature('D', 20, { text: 'Elusive.' })] })
    expect(bonusesOf(t.fight('Eager', 'D'))).toEqual(['D elusive', 'D elusive'])
  })

  it('if skirmish prevents damage, no maximum applies (KF-SKR-1)', () => {
    const t = table({ mine: [creature('Raider', 9, { text: 'Skirmish.' })], theirs: [meek('D', 20, 2)] })
    expect(bonusesOf(t.fight('Raider', 'D'))).toEqual(['Raider skirmish'])
  })

  it('if a creature deals no damage when fighting, no bonus applies', () => {
    const odd = creature('Odd', 3, {
      text: 'Odd deals no damage when fighting.\nOdd deals +5 damage while attacking an enemy creature.',
    })
    const t = table({ mine: [odd], theirs: [creature('D', 20)] }).fight('Odd', 'D')
    expect(bonusesOf(t)).toEqual(['Odd deals no damage when fighting'])
  })

  it('texts about fighting do not affect abilities, splash-attack, or the other’s damage', () => {
    const gunner = meek('Gunner', 4, 2, 'Action: Deal 5 damage to a creature.\n')
    const t = table({ mine: [gunner], theirs: [creature('D', 20)] })
      .use('Gunner')
      .answer('D')
    expect([t.damageOn('D'), ...bonusesOf(t)]).toEqual([5])
    const calm = creature('Calm', 9, { text: 'Splash-attack 3.\nCalm deals no damage when fighting.' })
    const u = table({ mine: [calm], theirs: [creature('D', 4), creature('N', 20)] }).fight('Calm', 'D')
    expect(damages(u, 'Calm', 'D', 'N')).toEqual([4, 0, 3])
  })
})

describe('a replacement by the source (KF-DMG-5)', () => {
  const thief = creature('Thief', 4, { text: 'When Thief would deal damage, steal 1Æ instead.' })

  it('deals nothing, and uses up no ward or armor of the target', () => {
    const t = table({ mine: [creature('Oaf', 9)], theirs: [thief], me: { aember: 3 } }).fight('Oaf', 'Thief')
    expect([t.damageOn('Oaf'), ...t.pools()]).toEqual([0, 2, 1])
    const warded = on(creature('Knight', 9, { armor: 2 }), { warded: true })
    const u = table({ mine: [warded], theirs: [thief], me: { aember: 3 } }).fight('Knight', 'Thief')
    expect(u.card('Knight')).toMatchObject({ warded: true, armorLeft: 2 })
    expect(u.pools()).toEqual([2, 1])
  })

  it('applies to any amount of damage', () => {
    const t = table({ mine: [creature('Oaf', 9)], theirs: [{ ...thief, power: 1 }], me: { aember: 3 } })
    expect(t.fight('Oaf', 'Thief').pools()).toEqual([2, 1])
  })

  it('applies even if the damage would have been prevented', () => {
    const rock = creature('Rock', 9, { text: 'Invulnerable.' })
    const t = table({ mine: [rock], theirs: [thief], me: { aember: 3 } }).fight('Rock', 'Thief')
    expect(t.pools()).toEqual([2, 1])
  })

  it('does not apply if there would be no damage', () => {
    const raider = creature('Raider', 9, { text: 'Skirmish.' })
    const t = table({ mine: [raider], theirs: [thief], me: { aember: 3 } }).fight('Raider', 'Thief')
    expect(t.pools()).toEqual([3, 0])
  })

  it('applies once for all damage at that time', () => {
    const wide = creature('Thief', 4, {
      text: 'Splash-attack 2.\nWhen Thief would deal damage, steal 1Æ instead.',
    })
    const t = table({
      mine: [wide],
      theirs: [creature('L', 5), creature('D', 5), creature('R', 5)],
      they: { aember: 5 },
    }).fight('Thief', 'D')
    expect([...damages(t, 'L', 'D', 'R'), ...t.pools()]).toEqual([0, 0, 0, 1, 4])
  })

  it('applies again before the fight: hazardous is the creature’s damage, too', () => {
    const thorny = creature('Thief', 4, {
      text: 'Hazardous 2.\nWhen Thief would deal damage, steal 1Æ instead.',
    })
    const t = table({ mine: [creature('Oaf', 9)], theirs: [thorny], me: { aember: 5 } }).fight('Oaf', 'Thief')
    expect([t.damageOn('Oaf'), ...t.pools()]).toEqual([0, 3, 2])
  })

  it('does not affect the other’s damage', () => {
    const t = table({
      mine: [creature('Oaf', 9)],
      theirs: [creature('Thief', 20, { text: 'When Thief would deal damage, steal 1Æ instead.' })],
    }).fight('Oaf', 'Thief')
    expect(t.damageOn('Thief')).toBe(9)
  })

  it('leaves nothing for neighbors to copy or take', () => {
    const t = table({ mine: [creature('Oaf', 9), copier()], theirs: [thief] }).fight('Oaf', 'Thief')
    expect(t.damageOn('Copier')).toBe(0)
  })
})
