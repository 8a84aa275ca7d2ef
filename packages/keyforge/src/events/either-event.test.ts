import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, settled, table } from '../../test/table.ts'

const bell = (text: string) => artifact('Bell', text)
const cry = (text: string) => action('Cry', `Play: ${text}`)
const ann = creature('Ann', 5)
const dan = creature('Dan', 7)

describe('one ability with several triggers', () => {
  const board = (event: string, does = 'gain 3Æ') => ({
    mine: [ann, on(creature('Bob', 2), {})],
    theirs: [dan],
    me: { hand: [cry('Draw a card.')], artifacts: [bell(`After ${event}, ${does}.`)] },
    they: { aember: 4 },
  })

  it.each([
    ['a friendly creature fights or reaps', 'Ann reaps', 4],
    ['a friendly creature fights or reaps', 'Ann fights Dan', 3],
    ['a friendly creature reaps or is destroyed', 'Bob fights Dan', 3],
    ['an enemy creature fights or reaps', 'Ann reaps', 1],
    ['a friendly creature enters or leaves play', 'Bob fights Dan', 3],
    ['a friendly creature reaps or after you play a creature', 'Ann reaps', 4],
  ])('%s: %s', (event, move, aember) => {
    expect(settled(table(board(event)).answer(move)).pools()[0]).toBe(aember)
  })

  it('for a player’s actions with a card', () => {
    const t = table(board('you play or discard an action card', 'steal 1Æ')).play('Cry')
    expect(settled(t).pools()).toEqual([1, 3])
  })

  it('triggers “the next time” only once, whichever it is', () => {
    const me = { hand: [cry('The next time a friendly creature reaps or fights this turn, gain 3Æ.')] }
    const t = settled(table({ mine: [ann, creature('Bob', 2)], theirs: [dan], me }).play('Cry'))
    expect(settled(settled(t.answer('Ann reaps')).answer('Bob reaps')).pools()[0]).toBe(5)
  })
})

describe('attackers and damage dealers', () => {
  const after = (text: string, move: string) => {
    const me = { artifacts: [bell(text)] }
    return settled(table({ mine: [ann, creature('Bob', 2)], theirs: [dan], me }).answer(move))
  }

  it('trigger when the defender is attacked', () => {
    expect(after('After an enemy creature is attacked, gain 2Æ.', 'Ann fights Dan').pools()[0]).toBe(2)
    expect(after('After a friendly creature is attacked, gain 2Æ.', 'Ann fights Dan').pools()[0]).toBe(0)
    const t = after(
      'After an enemy creature is attacked by a creature with power 5 or higher, ward it.',
      'Ann fights Dan',
    )
    expect([t.card('Ann').warded, t.card('Dan').warded]).toEqual([false, true])
  })

  it('“it” is the attacker if it triggered the ability', () => {
    const me = { artifacts: [bell('After a creature attacks an enemy creature, stun it.')] }
    const t = settled(
      table({ mine: [creature('Big', 9)], theirs: [creature('Wall', 8)], me }).answer('Big fights Wall'),
    )
    expect([t.card('Big').stunned, t.card('Wall').stunned]).toEqual([true, false])
  })

  it('damage that is dealt to a creature, and by one', () => {
    const to = after(
      'After a friendly creature deals damage to an enemy creature, stun it.',
      'Ann fights Dan',
    )
    expect([to.card('Ann').stunned, to.card('Dan').stunned]).toEqual([false, true])
    const by = after('After an enemy creature deals damage, exhaust and stun it.', 'Bob fights Dan')
    expect(by.card('Dan').stunned).toBe(true)
  })

  it('triggers once, however many creatures are damaged', () => {
    const cat = creature('Cat', 2, { text: 'Action: Deal 1 damage to each enemy creature.' })
    const me = { artifacts: [bell('After a friendly creature deals damage, gain 2Æ.')] }
    const t = table({ mine: [cat], theirs: [dan, creature('Eve', 3)], me }).answer('use Cat')
    expect(settled(t).pools()[0]).toBe(2)
  })
})

describe('Æmber that is gained or lost', () => {
  const t = (text: string, does: string) =>
    settled(
      table({
        mine: [ann],
        theirs: [dan],
        me: { aember: 3, hand: [cry(does)], artifacts: [bell(text)], deck: [creature('Top', 1)] },
        they: { aember: 4 },
      }).play('Cry'),
    )

  it('by an effect', () => {
    expect(t('After you gain Æ, your opponent loses 1Æ.', 'Gain 2Æ.').pools()).toEqual([5, 3])
    expect(t('After your opponent gains Æ, gain that much Æ.', 'Your opponent gains 2Æ.').pools()).toEqual([
      5, 6,
    ])
    expect(t('After your opponent loses Æ, gain that much Æ.', 'Your opponent loses 3Æ.').pools()).toEqual([
      6, 1,
    ])
    expect(t('After you lose Æ, draw a card.', 'Lose 1Æ.').zoneOf('Top')).toBe('hand')
  })

  it('not by stealing', () => {
    expect(t('After you gain Æ, draw a card.', 'Steal 1Æ.').zoneOf('Top')).toBe('deck')
    expect(t('After your opponent loses Æ, draw a card.', 'Steal 1Æ.').zoneOf('Top')).toBe('deck')
  })

  it('by reaping, and by a bonus icon', () => {
    const art = bell('After you gain Æ, draw a card.')
    const deck = [creature('Top', 1), creature('Next', 1)]
    const icon = { ...action('Cry', ''), aember: 1 }
    const reaped = settled(table({ mine: [ann], me: { artifacts: [art], deck } }).answer('Ann reaps'))
    expect([reaped.zoneOf('Top'), reaped.zoneOf('Next')]).toEqual(['hand', 'deck'])
    const played = settled(table({ mine: [ann], me: { artifacts: [art], deck, hand: [icon] } }).play('Cry'))
    expect([played.zoneOf('Top'), played.zoneOf('Next'), played.pools()[0]]).toEqual(['hand', 'deck', 1])
  })
})

it('purged cards trigger once each', () => {
  const hand = [cry('Purge each enemy creature.')]
  const art = bell('After a creature is purged, gain 2Æ.')
  const t = table({ mine: [ann], theirs: [dan, creature('Eve', 1)], me: { hand, artifacts: [art] } }).play(
    'Cry',
  )
  expect(settled(t).pools()[0]).toBe(4)
})

it('played cards can be distinguished by power and bonus icons', () => {
  const art = bell('After you play a creature with power 5 or higher, gain 2Æ.')
  const hand = [creature('Big', 6), creature('Small', 1)]
  const t = table({ mine: [], me: { hand, artifacts: [art] } })
  expect(settled(settled(t.play('Big')).play('Small')).pools()[0]).toBe(2)
  const other = bell('After you play a card with a bonus icon, steal 1Æ.')
  const cards = [
    { ...action('Shine', 'Play: Draw a card.'), aember: 1 },
    action('Dull', 'Play: Draw a card.'),
  ]
  const two = table({ mine: [], me: { hand: cards, artifacts: [other] }, they: { aember: 5 } })
  expect(settled(settled(two.play('Shine')).play('Dull')).pools()).toEqual([2, 4])
})
