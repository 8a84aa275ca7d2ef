import { describe, expect, it } from 'vitest'
import { action, artifact, creature, settled, type Table, table } from '../../test/table.ts'

const bell = (text: string) => artifact('Bell', text)
const cry = (text: string) => action('Cry', `Play: ${text}`)
const labels = (t: Table) => t.asked.options.map(({ label }) => label)

describe('costs of playing a card', () => {
  const imp = creature('Imp', 3, { text: 'You must lose 2Æ in order to play Imp.' })

  it('are paid before it is played', () => {
    const t = settled(table({ me: { aember: 3, hand: [imp] } }).play('Imp'))
    expect([t.zoneOf('Imp'), t.pools()[0]]).toEqual(['battleline', 1])
  })

  it('keep the card in hand if they cannot be paid in full', () => {
    const t = table({ me: { aember: 1, hand: [imp] } })
    expect(labels(t)).not.toContain('play Imp')
    const by = table({ me: { aember: 1, hand: [cry('Play a creature.'), imp] } }).play('Cry')
    expect([settled(by).zoneOf('Imp'), by.pools()[0]]).toEqual(['hand', 1])
  })

  it('are also paid if an effect plays it', () => {
    const t = table({ me: { aember: 5, hand: [cry('Play a creature.'), imp] } }).play('Cry')
    expect([settled(t).zoneOf('Imp'), t.pools()[0]]).toEqual(['battleline', 3])
  })

  it('can include a choice', () => {
    const own = creature('Own', 3, { text: 'You must destroy a friendly creature in order to play Own.' })
    expect(labels(table({ me: { hand: [own] } }))).not.toContain('play Own')
    const t = settled(table({ mine: [creature('Ann', 1)], me: { hand: [own] } }).play('Own'))
    expect([t.zoneOf('Ann'), t.zoneOf('Own')]).toEqual(['discard', 'battleline'])
  })

  it('apply while the conditions before and after are true', () => {
    const text =
      'If you have 3Æ or more, you must lose 1Æ in order to play Own while your opponent has 2Æ or more.'
    const played = (mine: number, theirs: number) =>
      settled(
        table({ me: { aember: mine, hand: [creature('Own', 3, { text })] }, they: { aember: theirs } }).play(
          'Own',
        ),
      ).pools()[0]
    expect([played(3, 2), played(3, 1), played(2, 2)]).toEqual([2, 3, 2])
  })

  it('can be for players and cards of a kind', () => {
    const me = {
      aember: 1,
      hand: [creature('Ann', 1), cry('Steal 1Æ.')],
      artifacts: [bell('Each player must lose 1Æ in order to play a creature.')],
    }
    const t = table({ me, they: { aember: 2 } })
    expect(settled(t.play('Ann')).pools()).toEqual([0, 2])
    expect(settled(t.play('Cry')).pools()).toEqual([1, 1])
    const none = table({ me: { ...me, aember: 0 } })
    expect(labels(none)).not.toContain('play Ann')
    const theirs = { artifacts: [bell('Your opponent must pay you 1Æ in order to play a creature.')] }
    const paid = table({ me: { aember: 1, hand: [creature('Ann', 1)] }, they: theirs }).play('Ann')
    expect(settled(paid).pools()).toEqual([0, 1])
  })
})

it('every player pays to use a card, if the text says so', () => {
  const me = { aember: 1, artifacts: [bell('Each player must lose 1Æ in order to use a creature.')] }
  const t = table({ mine: [creature('Ann', 1), creature('Bob', 1)], me })
  expect(settled(t.answer('Ann reaps')).pools()[0]).toBe(1)
})

it('“it” is the used card', () => {
  const own = creature('Own', 3, { text: 'To use Own, you must exalt it.' })
  const t = settled(table({ mine: [own] }).answer('Own reaps'))
  expect([t.card('Own').aember, t.pools()[0]]).toEqual([1, 1])
})
