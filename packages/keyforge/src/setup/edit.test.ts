import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type Edits, keyforge } from '../index.ts'

const kf = keyforge()

function edited(edits: unknown) {
  const start = kf.begin({ players: [{ name: 'Ann', battleline: ['Troll'] }, {}] })
  if (isRefusal(start)) throw new Error(start.reason)
  return kf.edit(start, edits as Edits)
}

describe('an edited position', () => {
  it('has the new marks and numbers, and keeps the others', () => {
    const position = edited({ cards: { 3: { damage: 2, exhausted: true } }, players: { 1: { aember: 4 } } })
    if (isRefusal(position)) throw new Error(position.reason)
    expect(kf.card(position, 3)).toMatchObject({ called: 'Troll', damage: 2, ready: false, aember: 0 })
    expect(kf.player(position, 1)).toMatchObject({ name: 'Ann', aember: 4, keys: 0 })
  })

  it.each([
    ['a card that is not there', { cards: { 9: {} } }, 'there is no card 9'],
    ['a player who is not there', { players: { 3: {} } }, 'there is no player 3'],
    [
      'a mark that is none',
      { cards: { 3: { damages: 1 } } },
      'cards.3 has no “damages”; did you mean damage?',
    ],
    ...['as', 'name', 'owner', 'upgrades'].map((field): [string, unknown, string] => [
      `“${field}” of a card`,
      { cards: { 3: { [field]: 'Brute' } } },
      `“${field}” of Troll is given when the board is set up and cannot be changed`,
    ]),
    ...['name', 'hand'].map((field): [string, unknown, string] => [
      `“${field}” of a player`,
      { players: { 1: { [field]: [] } } },
      `“${field}” of Ann is given when the board is set up and cannot be changed`,
    ]),
  ])('is refused for %s', (_, edits, reason) => {
    expect(edited(edits)).toMatchObject({ refused: 'illegal', reason, cite: [] })
  })
})
