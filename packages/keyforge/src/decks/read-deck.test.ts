import { describe, expect, it } from 'vitest'
import { keyforge } from '../index.ts'
import type { ReadDeck } from './deck.ts'
import { randomDeck } from './random-deck.ts'
import { readDecks } from './read-deck.ts'
import { writeDeck } from './write-deck.ts'

const { library } = keyforge()

function read(text: string): ReadDeck {
  const [deck, ...others] = readDecks(text, library)
  if (deck === undefined || others.length > 0) throw new Error('one deck was expected')
  return deck
}

const names = ({ cards }: ReadDeck) => cards.map(({ name }) => name)
const messages = ({ problems }: ReadDeck) =>
  problems.map(({ message, line, nearest }) => `${line ?? '-'}: ${message} (${nearest ?? '-'})`)

describe('a plain list', () => {
  it('has houses, counts on either side, comments and a name', () => {
    const deck = read(
      [
        'Two of Everything   # a comment',
        '',
        '## Dis (4)',
        '2 Dust Imp',
        '- gub x2 // and another',
        'BROBNAR:',
        'Troll (3)',
        '1x Punch',
        'House Logos',
        'archimedes',
      ].join('\n'),
    )
    expect(deck.problems).toEqual([])
    expect(deck.name).toBe('Two of Everything')
    expect(deck.houses).toEqual(['dis', 'brobnar', 'logos'])
    expect(names(deck)).toEqual([
      'Dust Imp',
      'Dust Imp',
      'Gub',
      'Gub',
      'Troll',
      'Troll',
      'Troll',
      'Punch',
      'Archimedes',
    ])
  })

  it('may stand in one line, and needs no headings', () => {
    expect(names(read('Dis / 2 Dust Imp / Gub x2'))).toEqual(['Dust Imp', 'Dust Imp', 'Gub', 'Gub'])
    expect(read('Dis: Dust Imp, 2 Gub').houses).toEqual(['dis'])
    expect(read('Troll\nGub').houses).toEqual(['brobnar', 'dis'])
  })

  it('names every unknown card with its line and the nearest name', () => {
    const deck = read('Dis\n2 Dust Immp\nGub [dmage]\nBrobnarr:\nset: Mas Mutation')
    expect(messages(deck)).toEqual([
      '2: no card is called “Dust Immp” (Dust Imp)',
      '3: no bonus icon is called “dmage” (damage)',
      '4: no house is called “Brobnarr” (brobnar)',
      '5: no set is called “Mas Mutation” (Mass Mutation)',
    ])
  })

  it('takes numbers and brackets that belong to a name', () => {
    const list = 'Logos\nAuto-Vac 5150\n2 Plan 10\nMaster of 1\n[REDACTED]\nFreebooter Faye (Evil Twin)'
    expect(names(read(list))).toEqual([
      'Auto-Vac 5150',
      'Plan 10',
      'Plan 10',
      'Master of 1',
      '[REDACTED]',
      'Freebooter Faye (Evil Twin)',
    ])
  })

  it('makes a card below another house a maverick, and reads added icons', () => {
    const [card] = read('Logos\nTroll [D, draw; Star Alliance]').cards
    expect(card).toEqual({ name: 'Troll', house: 'logos', enhancements: ['damage', 'draw', 'star alliance'] })
  })

  it('puts reference cards beside the deck', () => {
    const token = library.all().find(({ type }) => type === 'token creature')?.name ?? ''
    const prophecy = library.all().find(({ type }) => type === 'prophecy')?.name ?? ''
    const power = library.all().find(({ type }) => type === 'archon power')?.name ?? ''
    const deck = read(`token: ${token}\nProphecies:\n${prophecy}\n${power}\nDis\nGub`)
    expect(deck).toMatchObject({ token, prophecies: [prophecy], powers: [power], problems: [] })
    expect(names(deck)).toEqual(['Gub'])
  })

  it('reads every second copy of a gigantic creature as its other half', () => {
    const { name = '', house = '' } = library.all().find(({ gigantic }) => gigantic === true) ?? {}
    expect(names(read(`${house}\n2 ${name}`))).toEqual([name, `${name} (other half)`])
    expect(names(read(`${house}\n${name} (other half)\n${name}`))).toEqual([`${name} (other half)`, name])
  })
})

describe('the JSON of the registry', () => {
  const card = (id: string, card_title: string, house: string, more: object = {}) => ({
    ...{
      id,
      card_title,
      house,
      card_type: 'Creature',
      rarity: 'Common',
      is_maverick: false,
      is_non_deck: false,
    },
    ...more,
  })
  const file = {
    data: {
      name: 'A Deck of the Registry',
      expansion: 479,
      _links: { houses: ['Dis', 'Logos', 'Star Alliance'], cards: ['a', 'a', 'b', 'c', 'd', 't', 'x'] },
      bonus_icons: [
        { card_id: 'a', bonus_icons: ['Damage', 'amber'] },
        { card_id: 'b', bonus_icons: ['Draw'] },
      ],
    },
    _linked: {
      cards: [
        card('a', 'Gub', 'Dis'),
        card('b', 'Troll', 'Logos', { is_maverick: true }),
        card('c', 'Freebooter Faye', 'Star Alliance', { rarity: 'Evil Twin' }),
        card('d', 'Dust Imppp', 'Dis'),
        card('t', 'Grunt', 'Dis', { card_type: 'Token Creature', is_non_deck: true }),
      ],
    },
  }

  it('has cards by their ids, mavericks, twins, and icons for single copies', () => {
    const deck = read(JSON.stringify(file, null, 1))
    expect(deck).toMatchObject({
      name: 'A Deck of the Registry',
      set: 'Mass Mutation',
      houses: ['dis', 'logos', 'star alliance'],
    })
    expect(deck.cards).toEqual([
      { name: 'Gub', house: 'dis', enhancements: ['damage', 'aember'] },
      { name: 'Gub', house: 'dis', enhancements: [] },
      { name: 'Troll', house: 'logos', enhancements: ['draw'] },
      { name: 'Freebooter Faye (Evil Twin)', house: 'star alliance', enhancements: [] },
    ])
    expect(messages(deck)).toEqual([
      '-: the deck has a card with the id x, which the file does not describe (-)',
      expect.stringMatching(/^\d+: no card is called “Dust Imppp” \(Dust Imp\)$/),
    ])
  })

  it('may be a list of decks, and name the cards themselves', () => {
    const list = [
      { name: 'One', cards: ['Gub', 'Troll'] },
      { name: 'Two', cards: { dis: ['Troll'] } },
    ]
    const decks = readDecks(JSON.stringify({ data: list }), library)
    expect(decks.map(({ name, houses, problems }) => [name, houses, problems])).toEqual([
      ['One', ['dis', 'brobnar'], []],
      ['Two', ['dis'], []],
    ])
  })

  it('may be that of a community site', () => {
    const cards = [
      { cardTitle: 'Gub', bonusDamage: 2, enhanced: true },
      { cardTitle: 'Troll', maverick: true },
    ]
    const deck = read(JSON.stringify({ deck: { name: 'X', housesAndCards: [{ house: 'Dis', cards }] } }))
    expect(deck.cards).toEqual([
      { name: 'Gub', house: 'dis', enhancements: ['damage', 'damage'] },
      { name: 'Troll', house: 'dis', enhancements: [] },
    ])
  })
})

describe('a table', () => {
  it('has a card in each row, of one deck or of several', () => {
    const text = [
      'Card Name,House,Quantity,Expansion,Enhancements,Deck',
      '"Gub",Dis,2,MM,"Damage,Draw",One',
      'Trol,Brobnar,1,MM,,One',
      'Troll,Brobnar,many,MM,,One',
      'Lion Bautrem,Sanctum,1,CotA,,Two',
    ].join('\r\n')
    const [one, two] = readDecks(text, library)
    expect(one).toMatchObject({ name: 'One', set: 'Mass Mutation', houses: ['dis'] })
    expect(one?.cards[1]).toEqual({ name: 'Gub', house: 'dis', enhancements: ['damage', 'draw'] })
    expect(one && messages(one)).toEqual([
      '3: no card is called “Trol” (Troll)',
      '4: “many” is no number of copies (-)',
    ])
    expect(two).toMatchObject({ name: 'Two', set: 'Call of the Archons', problems: [] })
    expect(two && names(two)).toEqual(['"Lion" Bautrem'])
  })

  it('has a deck in each row, if its header says so', () => {
    const rows = [
      'Name;Expansion;Houses;Cards',
      'One;341;"Dis, Brobnar";"2 Gub|Troll"',
      'Two;435;Dis;"Gub, Trol"',
    ]
    const [one, two] = readDecks(rows.join('\n'), library)
    expect(one && [one.name, one.houses, names(one)]).toEqual([
      'One',
      ['dis', 'brobnar'],
      ['Gub', 'Gub', 'Troll'],
    ])
    expect(two && messages(two)).toEqual(['3: no card is called “Trol” (Troll)'])
    const wide = readDecks('deck name,house 1,house 2,card 1,card 2\nOne,Dis,Brobnar,Gub,Troll', library)
    expect(wide.map((deck) => [deck.name, deck.houses, names(deck)])).toEqual([
      ['One', ['dis', 'brobnar'], ['Gub', 'Troll']],
    ])
  })
})

describe('a file that is no deck', () => {
  it.each([
    ['', 'the file is empty'],
    [' \n ', 'the file is empty'],
    ['\0\u0001PNG', 'the file is no text'],
    ['{ "data": ', 'this line is no JSON'],
    ['{}', 'no deck is in this JSON'],
    ['null', 'no card is in this file'],
    ['[1, 2', 'no card is in this file'],
  ])('%j', (text, reason) => {
    const [deck] = readDecks(text, library)
    expect(deck?.cards).toEqual([])
    expect(JSON.stringify(deck)).toContain(reason)
  })

  it('is not searched for the nearest name of every word', () => {
    const deck = read(`Dis\n${'Some other words\n'.repeat(2000)}`)
    expect(deck.problems).toHaveLength(2000)
    expect(deck.problems.at(-1)).toEqual({
      kind: 'unknown-card',
      message: 'no card is called “Some other words”',
      line: 2001,
      nearest: null,
    })
  })

  it('never throws, whatever is cut off or changed in it', () => {
    const files = [
      JSON.stringify({ data: { name: 'X', cards: [{ name: 'Gub', house: 'Dis', enhancements: ['draw'] }] } }),
      'name,house,count\nGub,Dis,2\n"Troll,Brobnar,1',
      writeDeck(randomDeck(library, { seed: 1 })).slice(0, 400),
    ]
    for (const file of files)
      for (let at = 0; at < file.length; at += 7) {
        readDecks(file.slice(0, at), library)
        readDecks(`${file.slice(0, at)}{"[,:${file.slice(at)}`, library)
      }
  })
})

it('reads back what it writes', () => {
  for (let seed = 0; seed < 40; seed++) {
    const deck = randomDeck(library, { seed })
    const { problems, ...again } = read(writeDeck(deck))
    const sorted = <T>(list: readonly T[]) => list.map((one) => JSON.stringify(one)).sort()
    expect(problems).toEqual([])
    expect({ ...again, cards: sorted(again.cards) }).toEqual({ ...deck, cards: sorted(deck.cards) })
    expect(read(JSON.stringify(deck))).toEqual({ ...deck, problems: [] })
  }
})

it('reads back a name that looks like the header of a table', () => {
  const deck = { ...randomDeck(library, { seed: 1 }), name: ',Name,House,Count' }
  expect(read(writeDeck(deck))).toMatchObject({ name: deck.name, houses: deck.houses, problems: [] })
})
