import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { KeyForge } from '../game.ts'
import type { CardFacts, Definition } from '../model/definition.ts'
import { textReader } from '../text-reader.ts'

const brute: CardFacts = { name: 'Brute', type: 'creature', house: 'brobnar', power: 4, text: 'Skirmish.' }
const twin: CardFacts = {
  name: 'Twin',
  type: 'creature',
  house: 'brobnar',
  power: 9,
  text: 'Taunt.',
  gigantic: true,
}
const before: CardFacts = {
  name: 'Before',
  type: 'prophecy',
  house: 'brobnar',
  text: 'When your opponent plays a creature, fulfill this card.',
}
const library = [brute, twin, before]
const gameWith = (...cards: readonly CardFacts[]) => new KeyForge({ library, cards, texts: textReader })
const definition = (game: KeyForge, name: string) => game.library.find(name) as Definition

describe('Games with one library', () => {
  it('share its cards, whatever cards of their own they have', () => {
    const one = definition(gameWith(), 'Brute')
    const other = definition(gameWith({ ...brute, name: 'Ogre' }), 'Brute')
    expect(one.name).toBe('Brute')
    expect(other).toBe(one)
  })

  it('have cards of their own instead of those with the same name', () => {
    const own = gameWith({ ...brute, power: 7 })
    const shared = gameWith()
    expect([definition(shared, 'brute').power, definition(own, 'brute').power]).toEqual([4, 7])
    expect(own.library.all().map(({ power }) => power)).toEqual([undefined, 7, 9])
    expect(own.library.near('Brut')).toBe('Brute')
    expect(own.library.chart('card/brute/0')).toBe(definition(own, 'Brute').abilities[0]?.chart ?? null)
  })

  it('have no other half of a gigantic creature that one of their own replaces', () => {
    const { gigantic: _, ...small } = twin
    const own = gameWith(small)
    expect(definition(gameWith(), 'Twin (other half)').gigantic).toEqual({ other: 'Twin', leads: false })
    expect(own.library.find('Twin (other half)')).toBeNull()
  })

  it('read texts of the library with the words of their own cards', () => {
    const chant: CardFacts = {
      name: 'Chant',
      type: 'action',
      house: 'brobnar',
      text: 'Play: Destroy each Gnarlet creature.',
    }
    const gnarlet: CardFacts = { ...brute, name: 'Gnarlet', traits: ['gnarlet'] }
    const withChant = (...cards: readonly CardFacts[]) =>
      new KeyForge({ library: [...library, chant], cards, texts: textReader }).library.find('Chant')
    expect(withChant(gnarlet)).not.toHaveProperty('problems')
    expect(withChant()).toHaveProperty('problems')
  })

  it('give a prophecy of the library another side', () => {
    const after: CardFacts = { ...before, name: 'After', reverse: 'Before' }
    expect(definition(gameWith(after), 'Before').reverse).toBe('After')
    expect(definition(gameWith(), 'Before').reverse).toBe('')
  })
})

describe('A game without a reader of texts', () => {
  const plain: CardFacts = { name: 'Plain', type: 'creature', house: 'dis', power: 1 }
  const kf = new KeyForge({ library: [brute, plain] })
  const begun = (name: string) => kf.begin({ players: [{ battleline: [name] }, {}] })

  it('uses cards without text, and says why it uses no others', () => {
    expect(begun('Plain')).not.toHaveProperty('reason')
    expect(begun('Brute')).toMatchObject({
      reason: expect.stringContaining('Brute cannot be read: this game reads no texts; make it with `texts:'),
    })
  })

  it('reads no goal', () => {
    const board = begun('Plain')
    if (isRefusal(board)) throw new Error(board.reason)
    expect(kf.goal(board, 'no creature destroyed', 1)).toMatchObject({
      ok: false,
      problems: [{ from: 0, to: 21, line: 1, column: 1 }],
    })
  })
})
