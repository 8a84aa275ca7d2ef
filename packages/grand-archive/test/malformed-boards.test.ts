import { isRefusal } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { grandArchive, type Setup } from '../src/index.ts'

const game = grandArchive()

it.each<[unknown, string]>([
  [undefined, 'the input is missing'],
  [{ players: {} }, 'players is a list of two players, not a record'],
  [{ players: [{ feild: [] }, {}] }, 'players[0] has no “feild”; did you mean field?'],
  [
    { players: [{ field: [{ name: 'Lorraine, Wandering Warrior', damage: -1 }] }, {}] },
    'players[0].field[0].damage',
  ],
  [
    { players: [{ field: [{ name: 'Lorraine, Wandering Warrior', lineage: [{}] }] }, {}] },
    'lineage[0] is a name',
  ],
  [{ players: [{}, {}], active: 3 }, 'active is player 1 or 2, not 3'],
])('a malformed board is refused with the place and the nearest word: %#', (setup, reason) => {
  const begun = game.begin(setup as Setup)
  expect(isRefusal(begun) ? begun.reason : 'accepted').toContain(reason)
})
