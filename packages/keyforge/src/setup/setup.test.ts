import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { creature, on, table, upgrade } from '../../test/table.ts'
import { type Deal, keyforge, type Setup } from '../index.ts'

const kf = keyforge()
const refused = (setup: unknown) => {
  const got = kf.begin(setup as Setup)
  if (!isRefusal(got)) throw new Error('the board was taken')
  return got
}

describe('setting up a board', () => {
  it('numbers cards in listed order, upgrades after their creature', () => {
    const t = table({
      mine: [
        on(creature('A', 1), { upgrades: [upgrade('Up', 'This creature gets +1 power.')] }),
        creature('B', 1),
      ],
      theirs: [creature('C', 1)],
    })
    expect(['A', 'Up', 'B', 'C'].map((name) => t.id(name))).toEqual([3, 4, 5, 6])
  })

  it('sets marks, and triggers nothing', () => {
    const t = table({
      mine: [
        on(creature('A', 9), {
          damage: 2,
          aember: 1,
          counters: 3,
          stunned: true,
          warded: true,
          enraged: true,
          exhausted: true,
          fought: 2,
        }),
      ],
    })
    expect(t.card('A')).toMatchObject({
      damage: 2,
      aember: 1,
      powerCounters: 3,
      power: 12,
      stunned: true,
      warded: true,
      enraged: true,
      ready: false,
      fought: 2,
    })
  })

  it('makes cards in play ready by default', () => {
    const t = table({ mine: [creature('A', 1)], me: { hand: ['Gub'] } })
    expect([t.card('A').ready, t.card('Gub').ready]).toEqual([true, false])
  })

  it('keeps the order of piles: decks top first', () => {
    const t = table({ me: { deck: ['Gub', 'Bumpsy'], discard: ['Troll', 'Punch'] } })
    expect([t.pile('mine', 'deck'), t.pile('mine', 'discard')]).toEqual([
      ['Gub', 'Bumpsy'],
      ['Troll', 'Punch'],
    ])
  })

  it('sets each player’s values', () => {
    const position = kf.begin({ players: [{ name: 'Ann', aember: 3, keys: 1, chains: 2 }, {}], active: 2 })
    if (isRefusal(position)) throw new Error(position.reason)
    expect(kf.player(position, 1)).toMatchObject({ name: 'Ann', aember: 3, keys: 1, chains: 2 })
    expect([kf.player(position, 2).aember, kf.active(position), kf.decision(position)?.who]).toEqual([
      0, 2, 2,
    ])
  })

  it('finds names regardless of case, accents and punctuation', () => {
    expect(isRefusal(kf.begin({ players: [{ battleline: ['DINO FIEND', 'mindworm', 'hapsís'] }, {}] }))).toBe(
      false,
    )
  })
})

describe('invalid boards', () => {
  it('with an unknown card are refused with the nearest name', () => {
    expect(refused({ players: [{ battleline: ['Bumpsi'] }, {}] })).toMatchObject({
      refused: 'illegal',
      reason: 'no card is called “Bumpsi”; did you mean Bumpsy?',
    })
    expect(refused({ players: [{ battleline: ['Xyzzyx Qqq'] }, {}] }).reason).toBe(
      'no card is called “Xyzzyx Qqq”',
    )
  })

  it.each([
    [
      'a creature in the row of artifacts',
      { artifacts: ['Bumpsy'] },
      'Bumpsy is a creature and cannot stand in the row of artifacts',
    ],
    [
      'an artifact in a battleline',
      { battleline: ['Banner of Battle'] },
      'Banner of Battle is an artifact and cannot stand in a battleline',
    ],
    [
      'an upgrade in a battleline',
      { battleline: ['Soulkeeper'] },
      'Soulkeeper is an upgrade and cannot stand in a battleline',
    ],
    [
      'an action in a battleline',
      { battleline: ['Punch'] },
      'Punch is an action and cannot stand in a battleline',
    ],
    [
      'a creature as an upgrade',
      { battleline: [{ name: 'Bumpsy', upgrades: ['Gub'] }] },
      'Gub is a creature and cannot be attached to a creature',
    ],
  ])('%s', (_, player, reason) => {
    expect(refused({ players: [player, {}] }).reason).toBe(reason)
    expect(refused({ players: [{}, player] }).reason).toBe(reason)
  })

  it.each([
    ['an upgrade on a card in hand', { hand: [{ name: 'Bumpsy', upgrades: ['Soulkeeper'] }] }],
    ['an upgrade on an artifact', { artifacts: [{ name: 'Banner of Battle', upgrades: ['Soulkeeper'] }] }],
    [
      'an upgrade on an upgrade',
      { battleline: [{ name: 'Bumpsy', upgrades: [{ name: 'Soulkeeper', upgrades: ['Soulkeeper'] }] }] },
    ],
    ['less than no damage', { battleline: [{ name: 'Bumpsy', damage: -3 }] }],
    ['damage that is no number', { battleline: [{ name: 'Bumpsy', damage: Number.NaN }] }],
    ['half a damage', { battleline: [{ name: 'Bumpsy', damage: 1.5 }] }],
    ['damage in words', { battleline: [{ name: 'Bumpsy', damage: '3' }] }],
    ['a third owner', { battleline: [{ name: 'Bumpsy', owner: 3 }] }],
    ['less than no Æmber', { aember: -1 }],
    ['a stunned artifact', { artifacts: [{ name: 'Banner of Battle', stunned: true }] }],
    ['a warded artifact', { artifacts: [{ name: 'Banner of Battle', warded: true }] }],
  ])('%s', (_, player) => {
    expect(refused({ players: [player, {}] }).refused).toBe('illegal')
  })

  it.each([
    ['a third player', { players: [{}, {}, {}] }],
    ['one player', { players: [{}] }],
    ['a third player to be active', { players: [{ battleline: ['Bumpsy'] }, {}], active: 3 }],
    ['a house nobody knows', { players: [{ battleline: ['Bumpsy'] }, {}], house: 'nowhere' }],
  ])('%s', (_, setup) => {
    expect(refused(setup).refused).toBe('illegal')
  })
})

describe('A malformed board', () => {
  it.each<[unknown, string]>([
    [null, 'the input is a record, not null'],
    [{}, 'the input has no “players”, which it needs'],
    [{ players: [{}] }, 'players has 1 entries, not 2'],
    [{ players: [{}, null] }, 'players[1] is a record, not null'],
    [{ players: [{ houses: 0 }, {}] }, 'players[0].houses is a list of houses, not 0'],
    [{ players: [{ keys: {} }, {}] }, 'players[0].keys is a whole number or a list of keys, not a record'],
    [{ players: [{}, { token: {} }] }, 'players[1].token is a name, not a record'],
    [{ players: [{ batleline: [] }, {}] }, 'players[0] has no “batleline”; did you mean battleline?'],
    [
      { players: [{ battleline: ['Troll', { name: 'Urchin', damage: 1e308 }] }, {}] },
      'players[0].battleline[1].damage is a whole number of at least 0, not 1e+308',
    ],
    [
      {
        players: [{ battleline: [{ name: 'Urchin', upgrades: [{ name: 'Way of the Bear', as: '' }] }] }, {}],
      },
      'players[0].battleline[0].upgrades[0].as is a name, not “”',
    ],
    [{ players: [{ hand: new Array(2) }, {}] }, 'players[0].hand[0] is missing'],
    [{ players: [{ hand: new Array(2 ** 32 - 1) }, {}] }, 'players[0].hand has 4294967295 entries'],
    [{ players: [{}, {}], house: 'lgos' }, 'did you mean logos?'],
  ])('is refused with the place and the nearest word: %#', (board, reason) => {
    expect(refused(board).reason).toContain(reason)
  })

  it('is refused if it contains itself', () => {
    const card = { name: 'Troll', upgrades: [] as object[] }
    card.upgrades.push(card)
    expect(refused({ players: [{ battleline: [card] }, {}] }).reason).toContain('nests too deep')
  })
})

describe('Invalid deals', () => {
  const deck = ['Bumpsy']
  it.each([
    ['nothing', undefined, 'the input is missing'],
    [
      'a player without a deck',
      { players: [{ houses: ['brobnar'] }, { houses: ['brobnar'], deck }] },
      'a deck has cards',
    ],
    [
      'a player without houses',
      { players: [{ deck }, { houses: ['brobnar'], deck }] },
      'identity card has houses',
    ],
    [
      'a house nobody knows',
      {
        players: [
          { houses: ['lgos'], deck },
          { houses: ['brobnar'], deck },
        ],
      },
      'not “lgos”; did you mean logos?',
    ],
  ])('%s', (_, decks, why) => {
    const refused = keyforge().deal(decks as unknown as Deal)
    expect(refused).toMatchObject({ refused: 'illegal', reason: expect.stringContaining(why) })
  })
})
