import { describe, expect, it, test } from 'vitest'
import { coverCard, coverText } from './coverage.ts'
import { importCards } from './import.ts'

// Invented cards in the shape of Scryfall's bulk files.
const ogre = {
  object: 'card',
  id: 'a1',
  lang: 'en',
  layout: 'normal',
  name: 'Test Ogre, the Loud',
  mana_cost: '{2}{R}',
  type_line: 'Legendary Artifact Creature — Ogre Warrior',
  oracle_text:
    'Menace (It can’t be blocked except by two or more creatures.)\nTest Ogre attacks each combat if able.',
  power: '4',
  toughness: '3',
  colors: ['R'],
  color_identity: ['R'],
  keywords: ['Menace'],
  set: 'tst',
  prices: { usd: '0.10' },
}
const first = (card: object) => importCards([card]).cards[0]

describe('importing cards of bulk files', () => {
  it('translates the facts, and reads a legend by the first part of its name', () => {
    expect(first(ogre)).toMatchObject({
      understood: true,
      facts: {
        name: 'Test Ogre, the Loud',
        types: ['artifact', 'creature'],
        subtypes: ['Ogre', 'Warrior'],
        colors: ['red'],
        legendary: true,
        power: 4,
        toughness: 3,
        manaValue: 3,
      },
    })
  })

  test.each([
    ['{X}{2}{W/U}{2/B}{G/P}', 6],
    ['', 0],
  ])('takes the mana value from the cost %s', (mana_cost, manaValue) => {
    expect(first({ ...ogre, mana_cost })?.facts).toMatchObject({ manaValue })
  })

  it('reads planeswalkers, and printed symbols', () => {
    const walker = {
      name: 'Test Walker',
      type_line: 'Planeswalker — Tester',
      loyalty: '4',
      colors: [],
      oracle_text: '+1: Untap target creature.\n−2: Destroy target tapped creature.',
    }
    expect(first(walker)).toMatchObject({ understood: true, facts: { types: ['planeswalker'], loyalty: 4 } })
    expect(first(walker)?.facts).not.toHaveProperty('colors')
  })

  it('imports the first face of a card with several, and names the others', () => {
    const werewolf = {
      name: 'Test Child // Test Beast',
      layout: 'transform',
      type_line: 'Creature — Human // Creature — Werewolf',
      card_faces: [
        {
          name: 'Test Child',
          type_line: 'Creature — Human',
          oracle_text: 'Haste',
          power: '1',
          toughness: '1',
          colors: ['G'],
        },
        {
          name: 'Test Beast',
          type_line: 'Creature — Werewolf',
          oracle_text: 'Trample',
          power: '4',
          toughness: '4',
          colors: ['G'],
        },
      ],
    }
    const { cards, left } = importCards([werewolf])
    expect(cards[0]?.facts).toEqual({
      name: 'Test Child',
      types: ['creature'],
      subtypes: ['Human'],
      colors: ['green'],
      power: 1,
      toughness: 1,
      text: 'Haste',
    })
    expect(left).toEqual([
      { place: '[1]', message: 'Test Child // Test Beast: its face Test Beast is not played' },
    ])
  })

  it('reads the files of MTGJSON, with a record for each face', () => {
    const face = (side: string, faceName: string, text: string) => ({
      name: 'Test Child // Test Beast',
      faceName,
      side,
      layout: 'transform',
      type: 'Creature — Human',
      text,
      power: '1',
      toughness: '1',
      colors: ['G'],
    })
    const faces = [face('a', 'Test Child', 'Haste'), face('b', 'Test Beast', 'Trample')]
    const single = {
      name: 'Test Bear',
      type: 'Creature — Bear',
      power: '2',
      toughness: '2',
      colors: ['G'],
      layout: 'normal',
    }
    const byName = { meta: {}, data: { 'Test Child // Test Beast': faces, 'Test Bear': [single] } }
    const printed = {
      meta: {},
      data: {
        TST: {
          name: 'Test',
          type: 'core',
          code: 'TST',
          cards: [...faces, single, single],
          tokens: [{ ...single, name: 'Token' }],
        },
      },
    }
    for (const file of [byName, printed]) {
      const { cards, left, problems } = importCards(file)
      expect(cards.map(({ facts }) => facts)).toEqual([
        {
          name: 'Test Child',
          types: ['creature'],
          subtypes: ['Human'],
          colors: ['green'],
          power: 1,
          toughness: 1,
          text: 'Haste',
        },
        {
          name: 'Test Bear',
          types: ['creature'],
          subtypes: ['Bear'],
          colors: ['green'],
          power: 2,
          toughness: 2,
        },
      ])
      expect(left.map(({ message }) => message)).toEqual([
        'Test Child // Test Beast: its face Test Beast is not played',
      ])
      expect(problems).toEqual([])
    }
  })

  it('does not understand a text that was cut within a sentence, after a comma or in reminder text', () => {
    const cut = { name: 'Test Cut', type_line: 'Creature', power: '1', toughness: '1' }
    expect(first({ ...cut, oracle_text: 'Flying\nWhen Test Cut dies, draw a card ' })).toMatchObject({
      understood: false,
    })
    expect(first({ ...cut, oracle_text: 'Flying, ' })).toMatchObject({ understood: false })
    expect(first({ ...cut, oracle_text: 'Flying (It can’t be ' })).toMatchObject({
      facts: { text: 'Flying …' },
      understood: false,
    })
    expect(first({ ...cut, oracle_text: 'Flying (It can’t be blocked.)' })).toMatchObject({
      understood: true,
    })
    expect(coverText({ id: 'a', name: 'A', text: 'Flying\nDisguise {2} (You may cast' })).toMatchObject({
      understood: false,
      executable: false,
      usable: false,
    })
  })

  it('loses nothing: printings are one card, and skipped records are named with their place', () => {
    const { cards, left, problems } = importCards([
      ogre,
      { ...ogre, id: 'another printing', lang: 'de' },
      { ...ogre, name: 'Test Plane', type_line: 'Plane — Nowhere' },
      { ...ogre, name: 'Test Star', power: '1+*' },
      { ...ogre, name: 'Test Odd', colors: ['Q'] },
      'not a card',
    ])
    expect(cards).toHaveLength(1)
    expect(left).toEqual([
      { place: '[3]', message: 'Test Plane is of a type that this version does not play: plane' },
      { place: '[4]', message: 'Test Star has a power that is no number: 1+*' },
    ])
    expect(problems.map(({ message }) => message)).toEqual([
      'this is no card but "not a card"',
      expect.stringContaining('the colors of Test Odd are some of'),
    ])
  })
})

describe('coverage', () => {
  const card = (text: string) => coverText({ id: 'a', name: 'A', text })

  it('separates understood text, and folds what cards have in common', () => {
    expect(card('Flying\nA attacks each combat if able.')).toMatchObject({
      understood: true,
      executable: true,
    })
    expect(card('Flying, frobs 2.').unknown).toEqual(card('Trample, frobs 3.').unknown)
    expect(card('A frobs.')).toMatchObject({ understood: false, executable: false })
  })

  it('counts a card with several faces as understood only if every face is', () => {
    const faces = (text: string) => ({
      card_faces: [
        { name: 'A', oracle_text: 'Flying' },
        { name: 'B', oracle_text: text },
      ],
    })
    const whole = { id: 'a', name: 'A // B', text: '' }
    expect(coverCard(whole, faces('B frobs.'))).toMatchObject({ understood: false, executable: false })
    expect(coverCard(whole, faces('B frobs.')).unknown).toHaveLength(1)
    expect(coverCard(whole, faces('Trample'))).toMatchObject({ understood: true, executable: false })
  })
})
