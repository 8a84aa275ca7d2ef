import { describe, expect, it } from 'vitest'
import { entriesOf } from './entries.ts'

const gub = { name: 'Gub', type: 'creature', text: '' }
const troll = { card_title: 'Troll', card_type: 'Creature', card_text: '', traits: 'Giant' }
const places = (file: unknown) => entriesOf(file).entries.map(({ place }) => place)

describe('the cards of a file', () => {
  it.each([
    ['a list', [gub, troll], ['[1]', '[2]']],
    ['one card', gub, ['the file']],
    ['a set', { name: 'Call', code: 'C', ids: ['1'], cards: [gub, troll] }, ['cards[1]', 'cards[2]']],
    [
      'a deck with what it links to',
      { data: { name: 'D' }, _linked: { cards: [troll] } },
      ['_linked.cards[1]'],
    ],
    [
      'several sets',
      [
        { name: 'A', cards: [gub] },
        { name: 'B', cards: [troll] },
      ],
      ['[1].cards[1]', '[2].cards[1]'],
    ],
    [
      'sets with a type, tokens and decks',
      {
        meta: { version: '5' },
        data: {
          CAL: {
            name: 'Call',
            type: 'expansion',
            cards: [gub],
            tokens: [troll],
            decks: [{ name: 'D', type: 'x' }],
          },
        },
      },
      ['data.CAL.cards[1]'],
    ],
    ['lists of faces by name', { meta: {}, data: { Gub: [gub, troll] } }, ['data.Gub[1]', 'data.Gub[2]']],
    ['a table by id', { 'card-1': gub, 'card-2': troll }, ['card-1', 'card-2']],
  ])('are found in %s', (_, file, wanted) => {
    expect(places(file)).toEqual(wanted)
    expect(entriesOf(file).problems).toEqual([])
  })

  it('are not looked for inside a card', () => {
    expect(places([{ ...gub, printings: [troll] }])).toEqual(['[1]'])
  })

  it('lose nothing: what is no card among cards is a problem with its place', () => {
    const { entries, problems } = entriesOf({
      cards: [gub, 7, { type: 'action' }, { name: 'Nobody' }, [], troll],
    })
    expect(entries.map(({ place }) => place)).toEqual(['cards[1]', 'cards[6]'])
    expect(problems).toEqual([
      { place: 'cards[2]', message: 'this is no card but 7' },
      { place: 'cards[3]', message: 'this card has no name' },
      { place: 'cards[4]', message: 'this card has neither a type nor a text' },
      { place: 'cards[5]', message: 'this is no card but a list' },
    ])
  })

  it('name the field that may be meant for one that is missing', () => {
    const { problems } = entriesOf([
      gub,
      { nmae: 'A', type: 'x' },
      { name: 'B', tpye: 'x' },
      { name: 'C', txt: '' },
    ])
    expect(problems.map(({ message }) => message)).toEqual([
      'this card has no name; is “nmae” meant for it?',
      'this card has neither a type nor a text; is “tpye” meant for it?',
      'this card has neither a type nor a text; is “txt” meant for it?',
    ])
  })

  it('are not looked for in lists of thousands of millions of nothing', () => {
    const endless = new Array(2 ** 32 - 1)
    for (const file of [endless, { cards: endless }, [gub, { ...troll, traits: endless }]])
      expect(entriesOf(file).problems).toEqual([
        expect.objectContaining({ message: expect.stringContaining('has more than 1000000 entries') }),
      ])
  })

  it.each([null, 3, 'Gub', [], new Array(3), {}, { cards: [] }, [[[[[[[[gub]]]]]]]]])(
    'are none in %j',
    (file) => {
      expect(entriesOf(file).entries).toEqual([])
    },
  )
})
