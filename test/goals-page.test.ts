import { readFileSync } from 'node:fs'
import { isRefusal, keyforge } from '@battleline/keyforge'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/goals.md', import.meta.url), 'utf8')
const goals = [...page.matchAll(/^- `(.+)`$/gm)].flatMap(([, words]) => words ?? [])
const game = keyforge()
const board = game.begin({
  players: [
    { name: 'me', battleline: ['Troll'] },
    { name: 'you', battleline: ['Urchin'] },
  ],
})

test('the page about goals has examples', () => {
  expect(goals.length).toBeGreaterThan(10)
})

test.each(goals)('the page about goals is right: %s', (words) => {
  if (isRefusal(board)) throw new Error(board.reason)
  const read = game.goal(board, words, 1)
  expect(read.ok ? [] : read.problems).toEqual([])
})
