import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const cry = (text: string) => action('Cry', `Play: ${text}`)

describe('Filters of cards out of play', () => {
  const discard = [
    creature('Ann', 3, { text: 'Taunt.' }),
    creature('Bob', 4, { house: 'logos', icons: ['draw'] }),
    creature('Cat', 5, { traits: ['knight'] }),
  ]
  const returned = (words: string) => {
    const done = table({
      mine: [creature('Ivy', 4, { house: 'logos', traits: ['knight'] })],
      me: { hand: [cry(`Return each ${words} from your discard pile to your hand.`)], discard },
    }).play('Cry')
    return done.pile('mine', 'hand')
  }

  it.each([
    ['creature with taunt', ['Ann']],
    ['creature without taunt', ['Bob', 'Cat']],
    ['card with a bonus icon', ['Bob']],
    ['card not of house Logos', ['Ann', 'Cat']],
    ['Knight or Giant creature', ['Cat']],
    ['creature with power 4 or higher', ['Bob', 'Cat']],
  ])('each %s', (words, names) => expect(returned(words)).toEqual(names))

  it('can compare with a card in play', () => {
    const text =
      'Choose a creature. Archive each creature that shares a house with it from your discard pile.'
    const done = table({
      mine: [creature('Ivy', 4, { house: 'logos' })],
      me: { hand: [cry(text)], discard },
    }).play('Cry')
    expect(done.pile('mine', 'archives')).toEqual(['Bob'])
  })
})

describe('The status of a card that left play', () => {
  it('is that of the last moment in play', () => {
    const text = 'Destroy an enemy creature. If it was ready, gain 1Æ. If it had Æ on it, gain 3Æ.'
    const gained = (marks: object) =>
      table({ theirs: [on(creature('Dan', 3), marks)], me: { hand: [cry(text)] } })
        .play('Cry')
        .pools()[0]
    // Its Æmber goes to the opponent (KF-LVP-4).
    expect([gained({}), gained({ exhausted: true }), gained({ aember: 1 })]).toEqual([1, 0, 5])
  })
})

describe('How creatures enter play', () => {
  it('can include +1 power counters', () => {
    const nest = artifact('Nest', 'Each friendly creature enters play with 2 +1 power counters on it.')
    const done = table({ me: { artifacts: [nest], hand: [creature('Ann', 3)] } }).play('Ann')
    expect(done.card('Ann').powerCounters).toBe(2)
  })
})
