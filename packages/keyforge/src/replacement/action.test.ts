import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const cry = (text: string) => action('Cry', `Play: ${text}`)
const vault = (text: string) => artifact('Vault', text)

describe('“would steal, … instead” (KF-RPL-1)', () => {
  const stolen = (rule: string, text = 'Steal 2Æ.') =>
    table({ me: { hand: [cry(text)] }, they: { aember: 5, artifacts: [vault(rule)] } })
      .play('Cry')
      .pools()

  it('does something else, and refers to the player who would have stolen, and to the amount', () => {
    expect(
      stolen('If your opponent would steal Æ, they gain that much Æ from the common supply instead.'),
    ).toEqual([2, 5])
    expect(stolen('If Æ would be stolen from you, gain 1Æ instead.')).toEqual([0, 6])
  })

  it('does not apply to the other player', () => {
    expect(stolen('If you would steal Æ, gain 3Æ instead.')).toEqual([2, 3])
  })

  it('is not stealing: for “if you do”, and for triggers', () => {
    const rule = 'If your opponent would steal Æ, draw a card instead.'
    expect(stolen(rule, 'Steal 2Æ. If you do, gain 1Æ.')).toEqual([0, 5])
    expect(stolen(`${rule} After Æ is stolen from you, gain 3Æ.`)).toEqual([0, 5])
  })

  it('ignores stealing nothing', () => {
    const rule = 'If your opponent would steal Æ, gain 3Æ instead.'
    const t = table({ me: { hand: [cry('Steal 2Æ.')] }, they: { artifacts: [vault(rule)] } }).play('Cry')
    expect(t.pools()).toEqual([0, 0])
  })
})

describe('“would forge a key, … instead”', () => {
  const forged = (rule: string, aember: number) => {
    const t = table({
      me: { aember, hand: [cry('Forge a key at current cost.')] },
      they: { artifacts: [vault(rule)] },
    }).play('Cry')
    return [t.player(1).keys, t.player(1).aember, t.zoneOf('Vault')]
  }

  it('prevents the key and keeps the Æmber of a player who could have paid', () => {
    const rule = 'When your opponent would forge a key, destroy Vault and they do not forge that key.'
    expect(forged(rule, 6)).toEqual([0, 6, 'discard'])
    expect(forged(rule, 5)).toEqual([0, 5, 'artifacts'])
    expect(forged('When you would forge a key, destroy Vault instead.', 6)).toEqual([1, 0, 'artifacts'])
  })

  it('applies only while its condition is true', () => {
    const rule = 'While Ann is damaged, when your opponent would forge a key, draw a card instead.'
    const keys = (damage: number) =>
      table({
        me: { aember: 6, hand: [cry('Forge a key at current cost.')] },
        theirs: [on(creature('Ann', 3, { text: rule }), { damage })],
      })
        .play('Cry')
        .player(1).keys
    expect([keys(1), keys(0)]).toEqual([0, 1])
  })
})

describe('the rest of the text', () => {
  it('applies whether the condition is true or not', () => {
    const text = 'Each friendly creature gets +2 power while it is damaged and gains taunt.'
    const t = table({
      mine: [on(creature('Ann', 3), { damage: 1 }), creature('Bob', 3)],
      me: { artifacts: [vault(text)] },
    })
    expect([t.powerOf('Ann'), t.powerOf('Bob')]).toEqual([5, 3])
    expect(['Ann', 'Bob'].map((name) => t.card(name).keywords.taunt ?? 0)).toEqual([1, 1])
  })
})
