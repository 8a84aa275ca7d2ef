import { expect, it } from 'vitest'
import { ownCards } from '../src/engine/editing/own-cards.ts'
import { linesOf } from '../src/engine/editing/scenario-edit.ts'

const TEXT = `name: One
game: keyforge
cards:
  Brute:
    type: creature
    house: brobnar
    power: 5
    armor: 1
  Wings: { type: upgrade, house: dis, text: "This creature gains, skirmish." }
players:
  Ada:
    battleline:
      - Brute: { count: 2 }
      - Troll:
          damage: 1
          upgrades: [ Wings ]
  Ben: { battleline: [ Gub, Troll ] }
---
name: Two
game: grand-archive
cards: { Wolf: { type: ally, elements: [ fire, wind ], power: 2, life: 3 } }
`

it('finds the custom cards of a scenario in every notation', () => {
  expect(
    ownCards(TEXT, 0).map(({ facts, text, ...card }) => ({ ...card, said: Object.keys(facts).length })),
  ).toEqual([
    {
      name: 'Brute',
      type: 'creature',
      look: 'brobnar',
      strength: '5 / 1',
      attaches: false,
      kind: 'creature, Brobnar, power 5, armor 1',
      said: 4,
    },
    {
      name: 'Wings',
      type: 'upgrade',
      look: 'dis',
      strength: 'upgrade',
      attaches: true,
      kind: 'upgrade, Dis',
      said: 3,
    },
  ])
  expect(ownCards(TEXT, 0)[1]?.text).toBe('This creature gains, skirmish.')
  expect(ownCards(TEXT, 1)).toMatchObject([
    {
      name: 'Wolf',
      look: 'fire',
      strength: '2/3',
      kind: 'ally, fire and wind, power 2, life 3',
      facts: { elements: ['fire', 'wind'] },
    },
  ])
  expect(ownCards(TEXT, 2)).toEqual([])
  expect(ownCards('name: [', 0)).toEqual([])
  expect(ownCards('cards: 3', 0)).toEqual([])
})

it('finds the lines of a card', () => {
  const at = (player: number, place: number) => ({ player, pile: 'battleline', at: place })
  // One entry may be several cards.
  expect(linesOf(TEXT, 0, at(1, 0))).toEqual([13, 13])
  expect(linesOf(TEXT, 0, at(1, 1))).toEqual([13, 13])
  const [first, last] = linesOf(TEXT, 0, at(1, 2)) ?? []
  expect(first).toBe(14)
  expect(last).toBe(16)
  expect(linesOf(TEXT, 0, at(2, 1))).toEqual([17, 17])
  expect(linesOf(TEXT, 0, at(2, 2))).toBeNull()
  expect(linesOf(TEXT, 0, { player: 1, pile: 'hand', at: 0 })).toBeNull()
  expect(linesOf(TEXT, 0, { player: 3, pile: 'hand', at: 0 })).toBeNull()
})
