import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, type Table, table, upgrade } from '../../test/table.ts'
import { keyCost } from '../query/keys.ts'

const costs = (t: Table, player: PlayerId) => keyCost(t.position as unknown as View, player)
const gub = (n: number) => creature(`Gub ${n}`, 3)
const wearing = (name: string, text: string, marks = {}) =>
  on(creature(name, 5), { ...marks, upgrades: [upgrade('Gift', `This creature gains, “${text}”`)] })
const GIVES = 'Each friendly creature gains, “After an enemy creature is destroyed, gain 1Æ.”'

describe('a triggered ability granted to a creature', () => {
  it('means by “you” the creature’s controller, whoever played the upgrade (KF-GEN-12)', () => {
    const t = table({
      mine: [creature('Killer', 9)],
      theirs: [wearing('Foe', 'After a creature is destroyed, gain 1Æ.'), gub(1)],
    })
    t.fight('Killer', 'Gub 1')
    expect(t.pools()).toEqual([0, 1])
  })

  it('means by “this creature” the creature, and names the upgrade', () => {
    const t = table({
      mine: [wearing('Host', 'After you play an action card, ward this creature. Destroy Gift.')],
      me: { hand: [action('Wave', 'Play: Gain 1Æ.')] },
    })
    t.play('Wave').answer('Host: after a card is played (from Gift)')
    expect([t.card('Host').warded, t.zoneOf('Gift'), t.zoneOf('Host')]).toEqual([
      true,
      'discard',
      'battleline',
    ])
  })

  it('exists once for each creature that has it (KF-ABL-8)', () => {
    const t = table({
      mine: [creature('Killer', 9), gub(1), creature('Giver', 3, { text: GIVES })],
      theirs: [gub(2)],
    }).fight('Killer', 'Gub 2')
    expect(t.askedLabels()).toHaveLength(3)
    t.answer('Gub 1: after a creature is destroyed (from Giver)')
    t.answer('Killer: after a creature is destroyed (from Giver)')
    expect(t.pools()).toEqual([3, 0])
  })

  it('is lost with the card that grants it, before it starts (KF-DST-6)', () => {
    const t = table({
      mine: [wearing('Host', 'After an enemy creature is destroyed, gain 1Æ.')],
      theirs: [creature('Rust', 3, { text: 'Destroyed: Destroy an upgrade.' })],
    }).fight('Host', 'Rust')
    expect([t.zoneOf('Gift'), ...t.pools()]).toEqual(['discard', 0, 0])
  })

  it('depends on the condition of its giver', () => {
    const giver = creature('Giver', 3, { text: GIVES.replace('friendly', 'friendly damaged') })
    const t = table({ mine: [creature('Killer', 9), giver], theirs: [creature('Foe', 3)] }).fight(
      'Killer',
      'Foe',
    )
    // Killer was damaged by this fight, before Foe left play.
    expect(t.pools()).toEqual([1, 0])
  })
})

describe('a constant ability granted to a creature', () => {
  const cost = (side: 'mine' | 'theirs', text: string, marks = {}) =>
    table({ [side]: [wearing('Host', text, marks)] })

  it('belongs to the creature’s controller: “your opponent’s keys”', () => {
    const mine = cost('mine', 'Your opponent’s keys cost +3.')
    expect([costs(mine, 1), costs(mine, 2)]).toEqual([6, 9])
    const theirs = cost('theirs', 'Your opponent’s keys cost +3.')
    expect([costs(theirs, 1), costs(theirs, 2)]).toEqual([9, 6])
  })

  it('counts Æmber and counters on the creature', () => {
    const t = cost('mine', 'Your opponent’s keys cost +1 for each damage on this creature.', { damage: 2 })
    expect(costs(t, 2)).toBe(8)
  })

  it('applies while the creature meets its condition', () => {
    const t = cost('mine', 'While this creature is exhausted, your keys cost +6.')
    expect(costs(t, 1)).toBe(6)
    expect(costs(t.reap('Host'), 1)).toBe(12)
  })

  it('affects others by the creature’s place', () => {
    const t = table({
      mine: [gub(1), wearing('Host', 'Each of this creature’s neighbors gets +2 power.'), gub(2), gub(3)],
    })
    expect([t.powerOf('Gub 1'), t.powerOf('Host'), t.powerOf('Gub 2'), t.powerOf('Gub 3')]).toEqual([
      5, 5, 5, 3,
    ])
  })

  it('adds up over several creatures, and its end can be lethal (KF-PWR-3)', () => {
    const lord = creature('Lord', 3, {
      text: 'Each Knight creature gains, “Each other friendly creature gets +1 power.”',
    })
    const knight = (name: string) => creature(name, 2, { traits: ['knight'] })
    const t = table({
      theirs: [on(knight('Kai'), { damage: 2 }), knight('Gawain'), lord],
      me: {
        hand: [action('Bolt', 'Play: Destroy Lord.'.replace('Lord', 'the most powerful enemy creature'))],
      },
    })
    expect([t.powerOf('Kai'), t.powerOf('Gawain'), t.powerOf('Lord')]).toEqual([3, 3, 5])
    t.play('Bolt')
    expect([t.zoneOf('Kai'), t.powerOf('Gawain')]).toEqual(['discard', 2])
  })

  it('can restrict: the tide is that of the creature’s controller (KF-TID-3)', () => {
    const dam = artifact('Dam', 'Each creature gains, “While the tide is low, this creature cannot reap.”')
    const t = table({ mine: [gub(1)], theirs: [gub(2)], me: { artifacts: [dam] }, tide: 'theirs' })
    expect(t.refused(`reap ${t.id('Gub 1')}`).cite).toContain('KF-GEN-2')
    expect(
      table({ mine: [gub(1)], me: { artifacts: [dam] }, tide: 'mine' })
        .reap('Gub 1')
        .pools(),
    ).toEqual([1, 0])
  })

  it('lets a player spend the Æmber on the creature (KF-FRG-2)', () => {
    const key = action('Key', 'Play: Forge a key at current cost.')
    const mole = 'Your opponent may spend Æ on this creature as if it were in their pool.'
    const t = table({
      orders: true,
      theirs: [wearing('Host', mole, { aember: 4 })],
      me: { hand: [key], aember: 2 },
    })
    t.play('Key').answer('the red key')
    expect([t.pools(), t.card('Host').aember]).toEqual([[0, 0], 0])
  })

  it('can come from a lasting effect', () => {
    const vow = action(
      'Vow',
      'Play: For the remainder of the turn, a friendly creature gains, “Your keys cost -1.”',
    )
    const t = table({ mine: [gub(1)], me: { hand: [vow] } }).play('Vow')
    expect(costs(t, 1)).toBe(5)
  })

  it('of a lasting effect belongs to the creature, too', () => {
    const vow = action(
      'Vow',
      'Play: For the remainder of the turn, each friendly creature gains, “After a player plays an artifact, ward this creature.”',
    )
    const t = table({ mine: [gub(1), gub(2)], me: { hand: [vow, artifact('Box', '')] } })
      .play('Vow')
      .play('Box')
    t.answer('Gub 2: after a card is played (from Vow)')
    expect([t.card('Gub 1').warded, t.card('Gub 2').warded]).toEqual([true, true])
  })

  it('can be granted to an artifact, too', () => {
    const ruin = creature('Ruin', 3, {
      text: 'Each other creature and artifact gains, “After this card is used, destroy it.”',
    })
    const t = table({ mine: [ruin, gub(1)], me: { artifacts: [artifact('Box', 'Action: Gain 1Æ.')] } })
    t.use('Box').reap('Gub 1').reap('Ruin')
    expect([t.zoneOf('Box'), t.zoneOf('Gub 1'), t.zoneOf('Ruin'), t.pools()[0]]).toEqual([
      'discard',
      'discard',
      'battleline',
      3,
    ])
  })
})
