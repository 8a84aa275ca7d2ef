import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, settled, table, upgrade } from '../../test/table.ts'

const bell = (text: string) => artifact('Bell', text)
const ann = creature('Ann', 5)
const dan = creature('Dan', 5)
const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)

describe('events of creatures', () => {
  const gained = (event: string, text: string, over: object = {}) =>
    settled(
      table({
        mine: [on(ann, over), creature('Bob', 5)],
        theirs: [dan],
        me: { hand: [cry(text)], artifacts: [bell(`After ${event}, gain 1Æ.`)] },
        they: { aember: 3 },
      }).play('Cry'),
    ).pools()[0]

  it.each([
    ['a friendly creature is stunned', 'Stun each creature.', 2],
    ['an enemy creature is stunned', 'Stun each creature.', 1],
    ['a friendly creature becomes warded', 'Ward each friendly creature.', 2],
    ['you exhaust a creature', 'Exhaust each creature.', 3],
    ['your opponent stuns a creature', 'Stun each creature.', 0],
    ['a friendly creature captures Æ', 'Each friendly creature captures 1Æ.', 2],
    ['an enemy creature captures Æ', 'Each friendly creature captures 1Æ.', 0],
    ['a friendly creature is stunned or warded', 'Stun each creature. Ward each creature.', 4],
    ['an enemy creature becomes warded or captures Æ', 'Stun each creature. Ward each creature.', 1],
  ])('%s: %s', (event, text, times) => expect(gained(event, text)).toBe(times))

  it('do not happen if nothing changes', () => {
    expect(gained('a creature is stunned', 'Stun each friendly creature.', { stunned: true })).toBe(1)
    expect(gained('a creature is healed', 'Fully heal each creature.', { damage: 2 })).toBe(1)
  })

  it('carry the captured amount', () => {
    const text = 'After a friendly creature captures Æ, gain that much Æ.'
    const board = {
      mine: [ann],
      they: { aember: 5 },
      me: { hand: [cry('A friendly creature captures 2Æ.')], artifacts: [bell(text)] },
    }
    expect(settled(table(board).play('Cry')).pools()).toEqual([2, 3])
  })

  it('include a capture icon', () => {
    const icon = { ...action('Cry', ''), icons: ['capture'] as const }
    const text = 'After a friendly creature captures Æ, draw a card.'
    const me = { hand: [icon], deck: [creature('Top', 1)], artifacts: [bell(text)] }
    const t = table({ mine: [ann], they: { aember: 5 }, me }).play('Cry')
    expect([settled(t).zoneOf('Top'), t.card('Ann').aember]).toEqual(['hand', 1])
  })
})

describe('events of players', () => {
  it('include archiving, once for each card', () => {
    const t = table({
      me: {
        hand: [cry('Archive the top 2 cards of your deck.')],
        deck: [creature('A', 1), creature('B', 1)],
        artifacts: [bell('After you archive a card, gain 1Æ.')],
      },
    })
    expect(settled(t.play('Cry')).pools()).toEqual([2, 0])
  })

  it('include shuffling the discard pile into the deck, also to draw (KF-DRW-2)', () => {
    const text = 'After you shuffle your discard pile into your deck, gain 1Æ.'
    const shuffled = (does: string) =>
      settled(
        table({
          me: { hand: [cry(does)], discard: [creature('A', 1), creature('B', 1)], artifacts: [bell(text)] },
        }).play('Cry'),
      ).pools()[0]
    expect(shuffled('Shuffle your discard pile into your deck.')).toBe(1)
    expect(shuffled('Shuffle a creature from your discard pile into your deck.')).toBe(0)
    expect(shuffled('Draw a card.')).toBe(1)
  })
})

describe('“the first time each turn”', () => {
  const hit = (text: string) =>
    table({
      mine: [ann],
      theirs: [creature('Dan', 1), creature('Eve', 1), creature('Fay', 1)],
      me: {
        hand: [cry('Destroy Dan and Eve.', 'One'), cry('Destroy each enemy creature.', 'Two')],
        artifacts: [bell(text)],
      },
    })

  it('triggers once, also for several cards destroyed together', () => {
    const both = cry('Destroy each enemy creature.')
    const t = table({
      theirs: [creature('Dan', 1), creature('Eve', 1)],
      me: {
        hand: [both, cry('Destroy each creature.', 'More'), creature('Gub', 1)],
        artifacts: [bell('The first time a creature is destroyed each turn, gain 1Æ.')],
      },
    })
    expect(t.play('Cry').pools()[0]).toBe(1)
    expect(t.play('Gub').play('More').pools()[0]).toBe(1)
  })

  it('counts only matching events', () => {
    const text = 'Each turn, the first time a friendly creature reaps, gain 5Æ.'
    const t = table({ mine: [ann, creature('Bob', 2)], me: { artifacts: [bell(text)] } })
    expect(t.reap('Ann').pools()[0]).toBe(6)
    expect(t.reap('Bob').pools()[0]).toBe(7)
  })

  it('applies to played cards, too', () => {
    const text = 'After you play a creature for the first time each turn, gain 1Æ.'
    const t = table({
      me: { hand: [cry('Gain 1Æ.'), creature('Bob', 2), creature('Cid', 2)], artifacts: [bell(text)] },
    })
    expect(t.play('Cry').pools()[0]).toBe(1)
    expect(t.play('Bob').pools()[0]).toBe(2)
    expect(t.play('Cid').pools()[0]).toBe(2)
  })

  it('is refused for events that the turn history does not have', () => {
    expect(() => hit('The first time a damaged creature is destroyed each turn, gain 1Æ.')).toThrow()
  })
})

describe('“the next time”', () => {
  it('can have any trigger', () => {
    const t = table({
      mine: [ann],
      me: {
        hand: [cry('The next time you steal Æ this turn, draw a card.'), cry('Steal 1Æ.', 'Grab')],
        deck: [creature('Top', 1)],
      },
      they: { aember: 2 },
    })
    expect(t.play('Cry').zoneOf('Top')).toBe('deck')
    expect(t.play('Grab').zoneOf('Top')).toBe('hand')
  })
})

describe('removed counters', () => {
  it('are counted, enrage counters too', () => {
    const text =
      'Remove the enrage counter from each creature. Gain 1Æ for each enrage counter removed this way.'
    const t = table({
      mine: [on(ann, { enraged: true })],
      theirs: [on(dan, { enraged: true }), creature('Eve', 1)],
      me: { hand: [cry(text)] },
    })
    expect(t.play('Cry').pools()[0]).toBe(2)
  })
})

describe('“it” after the card’s name', () => {
  it('is that card, not the card of the trigger', () => {
    const text =
      'After an enemy creature is destroyed fighting Ann, fully heal Ann and give it a +1 power counter.'
    const t = table({ mine: [on(creature('Ann', 5, { text }), { damage: 1 })], theirs: [creature('Dan', 1)] })
    t.fight('Ann', 'Dan')
    expect([t.powerOf('Ann'), t.damageOn('Ann')]).toEqual([6, 0])
    expect(() =>
      table({ mine: [creature('Ann', 5, { text: text.replace('it a', 'that creature a') })] }),
    ).toThrow()
  })

  it('stays so in the next sentence', () => {
    const axe = upgrade(
      'Axe',
      'This creature gains, “After an enemy creature is destroyed fighting this creature, you may ready this creature. If you do, deal 2 damage to it.”',
    )
    const t = table({ mine: [on(creature('Ann', 9), { upgrades: [axe] })], theirs: [creature('Dan', 1)] })
    t.fight('Ann', 'Dan')
    t.answer(t.askedLabels()[0] ?? '')
    expect([t.card('Ann').ready, t.damageOn('Ann')]).toEqual([true, 3])
  })
})

describe('“they” after a sentence that did not happen', () => {
  it('are the player in it', () => {
    const text =
      'Destroyed: If it is your turn, your opponent loses 1Æ. If it is your opponent’s turn, they lose 3Æ instead.'
    const t = (mine: boolean) =>
      table({
        [mine ? 'mine' : 'theirs']: [creature('Brab', 1, { text })],
        me: { aember: 5, hand: [cry('Destroy each creature.')] },
        they: { aember: 5 },
      })
        .play('Cry')
        .pools()
    expect([t(true), t(false)]).toEqual([
      [5, 4],
      [2, 5],
    ])
  })
})
