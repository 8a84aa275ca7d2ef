import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const BLANKS = artifact('Void', 'Each enemy creature’s text box is considered blank (except for traits).')
const tough = (name: string, text: string) => creature(name, 3, { traits: ['knight'], text })

describe('a blank text box', () => {
  it('has no keywords and abilities; traits and granted abilities remain', () => {
    const gift = upgrade('Gift', 'This creature gains, “Destroyed: Gain 2Æ.”')
    const foe = on(tough('Foe', 'Elusive. Taunt.\nDestroyed: Gain 1Æ.'), { upgrades: [gift] })
    const t = table({ mine: [creature('Killer', 9)], theirs: [foe], me: { artifacts: [BLANKS] } })
    expect([t.card('Foe').keywords, t.card('Foe').traits]).toEqual([{}, ['knight']])
    t.fight('Killer', 'Foe')
    expect([t.zoneOf('Foe'), ...t.pools()]).toEqual(['discard', 0, 2])
  })

  it('grants nothing, and creatures that depended on it are destroyed at once (KF-PWR-3)', () => {
    const lord = tough('Lord', 'Each other friendly creature gets +2 power.')
    const t = table({
      theirs: [on(creature('Page', 1), { damage: 2 }), lord],
      me: {
        hand: [
          action(
            'Hush',
            'Play: Until the start of your next turn, each enemy creature’s text box is considered blank.',
          ),
        ],
      },
    })
    expect(t.powerOf('Page')).toBe(3)
    t.play('Hush')
    expect([t.zoneOf('Page'), t.zoneOf('Lord')]).toEqual(['discard', 'battleline'])
  })

  it('is restored afterwards', () => {
    const lord = tough('Lord', 'Each other friendly creature gets +2 power.')
    const t = table({
      mine: [creature('Killer', 9)],
      theirs: [
        creature('Page', 1),
        lord,
        creature('Dark', 2, {
          text: 'Lord gains taunt.'.replace(
            'Lord gains taunt',
            'Each friendly Knight creature’s text box is considered blank',
          ),
        }),
      ],
    })
    expect(t.powerOf('Page')).toBe(1)
    expect(t.fight('Killer', 'Dark').powerOf('Page')).toBe(3)
  })

  it('of an upgrade’s creature is blank, the upgrade is not', () => {
    const seal = upgrade(
      'Seal',
      'This creature’s text box is considered blank.\nThis creature gets +1 power.',
    )
    const t = table({ mine: [on(tough('Host', 'Taunt.\nAfter Reap: Gain 5Æ.'), { upgrades: [seal] })] })
    expect([t.card('Host').keywords, t.powerOf('Host')]).toEqual([{}, 4])
    expect(t.reap('Host').pools()).toEqual([1, 0])
  })
})

describe('lost properties', () => {
  it('can be abilities of a kind, gained ones too (KF-GEN-3)', () => {
    const mute = creature('Mute', 9, { text: 'Each enemy creature loses each of its destroyed abilities.' })
    const gift = upgrade('Gift', 'This creature gains, “Destroyed: Gain 2Æ.”')
    const foe = on(tough('Foe', 'Destroyed: Gain 1Æ.'), { upgrades: [gift] })
    const t = table({ mine: [mute, tough('Mine', 'Destroyed: Gain 1Æ.')], theirs: [foe] })
    t.fight('Mine', 'Foe')
    expect(t.pools()).toEqual([1, 0])
  })

  it('can be traits, printed and gained', () => {
    const grey = creature('Grey', 4, { text: 'Each creature loses each of its traits.' })
    const king = creature('King', 4, { text: 'Each Knight creature gets +3 power.' })
    const t = table({ mine: [grey, king, tough('Sir', 'Sir gains the Giant trait.')] })
    expect([t.card('Sir').traits, t.powerOf('Sir')]).toEqual([[], 3])
  })

  it('can include armor that cannot be gained', () => {
    const monk = creature('Monk', 4, { armor: 2, text: 'Each creature cannot gain armor.' })
    const plate = upgrade('Plate', 'This creature gets +4 armor.')
    const rust = upgrade('Rust', 'This creature gets -1 armor.')
    const t = table({ mine: [on(monk, { upgrades: [plate, rust] })] })
    expect(t.card('Monk').armor).toBe(1)
  })
})

describe('“while fighting”', () => {
  const foe = (n: number) => creature(`Foe ${n}`, 3)

  it('is true for both creatures from the declaration to the end of the exchange', () => {
    const hero = creature('Hero', 2, { text: 'While fighting, Hero gains invulnerable.' })
    const t = table({ mine: [creature('Killer', 9)], theirs: [hero] })
    expect(t.card('Hero').keywords).toEqual({})
    t.fight('Killer', 'Hero')
    expect([t.zoneOf('Hero'), t.damageOn('Hero'), t.card('Hero').keywords]).toEqual(['battleline', 0, {}])
  })

  it('can be attacking such a creature only', () => {
    const spider = creature('Spider', 2, {
      text: 'Spider gains poison while attacking an enemy flank creature.',
    })
    const big = (n: number) => creature(`Big ${n}`, 9)
    const fight = (name: string) =>
      table({ mine: [on(spider, { warded: true })], theirs: [big(1), big(2), big(3)] })
        .fight('Spider', name)
        .zoneOf(name)
    expect([fight('Big 1'), fight('Big 2')]).toEqual(['discard', 'battleline'])
  })

  it('ends before After Fight: abilities: a creature that depended on it is destroyed then (KF-PWR-3)', () => {
    const hero = creature('Hero', 2, { text: 'While fighting, Hero gets +2 power.\nAfter Fight: Gain 1Æ.' })
    const t = table({ mine: [hero], theirs: [foe(1)] }).fight('Hero', 'Foe 1')
    expect([t.zoneOf('Hero'), t.zoneOf('Foe 1'), ...t.pools()]).toEqual(['discard', 'discard', 0, 0])
  })
})

describe('other constant texts', () => {
  it('“deals no damage when attacked” does not apply when it attacks', () => {
    const meek = creature('Meek', 3, { text: 'Meek deals no damage when attacked.' })
    const t = table({ mine: [meek, creature('Two', 5)], theirs: [meek] })
    t.fight('Two', 'Meek#2').fight
    expect(t.damageOn('Two')).toBe(0)
    const attack = table({ mine: [meek], theirs: [creature('Two', 5)] }).fight('Meek', 'Two')
    expect(attack.damageOn('Two')).toBe(3)
  })

  it('“its neighbors” of an upgrade are those of its creature', () => {
    const cloak = upgrade('Cloak', 'This creature and each of its neighbors gains elusive.')
    const t = table({
      mine: [
        creature('A', 2),
        on(creature('B', 2), { upgrades: [cloak] }),
        creature('C', 2),
        creature('D', 2),
      ],
    })
    const has = (name: string) => 'elusive' in t.card(name).keywords
    expect(['A', 'B', 'C', 'D'].map(has)).toEqual([true, true, true, false])
  })

  it('“to its left” counts from the affected creature', () => {
    const spear = upgrade('Spear', 'This creature gets +2 power for each exhausted creature to its left.')
    const tired = (n: number) => on(creature(`Tired ${n}`, 2), { exhausted: true })
    const t = table({
      mine: [
        tired(1),
        creature('Awake', 2),
        tired(2),
        on(creature('Host', 2), { upgrades: [spear] }),
        tired(3),
      ],
    })
    expect(t.powerOf('Host')).toBe(6)
  })

  it('a text can deal damage for each creature that enters', () => {
    const warm = creature('Warm', 5, {
      text: 'While Warm is ready, each creature takes 1D after it enters play.',
    })
    const play = (exhausted: boolean) =>
      table({ mine: [on(warm, { exhausted })], me: { hand: [creature('New', 3)] } })
        .play('New')
        .answer('right flank')
        .damageOn('New')
    expect([play(false), play(true)]).toEqual([1, 0])
  })
})
