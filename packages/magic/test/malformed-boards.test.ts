import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type Edit, magic, type Setup } from '../src/index.ts'

const game = magic()
const you = { name: 'you' }
const withOne = (permanent: object) => ({ players: [{ name: 'me', permanents: [permanent] }, you] })
const refusal = (setup: unknown): string => {
  const begun = game.begin(setup as Setup)
  return isRefusal(begun) ? begun.reason : 'accepted'
}

describe('A malformed board of Magic', () => {
  it.each<[unknown, string]>([
    [undefined, 'the input is missing'],
    [{ players: 3 }, 'players is a list of 2 to 8 players, not 3'],
    [{ players: [you] }, 'players has 1 entries, and can have 2 to 8'],
    [{ players: [{}, you] }, 'players[0] has no “name”, which it needs'],
    [withOne({}), 'players[0].permanents[0] has no “name”, which it needs'],
    [withOne({ name: 'Ogre', powr: 3 }), 'has no “powr”; did you mean power?'],
    [withOne({ name: 'Ogre', types: ['creture'] }), 'not “creture”; did you mean creature?'],
    [
      withOne({ name: 'Ogre', keywords: 'flying' }),
      'players[0].permanents[0].keywords is a list, not “flying”',
    ],
    [withOne({ name: 'Ogre', effects: [{ goadedby: 'you' }] }), 'effects[0] has one of is, goadedBy'],
    [withOne({ name: 'Ogre', effects: [{ is: 1 }] }), 'effects[0].is is a record with a “kind”, not 1'],
    [withOne({ name: 'Ogre', effects: [{ is: { kind: 'must', action: 'atack' } }] }), 'did you mean attack?'],
    [
      withOne({ name: 'Ogre', text: 'Creatures with mana value 3 or less get +1/+0.' }),
      'Ogre asks for mana values, and that of Ogre is not known: say its manaValue',
    ],
    [withOne({ name: 'Ogre', abilities: [{ kind: 'about' }] }), 'damaged'],
    [withOne({ name: 'Ogre', abilities: [{ kind: 'about', does: 1n }] }), 'is a whole number'],
  ])('is refused with the place and the nearest word: %#', (setup, reason) => {
    expect(refusal(setup)).toContain(reason)
  })

  it('and a malformed edit are refused', () => {
    const board = game.begin(withOne({ name: 'Ogre' }) as unknown as Setup)
    if (isRefusal(board)) throw new Error(board.reason)
    const edited = (edit: unknown): string => {
      const got = game.edit(board, edit as Edit)
      return isRefusal(got) ? got.reason : 'accepted'
    }
    expect(edited(null)).toContain('an edit is a record')
    expect(edited({ kind: 'taped', permanent: 3 })).toContain('did you mean tapped?')
    expect(edited({ kind: 'tapped', permanent: '3' })).toContain('permanent is a whole number')
    expect(
      edited({ kind: 'enters attacking', permanent: { name: 'New' }, controller: 9, attacks: 2 }),
    ).toContain('there is no player 9')
    expect(edited({ kind: 'tapped', permanent: 3 })).toBe('accepted')
  })
})
