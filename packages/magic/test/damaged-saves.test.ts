import { isRefusal } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { magic } from '../src/index.ts'

const game = magic({
  cards: [
    { name: 'Bear', types: ['creature'], power: 2, toughness: 2 },
    { name: 'Sphinx', types: ['creature'], power: 4, toughness: 4, text: 'Morph {2}' },
    {
      name: 'Brood',
      types: ['creature'],
      power: 1,
      toughness: 1,
      text: 'When this creature dies, create a 3/3 green Ooze creature token.',
    },
  ],
} as never)

/** The save of a board, in which `damage` replaces a part of its text. */
function loaded(of: object, part: string, damage: string) {
  const position = game.begin({ players: [{ name: 'Ann', ...of }, { name: 'Ben' }] } as never)
  if (isRefusal(position)) throw new Error(position.reason)
  const text = JSON.stringify(game.save(position))
  expect(text).toContain(part)
  return [game.load(JSON.parse(text)), game.load(JSON.parse(text.replace(part, damage)))] as const
}

it.each([
  [
    'a player who goads and is none',
    { permanents: [{ name: 'Bear', effects: [{ goadedBy: 'Ben' }] }] },
    '"by":2',
    '"by":9',
  ],
  ['a token without toughness', { permanents: [{ name: 'Brood', card: 'Brood' }] }, ',"toughness":3', ''],
  [
    'a token whose power is no number',
    { permanents: [{ name: 'Brood', card: 'Brood' }] },
    '"power":3',
    '"power":{"x":1}',
  ],
  [
    'a face-down card whose other side is a number',
    { permanents: [{ name: 'Sphinx', card: 'Sphinx', faceDown: true }] },
    '"under":{',
    '"under":7,"over":{',
  ],
  [
    'an exile until nobody knows what',
    { permanents: [{ name: 'Bear' }] },
    '"effects":[]',
    '"effects":[{"kind":"exiled until"}]',
  ],
])('A save with %s is refused as it is loaded', (_, board, part, damage) => {
  const [sound, damaged] = loaded(board, part, damage)
  expect(isRefusal(sound)).toBe(false)
  expect(damaged).toMatchObject({ refused: 'unreadable', reason: expect.stringMatching(/is damaged$/) })
})

it('A number to which a game can still add is loaded', () => {
  const [, large] = loaded({ permanents: [{ name: 'Bear' }] }, '"life":20', '"life":1000000001')
  expect(isRefusal(large)).toBe(false)
})
