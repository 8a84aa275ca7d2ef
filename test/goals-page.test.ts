import { readFileSync } from 'node:fs'
import { grandArchive } from '@battleline/grand-archive'
import { isRefusal, keyforge } from '@battleline/keyforge'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/goals.md', import.meta.url), 'utf8')
const [ofKeyForge = '', ofGrandArchive = ''] = page.split('## Grand Archive')
const examples = (part: string) => [...part.matchAll(/^- `(.+)`$/gm)].flatMap(([, words]) => words ?? [])
const problems = (read: { ok: true } | { ok: false; problems: readonly unknown[] }) =>
  read.ok ? [] : read.problems

test('the page about goals has examples', () => {
  expect(examples(ofKeyForge).length).toBeGreaterThan(10)
  expect(examples(ofGrandArchive).length).toBeGreaterThan(5)
})

test.each(examples(ofKeyForge))('the page about goals is correct: %s', (words) => {
  const game = keyforge()
  const board = game.begin({
    players: [
      { name: 'me', battleline: ['Troll'] },
      { name: 'you', battleline: ['Urchin'] },
    ],
  })
  if (isRefusal(board)) throw new Error(board.reason)
  expect(problems(game.goal(board, words, 1))).toEqual([])
})

test.each(examples(ofGrandArchive))('the page about goals is correct for Grand Archive: %s', (words) => {
  const game = grandArchive()
  const board = game.begin({
    players: [
      { name: 'me', field: ['Rai, Spellcrafter', 'Gray Wolf'] },
      { name: 'you', field: ['Tonoris, Lone Mercenary'] },
    ],
  })
  if (isRefusal(board)) throw new Error(board.reason)
  expect(problems(game.goal(board, words, 1))).toEqual([])
})
