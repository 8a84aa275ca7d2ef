import { describe, expect, it } from 'vitest'
import { isRefusal, keyforge } from '../index.ts'
import { importCards } from './import.ts'

const gub = { id: 'gub', name: 'Gub', type: 'creature', house: 'dis', power: 1, text: '' }
const first = (card: object) => importCards([card]).cards[0]?.facts

describe('importing cards', () => {
  it('translates facts into the words of this project', () => {
    const card = {
      card_title: 'Ætherian',
      card_type: 'Token Creature',
      house: 'StarAlliance',
      power: '3',
      armor: '-',
      amber: 2,
      traits: 'Human • Knight',
      card_text: 'Reap: Steal 1.\r\n',
    }
    expect(first(card)).toEqual({
      name: 'Ætherian',
      type: 'token creature',
      house: 'star alliance',
      power: 3,
      aember: 2,
      traits: ['human', 'knight'],
      text: 'Reap: Steal 1.',
    })
    expect(first(gub)).toEqual({ name: 'Gub', type: 'creature', house: 'dis', power: 1 })
  })

  it('names what it cannot use, with the place and the reason, and continues', () => {
    const { cards, problems } = importCards({
      cards: [
        { ...gub, type: 7 },
        { ...gub, house: 'atlantis' },
        { ...gub, power: null },
        { ...gub, power: -1 },
        { ...gub, text: 7 },
        { ...gub, traits: [3] },
        'Gub',
        gub,
      ],
    })
    // A house that nobody knows is one.
    expect(cards.map(({ place }) => place)).toEqual(['cards[2]', 'cards[8]'])
    expect(problems.map(({ place }) => place).sort()).toEqual([1, 3, 4, 5, 6, 7].map((at) => `cards[${at}]`))
    const messages = new Map(problems.map(({ place, message }) => [place, message]))
    expect(messages.get('cards[1]')).toContain('the type of Gub is unknown; the types are creature')
    expect(messages.get('cards[3]')).toBe('Gub is a creature without power')
    expect(messages.get('cards[4]')).toBe('the power of Gub is no whole number of at least 0')
  })

  it('takes a type that no rule names for a trait of an artifact, or of a creature if it has power', () => {
    const { cards, left, problems } = importCards([
      { name: 'Cup', type: 'Relic', house: 'dis', traits: 'Item', text: 'Action: Destroy each other Relic.' },
      { ...gub, type: 'sorcery' },
    ])
    expect(problems).toEqual([])
    expect(cards.map(({ facts }) => [facts.type, facts.traits])).toEqual([
      ['artifact', ['item', 'relic']],
      ['creature', ['sorcery']],
    ])
    expect(cards.every(({ understood }) => understood)).toBe(true)
    expect(left.map(({ message }) => message)).toEqual([
      'Cup is played as an artifact: no rule says what “Relic” is',
      'Gub is played as a creature: no rule says what “sorcery” is',
    ])
  })

  it('knows the power that a text defines, and no other', () => {
    const powerOf = (text: string) => first({ ...gub, power: null, text })?.power
    expect(powerOf('X is the number of cards in your hand.')).toBe(0)
    expect(powerOf('Gub enters play as a copy of another creature in play.')).toBe(0)
    expect(powerOf('Assault X.\nX is the number of cards in your hand.')).toBeUndefined()
    expect(importCards([{ ...gub, power: null, text: 'Hazardous X. X is 3.' }]).problems).toHaveLength(1)
  })

  it('leaves out the card of the tide', () => {
    expect(importCards([gub, { ...gub, type: 'The Tide' }])).toMatchObject({
      cards: [{ place: '[1]' }],
      left: [{ place: '[2]', message: expect.stringContaining('the tide belongs to every game') }],
      problems: [],
    })
  })

  it('takes the type of an Archon Power for no house', () => {
    const power = { name: 'Test Power', house: 'archonpower', type: 'archonpower', text: 'Keys cost +1.' }
    const { cards } = importCards([power])
    expect(cards[0]?.facts).toEqual({ name: 'Test Power', type: 'archon power', text: 'Keys cost +1.' })
  })

  it('joins the halves of a gigantic creature', () => {
    const text = '(Play only with the other half of Colossus.)\nTaunt.'
    const half = { ...gub, id: 'colossus', name: 'Colossus', power: 12, text }
    const { cards, problems } = importCards([half, { ...half, id: 'colossus2', armor: 3 }])
    expect(cards.map(({ facts }) => facts)).toEqual([
      { name: 'Colossus', type: 'creature', house: 'dis', power: 12, armor: 3, gigantic: true, text },
    ])
    expect(problems).toEqual([])
    expect(importCards([{ ...gub, name: 'The Tide', type: 'the tide' }]).left[0]?.message).toContain(
      'needs no card',
    )
  })

  it('gives cards of one name distinct names, and takes each card once', () => {
    const twin = { ...gub, id: 'gub-evil-twin', power: 3 }
    const other = { ...gub, id: 'another', power: 5 }
    const { cards, problems } = importCards([gub, twin, { ...gub, name: 'GUB' }, other, gub, twin, other])
    expect(cards.map(({ facts }) => [facts.name, facts.power])).toEqual([
      ['Gub', 1],
      ['Gub (Evil Twin)', 3],
      ['Gub (2)', 5],
    ])
    expect(problems).toEqual([])
  })

  it('tells twins from the cards whose names they have, in any order', () => {
    const twin = { ...gub, id: 'gub-2', power: 3, rarity: 'Evil Twin' }
    for (const file of [
      [gub, twin],
      [twin, gub],
    ]) {
      const powers = importCards(file).cards.map(({ facts }) => [facts.name, facts.power])
      expect(new Map(powers as [string, number][])).toEqual(
        new Map([
          ['Gub', 1],
          ['Gub (Evil Twin)', 3],
        ]),
      )
    }
  })

  it('gives no power to a card that is no creature', () => {
    expect(first({ ...gub, type: 'action', power: 0 })).not.toHaveProperty('power')
  })

  it('takes cards with unreadable text, and reports it', () => {
    const { cards } = importCards([{ ...gub, text: 'Reap: Frob.' }])
    expect(cards).toMatchObject([{ understood: false, facts: { text: 'Reap: Frob.' } }])
  })

  it('reads houses, traits and counters that only the file names, and plays with them', () => {
    const zorblax = { house: 'Zorblax', type: 'creature', traits: ['Glimmer'], power: 4 }
    const chief =
      'Each other friendly Glimmer creature gets +2 power.\nAction: Put a fizz counter on a Zorblax creature.'
    const { cards, problems } = importCards([
      { ...zorblax, name: 'Chief', text: chief },
      { ...zorblax, name: 'Drudge', text: 'Drudge gets +1 power while Drudge has a fizz counter.' },
    ])
    expect(problems).toEqual([])
    expect(cards.map(({ understood }) => understood)).toEqual([true, true])
    const kf = keyforge({ cards: cards.map(({ facts }) => facts) })
    const board = kf.begin({
      house: 'zorblax',
      players: [{ battleline: ['Chief', 'Drudge', 'Troll'] }, { battleline: ['Gub'] }],
    })
    if (isRefusal(board)) throw new Error(board.reason)
    expect(kf.decision(board)?.options.map(({ label }) => label)).not.toContain('Troll reaps')
    expect(kf.player(board, 1).battleline.map((card) => kf.card(board, card).power)).toEqual([4, 6, 8])
  })
})
