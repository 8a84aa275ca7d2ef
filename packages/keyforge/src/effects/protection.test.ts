import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)
const bell = (text: string) => artifact('Bell', text)

describe('protection (KF-GEN-2)', () => {
  const board = (cannot: string, text: string, over: object = {}) =>
    table({
      mine: [on(creature('Ann', 4), over), creature('Bob', 4)],
      they: { aember: 5 },
      me: {
        hand: [cry(text)],
        artifacts: [bell(`Each creature with power 4 or higher ${cannot}.`)],
      },
    }).play('Cry')

  it.each([
    ['cannot be stunned', 'Stun each creature.', { stunned: false }],
    ['cannot be warded', 'Ward each creature.', { warded: false }],
    ['cannot be enraged', 'Enrage each creature.', { enraged: false }],
    ['cannot be exalted', 'Exalt each creature.', { aember: 0 }],
    ['cannot capture Æ', 'Each friendly creature captures 1Æ.', { aember: 0 }],
    ['cannot be destroyed', 'Destroy each creature.', { zone: 'battleline' }],
    ['cannot be purged', 'Purge each creature.', { zone: 'battleline' }],
    ['cannot be archived', 'Archive each creature.', { zone: 'battleline' }],
    [
      'cannot be returned to its owner’s hand',
      'Return each creature to its owner’s hand.',
      { zone: 'battleline' },
    ],
  ])('%s', (cannot, text, so) => expect(board(cannot, text).card('Ann')).toMatchObject(so))

  it('can prevent healing', () => {
    expect(board('cannot be healed', 'Fully heal each creature.', { damage: 2 }).damageOn('Ann')).toBe(2)
  })

  it('does not apply to other cards', () => {
    const t = table({
      mine: [creature('Ann', 4), creature('Bob', 2)],
      me: {
        hand: [cry('Stun each creature.')],
        artifacts: [bell('Each creature with power 4 or higher cannot be stunned.')],
      },
    }).play('Cry')
    expect([t.card('Ann').stunned, t.card('Bob').stunned]).toEqual([false, true])
  })

  it('keeps a creature with lethal damage in play until it can be destroyed (KF-PWR-6)', () => {
    const t = table({
      mine: [creature('Ann', 4)],
      me: {
        hand: [cry('Deal 5 damage to each creature.'), cry('Destroy an artifact.', 'Break')],
        artifacts: [bell('Each friendly creature cannot be destroyed.')],
      },
    }).play('Cry')
    expect([t.zoneOf('Ann'), t.damageOn('Ann')]).toEqual(['battleline', 5])
    expect(t.play('Break').zoneOf('Ann')).toBe('discard')
  })
})

describe('a text with a condition before and after it', () => {
  it('is true if both are', () => {
    const text = 'While Ann is damaged, each friendly creature gets +2 power unless the tide is high.'
    const power = (damage: number, tide: 'mine' | 'theirs') =>
      table({ mine: [on(creature('Ann', 4, { text }), { damage })], tide }).card('Ann').power
    expect([power(1, 'theirs'), power(1, 'mine'), power(0, 'theirs')]).toEqual([6, 4, 4])
  })

  it('“they” are the player with the restriction', () => {
    const text = 'Your opponent cannot play creatures unless they have 3 or more Æ.'
    const played = (aember: number) =>
      table({ me: { aember, hand: [creature('Bob', 2)] }, they: { artifacts: [bell(text)], aember: 9 } })
    expect(played(3).play('Bob').zoneOf('Bob')).toBe('battleline')
    expect(() => played(2).play('Bob')).toThrow()
  })
})

describe('cards compared with others of a kind', () => {
  it('share a property with another card, of any side or of their own line', () => {
    const hit = (text: string) => {
      const t = table({
        mine: [creature('Ann', 9, { traits: ['knight'] }), creature('Bob', 9, { traits: ['thief'] })],
        theirs: [creature('Dan', 9, { traits: ['knight'] })],
        me: { hand: [cry(`Deal 1 damage to each creature ${text}.`)] },
      }).play('Cry')
      return ['Ann', 'Bob', 'Dan'].filter((name) => t.damageOn(name) > 0)
    }
    expect(hit('that shares a trait with another creature')).toEqual(['Ann', 'Dan'])
    expect(hit('that does not share a trait with another creature')).toEqual(['Bob'])
    expect(hit('that shares a trait with another creature in its controller’s battleline')).toEqual([])
  })
})

describe('destruction in a fight between others', () => {
  it('is seen by a card outside the fight', () => {
    const text =
      'After an enemy creature is destroyed fighting a friendly creature with power 5 or higher, gain 1Æ.'
    const fought = (name: string) =>
      table({
        mine: [creature('Ann', 5), creature('Bob', 4)],
        theirs: [creature('Dan', 1)],
        me: { artifacts: [bell(text)] },
      })
        .fight(name, 'Dan')
        .pools()[0]
    expect([fought('Ann'), fought('Bob')]).toEqual([1, 0])
  })
})

describe('the only card that a player controls', () => {
  it('becomes “it”', () => {
    const warded = (others: readonly string[]) =>
      table({
        mine: [creature('Ann', 5), ...others.map((name) => creature(name, 1))],
        me: { hand: [cry('If you control exactly 1 creature, ward it.')] },
      })
        .play('Cry')
        .card('Ann').warded
    expect([warded([]), warded(['Bob'])]).toEqual([true, false])
  })
})

describe('changes to the damage of fighting creatures', () => {
  it('prevent, limit or raise it', () => {
    const fought = (text: string) =>
      table({ mine: [creature('Ann', 4)], theirs: [creature('Dan', 9)], me: { artifacts: [bell(text)] } })
        .fight('Ann', 'Dan')
        .damageOn('Dan')
    expect(fought('Each friendly creature deals no damage when fighting.')).toBe(0)
    expect(fought('Each friendly creature only deals 1 damage when fighting.')).toBe(1)
    expect(fought('Each friendly creature deals +2 damage while attacking.')).toBe(6)
    expect(fought('The most powerful friendly creature deals +2 damage while attacking.')).toBe(6)
  })
})

describe('lost keywords', () => {
  it('can be all of them', () => {
    const guard = creature('Dan', 5, { text: 'Taunt. Elusive.' })
    const t = table({
      mine: [creature('Ann', 4)],
      theirs: [guard, creature('Eve', 3)],
      me: { artifacts: [bell('Each enemy creature loses all keywords.')] },
    })
    expect(t.fight('Ann', 'Eve').damageOn('Eve')).toBe(0)
    expect(t.zoneOf('Eve')).toBe('discard')
  })
})

describe('“would be destroyed, … instead”', () => {
  it('saves each friendly creature, and “it” is that creature', () => {
    const text = 'If another friendly creature would be destroyed, fully heal it and destroy Saint instead.'
    const t = table({
      mine: [creature('Saint', 2, { text }), on(creature('Ann', 4), { damage: 1 })],
      me: { hand: [cry('Deal 3 damage to a friendly creature.')] },
    }).play('Cry')
    t.answer('Ann')
    expect([t.zoneOf('Ann'), t.damageOn('Ann'), t.zoneOf('Saint')]).toEqual(['battleline', 0, 'discard'])
  })

  it('does not save enemy creatures', () => {
    const text = 'If a friendly creature would be destroyed, fully heal it instead.'
    const t = table({
      mine: [creature('Ann', 2)],
      theirs: [creature('Dan', 2)],
      me: { hand: [cry('Destroy each creature.')], artifacts: [bell(text)] },
    }).play('Cry')
    expect([t.zoneOf('Ann'), t.zoneOf('Dan')]).toEqual(['battleline', 'discard'])
  })

  it('may be declined', () => {
    const text = 'If this creature would be destroyed, you may destroy Vest instead.'
    const board = {
      mine: [on(creature('Ann', 2), { upgrades: [upgrade('Vest', text)] })],
      me: { hand: [cry('Destroy each creature.')] },
    }
    const saved = table(board).play('Cry').answer('destroy Vest')
    expect([saved.zoneOf('Ann'), saved.zoneOf('Vest')]).toEqual(['battleline', 'discard'])
    expect(table(board).play('Cry').answer('decline').zoneOf('Ann')).toBe('discard')
  })
})
