import { type Choice, isRefusal } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { keyforge } from '../src/index.ts'

const kf = keyforge({
  cards: [{ name: 'Volley', type: 'action', house: 'dis', text: 'Play: Deal 2 damage to a creature.' }],
})

/** A question about one of two creatures. */
function asking() {
  const board = kf.begin({ players: [{ hand: ['Volley'] }, { battleline: ['Troll', 'Bumpsy'] }] })
  const asked = isRefusal(board) ? board : kf.answer(board, 'play 3')
  if (isRefusal(asked)) throw new Error(asked.reason)
  return asked
}

const holes = (count: number): unknown => new Array(count)
const circular: unknown[] = []
circular.push(circular)

it.each<[unknown, string]>([
  [holes(1), 'options are named by their ids'],
  [holes(2), 'options are named by their ids'],
  [holes(2 ** 32 - 1), '4294967295 choices are made among 2 options'],
  [Array.from({ length: 200_000 }, () => 4), '200000 choices are made among 2 options'],
  [circular, 'options are named by their ids'],
  [undefined, 'options are named by their ids'],
  [1n, 'options are named by their ids'],
  [Symbol('4'), 'options are named by their ids'],
  [{}, 'options are named by their ids'],
  [[4, 4], 'an option is chosen twice'],
  ['x'.repeat(100_000), `${'x'.repeat(60)}… is not among the options 4, 5`],
])('an odd choice is refused: %#', (choice, reason) => {
  const position = asking()
  expect(kf.answer(position, choice as Choice)).toMatchObject({ refused: 'not offered', reason })
  expect(kf.whyNot(position, choice as Choice)).toMatchObject({ reason })
})

it('a save has only whole numbers that a game can go on with', () => {
  const saved = JSON.parse(JSON.stringify(kf.save(asking()))) as { position: { rows: { damage?: number }[] } }
  for (const damage of [2 ** 53, 1e308, 0.5]) {
    const odd = structuredClone(saved)
    Object.assign(odd.position.rows[4] as object, { damage })
    expect(kf.load(odd)).toMatchObject({
      refused: 'unreadable',
      reason: expect.stringContaining('whole numbers'),
    })
  }
  expect(isRefusal(kf.load(saved))).toBe(false)
})
