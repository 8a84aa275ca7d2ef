import { readFileSync } from 'node:fs'
import { grandArchive } from '@battleline/grand-archive'
import { isRefusal, keyforge } from '@battleline/keyforge'
import { magic } from '@battleline/magic'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../docs/goals.md', import.meta.url), 'utf8')
const [ofKeyForge = '', ofGrandArchive = '', ofMagic = ''] = page.split(/^## (?:Grand Archive|Magic)$/m)
const examples = (part: string) => [...part.matchAll(/^- `(.+)`$/gm)].flatMap(([, words]) => words ?? [])
const problems = (read: { ok: true } | { ok: false; problems: readonly unknown[] }) =>
  read.ok ? [] : read.problems

test('the page about goals has examples', () => {
  expect(examples(ofKeyForge).length).toBeGreaterThan(10)
  expect(examples(ofGrandArchive).length).toBeGreaterThan(5)
  expect(examples(ofMagic).length).toBeGreaterThan(4)
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

test.each(examples(ofMagic))('the page about goals is correct for Magic: %s', (words) => {
  const game = magic()
  const creature = (name: string) => ({ name, types: ['creature' as const], power: 2, toughness: 2 })
  const board = game.begin({
    players: [
      { name: 'me', permanents: ['Grizzly Bears', 'Goblin Piker'].map(creature) },
      { name: 'you', permanents: [creature('Hill Giant'), { ...creature('Raider'), subtypes: ['Goblin'] }] },
    ],
  })
  if (isRefusal(board)) throw new Error(board.reason)
  for (const one of words.split('`, `')) expect(problems(game.goal(board, one, 1))).toEqual([])
})
